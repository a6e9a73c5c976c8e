// A game in play: asks the engine, rolls the dice, lets the computer answer for its side, shows what happened, and keeps
// the record. Which answers are legal is the engine's business alone.
import { Engine, Refused, Stopped } from '../engine/client';
import {
  isRallyUnit,
  type Battle,
  type BattleMap,
  type Choice,
  type GameEvent,
  type GameRecord,
  type HexName,
  type Question,
  type Side,
  type State,
  type Unit,
  type UnitId,
  type Zones,
} from '../engine/protocol';
import { AprilsStage } from '../aprils/stage.svelte';
import { RallyStage } from '../rally/stage.svelte';
import { settings } from '../settings/settings.svelte';
import { roll } from './chance';
import type { Guide } from './guide';
import { isQuiet } from './events';
import { type GameInfo, keep, type Kept } from './keep';
import { Opponent } from './opponent.svelte';
import { isPerson, type Seat } from './opponents';
import type { Stage } from './stage.svelte';
import { answerOf } from './thinker';
import { type Moment, type Undo, undoable } from './undo';

// The place in a stack, from 0 on top. Where the rules of stacking do not say it: brigades by strength, guns, leaders, train.
export function depthOf(unit: Unit): number {
  if (!isRallyUnit(unit)) return unit.depth ?? 0;
  const order = { infantry: 10, cavalry: 10, artillery: 20, leader: 30, train: 40 };
  return order[unit.kind] - (unit.strength ?? 0);
}

export interface LogLine {
  moment: number; // entries answered when it happened; 0: the opening
  event: GameEvent;
}

export interface Setup {
  id: string;
  scenario: string;
  options: string[];
  seats: Record<Side, Seat>;
}

export class Game {
  stage!: Stage;
  info = $state.raw<GameInfo>()!;
  battle = $state.raw<Battle>()!;
  map = $state.raw<BattleMap>()!;
  now = $state.raw<State>()!; // as it stands
  question = $state.raw<Question>()!;
  zones = $state.raw<Zones>()!;
  log = $state.raw<LogLine[]>([]);
  moments = $state.raw<Moment[]>([]);
  // While somebody looks back: how many entries, and the state then.
  past = $state.raw<{ at: number; state: State } | null>(null);
  readonly opponent = new Opponent(this);
  working = $state(false);
  resting = $state(false);
  stopped = $state<string | null>(null); // the engine's own fault
  storage = $state<Kept>('kept');
  lent: number | null = null; // the rating chosen with the attack, before it is asked for

  guide: Guide | null = null; // a lesson: nothing is left to chance, nothing is kept

  private record: GameRecord | undefined;
  private closed = false;

  private constructor(readonly engine: Engine) {}

  // What the board shows: the past, what the stage plays, or how it stands.
  get state(): State {
    return this.past?.state ?? this.stage.state ?? this.now;
  }
  get over(): boolean {
    return this.question.asked === 'nobody';
  }
  // The side of the one person here; null if both or none are.
  get you(): Side | null {
    const [union, confederate] = [this.sitsHere('union'), this.sitsHere('confederate')];
    if (union === confederate) return null;
    return union ? 'union' : 'confederate';
  }
  get hotSeat(): boolean {
    return this.sitsHere('union') && this.sitsHere('confederate');
  }
  // Whether a person answers for the side.
  sitsHere(side: Question['asked']): boolean {
    return (side === 'union' || side === 'confederate') && isPerson(this.info.seats[side]);
  }
  // Whether a person is to answer now.
  get yours(): boolean {
    if (this.past || this.working || this.resting) return false;
    const { asked } = this.question;
    return asked === 'dice' ? !this.rollsAlone() : this.sitsHere(asked);
  }
  // The side that answers now, if it is a person.
  get acting(): Side | null {
    const { asked } = this.question;
    return this.yours && asked !== 'dice' && asked !== 'nobody' ? asked : null;
  }
  unit(id: UnitId): Unit | undefined {
    const units: Unit[] = this.state.units;
    return units.find((unit) => unit.id === id);
  }
  unitsIn(hex: HexName): Unit[] {
    const units: Unit[] = this.state.units;
    return units.filter((unit) => unit.hex === hex).sort((a, b) => depthOf(a) - depthOf(b));
  }

