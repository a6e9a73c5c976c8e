// Positions of Perryville, set up with the engine itself, as games that the page finds kept.
import type { BattleMap, GameRecord } from '../../src/engine/protocol';
import { type Ask, engine } from './positions';

export interface Position {
  record: GameRecord;
  map: BattleMap;
  ask: Ask;
}

// Perryville as it stands after these requests.
export async function perryville(requests: object[] = []): Promise<Position> {
  const ask = await engine();
  for (const request of [{ op: 'open', scenario: 'perryville' }, ...requests]) {
    const reply = ask(request);
    if (!reply.ok) throw new Error(JSON.stringify(reply));
  }
  const { record } = ask({ op: 'record' }) as unknown as { record: GameRecord };
  return { record, map: ask({ op: 'map' }) as unknown as BattleMap, ask };
}

// Cheatham's division has been activated and stands before Terrill in C7.
export const assault = (): Promise<Position> =>
  perryville([
    { op: 'place', unit: 'cheatham', hex: 'C6' },
    { op: 'place', unit: 'maney', hex: 'C6' },
    { op: 'place', unit: 'stewart', hex: 'D7' },
    { op: 'place', unit: 'donelson', hex: 'D4' },
    { op: 'place', unit: 'smith-p', hex: 'D4' },
    { op: 'set', phase: 'command', side: 'confederate', points: { union: 6, confederate: 8 } },
    { op: 'answer', choice: { type: 'activate', formation: 'cheatham', price: 3 } },
  ]);
