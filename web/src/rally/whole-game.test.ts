// A whole game of Perryville, played at random through the page's own hand, as a person at the screen would: every question
// that comes up has a panel, the panel presents every choice, and a choice is taken by the presses that it needs there.
import { flushSync, mount, unmount } from 'svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Choice } from '../engine/protocol';
import { engine } from '../engine/of-tests';
import { numbered } from '../game/describe';
import { Game } from '../game/game.svelte';
import { settings } from '../settings/settings.svelte';
import { RallyHand } from './hand.svelte';
import { panelOf } from './kinds';
import { choicesOf } from './present';
import Work from './Work.svelte';
import { choiceWords } from './words';

beforeEach(() => {
  localStorage.clear();
  settings.speed = 'none';
  settings.language = 'en';
});

// A small generator, so that a game can be played again.
function dice(seed: number): (bound: number) => number {
  let state = seed;
  return (bound) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}

// The presses that lead to a choice, by its panel.
async function take(game: Game, hand: RallyHand, choice: Choice): Promise<void> {
  switch (choice.type) {
    case 'march':
      await hand.choose(choice.unit);
      expect(hand.preview(('path' in choice ? choice.path : []).at(-1)!)).toBe(true);
      return hand.march();
    case 'activate':
      hand.buy(choice.formation);
      expect(hand.formation).toBe(choice.formation);
      hand.pick(choice);
      break;
    case 'place-artillery':
      hand.takeGun(choice.unit);
      await hand.press(choice.hex);
      expect(hand.spot).toBe(choice.hex);
      if (choice.target) await hand.press(choice.target);
      break;
    case 'attack':
      for (const hex of choice.targets) await hand.press(hex);
      expect(hand.sketch?.refusal).toBeNull();
      break;
    case 'resolve':
      await hand.press(choice.target);
      expect(hand.sketch?.odds).not.toBeNull();
      break;
    case 'activate-unit':
    case 'recover':
    case 'move-train':
    case 'wake-train':
      hand.pick(choice);
      break;
    default: {
      const number = numbered(game).indexOf(choice);
      if (hand.panel === 'list') expect(number).toBeGreaterThanOrEqual(0);
      return hand.answer(choice);
    }
  }
  expect(hand.picked).toEqual(choice);
  const before = game.moments.length;
  expect(hand.commit()).toBe(true);
  // A commitment answers by itself; the game goes on as soon as the engine has.
  for (let i = 0; i < 1000 && (game.moments.length === before || game.working); i++) await Promise.resolve();
  while (game.working) await new Promise((done) => setTimeout(done));
}

async function play(
  scenario: string,
  seed: number,
  enough: (game: Game) => boolean = (game) => game.over,
): Promise<Set<string>> {
  const game = await Game.begin(await engine(), {
    id: 'random',
    scenario,
    options: [],
    seats: { union: 'person', confederate: 'person' },
  });
  const hand = new RallyHand(game);
  const next = dice(seed);
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    (array as Uint32Array)[0] = next(2 ** 32);
    return array;
  });
  const kinds = new Set<string>();
  await game.proceed();
  for (let answers = 0; !game.over && !enough(game) && answers < 6000; answers++) {
    expect(game.stopped).toBeNull();
    const { question } = game;
    const offered = choicesOf(question);
    expect(panelOf(question.kind), question.kind).toBeDefined();
    expect(new Set(offered), question.kind).toEqual(new Set(question.choices));
    if (!kinds.has(question.kind)) look(game, hand);
    kinds.add(question.kind);
    for (const choice of offered.slice(0, 8)) expect(choiceWords(game, choice)).not.toMatch(/[{}]|rally\./);
    const before = game.moments.length;
    // Nobody gives the field, so that the days are played out.
    const choice = offered.filter((c) => c.type !== 'give-field')[next(offered.length)] ?? offered[0]!;
    await take(game, hand, choice);
    expect(game.moments.length, JSON.stringify(choice)).toBeGreaterThan(before);
  }
  expect(enough(game)).toBe(true);
  return kinds;
}

// The panel of the question, mounted: it shows the sentence or a button for it, and no blank is left open.
function look(game: Game, hand: RallyHand): void {
  const shown = mount(Work, { target: document.body, props: { game, hand, ruledOut: [] } });
  flushSync();
  expect(document.body.querySelectorAll('button').length, game.question.kind).toBeGreaterThan(0);
  expect(document.body.textContent).not.toMatch(/\{\w+\}|undefined|NaN/);
  void unmount(shown);
  document.body.innerHTML = '';
}

test('Perryville at random, every question presented', async () => {
  const kinds = new Set([...(await play('perryville', 7)), ...(await play('perryville', 8))]);
  for (const kind of ['impulse', 'movement', 'artillery', 'retreat', 'defensive-fire'])
    expect(kinds).toContain(kind);
}, 300_000);

test('Stones River at random through a night to the next day', async () => {
  const kinds = await play('stones-river-three-days', 3, (game) => game.now.day > 1 && !game.now.night);
  expect(kinds).toContain('night');
}, 600_000);
