// Units and choices of Across Five Aprils in words.
import type { AprilsUnit } from '../engine/aprils';
import type { Choice, HexName, QuestionKind } from '../engine/protocol';
import type { Game } from '../game/game.svelte';
import { isKey, listed, minus, signed, t, type Key } from '../words/words.svelte';

export const figures = (unit: AprilsUnit): string => `${unit.attack}-${unit.defence}-${unit.movement}`;
export const morale = (unit: AprilsUnit): string =>
  unit.morale > 0 ? signed(unit.morale) : minus(unit.morale);
export const isReduced = (unit: AprilsUnit): boolean => unit.full_steps === 2 && unit.steps === 1;

export function unitWords(unit: AprilsUnit): string {
  const words = t('say.unit', {
    side: t(`side.${unit.side}`),
    name: unit.name,
    kind: t(`kind.${unit.kind}`),
    figures: `${unit.attack} ${unit.defence} ${unit.movement}`,
    morale: morale(unit),
  });
  return isReduced(unit) ? `${words}, ${t('unit.reduced')}` : words;
}

export const isSmall = (kind: QuestionKind): boolean =>
  !['movement', 'combat', 'draw', 'over'].includes(kind);

export function hexOfChoice(game: Game, choice: Choice): HexName | null {
  if ('to' in choice) return choice.to;
  if (choice.type === 'special') return choice.hex ?? null;
  if (choice.type === 'loss' || choice.type === 'check') return game.unit(choice.unit)?.hex ?? null;
  return null;
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
      return 'attackers' in choice
        ? t('choice.attack', { hexes: listed(choice.targets), units: names(choice.attackers) })
        : '';
    case 'automatic-retreat': {
      const base = t('choice.fall-back', { hexes: listed(choice.targets) });
      const guns = choice.guns?.length ? t('choice.fall-back.fire', { guns: names(choice.guns) }) : '';
      const stay = choice.stay?.length ? t('choice.fall-back.stay', { units: names(choice.stay) }) : '';
      return base + guns + stay;
    }
    case 'rating':
      return t('choice.rating', { rating: signed(choice.rating) });
    case 'loss': {
      const last = (game.unit(choice.unit) as AprilsUnit | undefined)?.steps === 1;
      return t(last ? 'choice.loss.last' : 'choice.loss', { unit });
    }
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
      return t(`choice.${choice.type}` as Key);
  }
}

// What stands on the counter, for a card.
export const traits = (unit: AprilsUnit): [label: string, value: string][] => [
  [t('attack.word'), String(unit.attack)],
  [t('defence'), String(unit.defence)],
  [t('morale'), morale(unit)],
  [t('movement'), String(unit.movement)],
];
export const condition = (unit: AprilsUnit): string => t(isReduced(unit) ? 'unit.reduced' : 'unit.full');
