// The computer at the table: for whom it thinks now, why it did what it did, and how it is hurried.
import type { Advice, Side } from '../engine/protocol';
import type { Game } from './game.svelte';
import { hurried, playerOf, ponders } from './opponents';
import { Thinker } from './thinker';

export interface Reason {
  moment: number; // entries answered when it was given
  why: string[];
}

export class Opponent {
  thinking = $state<Side | null>(null);
  patient = $state(false); // it looks ahead now, and can be hurried
  reasons = $state.raw<Reason[]>([]);
  private hasty: Side | null = null;

  constructor(
    private readonly game: Game,
    readonly thinker = new Thinker(),
  ) {}

  async choose(side: Side): Promise<Advice['choice']> {
    this.thinking = side;
    if (this.hasty !== side) this.hasty = null;
    const player = playerOf(this.game.info.seats[side]);
    const seed = this.game.moments.length + 1;
    try {
      const advice =
        (ponders(player) && !this.hasty && (await this.ponder(player, seed))) ||
        (await this.game.engine.ask({
          op: 'advise',
          player: ponders(player) ? hurried(player) : player,
          seed,
        }));
      this.remember(advice.why);
      return advice.choice;
    } finally {
      this.patient = false;
    }
  }

  // Its answer has been played out.
  rest(): void {
    this.thinking = null;
  }

  private async ponder(player: string, seed: number): Promise<Advice | null> {
    this.patient = true;
    return this.thinker.advise(await this.game.recordNow(), player, seed);
  }

  // A plan is carried out in many answers: its reason is told once.
  private remember(why: string[] | undefined): void {
    if (!why || why.length === 0 || this.reasons.at(-1)?.why.join() === why.join()) return;
    this.reasons = [...this.reasons.slice(-40), { moment: this.game.moments.length, why }];
  }

  // Stops the search. For the rest of this phase it plays what comes to mind first.
  hurry(): void {
    if (!this.patient) return;
    this.hasty = this.thinking;
    this.thinker.stop();
  }

  // Another phase has begun: it may think again.
  calm(): void {
    this.hasty = null;
  }
}
