// Hexes that the present question is about: who can act, whom it can be done to, where a choice leads.
import type { HexName } from '../engine/protocol';
import { hexOfChoice, numbered } from '../game/describe';
import type { Game } from '../game/game.svelte';
import type { Hand } from '../game/hand.svelte';

export function concerned(game: Game, hand: Hand): HexName[] {
  if (!game.yours) return [];
  const standing = [...hand.movers, ...hand.offered].flatMap((id) => game.unit(id)?.hex ?? []);
  const targets = hand.targets.map((target) => target.hex);
  const ends = numbered(game).flatMap((choice) => hexOfChoice(game, choice) ?? []);
  return [...standing, ...targets, ...hand.open, ...ends];
}
