import { sideName } from '../game/describe';
import type { System } from '../play/systems';
import { t } from '../words/words.svelte';
import Buttons from './Buttons.svelte';
import { RallyHand } from './hand.svelte';
import { stateOf } from './of';
import RangeOverlay from './RangeOverlay.svelte';
import Table from './Table.svelte';
import Work from './Work.svelte';
import { nameIn } from './words';

export const rally: System<RallyHand> = {
  hand: (game) => new RallyHand(game),
  Table,
  Work,
  Buttons,
  Overlay: RangeOverlay,
  chip(game) {
    const { union, confederate } = stateOf(game).command_points;
    return t('points.chip', { union, confederate });
  },
  detail(game, hand) {
    switch (hand.panel) {
      case 'march':
        if (hand.unit) return t('prompt.chosen', { unit: nameIn(game, hand.unit) });
        return hand.endsWithFights > 0
          ? t('rally.prompt.fights', { count: hand.endsWithFights })
          : t('prompt.choose', { count: hand.movers.size });
      case 'shop':
        return t(hand.formation ? 'rally.prompt.price' : 'rally.prompt.shop');
      case 'battery':
        return t(hand.spot ? 'rally.prompt.target' : hand.gun ? 'rally.prompt.place' : 'rally.prompt.gun');
      case 'aim':
        return t('rally.prompt.aim');
      case 'fights':
        return t('rally.prompt.fight');
      default:
        return t('prompt.numbers');
    }
  },
  purseWords(game) {
    const { command_points, kept_points, initiative } = stateOf(game);
    const sides = (['union', 'confederate'] as const).map((side) =>
      t('points.words', {
        side: sideName(side),
        points: command_points[side],
        kept: kept_points[side],
      }),
    );
    return [...sides, t('initiative.words', { side: sideName(initiative) })].join(' ');
  },
};
