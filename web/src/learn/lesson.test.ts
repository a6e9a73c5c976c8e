// The lesson with the engine itself: it can be done from the first card to the last, and holds to its script.
import { readFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { Engine, type Transport } from '../engine/client';
import type { Choice, GameRecord } from '../engine/protocol';
import { loadEngine } from '../engine/wasm';
import { Game } from '../game/game.svelte';
import { settings } from '../settings/settings.svelte';
import { isSame, keepStep, keptStep, Lesson, stepNames, stepsIn } from './lesson.svelte';

const module = readFileSync('../build/web-assets/longroll.wasm');
const record = JSON.parse(readFileSync('../docs/examples/pea-ridge-turns-1-to-4.json', 'utf8')) as GameRecord;
const seats = { union: 'regular', confederate: 'person' } as const;

async function engine(): Promise<Engine> {
  const ask = await loadEngine(module);
  const transport: Transport = {
    send: async (requests) => requests.map((request) => JSON.parse(ask(JSON.stringify(request))) as unknown),
    close: () => {},
  };
  return new Engine(transport);
}

async function begin(at = 0): Promise<{ lesson: Lesson; game: Game }> {
  const lesson = new Lesson(record);
  const answers = record.answers.slice(0, at);
  const game = await Game.open(await engine(), 'lesson', { ...record, answers }, seats, lesson);
  lesson.game = game;
  await game.proceed();
  return { lesson, game };
}

beforeEach(() => {
  localStorage.clear();
  settings.speed = 'none';
  settings.language = 'en';
});

test('every step has its place in the example, in order', () => {
  const steps = stepsIn(record.answers);
  expect(steps.map((step) => step.name)).toEqual(stepNames);
  const places = steps.map((step) => step.at);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

test('a record without the example has no place for it', () => {
  expect(() => stepsIn(record.answers.slice(0, 20))).toThrow('stay');
});

test('shown from beginning to end it arrives where the example does', async () => {
  const { lesson, game } = await begin();
  expect(lesson.step.name).toBe('hello');
  lesson.greeted = true;
  const seen: string[] = [];
  for (let i = 0; i < 30 && !lesson.over; i++) {
    seen.push(lesson.step.name);
    await lesson.show();
    expect(game.stopped).toBeNull();
  }
  expect(seen).toEqual(stepNames.slice(1, -1));
  const hexOf = (id: string) => game.unit(id)?.hex;
  expect(['price', 'price-b', 'slack', 'little', 'dodge'].map(hexOf)).toEqual([
    '3404',
    '3304',
    '3402',
    '3402',
    '3604',
  ]);
  expect(game.now.turn).toBe(3);
});

test('another legal march is not taken, and is answered with a friendly word', async () => {
  const { lesson, game } = await begin(stepsIn(record.answers).find((s) => s.name === 'enter')!.at);
  const before = game.moments.length;
  const other: Choice = { type: 'march', unit: 'little', to: '3105' };
  await game.answer(other);
  await expect.poll(() => lesson.word?.text).toContain('That is allowed');
  expect(game.moments.length).toBe(before);
  await game.answer({ type: 'march', unit: 'price', to: '3105' });
  expect(lesson.word).toBeNull();
  expect(game.unit('price')?.hex).toBe('3105');
  expect(lesson.step.name).toBe('country');
});

test('what the engine would refuse is answered with its reason and rule', async () => {
  const { lesson, game } = await begin(stepsIn(record.answers).find((s) => s.name === 'enter')!.at);
  await game.answer({ type: 'march', unit: 'price', to: '3605' });
  await expect.poll(() => lesson.word?.text).toMatch(/^Not there\./);
  expect(lesson.word?.rule).toMatch(/^\d/);
});

test('at the end nothing more is drawn, and nothing was kept as a game', async () => {
  const { lesson, game } = await begin(stepsIn(record.answers).at(-1)!.at);
  lesson.greeted = true;
  expect(lesson.over).toBe(true);
  const before = game.moments.length;
  await game.draw();
  expect(game.moments.length).toBe(before);
  expect(lesson.word?.text).toContain('Not yet');
  expect(Object.keys(localStorage)).toEqual([]);
});

test('a fight may name its units in any order, a march may take another way', () => {
  const attack = { type: 'attack', attackers: ['a', 'b'], targets: ['1'] } as const;
  expect(
    isSame(
      { ...attack, attackers: ['b', 'a'], targets: ['1'] },
      { ...attack, attackers: ['a', 'b'], targets: ['1'] },
    ),
  ).toBe(true);
  expect(
    isSame(
      { ...attack, attackers: ['a'], targets: ['1'] },
      { ...attack, attackers: ['a', 'b'], targets: ['1'] },
    ),
  ).toBe(false);
  expect(isSame({ type: 'march', unit: 'a', path: ['1', '2'] }, { type: 'march', unit: 'a', to: '2' })).toBe(
    true,
  );
  expect(isSame({ type: 'loss', unit: 'a' }, { type: 'loss', unit: 'b' })).toBe(false);
  expect(isSame({ type: 'retreat', unit: 'a', to: '3' }, { type: 'retreat', to: '3', unit: 'a' })).toBe(true);
});

test('the place in the lesson is kept; what is no step is not', () => {
  expect(keptStep()).toBeNull();
  keepStep('attack');
  expect(keptStep()).toBe('attack');
  localStorage.setItem('longroll.lesson', 'nonsense');
  expect(keptStep()).toBeNull();
  keepStep(null);
  expect(localStorage.length).toBe(0);
});