  static async begin(engine: Engine, setup: Setup): Promise<Game> {
    await engine.all([
      { op: 'language', name: settings.language },
      { op: 'open', scenario: setup.scenario, options: setup.options },
    ]);
    return Game.seated(engine, setup.id, setup.seats);
  }

  static async open(
    engine: Engine,
    id: string,
    record: unknown,
    seats: Record<Side, Seat>,
    guide: Guide | null = null,
  ): Promise<Game> {
    await engine.all([
      { op: 'language', name: settings.language },
      { op: 'open', record },
    ]);
    return Game.seated(engine, id, seats, guide);
  }

  private static async seated(
    engine: Engine,
    id: string,
    seats: Record<Side, Seat>,
    guide: Guide | null = null,
  ): Promise<Game> {
    const game = new Game(engine);
    game.guide = guide;
    game.map = await engine.ask({ op: 'map' });
    await game.read();
    game.stage = game.battle.game === 'rally' ? new RallyStage() : new AprilsStage();
    game.info = { ...game.infoNow(seats), id };
    game.keep();
    return game;
  }

  // Everything anew from the engine, as after another language was chosen.
  private async read(): Promise<void> {
    const [battle, state, question, zones, story] = await this.engine.all([
      { op: 'battle' },
      { op: 'state' },
      { op: 'question' },
      { op: 'zones' },
      { op: 'story' },
    ]);
    this.battle = battle;
    this.now = state;
    this.question = question;
    this.zones = zones;
    this.moments = story.moments.map(({ entry, asked }) => ({ entry, asked }));
    this.log = [
      ...story.opening.map((event) => ({ moment: 0, event })),
      ...story.moments.flatMap(({ events }, i) => events.map((event) => ({ moment: i + 1, event }))),
    ];
  }

  async speak(language: string): Promise<void> {
    this.opponent.thinker.forget();
    await this.engine.ask({ op: 'language', name: language });
    await this.read();
    if (this.past) await this.look(this.past.at);
    this.info = { ...this.info, ...this.infoNow(this.info.seats) };
  }

  // Lets dice fall and the computer answer until a person is needed.
  async proceed(): Promise<void> {
    if (this.working) return;
    this.working = true;
    try {
      while (!this.closed && (await this.nextByItself())) continue;
    } catch (reason) {
      this.stop(reason);
    } finally {
      this.working = false;
      this.opponent.rest();
    }
  }

  private async nextByItself(): Promise<boolean> {
    const { asked, kind, outcomes } = this.question;
    if (asked === 'nobody') return false;
    if (this.guide) {
      const given = this.guide.next(this.question, this.moments.length);
      if (given) await this.take(given);
      return given !== null;
    }
    if (asked === 'dice') {
      if (!this.rollsAlone()) return false;
      await this.take({ roll: roll(outcomes!) });
      return true;
    }
    if (!this.sitsHere(asked)) {
      const choice = await this.opponent.choose(asked);
      if (!this.closed) await this.take(choice);
      this.opponent.rest();
      return true;
    }
    if (kind === 'rating' && this.lent !== null) {
      const rating = this.lent;
      this.lent = null;
      const offered = this.question.choices!.find((c) => c.type === 'rating' && c.rating === rating);
      if (offered) await this.take(offered);
      return offered !== undefined;
    }
    return false;
  }

  // Draws are made by hand unless the computer draws or the player has no wish to; fights roll by themselves once begun.
  private rollsAlone(): boolean {
    if (this.guide) return this.guide.next(this.question, this.moments.length) !== null;
    if (this.question.kind !== 'draw' || !('cup' in this.now)) return true;
    return settings.drawAlone || !this.sitsHere(this.now.next_to_draw);
  }

  // A person's answer. Throws the refusal; then nothing has changed.
  async answer(choice: Choice): Promise<void> {
    if (!this.yours) return;
    if (this.guide && !this.guide.admits(choice, this.moments.length)) return;
    this.working = true;
    try {
      await this.take(choice);
    } catch (reason) {
      if (reason instanceof Refused) throw reason;
      this.stop(reason);
    } finally {
      this.working = false;
    }
    await this.proceed();
  }

