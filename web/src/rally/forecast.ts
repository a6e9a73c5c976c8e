// What a fight's exact distribution says, put into words' shapes: bars for each side, and the chance that a hex is left.
import type { FightOutcome } from '../engine/rally';

export type Role = 'attacker' | 'defender';
export type Fate = 'holds' | 'hex' | 'back' | 'stopped';

export interface Bar {
  losses: number;
  gone: number; // shattered
  fate: Fate;
  share: number; // of 1
  mild: boolean;
}

const order: Fate[] = ['holds', 'hex', 'back', 'stopped'];

function fateOf(outcome: FightOutcome, role: Role): Fate {
  if (outcome.stopped && role === 'attacker') return 'stopped';
  if (outcome.retreats[role]) return 'back';
  return outcome.one_hex[role] > 0 ? 'hex' : 'holds';
}

// Equal fates joined, the mildest first.
export function bars(outcomes: FightOutcome[], role: Role): Bar[] {
  const found = new Map<string, Bar>();
  for (const outcome of outcomes) {
    const losses = outcome.losses[role];
    const gone = outcome.shattered[role];
    const fate = fateOf(outcome, role);
    const key = `${losses} ${gone} ${fate}`;
    const mild = losses === 0 && gone === 0;
    const bar = found.get(key) ?? { losses, gone, fate, share: 0, mild };
    bar.share += outcome.weight / outcome.of;
    found.set(key, bar);
  }
  return [...found.values()].sort(
    (a, b) => a.losses - b.losses || a.gone - b.gone || order.indexOf(a.fate) - order.indexOf(b.fate),
  );
}

const shareOf = (outcomes: FightOutcome[], test: (outcome: FightOutcome) => boolean): number =>
  outcomes.filter(test).reduce((sum, o) => sum + o.weight / o.of, 0);

// The die drives the side from the field.
export const fallsBack = (outcomes: FightOutcome[], role: Role): number =>
  shareOf(outcomes, (outcome) => outcome.retreats[role]);

export const expectedLosses = (outcomes: FightOutcome[], role: Role): number =>
  outcomes.reduce((sum, o) => sum + (o.losses[role] * o.weight) / o.of, 0);
