// A game played through once more beside the table: at every turn the chance that a player who looks ahead gives each
// side, for every fight what was to be expected and what came of it.
import type { Engine } from '../engine/client';
import type { Entry, GameEvent, GameRecord, Side, State, Unit, UnitId } from '../engine/protocol';
import { answerOf } from '../game/thinker';

export interface Fight {
  at: number; // entries before it
  turn: number;
  side: Side; // who attacked
  sentence: string;
  expected: Record<Side, number>; // steps lost by each
  got: Record<Side, number>;
}

export interface TurnPoint {
  turn: number;
  at: number; // entries before the turn
  night: boolean;
  union: number; // its chance of winning as the turn goes
}

export interface Review {
  curve: TurnPoint[];
  fights: Fight[];
  played: number; // entries so far
  entries: number;
  outcome?: State['outcome']; // once all is played, if the battle was over
}

// Few lines of play for each guess: a whole battle is looked at in seconds.
const guesser = 'veteran:nodes=600';

class Pass {
  readonly fights: Fight[] = [];
  readonly curve: TurnPoint[] = [];
  private readonly steps = new Map<UnitId, number>();
  private readonly sides = new Map<UnitId, Side>();
  private guesses: Partial<Record<Side, number>> = {};
  private turn = 1;
  private fight: Fight | null = null; // that is fought now

  constructor(
    private readonly engine: Engine,
    start: State,
  ) {
    for (const unit of start.units as Unit[]) {
      this.sides.set(unit.id, unit.side);
      if ('steps' in unit) this.steps.set(unit.id, unit.steps);
    }
    this.begin(1, 0, start.night);
  }

  private begin(turn: number, at: number, night: boolean): void {
    this.turn = turn;
    this.guesses = {};
    this.curve.push({ turn, at, night, union: this.curve.at(-1)?.union ?? 0.5 });
  }

  // What is to be expected of a fight, before it.
  async expect(entry: Entry, at: number): Promise<void> {
    if (!('type' in entry) || entry.type !== 'attack' || !('attackers' in entry)) return;
    const { attackers, targets } = entry;
    const [odds] = await this.engine.tryAll([{ op: 'odds' as const, attackers, targets, full: true }]);
    const full = odds?.ok && 'full' in odds ? odds.full : undefined;
    if (!full) return;
    const side = this.sides.get(attackers[0]!)!;
    const { attacker, defender } = full.mean_steps_lost;
    this.fight = {
      at,
      turn: this.turn,
      side,
      sentence: '',
      expected: { union: 0, confederate: 0, [side]: attacker, [other(side)]: defender },
      got: { union: 0, confederate: 0 },
    };
    this.fights.push(this.fight);
  }

  async see(events: GameEvent[], at: number): Promise<void> {
    for (const event of events) {
      if (event.type === 'turn') this.begin(event.turn, at, await this.isNight());
      else if (event.type === 'combat-ends') this.fight = null;
      else if ((event.type === 'attack' || event.type === 'bombardment') && this.fight)
        this.fight.sentence = event.sentence;
      else if (event.type === 'loss' && 'steps' in event) this.lose(event.unit, event.steps);
      else if (event.type === 'driven-off') this.lose(event.unit, 0);
    }
    if (events.some((event) => event.type === 'draw')) await this.guess();
  }

  private async isNight(): Promise<boolean> {
    return (await this.engine.ask({ op: 'state' })).night;
  }

  private lose(unit: UnitId, left: number): void {
    const lost = (this.steps.get(unit) ?? left) - left;
    this.steps.set(unit, left);
    if (this.fight) this.fight.got[this.sides.get(unit)!] += lost;
  }

  // Whoever is asked hopes for his best plan; so each side is heard once a turn, and the truth lies between.
  private async guess(): Promise<void> {
    const { asked } = await this.engine.ask({ op: 'question' });
    if ((asked !== 'union' && asked !== 'confederate') || this.guesses[asked] !== undefined) return;
    const [advice] = await this.engine.tryAll([{ op: 'advise' as const, player: guesser, seed: 1 }]);
    if (!advice?.ok || !advice.expects) return;
    const hope = advice.expects.score / advice.expects.of;
    this.guesses[asked] = asked === 'union' ? hope : 1 - hope;
    const heard = Object.values(this.guesses);
    this.curve.at(-1)!.union = heard.reduce((sum, chance) => sum + chance, 0) / heard.length;
  }
}

const other = (side: Side): Side => (side === 'union' ? 'confederate' : 'union');

export async function review(
  engine: Engine,
  record: GameRecord,
  language: string,
  told: (sofar: Review) => boolean, // false: nobody looks any more
): Promise<void> {
  await engine.all([
    { op: 'language', name: language },
    { op: 'open', record: { ...record, answers: [] } },
  ]);
  const pass = new Pass(engine, await engine.ask({ op: 'state' }));
  const entries = record.answers.length;
  for (const [at, entry] of record.answers.entries()) {
    if ('edit' in entry) return; // a position set up by hand has no chances to compare
    await pass.expect(entry, at);
    await pass.see((await engine.ask(answerOf(entry))).events, at + 1);
    if (at % 12 === 11 && !told(sofar(pass, at + 1, entries))) return;
  }
  const { outcome } = await engine.ask({ op: 'state' });
  told({ ...sofar(pass, entries, entries), outcome });
}

const sofar = (pass: Pass, played: number, entries: number): Review => ({
  curve: pass.curve.map((point) => ({ ...point })),
  fights: pass.fights.map((fight) => ({ ...fight })),
  played,
  entries,
});

// Where the chances turned most between one turn and the next.
export interface TurningPoint {
  number: number;
  from: TurnPoint;
  to: TurnPoint;
  change: number; // of the Union's chance
}

export function turningPoints(curve: TurnPoint[], most = 4, least = 0.06): TurningPoint[] {
  return curve
    .slice(1)
    .map((to, i) => ({ from: curve[i]!, to, change: to.union - curve[i]!.union, number: 0 }))
    .filter(({ change }) => Math.abs(change) >= least)
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, most)
    .sort((a, b) => a.to.turn - b.to.turn)
    .map((point, i) => ({ ...point, number: i + 1 }));
}

// The luck of each side's attacks, in steps: what the enemy lost beyond expectation, less what it cost beyond that.
export interface Luck {
  side: Side;
  fights: number;
  enemy: { expected: number; got: number };
  own: { expected: number; got: number };
  luck: number;
}

export function luckOf(fights: Fight[], side: Side): Luck {
  const mine = fights.filter((fight) => fight.side === side);
  const sum = (of: (fight: Fight) => number): number => mine.reduce((total, fight) => total + of(fight), 0);
  const enemy = {
    expected: sum((f) => f.expected[other(side)]),
    got: sum((f) => f.got[other(side)]),
  };
  const own = { expected: sum((f) => f.expected[side]), got: sum((f) => f.got[side]) };
  return {
    side,
    fights: mine.length,
    enemy,
    own,
    luck: enemy.got - enemy.expected - (own.got - own.expected),
  };
}
