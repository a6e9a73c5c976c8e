// Computer players: by name, thinking beside the table, hurried, and giving their reasons.
import { beforeEach, expect, test } from 'vitest';
import type { Engine } from '../engine/client';
import { engine } from '../engine/of-tests';
import { settings } from '../settings/settings.svelte';
import { Game } from './game.svelte';
import { levels, playerName, playerOf, seatOf, temperaments } from './opponents';
import { Thinker } from './thinker';

beforeEach(() => {
  localStorage.clear();
  settings.speed = 'none';
  settings.language = 'en';
});

// A battle up to the first question that a side is asked.
async function asked(table: Engine, scenario: string): Promise<void> {
  await table.ask({ op: 'open', scenario });
  await throwDice(table);
}

async function throwDice(table: Engine): Promise<void> {
  for (;;) {
    const question = await table.ask({ op: 'question' });
    if (question.asked !== 'dice') return;
    await table.ask({ op: 'answer', roll: question.outcomes![0]!.roll });
  }
}

test('the engine knows every player that is offered', async () => {
  for (const [system, scenario] of [
    ['aprils', 'bull-run'],
    ['rally', 'perryville'],
  ] as const) {
    const table = await engine();
    await asked(table, scenario);
    for (const level of levels[system])
      for (const temperament of level.tempered ? temperaments : ['steady']) {
        const player = seatOf(level.name, temperament) + (level.ponders ? ':nodes=100' : '');
        expect((await table.ask({ op: 'advise', player, seed: 1 })).choice.type, player).toBeTruthy();
      }
  }
});

test('a seat says who sits in it, in the reader’s language', () => {
  expect(playerName('veteran:bold')).toBe('veteran, bold');
  expect(playerName('computer')).toBe('regular');
  expect(playerOf('computer')).toBe('regular');
  settings.language = 'fr';
  expect(playerName('recruit')).toBe('recrue');
});

test('a thinker is told only what is new, and starts anew after it was stopped', async () => {
  const heard: string[][] = [];
  const listening = async (): Promise<Engine> => {
    const inner = await engine();
    const all = inner.all.bind(inner);
    inner.all = ((requests: { op: string }[]) => {
      heard.push(requests.map(({ op }) => op));
      return all(requests as never);
    }) as never;
    return inner;
  };
  const table = await engine();
  await asked(table, 'bull-run');
  const thinker = new Thinker(listening);
  const record = async () => (await table.ask({ op: 'record' })).record;
  const before = (await record()).answers.length;
  const first = await thinker.advise(await record(), 'veteran:nodes=100', 1);
  expect(first!.why!.length).toBeGreaterThan(1);
  await table.ask({ op: 'answer', choice: first!.choice });
  await throwDice(table);
  const told = (await record()).answers.length - before;
  await thinker.advise(await record(), 'veteran:nodes=100', 1);
  thinker.stop();
  await thinker.advise(await record(), 'veteran:nodes=100', 1);
  expect(heard).toEqual([
    ['language', 'open', 'advise'],
    [...Array<string>(told).fill('answer'), 'advise'],
    ['language', 'open', 'advise'],
  ]);
});

test('who is told to move now gives up thinking and plays what comes to mind', async () => {
  const seats = { union: 'veteran', confederate: 'veteran' };
  const game = await Game.begin(await engine(), { id: 'hurried', scenario: 'bull-run', options: [], seats });
  // It never comes to an answer by itself.
  let stops = 0;
  const { thinker } = game.opponent;
  let interrupt = (): void => {};
  thinker.advise = () => new Promise((resolve) => (interrupt = () => resolve(null)));
  thinker.stop = () => {
    stops++;
    interrupt();
  };
  const playing = game.proceed();
  await expect.poll(() => game.opponent.patient).toBe(true);
  const before = game.moments.length;
  game.opponent.hurry();
  await expect.poll(() => game.moments.length).toBeGreaterThan(before);
  expect(stops).toBe(1);
  expect(game.opponent.reasons.length).toBeGreaterThan(0);
  game.close();
  interrupt();
  await playing;
  expect(game.stopped).toBeNull();
});
