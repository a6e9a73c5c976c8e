// What events speak of, whichever game tells them.
import type { GameEvent, HexName } from '../engine/protocol';
import type { Game } from './game.svelte';

// The places that an event names; else the one where its unit stands.
export function hexesOf(game: Game, event: GameEvent): HexName[] {
  const found: HexName[] = [];
  if ('path' in event) found.push(...event.path);
  if ('from' in event && event.from) found.push(event.from);
  if ('to' in event) found.push(event.to);
  if ('hex' in event) found.push(event.hex);
  if ('target' in event && event.target) found.push(event.target);
  if ('targets' in event) found.push(...event.targets);
  if (found.length > 0 || !('unit' in event) || !event.unit) return found;
  const hex = game.unit(event.unit)?.hex;
  return hex ? [hex] : [];
}

// Events that tell nothing by themselves.
export const isQuiet = (event: GameEvent): boolean =>
  ['cup', 'movement-ends', 'combat-ends', 'first-battery'].includes(event.type);
