// Where units that may enter now wait: beside their arrow, one stack a formation.
import type { BattleMap, State, Unit } from '../engine/protocol';
import type { Geometry, Point } from './geometry';

export interface WaitingStack {
  key: string;
  letter: string;
  at: Point;
  units: Unit[];
}

export const waitingSize = 62;

export function waitingStacks(state: State, map: BattleMap, geometry: Geometry): WaitingStack[] {
  const stacks: WaitingStack[] = [];
  const beside = new Map<string, number>();
  for (const unit of state.units as Unit[]) {
    if (unit.hex || unit.gone || !unit.entry || (unit.arrives ?? 99) > state.turn) continue;
    // One game enters by lettered arrows, the other by hexes.
    const lettered = map.entries.some((e) => e.letter === unit.entry![0]);
    const letter = lettered ? unit.entry[0]! : unit.entry;
    const key = `${letter} ${unit.formation}`;
    const stack = stacks.find((s) => s.key === key);
    if (stack) {
      stack.units.push(unit);
      continue;
    }
    const hex = map.entries.find((e) => e.letter === letter)?.hex ?? letter;
    if (!geometry.has(hex)) continue;
    const place = beside.get(letter) ?? 0;
    beside.set(letter, place + 1);
    stacks.push({ key, letter, at: placeBeside(geometry, hex, place), units: [unit] });
  }
  return stacks;
}

// In a row along the edge, to both sides of the arrow in turn.
function placeBeside(geometry: Geometry, hex: string, place: number): Point {
  const c = geometry.centre(hex);
  const s = geometry.sheet;
  const along = (Math.floor(place / 2) + 1) * (waitingSize + 22) * (place % 2 === 0 ? 1 : -1);
  const out = 20 + waitingSize / 2 + 8;
  switch (geometry.edge(hex)) {
    case 'left':
      return { x: s.x - out, y: c.y + along };
    case 'right':
      return { x: s.x + s.width + out, y: c.y + along };
    case 'top':
      return { x: c.x + along, y: s.y - out };
    default:
      return { x: c.x + along, y: s.y + s.height + out };
  }
}
