// What a fight's exact distribution says, put into words' shapes: bars for each side, and the chance that a hex is left.
import type { ForecastEntry, Odds } from '../engine/aprils';

export type Fate = 'holds' | 'some' | 'back' | 'further' | 'gone';

export interface Bar {
  losses: number;
  fate: Fate;
  share: number; // of 1
  mild: boolean;
}

function fateOf(entry: ForecastEntry): Fate {
  if (entry.survivors === 0) return 'gone';
  if (entry.retreat) return entry.failed_checks > 0 ? 'further' : 'back';
  if (entry.failed_checks === 0) return 'holds';
  return entry.failed_checks < entry.survivors ? 'some' : 'back';
}

const order: Fate[] = ['holds', 'some', 'back', 'further', 'gone'];

// Equal fates joined, the mildest first.
export function bars(entries: ForecastEntry[]): Bar[] {
  const found = new Map<string, Bar>();
  for (const entry of entries) {
    const fate = fateOf(entry);
    const key = `${entry.losses} ${fate}`;
    const bar = found.get(key) ?? {
      losses: entry.losses,
      fate,
      share: 0,
      mild: entry.losses === 0,
    };
    bar.share += entry.weight / entry.of;
    found.set(key, bar);
  }
  return [...found.values()].sort(
    (a, b) => a.losses - b.losses || order.indexOf(a.fate) - order.indexOf(b.fate),
  );
}

// Chance that no defender stays, whatever the owners choose.
export function vacated(odds: Odds): number {
  return odds.distribution.defender
    .filter((e) => e.survivors === 0 || e.retreat || e.failed_checks >= e.survivors)
    .reduce((sum, e) => sum + e.weight / e.of, 0);
}

export function expectedLosses(entries: ForecastEntry[]): number {
  return entries.reduce((sum, e) => sum + (e.losses * e.weight) / e.of, 0);
}

export const columns = ['1-4', '1-3', '1-2', '1-1', '2-1', '3-1', '4-1', '5-1', '6-1'];
