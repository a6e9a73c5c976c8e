// Every choice of a question as the page presents it: by the panel that shows it. A test plays whole games by it.
import type { Choice, Question } from '../engine/protocol';
import { batteries } from './batteries';
import { panelOf } from './kinds';
import { presented, shopOf } from './shop';

export function choicesOf(question: Question): Choice[] {
  const choices = question.choices ?? [];
  switch (panelOf(question.kind)) {
    case 'shop':
      return presented(shopOf(question));
    case 'battery':
      return [
        ...batteries(question).flatMap(({ places }) =>
          places.flatMap((p) => [...(p.silent ? [p.silent] : []), ...p.shots.map((shot) => shot.choice)]),
        ),
        ...choices.filter((c) => c.type === 'pass'),
      ];
    case 'march':
      return choices.filter((c) => c.type === 'march' || c.type === 'end-movement' || c.type === 'press');
    case 'aim':
      return choices.filter((c) => c.type === 'attack');
    case 'fights':
      return choices.filter((c) => c.type === 'resolve');
    case 'list':
      return choices;
    default:
      return [];
  }
}
