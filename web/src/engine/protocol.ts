// The protocol of the engine, as types: requests and replies of docs/protocol.md, as far as both games share them; each
// game's own stand beside. Nothing here knows a rule.
import type {
  AprilsBattle,
  AprilsChoice,
  AprilsEvent,
  AprilsQuestionKind,
  AprilsState,
  AprilsUnit,
  Odds,
} from './aprils';
import type {
  CommandRange,
  Prospect,
  RallyBattle,
  RallyChoice,
  RallyEvent,
  RallyOdds,
  RallyQuestionKind,
  RallyState,
  RallyUnit,
} from './rally';

export type Side = 'union' | 'confederate';
// A place: a hex as printed, "3605", "E13", or a bank of a river hex, "E13/east".
export type HexName = string;
export type UnitId = string;
export type MarkerId = string; // a formation's id, or "union-combat", "confederate-combat"
export type Compass = 'N' | 'NE' | 'SE' | 'S' | 'SW' | 'NW';

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
  terrain: string | string[]; // what runs through the hex after what is printed in it
  hill?: string;
  banks?: Record<string, HexName[]>; // of a river hex, with the places next to each
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
    ids?: 'A1' | 'CCRR'; // how hexes are named
    columns: [number, number];
    rows: [number, number];
    shifted_columns: 'even' | 'odd';
    rows_toward?: number; // compass bearing in which rows grow
  };
  hexes: MapHex[];
  sides: MapSide[];
  entries: { letter: string; hex: HexName; by?: string }[];
  places: { name: string; hex: HexName }[];
  works?: { hex: HexName; kind: 'fort' | 'entrenchment'; side: Side | null }[];
}

export interface FormationBase {
  id: string;
  name: string;
  side: Side;
}

export interface CalendarTurn {
  turn: number;
  day: number;
  time: string;
  night: boolean;
  victory_check: boolean;
}

export interface BattleBase {
  scenario: string;
  title: string;
  place: string;
  dates: string;
  options: string[];
}

export type Battle = AprilsBattle | RallyBattle;

export interface UnitBase {
  id: UnitId;
  name: string;
  side: Side;
  formation: string;
  hex: HexName | null;
  designation?: string;
  depth?: number; // 0 is the top of its stack
  arrives?: number;
  held?: boolean; // kept away by the battle's own rule, nobody knows how long
  entry?: string;
  gone?: boolean;
}

export type Unit = AprilsUnit | RallyUnit;
export const isRallyUnit = (unit: Unit): unit is RallyUnit => 'state' in unit;

export interface Objective {
  hex: HexName;
  name: string;
  holder: Side | null;
  value?: number;
}

export interface StateBase {
  turn: number;
  turns: number;
  day: number;
  time: string;
  night: boolean;
  side: Side | null;
  objectives: Objective[];
}

export type State = AprilsState | RallyState;

export type Zones = Record<Side, HexName[]>;

// Answers that both games know.
export type SharedChoice =
  | { type: 'march'; unit: UnitId; path: HexName[] }
  | { type: 'march'; unit: UnitId; to: HexName }
  | { type: 'end-movement' }
  | { type: 'retreat'; unit: UnitId; to: HexName | null }
  | { type: 'advance'; unit: UnitId; to: HexName };

export type Choice = SharedChoice | AprilsChoice | RallyChoice;

export type Entry = Choice | { roll: number } | { edit: string };

export type QuestionKind = AprilsQuestionKind | RallyQuestionKind;

export interface Outcome {
  roll: number;
  weight: number;
  marker?: MarkerId;
}

export interface Contacts {
  attackers: { unit: UnitId; must: boolean; bombards?: boolean; declared?: boolean; can: HexName[] }[];
  targets: { hex: HexName; must: boolean }[];
  unit?: UnitId; // the one that is asked
}

export interface Question {
  asked: Side | 'dice' | 'nobody';
  kind: QuestionKind;
  sentence: string;
  outcomes?: Outcome[];
  choices?: Choice[];
  contacts?: Contacts;
  prospects?: (Prospect | null)[]; // what each choice costs and can bring
}

export interface Shift {
  reason: string;
  value: number;
  rule: string;
  hex?: HexName;
}

export interface Told {
  rule: string;
  sentence: string;
}

export type GameEvent = AprilsEvent | RallyEvent;

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

// What a computer player would answer: why, in sentences, and what it expects, if it looks ahead.
export interface Advice {
  choice: Choice;
  why?: string[];
  expects?: { score: number; instead: number; worst: number; of: number };
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
  odds: Odds | RallyOdds;
  command: CommandRange;
  undo: { entries: number };
  record: { record: GameRecord };
  story: Story;
  hash: { hash: string };
  advise: Advice;
}

export type Op = keyof Replies;
export type Request<O extends Op = Op> = { op: O } & Record<string, unknown>;

export interface Failure {
  reason: string;
  rule: string | null;
}

export type Reply<O extends Op> = ({ ok: true } & Replies[O]) | { ok: false; error: Failure };
