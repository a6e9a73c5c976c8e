// The computer players of each game, by their names in the protocol, and what a seat says of who sits in it. Another
// level is one more line.
import { isKey, t } from '../words/words.svelte';

// Who answers for a side: a person at this screen, or a computer player, "veteran:bold".
export type Seat = string;

export interface Level {
  name: string;
  tempered: boolean; // has a temperament
  ponders: boolean; // looks ahead: takes a while, and can be hurried
}

const recruit: Level = { name: 'recruit', tempered: false, ponders: false };
const regular: Level = { name: 'regular', tempered: true, ponders: false };
const veteran: Level = { name: 'veteran', tempered: true, ponders: true };
const general: Level = { name: 'general', tempered: true, ponders: true };

export const levels: Record<'aprils' | 'rally', Level[]> = {
  aprils: [recruit, regular, veteran, general],
  rally: [recruit, regular, veteran],
};
export const temperaments = ['steady', 'bold', 'cautious', 'stubborn'];

// The best adviser that each game has.
export const advisers = { aprils: 'veteran', rally: 'regular' };

export const isPerson = (seat: Seat): boolean => seat === 'person';

export const seatOf = (level: string, temperament: string): Seat =>
  temperament === 'steady' ? level : `${level}:${temperament}`;

// Games that were kept before there were levels say only "computer".
export const playerOf = (seat: Seat): string => (seat === 'computer' ? regular.name : seat);

export function ponders(player: string): boolean {
  const [name] = player.split(':');
  return [veteran, general].some((level) => level.name === name);
}

// The same player with hardly any time: what comes to mind first.
export const hurried = (player: string): string => `${player}:nodes=400`;

// "veteran, bold"
export function playerName(seat: Seat): string {
  const words = playerOf(seat)
    .split(':')
    .map((word) => `opponent.${word}`);
  return words.flatMap((key) => (isKey(key) ? [t(key).toLowerCase()] : [])).join(', ');
}

// Chances are told where somebody looks ahead.
export const canReview = (game: { battle: { game: 'aprils' | 'rally' } }): boolean =>
  ponders(advisers[game.battle.game]);
