// Where the enemy could strike next: the hexes that each of his units could march beside, as the engine says, and how much
// strength that brings together. What his dice would then do, and whether his marker comes first, is left open.
import { type HexName, isRallyUnit, type Reach, type Side, type Unit, type UnitId } from '../engine/protocol';
import type { Game } from './game.svelte';

export interface Threat {
  strength: number;
  units: UnitId[];
}

export interface Threats {
  by: Side;
  at: Map<HexName, Threat>;
  levels: [number, number]; // strengths from which a hex is shaded darker, and darkest
}

export const attackOf = (unit: Unit): number =>
  isRallyUnit(unit) ? (isFighter(unit) ? (unit.strength ?? 0) : 0) : unit.attack;
export const defenceOf = (unit: Unit): number =>
  isRallyUnit(unit) ? (isFighter(unit) ? (unit.strength ?? 0) : 0) : unit.defence;
const isFighter = (unit: Unit): boolean => unit.kind === 'infantry' || unit.kind === 'cavalry';

export async function threatsBy(
  game: Game,
  by: Side,
  neighbours: (hex: HexName) => HexName[],
): Promise<Threats> {
  const units = (game.now.units as Unit[]).filter((u) => u.side === by && u.hex && attackOf(u) > 0);
  const replies = await game.engine.tryAll(units.map((unit) => ({ op: 'reach' as const, unit: unit.id })));
  const reached = replies.map((reply, i) => {
    const hexes = reply.ok ? (reply as Reach).hexes.map(({ hex }) => hex) : [];
    return new Set([units[i]!.hex!, ...hexes]);
  });
  return gathered(by, units, reached, neighbours);
}

// Who can stand in a hex can strike those next to it.
export function gathered(
  by: Side,
  units: Unit[],
  reached: Set<HexName>[],
  neighbours: (hex: HexName) => HexName[],
): Threats {
  const at = new Map<HexName, Threat>();
  units.forEach((unit, i) => {
    const struck = new Set([...reached[i]!].flatMap(neighbours));
    for (const hex of struck) {
      const threat = at.get(hex) ?? { strength: 0, units: [] };
      threat.strength += attackOf(unit);
      threat.units.push(unit.id);
      at.set(hex, threat);
    }
  });
  const most = Math.max(0, ...[...at.values()].map((threat) => threat.strength));
  return { by, at, levels: [Math.floor(most / 3) + 1, Math.floor((2 * most) / 3) + 1] };
}

// 0 the lightest shade, 2 the darkest.
export const shadeOf = ({ levels }: Threats, { strength }: Threat): 0 | 1 | 2 =>
  strength >= levels[1] ? 2 : strength >= levels[0] ? 1 : 0;

// The chance that his combat marker is drawn before yours, where there is a cup.
export function strikesFirst(game: Game, by: Side): number | null {
  if (!('cup' in game.now)) return null;
  const { cup } = game.now;
  const his = cup.some((m) => m.marker === `${by}-combat`);
  const yours = cup.some((m) => m.marker.endsWith('-combat') && m.marker !== `${by}-combat`);
  return his && yours ? 0.5 : his ? 1 : yours ? 0 : 0.5;
}
