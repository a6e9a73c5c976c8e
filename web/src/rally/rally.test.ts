import { flushSync, mount, unmount } from 'svelte';
import { beforeEach, expect, test } from 'vitest';
import { faceOf } from '../board/face';
import Counter from '../board/Counter.svelte';
import type { FightOutcome, Prospect, RallyUnit } from '../engine/rally';
import { engine } from '../engine/of-tests';
import { Game } from '../game/game.svelte';
import { readOrder } from '../game/orders';
import { settings } from '../settings/settings.svelte';
import { charted } from './chart';
import { fallsBack } from './forecast';
import { RallyHand } from './hand.svelte';
import { expectedBrigades, hurtChance, unitWords } from './words';

beforeEach(() => {
  localStorage.clear();
  settings.speed = 'none';
  settings.language = 'en';
});

const brigade: RallyUnit = {
  id: 'maney',
  name: 'Maney',
  side: 'confederate',
  formation: 'cheatham',
  kind: 'infantry',
  state: 'map',
  hex: 'D3',
  strength: 5,
  quality: 4,
  full: [5, 4],
  damaged: false,
  in_command: false,
};

test('faces show strength and quality, a leader’s four figures, a battery’s values by range', () => {
  expect(faceOf(brigade)).toMatchObject({ figures: ['5', '5'], quality: '4', reduced: false });
  const leader: RallyUnit = {
    ...brigade,
    kind: 'leader',
    rank: 'corps',
    command: { combat: 1, quality: 0, range: 3, initiative: 4 },
  };
  expect(faceOf(leader)).toMatchObject({ kind: 'leader', figures: ['1', '0', '3', '4'] });
  const guns: RallyUnit = { ...brigade, kind: 'artillery', guns: [4, 3, 2, 1] };
  expect(faceOf(guns)).toMatchObject({ kind: 'chit', figures: ['4', '3', '2', '1'] });
});

test('a brigade’s counter has its quality in a square; close up nothing of it is missing', () => {
  const shown = mount(Counter, {
    target: document.body,
    props: { unit: brigade, badge: { colour: 0, code: 'C' }, detail: 3 },
  });
  flushSync();
  const words = [...document.querySelectorAll('text')].map((text) => text.textContent.trim());
  expect(words).toEqual(['C', 'Maney', '5–5', '4']);
  void unmount(shown);
  document.body.innerHTML = '';
});

test('a brigade out of command says so', () => {
  expect(unitWords(brigade)).toBe('Confederates, Maney, Infantry 5, quality 4, out of command');
});

const outcome = (losses: number, retreats: boolean, weight: number): FightOutcome => ({
  losses: { attacker: 0, defender: losses },
  shattered: { attacker: 0, defender: 0 },
  one_hex: { attacker: 0, defender: 0 },
  retreats: { attacker: false, defender: retreats },
  weight,
  of: 36,
});

test('equal fates of a fight are joined, the mildest first, and their shares are one', () => {
  const outcomes = [outcome(1, true, 6), outcome(0, false, 12), outcome(1, true, 6), outcome(1, false, 12)];
  const found = charted(outcomes, 'defender');
  expect(found.map((bar) => bar.words)).toEqual(['unhurt, holds', 'loses 1, holds', 'loses 1, falls back']);
  expect(found.reduce((sum, bar) => sum + bar.share, 0)).toBeCloseTo(1);
  expect(fallsBack(outcomes, 'defender')).toBeCloseTo(1 / 3);
});

test('a shot hurts if the die hits and a check fails; an activation brings whom the leader and the checks let come', () => {
  const shot: Prospect = { step: 1, hex: 1, of: 6, units: [{ unit: 'a', fails: 3 }] };
  expect(hurtChance(shot)).toBeCloseTo((2 / 6) * (1 / 2));
  const order: Prospect = {
    passes: 3,
    of: 6,
    units: [
      { unit: 'a', passes: 6 },
      { unit: 'b', passes: 3, division_passes: 3 },
    ],
  };
  expect(expectedBrigades(order)).toBeCloseTo(0.5 * (1 + 0.25));
});

async function atCommand(): Promise<{ game: Game; hand: RallyHand }> {
  const game = await Game.begin(await engine(), {
    id: 'test',
    scenario: 'perryville',
    options: [],
    seats: { union: 'person', confederate: 'person' },
  });
  const points = { union: 6, confederate: 8 };
  await game.engine.ask({ op: 'set' as never, phase: 'command', side: 'confederate', points });
  await game.speak('en');
  return { game, hand: new RallyHand(game) };
}

test('a leader’s counter opens his prices; the second press commits; undo goes back to the dice', async () => {
  const { game, hand } = await atCommand();
  await hand.press('D4');
  expect(hand.formation).toBe('cheatham');
  expect(hand.picked).toMatchObject({ type: 'activate', formation: 'cheatham' });
  expect(hand.back()).toBe(true);
  expect(hand.back()).toBe(true);
  expect(hand.formation).toBeNull();
  await hand.answer({ type: 'leader', unit: 'cheatham' });
  expect(game.question.kind).toBe('leader');
  await hand.undo();
  expect(game.question.kind).toBe('impulse');
});

test('typed orders: activate, place, pass, banks', async () => {
  const { game, hand } = await atCommand();
  const around = {
    units: game.now.units,
    able: new Set<string>(),
    hexes: new Set(['D4', 'E13/east', 'E13/west']),
    places: [],
  };
  expect(readOrder('activate cheatham for 2', around)).toEqual({
    kind: 'activate',
    unit: 'cheatham',
    price: 2,
  });
  expect(readOrder('active cheatham pour 2', around)).toMatchObject({ kind: 'activate', price: 2 });
  expect(readOrder('maney to e13/e', around)).toEqual({ kind: 'march', unit: 'maney', to: 'E13/east' });
  expect(readOrder('maney to e13', around)).toEqual({ fault: 'no-hex', word: 'e13' });
  expect(readOrder('passe', around)).toEqual({ kind: 'pass' });
  await hand.carry({ kind: 'activate', unit: 'cheatham', price: 3 });
  expect(hand.picked).toEqual({ type: 'activate', formation: 'cheatham', price: 3 });
});
