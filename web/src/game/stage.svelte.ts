// Plays events one after the other, so that they can be followed: counters march, dice lie on the table for a while. Any
// key or click ends what is shown now. What it shows is taken from the events alone; which event shows what, each game says.
import type { AprilsCard } from '../aprils/stage.svelte';
import type { GameEvent, HexName, State, UnitId } from '../engine/protocol';
import type { RollsCard } from '../rally/stage.svelte';
import { isStill, paced, settings } from '../settings/settings.svelte';
import { announcer } from '../shell/announcer.svelte';

export interface March {
  unit: UnitId;
  path: HexName[]; // the first is where it comes from
  duration: number;
}

export type Card = AprilsCard | RollsCard;

export abstract class Stage {
  state = $state.raw<State | null>(null); // as far as the events have been played
  march = $state.raw<March | null>(null);
  card = $state.raw<Card | null>(null);
  clash = $state.raw<{ attackers: UnitId[]; targets: HexName[] } | null>(null); // the fight that is fought
  attention = $state.raw<HexName[]>([]);
  held = $state(false); // pointer or focus is on the card
  private wake: (() => void) | undefined;

  get playing(): boolean {
    return this.state !== null;
  }

  // `told` is called as each event begins to be shown.
  async play(
    events: GameEvent[],
    before: State,
    byPerson: boolean,
    told: (event: GameEvent) => void,
  ): Promise<void> {
    this.state = before;
    for (const event of events) {
      told(event);
      this.tell(event, byPerson);
      await this.show(event, byPerson);
    }
    this.state = null;
    this.march = null;
    if (!this.keepsCard(events)) this.card = null;
  }

  protected abstract show(event: GameEvent, byPerson: boolean): Promise<void>;
  // Whether the card stays on the table until the next events.
  protected abstract keepsCard(events: GameEvent[]): boolean;
  // Events whose sentences are spoken even to those who want to hear little.
  protected abstract readonly spoken: ReadonlySet<string>;

  skip(): void {
    this.wake?.();
  }

  protected async moves(unit: UnitId, path: HexName[], each: number): Promise<void> {
    const duration = isStill() ? 0 : paced(Math.min(900, each * path.length));
    this.attention = [path.at(-1)!];
    if (duration > 0) {
      this.march = { unit, path, duration };
      await this.rest(Math.min(900, each * path.length));
      this.march = null;
    }
    this.change(unit, { hex: path.at(-1)!, depth: -1 });
  }

  protected hexOf(unit: UnitId): HexName[] {
    const units: { id: UnitId; hex: HexName | null }[] = this.state?.units ?? [];
    const hex = units.find((u) => u.id === unit)?.hex;
    return hex ? [hex] : [];
  }

  protected change(unit: UnitId, difference: object): void {
    if (!this.state) return;
    const units: { id: UnitId }[] = this.state.units;
    const changed = units.map((u) => (u.id === unit ? { ...u, ...difference } : u));
    this.state = { ...this.state, units: changed } as State;
  }

  private tell(event: GameEvent, byPerson: boolean): void {
    if (settings.speech === 'off') return;
    const byOther = !byPerson && event.type === 'march';
    if (settings.speech === 'full' || this.spoken.has(event.type) || byOther) announcer.say(event.sentence);
  }

  // Waits, as long as the player's speed says, or until he goes on; held, until it is let go.
  protected async rest(milliseconds: number): Promise<void> {
    const time = paced(milliseconds);
    if (time === 0) return;
    await new Promise<void>((done) => {
      const end = () => {
        clearTimeout(timer);
        this.wake = undefined;
        done();
      };
      const timed = () => {
        if (this.held) timer = setTimeout(timed, 200);
        else end();
      };
      let timer = setTimeout(timed, time);
      this.wake = end;
    });
  }
}
