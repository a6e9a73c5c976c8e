// Hexes, units and choices in words: for lists, for bubbles and for those who listen.
import type { Choice, HexName, Side, Unit } from '../engine/protocol';
import { isKey, listed, minus, points, signed, t, type Key } from '../words/words.svelte';
import type { Game } from './game.svelte';
import type { Hand } from './hand.svelte';

export const sideName = (side: Side | null): string => t(side === null ? 'side.nobody' : `side.${side}`);
export const kindName = (unit: Unit): string => t(`kind.${unit.kind}`);
export const figures = (unit: Unit): string => `${unit.attack}-${unit.defence}-${unit.movement}`;
export const morale = (unit: Unit): string => (unit.morale > 0 ? signed(unit.morale) : minus(unit.morale));

export function terrainName(game: Game, hex: HexName): string {
  const found = game.map.hexes.find((h) => h.hex === hex);
  return found ? t(`terrain.${found.terrain}` as Key) : '';
}

// The names printed in a hex: places, an objective, its hill.
export function placesIn(game: Game, hex: HexName): string[] {
  const objective = game.state.objectives.find((o) => o.hex === hex)?.name;
  const places = game.map.places.filter((p) => p.hex === hex).map((p) => p.name);
  const hill = game.map.hexes.find((h) => h.hex === hex)?.hill;
  return [...new Set([objective, ...places, hill].filter((name) => name !== undefined))];
}

export const isReduced = (unit: Unit): boolean => unit.full_steps === 2 && unit.steps === 1;

export function unitWords(unit: Unit): string {
  const words = t('say.unit', {
    side: t(`side.${unit.side}`),
    name: unit.name,
    kind: kindName(unit),
    figures: `${unit.attack} ${unit.defence} ${unit.movement}`,
    morale: morale(unit),
  });
  return isReduced(unit) ? `${words}, ${t('unit.reduced')}` : words;
}

// In fixed order: number, place, terrain, units, zones, what the chosen unit could do there.
export function hexWords(game: Game, hand: Hand, hex: HexName): string {
  const parts = [hex, ...placesIn(game, hex), terrainName(game, hex)];
  const units = game.unitsIn(hex);
  parts.push(units.length === 0 ? t('say.empty') : units.map(unitWords).join('; '));
  for (const side of ['union', 'confederate'] as const)
    if (game.zones[side].includes(hex)) parts.push(t('say.zone', { side: t(`side.${side}`) }));
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
  const kinds = ['movement', 'combat', 'over'];
  return kinds.includes(game.question.kind) ? [] : game.question.choices;
}

// The number to show in a hex that a choice leads into.
export function choiceNumbers(game: Game): Map<HexName, number> {
  const found = new Map<HexName, number>();
  numbered(game).forEach((choice, i) => {
    const hex =
      'to' in choice && choice.to
        ? choice.to
        : choice.type === 'special'
          ? choice.hex
          : choice.type === 'loss' || choice.type === 'check'
            ? game.unit(choice.unit)?.hex
            : undefined;
    if (hex && !found.has(hex)) found.set(hex, i + 1);
  });
  return found;
}

export function choiceWords(game: Game, choice: Choice): string {
  const unit = 'unit' in choice && choice.unit ? (game.unit(choice.unit)?.name ?? choice.unit) : '';
  const names = (ids: string[]) => listed(ids.map((id) => game.unit(id)?.name ?? id));
  switch (choice.type) {
    case 'march':
      return t('choice.march', { unit, hex: 'to' in choice ? choice.to : choice.path.at(-1)! });
    case 'build':
      return t('choice.build', { unit, facing: t(`facing.${choice.facing}`) });
    case 'attack':
      return t('choice.attack', { hexes: listed(choice.targets), units: names(choice.attackers) });
    case 'automatic-retreat': {
      const base = t('choice.fall-back', { hexes: listed(choice.targets) });
      const guns = choice.guns?.length ? t('choice.fall-back.fire', { guns: names(choice.guns) }) : '';
      const stay = choice.stay?.length ? t('choice.fall-back.stay', { units: names(choice.stay) }) : '';
      return base + guns + stay;
    }
    case 'rating':
      return t('choice.rating', { rating: signed(choice.rating) });
    case 'loss':
      return t(game.unit(choice.unit)?.steps === 1 ? 'choice.loss.last' : 'choice.loss', { unit });
    case 'retreat':
      return choice.to === null
        ? t('choice.retreat.none', { unit })
        : t('choice.retreat', { unit, hex: choice.to });
    case 'check':
      return t('choice.check', { unit });
    case 'advance':
      return t('choice.advance', { unit, hex: choice.to });
    case 'special': {
      const own = `choice.special.${game.battle.scenario}.${choice.number}`;
      const blanks = { number: choice.number, unit, hex: choice.hex ?? '' };
      return choice.sentence ?? t(isKey(own) ? own : 'choice.special', blanks).trim();
    }
    default:
      return t(`choice.${choice.type}`);
  }
}
