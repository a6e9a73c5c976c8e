// What command points can buy now, sorted as a player thinks of it: formations with their prices, single brigades,
// recoveries, leaders that ride at no cost, the train.
import type { Choice, Question } from '../engine/protocol';
import type { Prospect } from '../engine/rally';

type Of<Type extends Choice['type']> = Extract<Choice, { type: Type }>;

export interface Offer<C extends Choice = Choice> {
  choice: C;
  prospect: Prospect;
}

export interface Shop {
  formations: { formation: string; prices: Offer<Of<'activate'>>[] }[];
  brigades: Offer<Of<'activate-unit'>>[];
  recoveries: Offer<Of<'recover'>>[];
  leaders: Offer<Of<'leader'>>[];
  train: Offer[];
  pass: Choice | null;
}

export function shopOf(question: Question): Shop {
  const shop: Shop = { formations: [], brigades: [], recoveries: [], leaders: [], train: [], pass: null };
  question.choices?.forEach((choice, i) => {
    const prospect = question.prospects?.[i] ?? {};
    switch (choice.type) {
      case 'activate': {
        const own = shop.formations.find((f) => f.formation === choice.formation);
        if (own) own.prices.push({ choice, prospect });
        else shop.formations.push({ formation: choice.formation, prices: [{ choice, prospect }] });
        break;
      }
      case 'activate-unit':
        shop.brigades.push({ choice: choice as Of<'activate-unit'>, prospect });
        break;
      case 'recover':
        shop.recoveries.push({ choice: choice as Of<'recover'>, prospect });
        break;
      case 'leader':
        shop.leaders.push({ choice: choice as Of<'leader'>, prospect });
        break;
      case 'pass':
        shop.pass = choice;
        break;
      default:
        shop.train.push({ choice, prospect });
    }
  });
  return shop;
}

// Everything that the shop presents; a test holds it against what the engine offers.
export function presented(shop: Shop): Choice[] {
  const offers = [
    ...shop.formations.flatMap((f) => f.prices),
    ...shop.brigades,
    ...shop.recoveries,
    ...shop.leaders,
    ...shop.train,
  ];
  return [...offers.map((offer) => offer.choice), ...(shop.pass ? [shop.pass] : [])];
}
