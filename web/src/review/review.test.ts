// The review with the engine itself: the worked example of the rules, whose dice are known.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { engine } from '../engine/of-tests';
import type { GameRecord } from '../engine/protocol';
import { type Fight, luckOf, type Review, review, turningPoints } from './review';

const record = JSON.parse(readFileSync('../docs/examples/pea-ridge-turns-1-to-4.json', 'utf8')) as GameRecord;

test('every fight of the worked example is told with its expectation and its losses', async () => {
  let found: Review | undefined;
  await review(await engine(), record, 'en', (sofar) => {
    found = sofar;
    return true;
  });
  expect(found!.played).toBe(record.answers.length);
  expect(found!.curve.map((point) => point.turn).slice(0, 4)).toEqual([1, 2, 3, 4]);
  for (const { union } of found!.curve) expect(union > 0 && union < 1).toBe(true);
  const attacks = record.answers.filter((entry) => 'type' in entry && entry.type === 'attack');
  expect(found!.fights.length).toBe(attacks.length);
  for (const fight of found!.fights) {
    expect(fight.sentence).not.toBe('');
    expect(fight.expected.union + fight.expected.confederate).toBeGreaterThan(0);
  }
});

test('nobody looks any more: it stops', async () => {
  let times = 0;
  await review(await engine(), record, 'en', () => ++times < 2);
  expect(times).toBe(2);
});

const fight = (side: 'union' | 'confederate', expected: number[], got: number[]): Fight => ({
  at: 0,
  turn: 1,
  side,
  sentence: '',
  expected: { union: expected[0]!, confederate: expected[1]! },
  got: { union: got[0]!, confederate: got[1]! },
});

test('luck is what the enemy lost beyond expectation, less what it cost beyond that', () => {
  const fights = [
    fight('union', [0.5, 1], [1, 3]),
    fight('union', [0.5, 1], [0, 0]),
    fight('confederate', [1, 1], [0, 2]),
  ];
  expect(luckOf(fights, 'union')).toMatchObject({
    fights: 2,
    enemy: { expected: 2, got: 3 },
    own: { expected: 1, got: 1 },
    luck: 1,
  });
  expect(luckOf(fights, 'confederate').luck).toBe(-2);
});

test('turning points are the greatest changes, in the order of the turns', () => {
  const curve = [0.5, 0.52, 0.7, 0.65, 0.2].map((union, i) => ({ turn: i + 1, at: i, night: false, union }));
  expect(turningPoints(curve).map(({ number, from, change }) => [number, from.turn, change > 0])).toEqual([
    [1, 2, true],
    [2, 4, false],
  ]);
});
