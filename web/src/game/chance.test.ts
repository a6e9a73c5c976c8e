import { expect, test } from 'vitest';
import { below, roll } from './chance';

const written = (...values: number[]) => {
  let i = 0;
  return () => values[i++]!;
};

test('outcomes are taken by their weight', () => {
  const cup = [
    { roll: 1, weight: 1 },
    { roll: 2, weight: 2 },
  ];
  expect([0, 1, 2].map((value) => roll(cup, written(value)))).toEqual([1, 2, 2]);
});

test('values beyond the last whole multiple are thrown again, so that all are equally likely', () => {
  expect(below(6, written(2 ** 32 - 1, 7))).toBe(1);
});

test('a die of the browser shows all six faces', () => {
  const faces = new Set(Array.from({ length: 300 }, () => below(6)));
  expect(faces.size).toBe(6);
});
