// The lesson: the first turns of the rules' own example of play. Draws, dice and the other side are the example's; at some
// of its answers the learner is asked to give them himself.
import type { Choice, Entry, GameRecord, HexName, Question } from '../engine/protocol';
import type { Game } from '../game/game.svelte';
import type { Given, Guide } from '../game/guide';
import { announcer } from '../shell/announcer.svelte';
import { t } from '../words/words.svelte';

export type StepName =
  | 'hello'
  | 'draw'
  | 'enter'
  | 'country'
  | 'second'
  | 'advance'
  | 'attack'
  | 'stay'
  | 'third'
  | 'march'
  | 'fight'
  | 'loss'
  | 'loss2'
  | 'retreat'
  | 'end';

interface Plan {
  name: StepName;
  rule: string;
  look: HexName[]; // lit on the map
  is?: (entry: Scripted) => boolean; // the answer in the record that this step is about
}

export interface Step extends Plan {
  at: number; // entries answered before it
}

// In a file written by people a draw is named by its marker.
type Scripted = Entry | { roll: string | number };

const draws =
  (marker: string) =>
  (entry: Scripted): boolean =>
    'roll' in entry && entry.roll === marker;
const marches =
  (unit: string, to: HexName) =>
  (entry: Scripted): boolean =>
    'type' in entry && entry.type === 'march' && entry.unit === unit && goalOf(entry) === to;
const says =
  (type: Choice['type'], member?: string) =>
  (entry: Scripted): boolean =>
    'type' in entry &&
    entry.type === type &&
    (member === undefined ||
      ('unit' in entry && entry.unit === member) ||
      ('targets' in entry && entry.targets.includes(member)));

const plans: Plan[] = [
  { name: 'hello', rule: '3', look: ['3605'] },
  { name: 'draw', rule: '3', look: [], is: draws('confederate-combat') },
  { name: 'enter', rule: '5', look: ['3105'], is: marches('price', '3105') },
  { name: 'country', rule: '4.2', look: ['3402'], is: marches('slack', '3402') },
  { name: 'second', rule: '3', look: [], is: draws('union-combat') },
  { name: 'advance', rule: '6.2.2', look: ['3205'], is: says('advance', 'price') },
  { name: 'attack', rule: '6.2.4', look: ['3306'], is: says('attack', '3306') },
  { name: 'stay', rule: '6.4', look: ['3306'], is: says('no-advance') },
  { name: 'third', rule: '3', look: [], is: draws('carr') },
  { name: 'march', rule: '4.2', look: ['3505'], is: marches('price', '3505') },
  { name: 'fight', rule: '6.2.5', look: ['3604'], is: says('attack', '3604') },
  { name: 'loss', rule: '6.3.1', look: ['3603'], is: says('loss', 'slack') },
  { name: 'loss2', rule: '6.3.1', look: ['3603'], is: says('loss', 'little') },
  { name: 'retreat', rule: '6.5', look: ['3404'], is: says('retreat', 'price') },
  { name: 'end', rule: '11.1', look: ['3605', '3604'], is: draws('union-combat') },
];

// What the map shows during the lesson.
export const theatre: HexName[] = ['3105', '3102', '3108', '3707', '3702'];

export const stepCount = plans.length;
export const stepNames = plans.map((plan) => plan.name);

// Each step is looked for behind the one before it.
export function stepsIn(answers: Scripted[]): Step[] {
  let from = 0;
  return plans.map((plan) => {
    if (!plan.is) return { ...plan, at: from };
    const at = answers.findIndex((entry, i) => i >= from && plan.is!(entry));
    if (at < 0) throw new Error(`the example of play has no place for "${plan.name}"`);
    from = plan.name === 'end' ? at : at + 1;
    return { ...plan, at };
  });
}

const goalOf = (choice: Choice & { type: 'march' }): HexName =>
  'to' in choice ? choice.to : choice.path.at(-1)!;

const sameSet = (a: string[], b: string[]): boolean =>
  a.length === b.length && a.every((item) => b.includes(item));

