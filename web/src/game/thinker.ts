// Somebody who thinks about a game beside the table: an engine of its own, so that neither the page nor the board's
// engine waits for it, and it can be stopped at any time.
import { Engine, workerTransport } from '../engine/client';
import type { Advice, Entry, GameRecord, Request } from '../engine/protocol';
import { settings } from '../settings/settings.svelte';
import { isRoll } from './keep';

export class Thinker {
  private engine: Engine | null = null;
  private known = -1; // how many entries of the game it has been told; -1: nothing
  private interrupt: (() => void) | undefined;

  constructor(private readonly begin: () => Engine | Promise<Engine> = () => new Engine(workerTransport())) {}

  // What a player would answer after this record; null if it was stopped.
  async advise(record: GameRecord, player: string, seed: number): Promise<Advice | null> {
    const stopped = new Promise<null>((resolve) => (this.interrupt = () => resolve(null)));
    return Promise.race([stopped, this.think(record, { op: 'advise', player, seed })]);
  }

  private async think(record: GameRecord, request: Request<'advise'>): Promise<Advice> {
    this.engine ??= await this.begin();
    const told = this.news(record);
    this.known = -1;
    const replies = await this.engine.all([...told, request]);
    this.known = record.answers.length;
    return replies.at(-1) as Advice;
  }

  // Only what is new: a player who is asked again in the course of a march goes on with his plan.
  private news(record: GameRecord): Request[] {
    const since = this.known < 0 ? null : record.answers.slice(this.known);
    if (!since || since.some((entry) => 'edit' in entry))
      return [
        { op: 'language', name: settings.language },
        { op: 'open', record },
      ];
    return since.map(answerOf);
  }

  // What was told is no longer so: answers were taken back, or another language is spoken.
  forget(): void {
    this.known = -1;
  }

  stop(): void {
    this.engine?.close();
    this.engine = null;
    this.known = -1;
    this.interrupt?.();
  }
}

export const answerOf = (entry: Entry): Request<'answer'> =>
  isRoll(entry) ? { op: 'answer', roll: entry.roll } : { op: 'answer', choice: entry };
