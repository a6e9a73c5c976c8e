// What a fight's exact distribution says, put into words' shapes: bars for each side, and the chance that a hex is left.
import type { FightOutcome } from '../engine/rally';
import { t } from '../words/words.svelte';

export type Role = 'attacker' | 'defender';
type Fate = 'holds' | 'hex' | 'back' | 'stopped';

export interface Bar {
  words: string;
  share: number;
  mild: boolean;
  weight: number; // of fate, for the order
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
    const bar = found.get(key) ?? {
      words: wordsOf(losses, gone, fate),
      share: 0,
      mild: losses === 0 && gone === 0,
      weight: losses * 100 + gone * 10 + order.indexOf(fate),
    };
    bar.share += outcome.weight / outcome.of;
    found.set(key, bar);
  }
  return [...found.values()].sort((a, b) => a.weight - b.weight);
}

function wordsOf(losses: number, gone: number, fate: Fate): string {
  const parts = [
    losses > 0 ? t('rally.fate.loses', { count: losses }) : t('rally.fate.unhurt'),
    gone > 0 ? t('rally.fate.shattered', { count: gone }) : '',
    t(`rally.fate.${fate}`),
  ];
  return parts.filter(Boolean).join(', ');
}

const shareOf = (outcomes: FightOutcome[], test: (outcome: FightOutcome) => boolean): number =>
  outcomes.filter(test).reduce((sum, o) => sum + o.weight / o.of, 0);

// The die drives the side from the field.
export const fallsBack = (outcomes: FightOutcome[], role: Role): number =>
  shareOf(outcomes, (outcome) => outcome.retreats[role]);

export const expectedLosses = (outcomes: FightOutcome[], role: Role): number =>
  outcomes.reduce((sum, o) => sum + (o.losses[role] * o.weight) / o.of, 0);
