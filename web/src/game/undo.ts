// How far a person can take back: his own answers, down to the last die or draw.
import type { Entry, Question, Side } from '../engine/protocol';
import { isRoll } from './keep';
import { isPerson, type Seat } from './opponents';

export interface Moment {
  entry: Entry;
  asked: Question['asked'];
}

export type Undo = { can: true; steps: number } | { can: false; why: 'dice' | 'nothing' };

export function undoable(moments: Moment[], seats: Record<Side, Seat>): Undo {
  for (let i = moments.length - 1; i >= 0; i--) {
    const { entry, asked } = moments[i]!;
    if (isRoll(entry)) return { can: false, why: 'dice' };
    if (asked !== 'dice' && asked !== 'nobody' && isPerson(seats[asked]))
      return { can: true, steps: moments.length - i };
  }
  return { can: false, why: 'nothing' };
}