  async draw(): Promise<void> {
    if (!this.yours || this.question.asked !== 'dice') return;
    const fallen = this.guide
      ? this.guide.roll(this.question, this.moments.length)
      : roll(this.question.outcomes!);
    if (fallen === null) return;
    this.working = true;
    try {
      await this.take({ roll: fallen });
    } catch (reason) {
      this.stop(reason);
    } finally {
      this.working = false;
    }
    await this.proceed();
  }

  private async take(entry: Choice | { roll: number }): Promise<void> {
    const asked = this.question.asked;
    const [{ events }, state, question, zones, { record }] = await this.engine.all([
      answerOf(entry),
      { op: 'state' },
      { op: 'question' },
      { op: 'zones' },
      { op: 'record' },
    ]);
    this.record = record;
    const before = this.now;
    this.moments = [...this.moments, { entry: record.answers.at(-1)!, asked }];
    const moment = this.moments.length;
    this.now = state;
    this.zones = zones;
    await this.stage.play(events, before, this.sitsHere(asked), (event) => {
      this.log = [...this.log, { moment, event }];
    });
    this.question = question;
    if (question.kind === 'draw') this.opponent.calm();
    this.info = { ...this.info, ...this.infoNow(this.info.seats) };
    this.keep();
  }

  // How many entries there were after the person's last answer.
  lastAnswer(): number {
    return this.moments.findLastIndex(({ asked }) => asked === this.you) + 1;
  }

  // What has happened since then, if the computer has answered.
  news(): LogLine[] {
    if (!this.you) return [];
    const last = this.lastAnswer();
    const others = this.moments.slice(last).some(({ asked }) => asked !== 'dice');
    return others ? this.log.filter(({ moment, event }) => moment > last && !isQuiet(event)) : [];
  }

  // A lesson has its own step back.
  undoable(): Undo {
    return this.guide ? { can: false, why: 'nothing' } : undoable(this.moments, this.info.seats);
  }

  async undo(): Promise<Undo> {
    const undo = this.undoable();
    if (!undo.can || this.working || this.past) return undo;
    await this.engine.tryAll(Array.from({ length: undo.steps }, () => ({ op: 'undo' as const })));
    this.lent = null;
    this.opponent.thinker.forget();
    await this.read();
    this.info = { ...this.info, ...this.infoNow(this.info.seats) };
    this.record = undefined;
    this.keep();
    return undo;
  }

  // How it stood after so many entries; the end brings back the present.
  async look(at: number): Promise<void> {
    if (at >= this.moments.length) {
      this.past = null;
      return;
    }
    const state = await this.engine.ask({ op: 'state', at });
    this.past = { at, state };
  }

  async recordNow(): Promise<GameRecord> {
    return (this.record ??= (await this.engine.ask({ op: 'record' })).record);
  }

  private infoNow(seats: Record<Side, Seat>): GameInfo {
    return {
      id: this.info?.id ?? '',
      scenario: this.battle.scenario,
      title: this.battle.title,
      seats,
      turn: this.now.turn,
      turns: this.now.turns,
      time: this.now.time,
      moment: this.question.sentence,
      over: this.question.asked === 'nobody',
      entries: this.moments.length,
      saved: Date.now(),
    };
  }

  private keep(): void {
    if (this.resting || this.guide) return;
    if (this.record) this.storage = keep({ info: this.info, record: this.record });
    else
      void this.recordNow().then((record) => {
        this.storage = keep({ info: this.info, record });
      });
  }

  private stop(reason: unknown): void {
    this.stopped = reason instanceof Stopped || reason instanceof Refused ? reason.message : String(reason);
    console.error(reason);
  }

  // Another tab plays on: nothing more is answered or kept here.
  rest(): void {
    this.closed = true;
    this.resting = true;
  }

  close(): void {
    this.closed = true;
    this.stage.skip();
    this.opponent.thinker.stop();
    this.engine.close();
  }
}
