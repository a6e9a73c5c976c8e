// The cases that bear on what is asked now: those of the question, of the hour and of what the player has in hand.
import type { Unit } from '../engine/protocol';
import type { Game } from '../game/game.svelte';
import type { Hand } from '../game/hand.svelte';
import type { System } from './book';
import { ruleOfQuestion } from './prompts';

export interface Now {
  sentence: string; // what is asked
  reason: string; // why something just tried is not possible; mostly nothing
  cases: string[];
}

const beside: Record<System, Record<string, string[]>> = {
  aprils: {
    draw: ['11.1'],
    movement: ['4.2', '4.3', '5'],
    combat: ['6.2.2', '6.2.4', '7.1'],
    rating: ['6.2.6', '6.3.1'],
    losses: ['6.3.3'],
    retreat: ['6.3.2', '5'],
    'extended-retreat': ['6.3.2', '5'],
    'voluntary-retreat': ['6.5'],
    'check-order': ['6.4'],
    advance: ['5'],
  },
  rally: {
    artillery: ['6.2', '6.3'],
    'counter-battery': ['6.2'],
    impulse: ['7.1', '7.3', '7.4'],
    'after-impulse': ['7.3'],
    movement: ['8.1', '8.2', '8.3', '8.5'],
    targets: ['9.3', '9.2'],
    combat: ['9.3', '9.2', '9.4'],
    'defending-artillery': ['9.3'],
    'defensive-fire': ['9.3'],
    retreat: ['9.4'],
    follow: ['9.4'],
    advance: ['8.2'],
  },
};

export function now(game: Game, hand: Hand): Now {
  const system = game.battle.game;
  const { kind, sentence } = game.question;
  const cases = [ruleOfQuestion(kind, system), ...(hand.why?.rule ? [hand.why.rule] : []), ...hand.cited];
  cases.push(...(beside[system][kind] ?? []));
  const units: Unit[] = game.now.units;
  const arriving = units.some((unit) => hand.movers.has(unit.id) && unit.hex === null);
  if (arriving) cases.push(...(system === 'aprils' ? ['8.1', '8.2'] : ['7.6']));
  if (game.now.night) cases.push(system === 'aprils' ? '9' : '13');
  return { sentence, reason: hand.why?.reason ?? '', cases: [...new Set(cases)] };
}
