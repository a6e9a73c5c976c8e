// The dice and the cup of a game in the page: the browser's own source of randomness, every outcome by its weight.
import type { Outcome } from '../engine/protocol';

// A number from 0 to bound - 1, all equally likely: values beyond the last whole multiple are thrown again.
export function below(bound: number, random: () => number = random32): number {
  const limit = Math.floor(2 ** 32 / bound) * bound;
  for (;;) {
    const value = random();
    if (value < limit) return value % bound;
  }
}

function random32(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0]!;
}

export function roll(outcomes: Outcome[], random?: () => number): number {
  const total = outcomes.reduce((sum, outcome) => sum + outcome.weight, 0);
  let rest = below(total, random);
  for (const outcome of outcomes) {
    if (rest < outcome.weight) return outcome.roll;
    rest -= outcome.weight;
  }
  throw new Error('the outcomes have no weight');
}
