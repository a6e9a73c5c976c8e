// The figures of the page: first view, answer to a click, frames while dragging, memory after a whole game. Written to
// build/web-test; only what no loaded machine can spoil is asserted.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BattleMap, GameRecord, Reach, State, Unit } from '../../src/engine/protocol';
import { engine, kept, opening } from './positions';
import { launch, pictures, quit, renderers, Table } from './table';

const figures: Record<string, unknown> = {};

beforeAll(launch);
afterAll(async () => {
  writeFileSync(join(pictures, 'figures.json'), JSON.stringify(figures, null, 1));
  await quit();
});

const people = { union: 'person', confederate: 'person' };
const largest = 'gettysburg';

interface Frames {
  fps: number;
  worst_ms: number;
}

interface Spot {
  x: number;
  y: number;
}

// Counts the frames that are painted while something is done in the middle of the map.
async function painted({ page }: Table, act: (middle: Spot) => Promise<void>): Promise<Frames> {
  const box = (await page.locator('.frame').boundingBox())!;
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(middle.x, middle.y);
  await page.evaluate(() => {
    const times: number[] = [];
    const watch = { times, going: true };
    (window as unknown as { watch: typeof watch }).watch = watch;
    const count = (now: number) => {
      times.push(now);
      if (watch.going) requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
  });
  await act(middle);
  const times = await page.evaluate(() => {
    const { watch } = window as unknown as { watch: { times: number[]; going: boolean } };
    watch.going = false;
    return watch.times;
  });
  const gaps = times.slice(1).map((time, i) => time - times[i]!);
  return { fps: (1000 * gaps.length) / (times.at(-1)! - times[0]!), worst_ms: Math.max(...gaps) };
}

// To and fro.
const drag = (table: Table): Promise<Frames> =>
  painted(table, async ({ x, y }) => {
    const { mouse } = table.page;
    await mouse.down();
    for (let i = 0; i < 120; i++) await mouse.move(x + 200 * Math.sin(i / 8), y + 120 * Math.cos(i / 8));
    await mouse.up();
  });

// In and out with the wheel.
const zoom = (table: Table): Promise<Frames> =>
  painted(table, async () => {
    for (let i = 0; i < 120; i++) await table.page.mouse.wheel(0, 40 * Math.sign(Math.sin(i / 10)));
  });

const kPatience = 15_000; // ms

// Milliseconds from the release of the button to the frame in which something stands on the page; NaN: it never did.
async function answered(table: Table, hex: string, selector: string): Promise<number> {
  const { page } = table;
  const { x, y } = await table.at(hex);
  const shown = page.evaluate(
    ({ wanted, patience }) =>
      new Promise<number>((resolve) => {
        setTimeout(() => resolve(NaN), patience);
        const before = new Set(document.querySelectorAll(wanted));
        const isThere = () => [...document.querySelectorAll(wanted)].some((e) => !before.has(e));
        addEventListener(
          'pointerup',
          ({ timeStamp }) => {
            const watch = new MutationObserver(() => {
              if (!isThere()) return;
              watch.disconnect();
              requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)));
            });
            watch.observe(document.body, { subtree: true, childList: true });
          },
          { capture: true, once: true },
        );
      }),
    { wanted: selector, patience: kPatience },
  );
  await page.mouse.click(x, y);
  return shown;
}

// Gettysburg, the first time a formation moves that stands on the map.
async function marching(): Promise<{ record: GameRecord; map: BattleMap; marches: [string, string][] }> {
  const ask = await engine();
  ask({ op: 'open', record: await opening(largest) });
  const map = ask({ op: 'map' }) as unknown as BattleMap;
  for (let i = 0; ; i++) {
    const question = ask({ op: 'question' }) as unknown as {
      kind: string;
      asked: string;
      outcomes?: { roll: number }[];
      choices?: { type: string; unit?: string }[];
    };
    const { units } = ask({ op: 'state' }) as unknown as State;
    const movers = new Set(question.choices?.flatMap((c) => (c.type === 'march' ? [c.unit] : [])));
    const standing = (units as Unit[]).filter((u) => u.hex && movers.has(u.id));
    const alone = standing.filter((u) => standing.every((o) => o === u || o.hex !== u.hex));
    if (alone.length > 2) {
      const goal = (unit: Unit) => {
        const { hexes } = ask({ op: 'reach', unit: unit.id }) as unknown as Reach;
        return hexes.find(({ hex }) => !(units as Unit[]).some((u) => u.hex === hex))!.hex;
      };
      const { record } = ask({ op: 'record' }) as unknown as { record: GameRecord };
      return { record, map, marches: alone.slice(0, 5).map((unit) => [unit.hex!, goal(unit)]) };
    }
    if (question.asked === 'dice')
      ask({ op: 'answer', roll: question.outcomes![i % question.outcomes!.length]!.roll });
    else ask({ op: 'answer', choice: ask({ op: 'advise', player: 'regular', seed: i }).choice });
  }
}

test('the first view, and the largest battle: dragged with all its counters, clicked upon', async () => {
  const table = await Table.sit({ seed: 1 });
  const { page } = table;
  const begun = Date.now();
  await table.home();
  figures.first_view_ms = Date.now() - begun;

  await table.resume(kept('largest', await opening(largest), people));
  await page.waitForTimeout(1500);
  figures.dragging_near = await drag(table);
  figures.zooming = await zoom(table);
  await table.fit();
  await page.waitForTimeout(800);
  figures.dragging_whole = await drag(table);

  const { record, map, marches } = await marching();
  table.map = map;
  await table.resume(kept('marching', record, people));
  await table.fit();
  await table.picture('largest-battle');
  const clicks: number[] = [];
  for (const [from, to] of marches) {
    clicks.push(await answered(table, from, '.card .head, path.edge'));
    clicks.push(await answered(table, to, '.plan'));
    for (let i = 0; i < 3; i++) await page.keyboard.press('Escape');
  }
  // A click that falls while the map is still coming to rest may miss its counter; it is counted, not timed.
  const timed = clicks.filter(Number.isFinite).sort((a, b) => a - b);
  figures.click_answered_ms = { median: timed[Math.floor(timed.length / 2)], worst: timed.at(-1) };
  figures.clicks_missed = clicks.length - timed.length;
  expect(timed.length).toBeGreaterThan(0);
  await table.leave();
});

test('a whole game in the page, and what it keeps in memory', async () => {
  const table = await Table.sit({ seed: 7 });
  const { page } = table;
  const seats = { union: 'regular', confederate: 'regular' };
  await table.store(kept('whole', await opening('pea-ridge'), seats));
  await table.visit('#/play/whole');
  await page.waitForSelector('.result', { timeout: 400_000 });
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const heap = await page.evaluate(
    () => (performance as unknown as { memory: { usedJSHeapSize: number } }).memory.usedJSHeapSize,
  );
  const resident = (await renderers()).map((id) => {
    const [, kilobytes] = /RssAnon:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8')) ?? [];
    return Number(kilobytes ?? 0) / 1000;
  });
  figures.after_a_game = { script_heap_mb: heap / 1e6, process_mb: Math.max(...resident) };
  expect(heap).toBeLessThan(200e6);
  await table.leave();
});
