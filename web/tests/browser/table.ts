// A player at the page: opens it in a real browser, looks, clicks, types. Dice are written out by a seed, so that every
// run is the same game.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import axe from 'axe-core';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { expect, inject } from 'vitest';
import { Geometry, type Turn } from '../../src/board/geometry';
import type { BattleMap } from '../../src/engine/protocol';
import type { KeptGame } from '../../src/game/keep';
import { kept, opening } from './positions';
import type { Settings } from '../../src/settings/settings.svelte';

export const pictures = join(import.meta.dirname, '../../../build/web-test');

let browser: Browser | undefined;

export async function launch(): Promise<void> {
  mkdirSync(pictures, { recursive: true });
  browser = await chromium.connect(inject('browser'));
}

export async function quit(): Promise<void> {
  await browser?.close();
}

// The processes that draw pages, by number.
export async function renderers(): Promise<number[]> {
  const session = await browser!.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

const peaRidge: BattleMap = {
  grid: { columns: [31, 45], rows: [1, 21], shifted_columns: 'even' },
  hexes: range(31, 45).flatMap((column) =>
    range(1, 21).map((row) => ({ hex: `${column}${String(row).padStart(2, '0')}`, terrain: 'clear' })),
  ),
  sides: [],
  entries: [],
  places: [],
};

export interface Screen {
  name: string;
  width: number;
  height: number;
}
export const screen = (name: string, width: number, height: number): Screen => ({ name, width, height });
// A window of a kind, first at the size of one of its screens.
export const windowOf = ([first]: Screen[], touch: boolean): BrowserContextOptions => ({
  viewport: { width: first!.width, height: first!.height },
  hasTouch: touch,
  isMobile: touch,
});

export interface Seating {
  seed?: number;
  settings?: Partial<Settings>;
  context?: BrowserContextOptions;
}

export class Table {
  readonly faults: string[] = [];
  map = peaRidge; // of the battle that is played
  private constructor(
    readonly page: Page,
    private readonly context: BrowserContext,
  ) {}

  static async sit({ seed = 1, settings = {}, context = {} }: Seating = {}): Promise<Table> {
    const made = await browser!.newContext({
      viewport: { width: 1440, height: 900 },
      locale: 'en-GB',
      serviceWorkers: 'block',
      acceptDownloads: true,
      reducedMotion: 'reduce',
      ...context,
    });
    await made.addInitScript(
      ({ seed, settings }) => {
        if (!localStorage.getItem('longroll.settings'))
          localStorage.setItem('longroll.settings', JSON.stringify({ speed: 'none', ...settings }));
        let state = seed;
        crypto.getRandomValues = (array) => {
          const values = array as unknown as { [i: number]: number; length: number };
          for (let i = 0; i < values.length; i++) {
            state = (state + 0x6d2b79f5) | 0;
            let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
            mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
            values[i] = (mixed ^ (mixed >>> 14)) >>> 0;
          }
          return array;
        };
      },
      { seed, settings },
    );
    const table = new Table(await made.newPage(), made);
    table.page.setDefaultTimeout(120_000); // a loaded machine is no fault of the page
    table.page.on('pageerror', (error) => table.faults.push(error.message));
    table.page.on('console', (message) => {
      if (message.type() === 'error') table.faults.push(message.text());
    });
    return table;
  }

  async leave(): Promise<void> {
    await this.context.close();
    expect(this.faults).toEqual([]);
  }

  async visit(path = ''): Promise<void> {
    await this.page.goto(inject('address') + path);
  }

  async home(): Promise<void> {
    await this.visit();
    await this.page.waitForSelector('.card');
  }

  // A new game, as if it had just been begun.
  async start(
    side: 'union' | 'confederate' = 'union',
    opponent: 'computer' | 'person' = 'computer',
    battle = 'pea-ridge',
  ): Promise<void> {
    const seat = (of: string): string => (of === side || opponent === 'person' ? 'person' : 'regular');
    const seats = { union: seat('union'), confederate: seat('confederate') };
    await this.resume(kept('new', await opening(battle), seats));
  }

  // The same from the home view, by clicks.
  async begin(
    side: 'union' | 'confederate' = 'union',
    opponent = 'computer',
    battle = 'pea-ridge',
  ): Promise<void> {
    await this.home();
    await this.page.locator(`.card[href="#/new/${battle}"]`).click();
    await this.page.locator(`dialog .option:has(input[value=${opponent}])`).click();
    if (opponent === 'computer') await this.page.locator(`dialog .option:has(input[value=${side}])`).click();
    await this.page.click('[data-act=start]');
    await this.page.waitForSelector('.frame');
    await this.settled();
  }

  // A game that the page will find kept.
  async store(game: KeptGame): Promise<void> {
    await this.visit('#/settings');
    await this.page.evaluate(
      ([name, text]) => localStorage.setItem(name!, text!),
      [`longroll.game.${game.info.id}`, JSON.stringify(game)],
    );
  }
  async resume(game: KeptGame): Promise<void> {
    await this.store(game);
    await this.visit(`#/play/${game.info.id}`);
    await this.page.waitForSelector('.frame');
    await this.settled();
  }

  // Until a person is asked or the battle is over, and nothing moves any more.
  async settled(): Promise<void> {
    await this.page.waitForSelector('.play[data-busy=false]');
  }

  kind(): Promise<string> {
    return this.page.locator('.play').getAttribute('data-kind') as Promise<string>;
  }
  async turn(): Promise<number> {
    return Number(await this.page.locator('.play').getAttribute('data-turn'));
  }
  prompt(): Promise<string> {
    return this.page.locator('.prompt h2').innerText();
  }
  logLines(): Promise<string[]> {
    return this.page.locator('.log .entry button').allInnerTexts();
  }

  // Until what is to be painted has been painted: the second frame begins when the first is done.
  private painted(): Promise<unknown> {
    return this.page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
  }

  // Until the map has been drawn and lies still. Frames are counted, not milliseconds: a loaded machine paints late.
  private async still(): Promise<void> {
    const lie = () =>
      this.page.evaluate(() => document.querySelector<HTMLElement>('.world')!.style.transform);
    for (let before = ''; ;) {
      await this.painted();
      const now = await lie();
      if (now !== '' && now === before) return;
      before = now;
    }
  }

  // Where a hex lies on the screen now.
  async at(hex: string): Promise<{ x: number; y: number }> {
    await this.still();
    const { x, y, zoom, left, top } = await this.page.evaluate(() => {
      const world = document.querySelector<HTMLElement>('.world')!;
      const box = document.querySelector('.frame')!.getBoundingClientRect();
      const matrix = new DOMMatrix(getComputedStyle(world).transform);
      return { x: matrix.e, y: matrix.f, zoom: matrix.a, left: box.left, top: box.top };
    });
    const turn = Number(await this.page.locator('.play').getAttribute('data-sheet-turn')) as Turn;
    const centre = new Geometry(this.map, turn).centre(hex);
    return { x: left + x + centre.x * zoom, y: top + y + centre.y * zoom };
  }

  async clickHex(hex: string): Promise<void> {
    const { x, y } = await this.at(hex);
    await this.page.mouse.click(x, y);
  }

  async fit(): Promise<void> {
    await this.page.locator('.tools button').nth(2).click();
  }

  // Sideways nothing may be cut off.
  async fits(what: string): Promise<void> {
    const over = await this.page.evaluate(() => {
      const wide = (e: Element) => e.scrollWidth - e.clientWidth;
      const middle = [...document.querySelectorAll('.play main, .play main > :not(.field)')];
      return [wide(document.documentElement), ...middle.map(wide)].filter((by) => by > 0);
    });
    expect(over, what).toEqual([]);
  }

  // Another size of the same window.
  async resize({ width, height }: Screen): Promise<void> {
    await this.page.setViewportSize({ width, height });
    await this.painted();
  }

  // For people to look at; nothing is asserted of it. Chromium without a screen now and then forgets to paint when asked,
  // so it is asked again.
  async picture(name: string, tries = 3): Promise<void> {
    try {
      await this.page.screenshot({ path: join(pictures, `${name}.png`), timeout: 20_000 });
    } catch (error) {
      if (tries === 1) throw error;
      await this.picture(name, tries - 1);
    }
  }

  // The rules of axe-core on what is shown now.
  async accessible(view: string): Promise<void> {
    const there = await this.page.evaluate(() => 'axe' in window);
    if (!there) await this.page.evaluate(axe.source);
    const found = await this.page.evaluate(async () => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document);
      return violations.map(
        (v) =>
          `${v.id}: ${v.nodes
            .map((n) => n.target.join(' '))
            .slice(0, 4)
            .join(' | ')}`,
      );
    });
    expect(found, view).toEqual([]);
  }
}
