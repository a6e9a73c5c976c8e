// Across Five Aprils in the protocol: what its states, questions, answers and events have besides what both games share.
import type {
  BattleBase,
  CalendarTurn,
  Compass,
  FormationBase,
  HexName,
  MarkerId,
  Shift,
  Side,
  StateBase,
  Told,
  UnitBase,
  UnitId,
} from './protocol';

export type AprilsKind = 'infantry' | 'cavalry' | 'artillery' | 'gunboat';
export type Mark = 'moved' | 'attacked' | 'defended' | 'retreated' | 'overstacked';
export type Level = 'marginal' | 'substantial' | 'decisive' | 'draw';

export interface AprilsFormation extends FormationBase {
  markers: number;
}

export type VictoryTest =
  | { test: 'controls'; side: Side; at_least: number; at_most: number; among: HexName[] }
  | { test: 'points-ratio'; side: Side; points: number; to: number }
  | { test: 'more-points'; side: Side };

export interface VictoryLine {
  turn: number;
  winner: Side | null;
  level: Level;
  tests: VictoryTest[];
}

export interface AprilsBattle extends BattleBase {
  game: 'aprils';
  formations: AprilsFormation[];
  calendar: CalendarTurn[];
  victory: VictoryLine[];
  retreat_compass: Record<Side, Compass[]>;
}

export interface AprilsUnit extends UnitBase {
  kind: AprilsKind;
  steps: number;
  full_steps: number;
  attack: number;
  defence: number;
  movement: number;
  morale: number;
  marks?: Mark[];
}

export interface CupMarker {
  marker: MarkerId;
  name: string;
  side: Side;
  count: number;
}

export interface Work {
  hex: HexName;
  facing: Compass;
  kind: 'breastwork' | 'entrenchment';
}

export interface AprilsState extends StateBase {
  phase: 'draw' | 'movement' | 'combat' | 'special' | 'over';
  units: AprilsUnit[];
  cup: CupMarker[];
  next_to_draw: Side;
  victory_points: Record<Side, number>;
  works?: Work[];
  outcome?: { winner: Side | null; level: Level };
}

export type AprilsChoice =
  | { type: 'build'; unit: UnitId; facing: Compass }
  | { type: 'attack'; attackers: UnitId[]; targets: HexName[] }
  | {
      type: 'automatic-retreat';
      targets: HexName[];
      bombarded?: HexName[];
      guns?: UnitId[];
      stay?: UnitId[];
    }
  | { type: 'end-combat' }
  | { type: 'rating'; rating: number }
  | { type: 'loss'; unit: UnitId }
  | { type: 'check'; unit: UnitId }
  | { type: 'stand-fast' }
  | { type: 'no-advance' }
  | { type: 'special'; number: number; unit?: UnitId; hex?: HexName; sentence?: string };

export type AprilsQuestionKind =
  | 'draw'
  | 'movement'
  | 'combat'
  | 'rating'
  | 'combat-die'
  | 'losses'
  | 'retreat'
  | 'extended-retreat'
  | 'voluntary-retreat'
  | 'check-order'
  | 'check-die'
  | 'advance'
  | 'special-die'
  | 'special'
  | 'over';

export type AprilsEvent = Told &
  (
    | { type: 'turn'; turn: number }
    | { type: 'cup'; markers: MarkerId[] }
    | { type: 'draw'; by: Side; marker: MarkerId }
    | { type: 'marker-passes'; marker: MarkerId }
    | { type: 'march'; unit: UnitId; from: HexName | null; path: HexName[]; cost: number }
    | { type: 'work'; unit: UnitId; hex: HexName; facing: Compass; kind: Work['kind'] }
    | { type: 'movement-ends'; formation: string }
    | {
        type: 'attack' | 'bombardment';
        attackers: UnitId[];
        guns: UnitId[];
        targets: HexName[];
        defenders: UnitId[];
        attack: number;
        defence: number;
        ratio: string;
        shifts: Shift[];
        column: string;
        attacker_rolls: boolean;
      }
    | { type: 'automatic-retreat'; units: UnitId[]; targets: HexName[]; guns?: UnitId[] }
    | { type: 'combat-ends'; side: Side }
    | { type: 'rating'; side: Side; rating: number }
    | { type: 'combat-roll'; side: Side; die: number; roll: number; column: string; result: string }
    | { type: 'loss'; unit: UnitId; hex: HexName; steps: number; cause: string }
    | { type: 'retreat'; unit: UnitId; from: HexName; to: HexName; cause: string }
    | { type: 'driven-off'; unit: UnitId; from: HexName }
    | { type: 'check'; unit: UnitId; die: number; roll: number; passed: boolean }
    | { type: 'advance'; unit: UnitId; from: HexName; to: HexName }
    | { type: 'control'; hex: HexName; side: Side | null }
    | { type: 'play-on'; turn: number }
    | { type: 'game-over'; winner: Side | null; level: Level }
    | { type: 'special'; number: number; die: number; unit?: UnitId }
  );

export interface ForecastEntry {
  losses: number;
  retreat: boolean;
  eliminated: number;
  survivors: number;
  failed_checks: number;
  weight: number;
  of: number;
}

export interface Odds {
  attack: number;
  defence: number;
  ratio: string;
  shifts: Shift[];
  shift: number;
  column: string;
  attacker_rolls: boolean;
  defender_rolls: boolean;
  distribution: {
    attacker_rating: number | null;
    defender_rating: number | null;
    defender: ForecastEntry[];
    attacker: ForecastEntry[];
  };
  full?: { mean_steps_lost: { attacker: number; defender: number } }; // if it was asked for
}
