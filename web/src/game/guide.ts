// Somebody who leads a person through a game whose answers are known: what happens by itself comes from him, and a
// person's answer is taken only if it is the one he waits for.
import type { Choice, Question } from '../engine/protocol';

export type Given = Choice | { roll: number };

export interface Guide {
  // What happens now without the person; null if the person is to act. `entries` have been answered so far.
  next(question: Question, entries: number): Given | null;
  // What falls when the person draws; null if it is not yet time to.
  roll(question: Question, entries: number): number | null;
  // Whether this is the answer that is waited for. If not, the guide has said so.
  admits(choice: Choice, entries: number): boolean;
}
