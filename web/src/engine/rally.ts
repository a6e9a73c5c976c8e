// Rally 'Round the Flag! in the protocol: what its states, questions, answers and events have besides what both games share.
import type {
  BattleBase,
  CalendarTurn,
  FormationBase,
  HexName,
  Shift,
  Side,
  StateBase,
  Told,
  UnitBase,
  UnitId,
} from './protocol';

export type RallyKind = 'infantry' | 'cavalry' | 'leader' | 'artillery' | 'train';
export type Rank = 'division' | 'corps' | 'army';
export type RallyLevel = 'draw' | 'marginal' | 'substantive' | 'decisive';
export type Whereabouts =
  | 'map'
  | 'waiting'
  | 'available'
  | 'resting'
  | 'depleted'
  | 'shattered'
  | 'lost'
  | 'captured'
  | 'track'
  | 'absent';

export interface RallyFormation extends FormationBase {
  level: Rank;
  parent: string | null;
  leader: UnitId | null;
}

export interface RallyBattle extends BattleBase {
  game: 'rally';
  formations: RallyFormation[];
  calendar: (CalendarTurn & { dusk: boolean })[];
  columns: string[]; // of the odds table, the automatic results at both ends
}

export interface RallyUnit extends UnitBase {
  kind: RallyKind;
  state: Whereabouts;
  returns?: number;
  marks?: ('activated' | 'may-move' | 'moved' | 'fired')[];
  // brigades
  strength?: number;
  quality?: number;
  damaged?: boolean;
  full?: [strength: number, quality: number];
  in_command?: boolean;
  effective_quality?: number;
  // leaders
  rank?: Rank;
  replacement?: boolean;
  acting?: string;
  command?: { combat: number; quality: number; range: number; initiative: number };
  // artillery
  guns?: [number, number, number, number];
  close_value?: number;
  // trains
  active?: boolean;
}

export interface Score {
  total: number;
  damaged: number;
  brigades: number;
  artillery: number;
  train: number;
  leaders: number;
  hexes: number;
  head_start: number;
}

export interface Effect {
  event: string;
  side: Side;
  formation?: string;
  unit?: UnitId;
}

export interface Combat {
  attackers: UnitId[];
  targets: HexName[];
  defenders?: UnitId[];
}

export interface RallyState extends StateBase {
  phase:
    | 'initiative'
    | 'events'
    | 'bombardment'
    | 'command'
    | 'movement'
    | 'combat'
    | 'recovery'
    | 'victory'
    | 'night'
    | 'over';
  units: RallyUnit[];
  initiative: Side | null;
  command_points: Record<Side, number>;
  kept_points: Record<Side, number>;
  victory_points: Record<Side, Score>;
  weather_until?: number;
  effects?: Effect[];
  combats?: Combat[]; // declared, not yet fought
  combat?: Required<Combat>; // the one that is fought
  outcome?: { winner: Side | null; level: RallyLevel; points: Record<Side, number> };
}

export type RallyChoice =
  | {
      type:
        | 'pass'
        | 'hurry'
        | 'roll-arrival'
        | 'surprise'
        | 'follow'
        | 'give-field'
        | 'move-train'
        | 'wake-train';
    }
  | { type: 'first-battery'; side: Side }
  | { type: 'place-artillery'; unit: UnitId; hex: HexName; target?: HexName }
  | {
      type:
        | 'counter-battery'
        | 'bring-artillery'
        | 'activate-unit'
        | 'recover'
        | 'leader'
        | 'fire'
        | 'pick-unit'
        | 'press';
      unit: UnitId;
    }
  | { type: 'activate'; formation: string; price: number }
  | { type: 'pick-formation'; formation: string }
  | { type: 'place'; hex: HexName }
  | { type: 'attack'; unit: UnitId; targets: HexName[] }
  | { type: 'resolve'; target: HexName };

export const rallyDice = [
  'initiative-die',
  'event-die',
  'blunder-die',
  'weather-die',
  'artillery-draw',
  'bombardment-die',
  'duel-die',
  'check-die',
  'command-die',
  'arrival-die',
  'leader-die',
  'allowance-die',
  'capture-die',
  'defending-artillery-die',
  'retreat-die',
  'leader-loss-die',
  'artillery-return-die',
  'special-die',
] as const;

export const rallyQuestions = [
  'event',
  'blunder',
  'first-battery',
  'artillery',
  'counter-battery',
  'arrival',
  'entry',
  'impulse',
  'after-impulse',
  'leader',
  'movement',
  'night',
  'press-on',
  'place-leader',
  'flee',
  'rally-place',
  'targets',
  'combat',
  'surprise',
  'defending-artillery',
  'defensive-fire',
  'retreat',
  'follow',
  'advance',
  'give-field',
] as const;

export type RallyQuestionKind = (typeof rallyDice)[number] | (typeof rallyQuestions)[number] | 'over';

