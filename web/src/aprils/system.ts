import type { System } from '../play/systems';
import { sideName } from '../game/describe';
import type { Game } from '../game/game.svelte';
import { percent, t } from '../words/words.svelte';
import Buttons from './Buttons.svelte';
import { AprilsHand } from './hand.svelte';
import { stateOf } from './of';
import Table from './Table.svelte';
import Work from './Work.svelte';

const inCup = (game: Game): number => stateOf(game).cup.reduce((sum, m) => sum + m.count, 0);

export const aprils: System<AprilsHand> = {
  hand: (game) => new AprilsHand(game),
  Table,
  Work,
  Buttons,
  chip: (game) => t('cup.chip', { count: inCup(game) }),
  detail(game, hand) {
    switch (game.question.kind) {
      case 'draw':
        return t('prompt.draw', { side: sideName(stateOf(game).next_to_draw) });
      case 'movement': {
        const unit = hand.unit && game.unit(hand.unit);
        return unit
          ? t('prompt.chosen', { unit: unit.name })
          : t('prompt.choose', { count: hand.movers.size });
      }
      case 'combat': {
        const must = hand.targets.filter((target) => target.must).length;
        return must > 0 ? t('prompt.duties', { count: must }) : t('prompt.no-duties');
      }
      default:
        return t('prompt.numbers');
    }
  },
  purseWords(game) {
    const total = inCup(game);
    const markers = stateOf(game).cup.map((m) => `${m.name} ${percent(m.count / total)}`);
    return `${t('cup.left', { count: total })}: ${markers.join(', ')}`;
  },
};
