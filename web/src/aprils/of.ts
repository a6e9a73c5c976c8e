// A game as one of Across Five Aprils: components of this folder are shown for no other.
import type { AprilsBattle, AprilsState, AprilsUnit } from '../engine/aprils';
import type { HexName, UnitId } from '../engine/protocol';
import type { Game } from '../game/game.svelte';

export const stateOf = (game: Game): AprilsState => game.state as AprilsState;
export const battleOf = (game: Game): AprilsBattle => game.battle as AprilsBattle;
export const unitOf = (game: Game, id: UnitId): AprilsUnit => game.unit(id) as AprilsUnit;
export const unitsIn = (game: Game, hex: HexName): AprilsUnit[] => game.unitsIn(hex) as AprilsUnit[];
