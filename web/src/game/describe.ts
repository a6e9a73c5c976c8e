// Hexes, units and choices in words: for lists, for bubbles and for those who listen. What a unit or a choice is called is
// each game's own business.
import * as aprils from '../aprils/words';
import { type Choice, type HexName, isRallyUnit, type Side, type Unit } from '../engine/protocol';
import * as rally from '../rally/words';
import { points, t, type Key } from '../words/words.svelte';
import type { Game } from './game.svelte';
import type { Hand } from './hand.svelte';

const systemOf = (game: Game) => (game.battle.game === 'rally' ? rally : aprils);

export const sideName = (side: Side | null): string => t(side === null ? 'side.nobody' : `side.${side}`);
export const kindName = (unit: Unit): string => t(`kind.${unit.kind}`);
export const figures = (unit: Unit): string =>
  isRallyUnit(unit) ? rally.figures(unit) : aprils.figures(unit);
export const unitName = (unit: Unit): string => (isRallyUnit(unit) ? rally.nameOf(unit) : unit.name);
export const unitWords = (unit: Unit): string =>
  isRallyUnit(unit) ? rally.unitWords(unit) : aprils.unitWords(unit);

// What stands on the counter, and how it is with the unit.
export const traits = (unit: Unit): [label: string, value: string][] =>
  isRallyUnit(unit) ? rally.traits(unit) : aprils.traits(unit);
export const condition = (unit: Unit): string =>
  isRallyUnit(unit) ? rally.condition(unit) : aprils.condition(unit);

// The bank of a river hex is part of a place's name: "E13/east" lies in E13.
export const hexOf = (place: HexName): HexName => place.split('/')[0]!;
export function placeName(place: HexName): string {
  const [hex, bank] = place.split('/');
  return bank ? t('place.bank', { hex: hex!, bank: t(`bank.${bank}` as Key) }) : place;
}

export function terrainName(game: Game, place: HexName): string {
  const found = game.map.hexes.find((h) => h.hex === hexOf(place));
  if (!found) return '';
  const [ground, ...inside] = Array.isArray(found.terrain) ? found.terrain : [found.terrain];
  return [t(`terrain.${ground}` as Key), ...inside.map((f) => t(`feature.${f}` as Key))].join(', ');
}

// The names printed in a hex: places, an objective, its hill.
export function placesIn(game: Game, place: HexName): string[] {
  const hex = hexOf(place);
  const objective = game.state.objectives.find((o) => o.hex === hex)?.name;
  const places = game.map.places.filter((p) => p.hex === hex).map((p) => p.name);
  const hill = game.map.hexes.find((h) => h.hex === hex)?.hill;
  return [...new Set([objective, ...places, hill].filter((name) => name !== undefined))];
}

// In fixed order: number, place, terrain, units, zones, what the chosen unit could do there.
export function hexWords(game: Game, hand: Hand, hex: HexName): string {
  const parts = [placeName(hex), ...placesIn(game, hex), terrainName(game, hex)];
  const units = game.unitsIn(hex);
  parts.push(units.length === 0 ? t('say.empty') : units.map(unitWords).join('; '));
  for (const side of ['union', 'confederate'] as const)
    if (game.zones[side].includes(hex)) parts.push(t('say.zone', { side: t(`side.${side}`) }));
  const threat = hand.threats?.at.get(hex);
  if (threat) parts.push(t('say.threat', { count: threat.strength }));
  const way = hand.way(hex);
  if (way && hand.reach) {
    const left = points(hand.reach.allowance - way.cost);
    parts.push(t(hand.stopsAt(hex) ? 'say.left.stop' : 'say.left', { left }));
  } else if (hand.reach) parts.push(t('say.out-of-reach'));
  const number = choiceNumbers(game).get(hex);
  if (number) parts.push(t('say.choice-number', { number }));
  return parts.join(', ');
}

// Few choices have numbers: on the map, in the list and on the keyboard.
export function numbered(game: Game): Choice[] {
  if (!game.yours || !game.question.choices) return [];
  return systemOf(game).isSmall(game.question.kind) ? game.question.choices : [];
}

// The hex in which a choice is pressed on the map.
export const hexOfChoice = (game: Game, choice: Choice): HexName | null =>
  systemOf(game).hexOfChoice(game, choice);

// The number to show in a hex that a choice leads into.
export function choiceNumbers(game: Game): Map<HexName, number> {
  const found = new Map<HexName, number>();
  numbered(game).forEach((choice, i) => {
    const hex = hexOfChoice(game, choice);
    if (hex && !found.has(hex)) found.set(hex, i + 1);
  });
  return found;
}

export const choiceWords = (game: Game, choice: Choice): string => systemOf(game).choiceWords(game, choice);
