// Plays events one after the other, so that they can be followed: counters march, dice lie on the table for a while. Any
// key or click ends what is shown now. What it shows is taken from the events alone.
import type { GameEvent, HexName, Side, State, UnitId } from '../engine/protocol';
import { isStill, paced, settings } from '../settings/settings.svelte';
import { announcer } from '../shell/announcer.svelte';

export interface March {
  unit: UnitId;
  path: HexName[]; // the first is where it comes from
  duration: number;
}

export type Card =
  | { kind: 'draw'; by: Side; marker: string; sentence: string }
  | { kind: 'attack'; event: Extract<GameEvent, { type: 'attack' | 'bombardment' }>; dice: Roll[] }
  | { kind: 'check'; unit: UnitId; die: number; roll: number; passed: boolean; sentence: string }
  | { kind: 'special'; die: number; sentence: string };

export interface Roll {
  side: Side;
  die: number;
  roll: number;
  result: string;
  sentence: string;
}

export class Stage {
  state = $state.raw<State | null>(null); // as far as the events have been played
  march = $state.raw<March | null>(null);
  card = $state.raw<Card | null>(null);
  fight = $state.raw<Extract<GameEvent, { type: 'attack' | 'bombardment' }> | null>(null);
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
      await this.show(event, byPerson);
    }
    this.state = null;
    this.march = null;
    if (!this.keepsCard(events)) this.card = null;
  }

  // The attack's card stays until both dice have fallen and been read.
  private keepsCard(events: GameEvent[]): boolean {
    return (
      this.card?.kind === 'attack' &&
      events.some(
        (e) =>
          e.type === 'attack' || e.type === 'bombardment' || e.type === 'combat-roll' || e.type === 'rating',
      )
    );
  }

  skip(): void {
    this.wake?.();
  }

  private async show(event: GameEvent, byPerson: boolean): Promise<void> {
    this.tell(event, byPerson);
    switch (event.type) {
      case 'march':
        await this.moves(event.unit, event.from ? [event.from, ...event.path] : event.path, 120);
        break;
      case 'retreat':
      case 'advance':
        await this.moves(event.unit, [event.from, event.to], 320);
        break;
      case 'driven-off':
        this.change(event.unit, { hex: null, gone: true });
        break;
      case 'loss':
        this.change(
          event.unit,
          event.steps === 0 ? { hex: null, steps: 0, gone: true } : { steps: event.steps },
        );
        break;
      case 'draw':
        this.card = { kind: 'draw', by: event.by, marker: event.marker, sentence: event.sentence };
        await this.rest(900);
        break;
      case 'attack':
      case 'bombardment':
        this.fight = event;
        this.attention = event.targets;
        this.card = { kind: 'attack', event, dice: [] };
        await this.rest(byPerson ? 300 : 900);
        break;
      case 'combat-roll':
        await this.rolled(event);
        break;
      case 'check':
        this.card = { ...event, kind: 'check' };
        this.attention = this.hexOf(event.unit);
        await this.rest(1300);
        this.card = null;
        break;
      case 'special':
        if (event.die) {
          this.card = { kind: 'special', die: event.die, sentence: event.sentence };
          await this.rest(1500);
          this.card = null;
        }
        break;
      case 'combat-ends':
      case 'turn':
        this.fight = null;
        this.card = null;
        break;
      default:
        break;
    }
  }

  private async rolled(event: Extract<GameEvent, { type: 'combat-roll' }>): Promise<void> {
    if (this.card?.kind !== 'attack' && !this.fight) return;
    const dice = this.card?.kind === 'attack' ? this.card.dice : [];
    this.card = { kind: 'attack', event: this.fight!, dice: [...dice, event] };
    await this.rest(1400);
  }

  private async moves(unit: UnitId, path: HexName[], each: number): Promise<void> {
    const duration = isStill() ? 0 : paced(Math.min(900, each * path.length));
    this.attention = [path.at(-1)!];
    if (duration > 0) {
      this.march = { unit, path, duration };
      await this.rest(Math.min(900, each * path.length));
      this.march = null;
    }
    this.change(unit, { hex: path.at(-1)!, depth: -1 });
  }

  private hexOf(unit: UnitId): HexName[] {
    const hex = this.state?.units.find((u) => u.id === unit)?.hex;
    return hex ? [hex] : [];
  }

  private change(unit: UnitId, difference: object): void {
    if (!this.state) return;
    const units = this.state.units.map((u) => (u.id === unit ? { ...u, ...difference } : u));
    this.state = { ...this.state, units };
  }

  private tell(event: GameEvent, byPerson: boolean): void {
    const brief = ['draw', 'combat-roll', 'loss', 'game-over', 'control', 'turn', 'play-on', 'driven-off'];
    if (settings.speech === 'off') return;
    if (settings.speech === 'full' || brief.includes(event.type) || (!byPerson && event.type === 'march'))
      announcer.say(event.sentence);
  }

  // Waits, as long as the player's speed says, or until he goes on; held, until it is let go.
  private async rest(milliseconds: number): Promise<void> {
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
