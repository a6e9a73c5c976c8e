// Which panel presents which question. Every kind that the engine can ask has one; a test plays whole games through them.
import type { QuestionKind } from '../engine/protocol';
import type { rallyQuestions } from '../engine/rally';

// march: units walk on the map; shop: what command points buy; battery: a chit, a hex, a target; aim: whom a unit attacks;
// fights: which combat is next; list: a few numbered choices.
export type Panel = 'march' | 'shop' | 'battery' | 'aim' | 'fights' | 'list';

const panels: Record<(typeof rallyQuestions)[number], Panel> = {
  event: 'list',
  blunder: 'march',
  'first-battery': 'list',
  artillery: 'battery',
  'counter-battery': 'list',
  arrival: 'list',
  entry: 'list',
  impulse: 'shop',
  'after-impulse': 'list',
  leader: 'march',
  movement: 'march',
  night: 'march',
  'press-on': 'march',
  'place-leader': 'list',
  flee: 'list',
  'rally-place': 'list',
  targets: 'aim',
  combat: 'fights',
  surprise: 'list',
  'defending-artillery': 'list',
  'defensive-fire': 'list',
  retreat: 'list',
  follow: 'list',
  advance: 'list',
  'give-field': 'list',
};

// None: the dice are asked, or nobody.
export const panelOf = (kind: QuestionKind): Panel | undefined =>
  (panels as Partial<Record<QuestionKind, Panel>>)[kind];
