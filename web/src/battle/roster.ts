// Who fights in a battle, of either game, as the build has written it down; and how a page lays it out.
import type { VictoryLine } from '../engine/aprils';
import type { Side } from '../engine/protocol';

export interface RosterUnit {
  id: string;
  name: string;
  side: Side;
  formation: string;
  kind: 'infantry' | 'cavalry' | 'artillery' | 'gunboat' | 'leader' | 'train';
  designation?: string;
  hex: string | null;
  arrives?: number;
  held?: boolean;
  entry?: string;
  // Across Five Aprils
  steps?: number;
  full_steps?: number;
  attack?: number;
  defence?: number;
  movement?: number;
  morale?: number;
  // Rally 'Round the Flag!
  state?: string;
  rank?: string;
  command?: { combat: number; quality: number; range: number; initiative: number };
  strength?: number;
  quality?: number;
  damaged?: boolean;
  guns?: number[];
}

export interface RosterFormation {
  id: string;
  name: string;
  side: Side;
  parent?: string;
}

export interface Turn {
  turn: number;
  day: number;
  time: string;
  night: boolean;
}

export interface Roster {
  formations: RosterFormation[];
  units: RosterUnit[];
  calendar: Turn[];
  objectives: { hex: string; name: string; value?: number; holder: Side | null }[];
  victory: VictoryLine[];
}

export interface Group {
  formation: RosterFormation;
  units: RosterUnit[];
}

const order: RosterUnit['kind'][] = ['leader', 'infantry', 'cavalry', 'artillery', 'gunboat', 'train'];

// Formations of a side with their units, leaders first, in the order of the file.
export function groupsOf(roster: Roster, side: Side): Group[] {
  return roster.formations
    .filter((formation) => formation.side === side)
    .map((formation) => ({
      formation,
      units: roster.units
        .filter((unit) => unit.formation === formation.id)
        .sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind)),
    }))
    .filter((group) => group.units.length > 0);
}

export interface Arrival {
  turn: number | null; // null: held back by a rule of the battle
  side: Side;
  entry: string;
  units: RosterUnit[];
}

const last = (turn: number | null): number => turn ?? 1000;

// Those who are not there at the start, by turn, side and way in.
export function arrivalsOf(roster: Roster): Arrival[] {
  const found = new Map<string, Arrival>();
  for (const unit of roster.units) {
    if (unit.hex !== null || (unit.arrives === undefined && !unit.held)) continue;
    const entry = unit.entry ?? '';
    const key = `${unit.arrives} ${unit.side} ${entry}`;
    const group = found.get(key);
    if (group) group.units.push(unit);
    else found.set(key, { turn: unit.arrives ?? null, side: unit.side, entry, units: [unit] });
  }
  return [...found.values()].sort((a, b) => last(a.turn) - last(b.turn) || a.side.localeCompare(b.side));
}

// Letters of entries, as people say them: "C or D".
export const waysIn = (entry: string, or: string): string =>
  /^[A-Z]{2,}$/.test(entry) ? [...entry].join(` ${or} `) : entry;
