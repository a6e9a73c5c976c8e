// A game as one of Rally 'Round the Flag!: components of this folder are shown for no other.
import type { HexName, UnitId } from '../engine/protocol';
import type { RallyBattle, RallyState, RallyUnit } from '../engine/rally';
import type { Game } from '../game/game.svelte';

export const stateOf = (game: Game): RallyState => game.state as RallyState;
export const battleOf = (game: Game): RallyBattle => game.battle as RallyBattle;
export const unitOf = (game: Game, id: UnitId): RallyUnit => game.unit(id) as RallyUnit;
export const unitsIn = (game: Game, hex: HexName): RallyUnit[] => game.unitsIn(hex) as RallyUnit[];
