// Carries out a typed order: shows first, does when it is given again. Words about what went wrong are returned.
import type { Choice } from '../engine/protocol';
import { listed, t } from '../words/words.svelte';
import type { Game } from './game.svelte';
import type { Hand } from './hand.svelte';
import type { Fault, Order } from './orders';

export function faultWords(fault: Fault): string {
  switch (fault.fault) {
    case 'several':
      return t('order.several', { word: fault.word, units: listed(fault.units.map((u) => u.name)) });
    case 'unknown':
      return t('order.unknown', { word: fault.word });
    case 'no-hex':
      return t('order.no-hex', { hex: fault.word });
    default:
      return t(fault.fault === 'who' ? 'order.who' : 'order.where');
  }
}

// Words to show under the line; empty: it was done or shown on the map.
export async function carry(order: Order, game: Game, hand: Hand): Promise<string> {
  const offered = game.question.choices ?? [];
  const pick = async (test: (choice: Choice) => boolean): Promise<string> => {
    const fitting = game.yours ? offered.filter(test) : [];
    if (fitting.length !== 1) return t(fitting.length === 0 ? 'order.not-now' : 'order.which');
    await hand.answer(fitting[0]!);
    return '';
  };
  const own = await hand.carry(order);
  if (own !== null) return own;
  switch (order.kind) {
    case 'march': {
      if (hand.unit === order.unit && hand.plan?.hex === order.to) {
        await hand.march();
        return '';
      }
      await hand.choose(order.unit);
      if (hand.preview(order.to)) return t('order.again');
      const why = await hand.whyNot({ type: 'march', unit: order.unit, to: order.to });
      return why ? `${why.reason} ${why.rule ? t('rule', { rule: why.rule }) : ''}` : t('order.not-now');
    }
    case 'choose':
      await hand.choose(order.unit);
      return '';
    case 'retreat':
      return pick(
        (c) => c.type === 'retreat' && c.unit === order.unit && (order.to === null || c.to === order.to),
      );
    case 'lose':
      return pick((c) => c.type === 'loss' && c.unit === order.unit);
    case 'check':
      return pick((c) => c.type === 'check' && c.unit === order.unit);
    case 'advance':
      return order.unit === null
        ? pick((c) => c.type === 'no-advance' || c.type === 'pass')
        : pick(
            (c) => c.type === 'advance' && c.unit === order.unit && (order.to === null || c.to === order.to),
          );
    case 'morale':
      return pick((c) => c.type === 'rating' && c.rating === order.rating);
    case 'fire':
    case 'recover':
      return pick((c) => c.type === order.kind && 'unit' in c && c.unit === order.unit);
    case 'pass':
      return pick((c) => c.type === 'pass');
    case 'number':
      return pick((c) => c === offered[order.number - 1] && !['march', 'attack'].includes(c.type));
    case 'why': {
      const why = await hand.whyNot({ type: 'march', unit: order.unit, to: order.to });
      return why ? `${why.reason} ${why.rule ? t('rule', { rule: why.rule }) : ''}` : t('order.it-can');
    }
    case 'sight':
      hand.sight = { from: order.from, line: null };
      await hand.look(order.to);
      return '';
    case 'look':
      hand.cursor = order.hex;
      hand.inspect(order.hex);
      return '';
    case 'draw':
      if (!game.yours || game.question.kind !== 'draw') return t('order.not-now');
      await game.draw();
      return '';
    case 'undo':
      await hand.undo();
      return '';
    case 'zones':
      hand.showZones = !hand.showZones;
      return '';
    case 'hold':
      return pick((c) => ['stand-fast', 'no-advance', 'pass'].includes(c.type));
    case 'end':
      return pick((c) => c.type === 'end-movement' || c.type === 'end-combat');
    default:
      return t('order.not-now'); // an order of the other game
  }
}
