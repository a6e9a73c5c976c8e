// Positions set up with the engine itself, as games that the page finds kept.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadEngine } from '../../src/engine/wasm';
import type { Odds } from '../../src/engine/aprils';
import type { GameRecord, Side } from '../../src/engine/protocol';
import type { KeptGame } from '../../src/game/keep';
import type { Seat } from '../../src/game/opponents';

const module = readFileSync(join(import.meta.dirname, '../../../build/web-assets/longroll.wasm'));

export type Ask = (request: object) => Record<string, unknown>;

export async function engine(): Promise<Ask> {
  const ask = await loadEngine(module);
  return (request) => {
    const reply = JSON.parse(ask(JSON.stringify(request))) as Record<string, unknown>;
    if (!reply.ok) throw new Error(JSON.stringify(reply));
    return reply;
  };
}

// A battle before its first draw.
const openings = new Map<string, GameRecord>();
export async function opening(scenario: string): Promise<GameRecord> {
  if (!openings.has(scenario)) {
    const ask = await engine();
    ask({ op: 'open', scenario });
    openings.set(scenario, ask({ op: 'record' }).record as GameRecord);
  }
  return openings.get(scenario)!;
}

// Pea Ridge, turn 4: the Confederates' second fight of the phase, Hébert, Hill and Watie against Greusel in 3916.
export async function secondFight(): Promise<{ record: GameRecord; odds: Odds }> {
  const ask = await engine();
  ask({ op: 'open', scenario: 'pea-ridge' });
  const places: [string, string][] = [
    ['hebert', '3816'],
    ['hill', '3816'],
    ['watie', '3815'],
    ['mcintosh', '3918'],
    ['greer', '3817'],
    ['mcculloch-artillery', '3617'],
    ['drew', '3616'],
    ['greusel', '3916'],
    ['osterhaus-artillery', '4016'],
  ];
  for (const [unit, hex] of places) ask({ op: 'place', unit, hex });
  ask({ op: 'remove', unit: 'bussey' });
  ask({
    op: 'set',
    turn: 4,
    phase: 'combat',
    side: 'confederate',
    cup: ['osterhaus', 'davis', 'price', 'union-combat'],
  });
  const odds = ask({
    op: 'odds',
    attackers: ['hebert', 'hill', 'watie'],
    targets: ['3916'],
    attacker_rating: 0,
  }) as unknown as Odds;
  return { record: ask({ op: 'record' }).record as GameRecord, odds };
}

export function kept(id: string, record: GameRecord, seats: Record<Side, Seat>): KeptGame {
  return {
    info: {
      id,
      scenario: record.scenario,
      title: 'Pea Ridge',
      seats,
      turn: 4,
      turns: 18,
      time: '13:00',
      moment: '',
      over: false,
      entries: record.answers.length,
      saved: 1,
    },
    record,
  };
}
