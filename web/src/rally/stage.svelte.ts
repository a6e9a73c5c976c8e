// What the events of Rally 'Round the Flag! show: marches, guns put down, and dice, those of one moment on one card.
import type { GameEvent, Side, UnitId } from '../engine/protocol';
import type { RallyEvent } from '../engine/rally';
import { Stage } from '../game/stage.svelte';

export interface Thrown {
  dice: { value: number; side: Side }[];
  sentence: string;
}

export interface RollsCard {
  kind: 'rolls';
  title: string;
  rolls: Thrown[];
}

const mostOnACard = 4;

export class RallyStage extends Stage {
  protected readonly spoken = new Set([
    'turn',
    'initiative',
    'event-dice',
    'event',
    'combat',
    'odds',
    'loss',
    'shattered',
    'bombardment',
    'duel',
    'command',
    'arrival',
    'leader-lost',
    'control',
    'pass',
    'field-given',
    'game-over',
  ]);

  // Dice of a fight come with every answer; its card stays while they do.
  protected keepsCard(events: GameEvent[]): boolean {
    return this.clash !== null && events.some((e) => 'die' in e || e.type === 'combat');
  }

  protected async show(told: GameEvent): Promise<void> {
    const event = told as RallyEvent;
    switch (event.type) {
      case 'march':
        await this.moves(event.unit, [event.from, ...event.path], 120);
        break;
      case 'retreat':
      case 'advance':
      case 'leader-moves':
        await this.moves(event.unit, [event.from, event.to], 300);
        break;
      case 'artillery-placed':
        this.change(event.unit, { hex: event.hex, state: 'map' });
        this.attention = event.target ? [event.hex, event.target] : [event.hex];
        await this.rest(450);
        break;
      case 'arrival':
        for (const unit of event.units) this.change(unit, { hex: event.hex, state: 'map' });
        this.attention = [event.hex];
        await this.rest(600);
        break;
      case 'rallied':
      case 'leader-replaced':
        this.change(event.unit, { hex: event.hex, state: 'map' });
        this.attention = [event.hex];
        break;
      case 'combat':
        this.clash = { attackers: event.attackers, targets: event.targets };
        this.attention = event.targets;
        this.card = { kind: 'rolls', title: event.sentence, rolls: [] };
        await this.rest(800);
        break;
      case 'odds':
        this.card = { kind: 'rolls', title: event.sentence, rolls: [] };
        await this.rest(900);
        break;
      case 'turn':
      case 'purchase':
      case 'pass':
      case 'game-over':
        this.clash = null;
        this.card = null;
        break;
      default:
        this.takeAway(event);
        await this.throwDice(event);
    }
  }

  // Who leaves the map, or loses a step.
  private takeAway(event: RallyEvent): void {
    switch (event.type) {
      case 'loss':
        this.change(event.unit, event.shattered ? { hex: null, state: 'shattered' } : { damaged: true });
        break;
      case 'shattered':
        this.change(event.unit, { hex: null, state: 'shattered' });
        break;
      case 'artillery-removed':
      case 'train-captured':
        this.change(event.unit, { hex: null, state: 'captured' });
        break;
      case 'leader-lost':
        this.change(event.unit, { hex: null, state: 'track' });
        break;
      case 'restored':
        this.change(event.unit, { damaged: false });
        break;
      default:
        break;
    }
  }

  private async throwDice(event: RallyEvent): Promise<void> {
    const values = facesOf(event);
    if (values.length === 0) return;
    const side = this.sideOf(event);
    const dice =
      event.type === 'initiative-dice'
        ? [
            { value: event.union, side: 'union' as const },
            { value: event.confederate, side: 'confederate' as const },
          ]
        : values.map((value) => ({ value, side }));
    const before = this.card?.kind === 'rolls' ? this.card : { title: '', rolls: [] };
    const rolls = [...before.rolls, { dice, sentence: event.sentence }].slice(-mostOnACard);
    this.card = { kind: 'rolls', title: before.title, rolls };
    if ('unit' in event && event.unit) this.attention = this.hexOf(event.unit);
    await this.rest(event.type === 'event-dice' ? 1500 : 900);
  }

  private sideOf(event: RallyEvent): Side {
    if ('side' in event && event.side) return event.side;
    const unit: UnitId | undefined =
      'unit' in event ? event.unit : 'units' in event ? event.units[0] : undefined;
    const units: { id: UnitId; side: Side }[] = this.state?.units ?? [];
    return units.find((u) => u.id === unit)?.side ?? 'union';
  }
}

// The faces of the dice that an event tells of.
function facesOf(event: RallyEvent): number[] {
  if (event.type === 'initiative-dice') return [event.union, event.confederate];
  if ('dice' in event) return event.dice;
  return 'die' in event && event.die > 0 ? [event.die] : [];
}
