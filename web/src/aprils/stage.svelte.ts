// What the events of Across Five Aprils show: draws, marches, the dice of a fight on one card.
import type { AprilsEvent } from '../engine/aprils';
import type { GameEvent, Side, UnitId } from '../engine/protocol';
import { Stage } from '../game/stage.svelte';

type FightEvent = Extract<AprilsEvent, { type: 'attack' | 'bombardment' }>;

export interface Roll {
  side: Side;
  die: number;
  roll: number;
  result: string;
  sentence: string;
}

export type AprilsCard =
  | { kind: 'draw'; by: Side; marker: string; sentence: string }
  | { kind: 'attack'; event: FightEvent; dice: Roll[] }
  | { kind: 'check'; unit: UnitId; die: number; roll: number; passed: boolean; sentence: string }
  | { kind: 'special'; die: number; sentence: string };

export class AprilsStage extends Stage {
  private fight: FightEvent | null = null;
  protected readonly spoken = new Set([
    'draw',
    'combat-roll',
    'loss',
    'game-over',
    'control',
    'turn',
    'play-on',
    'driven-off',
  ]);

  // The attack's card stays until both dice have fallen and been read.
  protected keepsCard(events: GameEvent[]): boolean {
    const fighting = ['attack', 'bombardment', 'combat-roll', 'rating'];
    return this.card?.kind === 'attack' && events.some((e) => fighting.includes(e.type));
  }

  protected async show(told: GameEvent, byPerson: boolean): Promise<void> {
    const event = told as AprilsEvent;
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
        this.clash = { attackers: [...event.attackers, ...event.guns], targets: event.targets };
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
        this.clash = null;
        this.card = null;
        break;
      default:
        break;
    }
  }

  private async rolled(event: Extract<AprilsEvent, { type: 'combat-roll' }>): Promise<void> {
    if (this.card?.kind !== 'attack' && !this.fight) return;
    const dice = this.card?.kind === 'attack' ? this.card.dice : [];
    this.card = { kind: 'attack', event: this.fight!, dice: [...dice, event] };
    await this.rest(1400);
  }
}