// A march may go another way to the same hex; a fight may name its units in any order.
export function isSame(wanted: Entry, given: Choice): boolean {
  if (!('type' in wanted) || wanted.type !== given.type) return false;
  if (wanted.type === 'march' && given.type === 'march')
    return wanted.unit === given.unit && goalOf(wanted) === goalOf(given);
  if (wanted.type === 'attack' && given.type === 'attack' && 'attackers' in wanted && 'attackers' in given)
    return sameSet(wanted.attackers, given.attackers) && sameSet(wanted.targets, given.targets);
  return (
    JSON.stringify(wanted, Object.keys(wanted).sort()) === JSON.stringify(given, Object.keys(given).sort())
  );
}

export interface Word {
  text: string;
  rule: string | null;
}

export class Lesson implements Guide {
  readonly steps: Step[];
  word = $state.raw<Word | null>(null); // what is said to something else than the answer
  greeted = $state(false); // the first card has been read
  game = $state.raw<Game | null>(null);
  private readonly answers: Scripted[];

  constructor(record: GameRecord) {
    this.answers = record.answers;
    this.steps = stepsIn(this.answers);
  }

  // Where the learner is: the last step whose time has come, or the next while others act.
  get step(): Step {
    const entries = this.game?.moments.length ?? 0;
    if (entries === 0 && !this.greeted) return this.steps[0]!;
    return this.steps.find((step) => step.at >= entries && step.name !== 'hello') ?? this.steps.at(-1)!;
  }
  get number(): number {
    return this.steps.indexOf(this.step) + 1;
  }
  // Whether it is the learner's turn, not something that is shown to him.
  get waiting(): boolean {
    return !!this.game && !this.game.working && this.game.moments.length === this.step.at;
  }
  get over(): boolean {
    return this.step.name === 'end' && this.waiting;
  }
  get wish(): string {
    return t(`learn.${this.step.name}.wish`);
  }

  private mine(entries: number): boolean {
    return this.steps.some((step) => step.at === entries) || entries >= this.steps.at(-1)!.at;
  }

  private given(question: Question, entries: number): Given {
    const entry = this.answers[entries]!;
    if (!('roll' in entry)) return entry as Choice;
    const outcome = question.outcomes?.find((o) => o.marker === entry.roll || o.roll === entry.roll);
    return { roll: outcome?.roll ?? Number(entry.roll) };
  }

  next(question: Question, entries: number): Given | null {
    return this.mine(entries) ? null : this.given(question, entries);
  }

  roll(question: Question, entries: number): number | null {
    const given = this.step.name === 'end' ? null : this.given(question, entries);
    if (!given || !('roll' in given)) {
      this.say({ text: t('learn.not-now', { wish: this.wish }), rule: null });
      return null;
    }
    this.greeted = true;
    this.word = null;
    return given.roll;
  }

  admits(choice: Choice, entries: number): boolean {
    const wanted = this.answers[entries];
    if (this.step.name !== 'end' && wanted && 'type' in wanted && isSame(wanted, choice)) {
      this.word = null;
      return true;
    }
    void this.explain(choice);
    return false;
  }

  // The engine's own reason if it would refuse, a friendly word if it would not.
  private async explain(choice: Choice): Promise<void> {
    const [reply] = await this.game!.engine.tryAll([{ op: 'why_not', choice }]);
    if (reply?.ok && !reply.legal)
      this.say({ text: t('learn.closed', { reason: reply.reason ?? '' }), rule: reply.rule ?? null });
    else this.say({ text: t('learn.other', { wish: this.wish }), rule: this.step.rule });
  }

  say(word: Word): void {
    this.word = word;
    announcer.interrupt(word.text);
  }

  // Does the step for a learner who would rather see it.
  async show(): Promise<void> {
    const game = this.game;
    if (!game || !this.waiting) return;
    const given = this.given(game.question, game.moments.length);
    this.greeted = true;
    if ('roll' in given) await game.draw();
    else await game.answer(given);
  }
}

// --- the learner's place, kept in this browser

const where = 'longroll.lesson';

export function keptStep(): StepName | null {
  try {
    const name = localStorage.getItem(where);
    return stepNames.find((step) => step === name) ?? null;
  } catch {
    return null;
  }
}

export function keepStep(name: StepName | null): void {
  try {
    if (name === null) localStorage.removeItem(where);
    else localStorage.setItem(where, name);
  } catch {
    // A closed or full storage: the lesson begins at the beginning next time.
  }
}
