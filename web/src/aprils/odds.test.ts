import { expect, test } from 'vitest';
import type { ForecastEntry, Odds } from '../engine/aprils';
import { bars, expectedLosses, vacated } from './odds';

const entry = (
  losses: number,
  retreat: boolean,
  survivors: number,
  failed_checks: number,
  weight: number,
): ForecastEntry => ({
  losses,
  retreat,
  eliminated: 0,
  survivors,
  failed_checks,
  weight,
  of: 36,
});

// Greusel in the second fight of the worked example: 1/3, 1/6, 1/3, 1/6.
const greusel = [
  entry(0, false, 1, 0, 12),
  entry(1, false, 1, 0, 6),
  entry(1, false, 1, 1, 6),
  entry(1, true, 1, 0, 6),
  entry(1, true, 1, 1, 6),
];

test('equal fates are joined, the mildest first', () => {
  expect(bars(greusel)).toMatchObject([
    { losses: 0, fate: 'holds', share: 1 / 3 },
    { losses: 1, fate: 'holds', share: 1 / 6 },
    { losses: 1, fate: 'back', share: 1 / 3 },
    { losses: 1, fate: 'further', share: 1 / 6 },
  ]);
});

test('all shares of a side are one', () => {
  expect(bars(greusel).reduce((sum, bar) => sum + bar.share, 0)).toBeCloseTo(1);
});

test('a hex is vacated by retreat, by failed checks and by elimination', () => {
  const odds = { distribution: { defender: greusel } } as Odds;
  expect(vacated(odds)).toBeCloseTo(1 / 2);
  expect(vacated({ distribution: { defender: [entry(2, false, 0, 0, 36)] } } as Odds)).toBe(1);
});

test('expected losses', () => {
  expect(expectedLosses(greusel)).toBeCloseTo(2 / 3);
});