// What a choice costs and can bring; chances are faces of a die, out of `of`.
export interface Prospect {
  cost?: number;
  of?: number;
  passes?: number;
  // an activation
  leader?: UnitId;
  tested?: boolean;
  // a formation's brigades, or those under fire
  units?: {
    unit: UnitId;
    in_command?: boolean;
    passes?: number;
    division_passes?: number;
    fails?: number;
  }[];
  // artillery
  range?: number;
  printed?: number;
  value?: number;
  modifier?: number;
  step?: number; // faces that cost who fails a step and a hex
  hex?: number; // faces that cost a hex
  hits?: number;
  hit_by?: number;
  // defensive fire
  modifiers?: Shift[];
}

type Tells<Type extends string, Members = unknown> = { type: Type } & Members;

export type RallyEvent = Told &
  (
    | Tells<'turn', { turn: number }>
    | Tells<'initiative-dice', { union: number; confederate: number }>
    | Tells<'initiative' | 'first-battery' | 'field-given', { side: Side }>
    | Tells<'event-dice', { side: Side; dice: [number, number]; printed: string; event: string }>
    | Tells<'event', { side: Side; event: string; unit?: UnitId; formation?: string; number?: number }>
    | Tells<'artillery-placed', { unit: UnitId; hex: HexName; target?: HexName }>
    | Tells<'bombardment', { unit: UnitId; target: HexName; die: number; roll: number; value: number }>
    | Tells<'duel', { unit: UnitId; against: UnitId; die: number; roll: number; value: number; hit: boolean }>
    | Tells<'artillery-removed', { unit: UnitId; hex: HexName; die: number; captured: boolean }>
    | Tells<'artillery-tried', { unit: UnitId; hex: HexName; die: number; placed: boolean }>
    | Tells<
        'check',
        { unit: UnitId; cause: string; die: number; roll: number; quality: number; passed: boolean }
      >
    | Tells<'loss', { unit: UnitId; hex: HexName; shattered: boolean; cause: string }>
    | Tells<'shattered', { unit: UnitId; hex: HexName }>
    | Tells<'command', { side: Side; die: number; points: number }>
    | Tells<'arrival-die', { units: UnitId[]; die: number; delay: number }>
    | Tells<'arrival', { units: UnitId[]; hex: HexName }>
    | Tells<'purchase', { side: Side; what: string; points: number; unit?: UnitId; formation?: string }>
    | Tells<
        'initiative-check',
        { unit: UnitId; formation: string; die: number; roll: number; rating: number; passed: boolean }
      >
    | Tells<'allowance', { unit: UnitId; die: number; allowance: number }>
    | Tells<'march', { unit: UnitId; from: HexName; path: HexName[] }>
    | Tells<'leader-caught', { unit: UnitId; die: number; captured: boolean }>
    | Tells<'leader-moves' | 'retreat' | 'advance', { unit: UnitId; from: HexName; to: HexName }>
    | Tells<'leader-lost', { unit: UnitId; captured: boolean; points: number }>
    | Tells<'leader-dice', { unit: UnitId; dice: [number, number]; fell: boolean }>
    | Tells<'leader-replaced' | 'rallied', { unit: UnitId; hex: HexName }>
    | Tells<'train-captured' | 'restored' | 'unit-lost' | 'combat-stops', { unit: UnitId }>
    | Tells<'train-turned', { unit: UnitId; active: boolean }>
    | Tells<'pass', { side: Side; kept: number }>
    | Tells<'combat', { attackers: UnitId[]; defenders: UnitId[]; targets: HexName[] }>
    | Tells<'odds', { attack: number; defence: number; ratio: string; shifts: Shift[]; column: string }>
    | Tells<'retreat-die', { unit: UnitId; die: number; hexes: number }>
    | Tells<'artillery-rests', { unit: UnitId; die: number; turn: number }>
    | Tells<'control', { hex: HexName; side: Side | null }>
    | Tells<'game-over', { winner: Side | null; level: RallyLevel; points: Record<Side, number> }>
    | Tells<'special', { number: number; die: number; unit?: UnitId }>
  );

type ByRole<Value> = { attacker: Value; defender: Value };

export interface FightOutcome {
  losses: ByRole<number>;
  shattered: ByRole<number>;
  one_hex: ByRole<number>; // standing units that owe a hex by their own check
  retreats: ByRole<boolean>; // the side falls back by the die
  weight: number;
  of: number;
  column?: string;
  stopped?: boolean; // fire shattered an attacker
}

export interface DefensiveFire {
  from: HexName;
  unit: UnitId;
  modifiers: Shift[];
  modifier: number;
  hits: number;
  of: number;
}

export interface RallyOdds {
  attack: number;
  defence: number;
  ratio: string;
  shifts: Shift[];
  column: string;
  attacker_modifier: number;
  defender_modifier: number;
  defensive_fire: DefensiveFire[];
  distribution?: FightOutcome[]; // left out where there are more dice than can be counted
}

export interface CommandRange {
  unit: UnitId;
  range: number;
  hexes: HexName[];
  units: { unit: UnitId; in_range: boolean; in_command: boolean }[];
}
