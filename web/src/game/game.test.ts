// A game with the engine itself, without a browser: what the page asks is what the engine answers.
import { beforeEach, expect, test } from 'vitest';
import { Refused } from '../engine/client';
import { engine } from '../engine/of-tests';
import { settings } from '../settings/settings.svelte';
import { Game, type Setup } from './game.svelte';
import { AprilsHand } from '../aprils/hand.svelte';
import { keptGame } from './keep';

const setup = (seats: Setup['seats']): Setup => ({ id: 'test', scenario: 'pea-ridge', options: [], seats });

beforeEach(() => {
  localStorage.clear();
  settings.speed = 'none';
  settings.language = 'en';
});

const { scenarios } = await (await engine()).ask({ op: 'scenarios' });

// Every battle of the first game, and one of the second, whose battles share all their rules.
for (const { id } of scenarios.filter(
  (scenario) => scenario.game === 'aprils' || scenario.id === 'perryville',
))
  test(`the computer plays both sides of ${id} to the end`, async () => {
    const seats = { union: 'regular', confederate: 'regular' } as const;
    const game = await Game.begin(await engine(), { ...setup(seats), scenario: id });
    await game.proceed();
    expect(game.stopped).toBeNull();
    expect(game.over).toBe(true);
    expect(game.now.outcome).toBeDefined();
    expect(keptGame('test')?.info.over).toBe(true);
  }, 300_000);

async function atMovement(): Promise<{ game: Game; hand: AprilsHand }> {
  const game = await Game.begin(await engine(), setup({ union: 'person', confederate: 'person' }));
  await game.engine.ask({ op: 'answer', roll: 'osterhaus' });
  await game.speak('en');
  return { game, hand: new AprilsHand(game) };
}

test('a march is shown, done and taken back', async () => {
  const { game, hand } = await atMovement();
  expect(game.acting).toBe('union');
  expect([...hand.movers].sort()).toEqual(['greusel', 'osterhaus-artillery']);
  await hand.choose('greusel');
  const goal = hand.reach!.hexes[0]!.hex;
  expect(hand.preview(goal)).toBe(true);
  const before = game.now;
  await hand.march();
  expect(game.unit('greusel')?.hex).toBe(goal);
  expect(game.undoable()).toEqual({ can: true, steps: 1 });
  await game.undo();
  expect(game.now).toEqual(before);
  expect(game.undoable()).toEqual({ can: false, why: 'dice' });
});

test('a refused answer changes nothing', async () => {
  const { game } = await atMovement();
  const before = game.now;
  await expect(game.answer({ type: 'march', unit: 'dodge', to: '4008' })).rejects.toThrow(Refused);
  expect(game.now).toEqual(before);
  expect(game.yours).toBe(true);
});

test('looking back shows the past and keeps the present', async () => {
  const { game, hand } = await atMovement();
  await hand.choose('greusel');
  hand.preview(hand.reach!.hexes[0]!.hex);
  await hand.march();
  const now = game.state;
  await game.look(0);
  expect(game.unit('greusel')?.hex).toBeNull();
  expect(game.yours).toBe(false);
  await game.look(game.moments.length);
  expect(game.state).toEqual(now);
});

test('a kept game opens as it was', async () => {
  const { game, hand } = await atMovement();
  await hand.choose('greusel');
  hand.preview(hand.reach!.hexes[0]!.hex);
  await hand.march();
  const record = await game.recordNow();
  const again = await Game.open(await engine(), 'again', record, game.info.seats);
  expect(again.now).toEqual(game.now);
  expect(again.log).toEqual(game.log);
});

test('another language changes every sentence and nothing else', async () => {
  const { game } = await atMovement();
  const before = game.now;
  await game.speak('fr');
  expect(game.question.sentence).toContain('Choisissez');
  expect(game.log[0]!.event.sentence).toContain('Tour 1');
  expect(game.now.units.map((u) => u.hex)).toEqual(before.units.map((u) => u.hex));
});
