// The protocol of the engine, as types: requests and replies of docs/protocol.md. Nothing here knows a rule.

export type Side = 'union' | 'confederate';
export type HexName = string; // as printed, "3605"
export type UnitId = string;
export type MarkerId = string; // a formation's id, or "union-combat", "confederate-combat"
export type UnitKind = 'infantry' | 'cavalry' | 'artillery' | 'gunboat';
export type Mark = 'moved' | 'attacked' | 'defended' | 'retreated' | 'overstacked';
export type Compass = 'N' | 'NE' | 'SE' | 'S' | 'SW' | 'NW';
export type Level = 'marginal' | 'substantial' | 'decisive' | 'draw';

export const enemyOf = (side: Side): Side => (side === 'union' ? 'confederate' : 'union');

export interface ScenarioOption {
  case: string;
  title: string;
}

export interface ScenarioSummary {
  id: string;
  game: 'aprils' | 'rally';
  title: string;
  place: string;
  dates: string;
  turns: number;
  units: number;
  options: ScenarioOption[];
  special_rules?: { case: string; title: string; text: string }[];
  history?: string;
}

export interface MapHex {
  hex: HexName;
  terrain: string;
  hill?: string;
}

export interface MapSide {
  between?: [HexName, HexName];
  of?: HexName;
  edge?: Compass;
  features: string[];
  connected?: boolean;
}

export interface BattleMap {
  grid: {
    columns: [number, number];
    rows: [number, number];
    shifted_columns: 'even' | 'odd';
    rows_toward?: number; // compass bearing in which rows grow
  };
  hexes: MapHex[];
  sides: MapSide[];
  entries: { letter: string; hex: HexName; by?: string }[];
  places: { name: string; hex: HexName }[];
}

export interface Formation {
  id: string;
  name: string;
  side: Side;
  markers: number;
}

export interface CalendarTurn {
  turn: number;
  day: number;
  time: string;
  night: boolean;
  victory_check: boolean;
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

export interface Battle {
  scenario: string;
  title: string;
  place: string;
  dates: string;
  options: string[];
  formations: Formation[];
  calendar: CalendarTurn[];
  victory: VictoryLine[];
  retreat_compass: Record<Side, Compass[]>;
}

export interface Unit {
  id: UnitId;
  name: string;
  side: Side;
  formation: string;
  kind: UnitKind;
  hex: HexName | null;
  steps: number;
  full_steps: number;
  attack: number;
  defence: number;
  movement: number;
  morale: number;
  designation?: string;
  depth?: number; // 0 is the top of its stack
  arrives?: number;
  entry?: string;
  gone?: boolean;
  marks?: Mark[];
}

export interface CupMarker {
  marker: MarkerId;
  name: string;
  side: Side;
  count: number;
}

export interface Objective {
  hex: HexName;
  name: string;
  holder: Side | null;
}

export interface Work {
  hex: HexName;
  facing: Compass;
  kind: 'breastwork' | 'entrenchment';
}

export type Phase = 'draw' | 'movement' | 'combat' | 'special' | 'over';

export interface State {
  turn: number;
  turns: number;
  day: number;
  time: string;
  night: boolean;
  phase: Phase;
  side: Side | null;
  units: Unit[];
  cup: CupMarker[];
  next_to_draw: Side;
  objectives: Objective[];
  victory_points: Record<Side, number>;
  works?: Work[];
  outcome?: { winner: Side | null; level: Level };
}

export type Zones = Record<Side, HexName[]>;

export type Choice =
  | { type: 'march'; unit: UnitId; path: HexName[] }
  | { type: 'march'; unit: UnitId; to: HexName }
  | { type: 'build'; unit: UnitId; facing: Compass }
  | { type: 'end-movement' }
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
  | { type: 'retreat'; unit: UnitId; to: HexName | null }
  | { type: 'check'; unit: UnitId }
  | { type: 'stand-fast' }
  | { type: 'advance'; unit: UnitId; to: HexName }
  | { type: 'no-advance' }
  | { type: 'special'; number: number; unit?: UnitId; hex?: HexName; sentence?: string };

export type Entry = Choice | { roll: number } | { edit: string };

export type QuestionKind =
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

export interface Outcome {
  roll: number;
  weight: number;
  marker?: MarkerId;
}

export interface Contacts {
  attackers: { unit: UnitId; must: boolean; bombards: boolean; can: HexName[] }[];
  targets: { hex: HexName; must: boolean }[];
}

export interface Question {
  asked: Side | 'dice' | 'nobody';
  kind: QuestionKind;
  sentence: string;
  outcomes?: Outcome[];
  choices?: Choice[];
  contacts?: Contacts;
}

export interface Shift {
  reason: string;
  value: number;
  rule: string;
  hex?: HexName;
}

interface Told {
  rule: string;
  sentence: string;
}

export type GameEvent = Told &
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
}

export interface Reach {
  unit: UnitId;
  allowance: number; // in half points
  hexes: { hex: HexName; cost: number; path: HexName[] }[];
}

export interface Sight {
  from: HexName;
  to: HexName;
  range: number;
  clear: boolean;
  blocked_by?: HexName;
  blocked_by_also?: HexName;
  embankment?: boolean;
}

export interface GameRecord {
  format: string;
  game: string;
  scenario: string;
  scenario_hash: string;
  rules: number;
  options: string[];
  scenario_text?: string;
  answers: Entry[];
}

export interface Story {
  opening: GameEvent[];
  moments: { asked: Question['asked']; entry: Entry; events: GameEvent[] }[];
}

export interface WhyNot {
  legal: boolean;
  refusal?: string; // its kind: "must-stop"
  reason?: string;
  rule?: string;
}

export interface Opened {
  game: string;
  scenario: string;
  title: string;
  hash: string;
  events?: GameEvent[];
  entries?: number;
}

// What each request is answered with.
export interface Replies {
  open: Opened;
  scenarios: { scenarios: ScenarioSummary[] };
  language: { language: string };
  version: { protocol: number; rules: number };
  map: BattleMap;
  battle: Battle;
  state: State;
  zones: Zones;
  question: Question;
  answer: { events: GameEvent[] };
  why_not: WhyNot;
  reach: Reach;
  sight: Sight;
  odds: Odds;
  undo: { entries: number };
  record: { record: GameRecord };
  story: Story;
  hash: { hash: string };
  advise: { choice: Choice };
}

export type Op = keyof Replies;
export type Request<O extends Op = Op> = { op: O } & Record<string, unknown>;

export interface Failure {
  reason: string;
  rule: string | null;
}

export type Reply<O extends Op> = ({ ok: true } & Replies[O]) | { ok: false; error: Failure };
