// What the player has in hand, as far as both games share it: a chosen unit and its march, a line of sight, what is shown.
// It asks the engine what is possible and hands whole choices to the game. What each game adds stands in a hand of its own.
import { Refused } from '../engine/client';
import {
  type Choice,
  enemyOf,
  type HexName,
  type Reach,
  type Sight,
  type Unit,
  type UnitId,
} from '../engine/protocol';
import { announcer } from '../shell/announcer.svelte';
import { notices } from '../shell/notices.svelte';
import { points, t } from '../words/words.svelte';
import { hexOfChoice, numbered } from './describe';
import type { Game } from './game.svelte';
import type { Order } from './orders';
import type { Threats } from './threats';

export interface Plan {
  hex: HexName;
  path: HexName[];
  cost: number; // half points
}

export interface Refusal {
  reason: string;
  rule: string | null;
}

export interface Why extends Refusal {
  hex: HexName;
  title: string;
  nearest?: HexName;
}

// Who attacks whom, as far as it is drawn on the map.
export interface Clash {
  targets: HexName[];
  attackers: UnitId[];
}

export class Hand {
  unit = $state<UnitId | null>(null);
  reach = $state.raw<Reach | null>(null);
  plan = $state.raw<Plan | null>(null);
  why = $state.raw<Why | null>(null);
  fan = $state<HexName | null>(null);
  hover = $state<HexName | null>(null);
  peek = $state<HexName | null>(null); // a stack on which the pointer rests
  cursor = $state<HexName | null>(null);
  inspected = $state<HexName | null>(null);
  highlighted = $state.raw<HexName[]>([]); // by a line of the log
  beacons = $state.raw<HexName[]>([]); // where a lesson points
  wanted = $state.raw<HexName[]>([]); // to be brought into sight
  showZones = $state(false);
  showThreats = $state(false);
  threats = $state.raw<Threats | null>(null); // while they are shown
  hideCounters = $state(false);
  ending = $state(false); // "End movement?" is asked
  sight = $state.raw<{ from: HexName | null; line: Sight | null } | null>(null);

  constructor(protected readonly game: Game) {}

  protected get question() {
    return this.game.question;
  }

  // --- what each game says in its own way

  // Units march to answer this question.
  get moving(): boolean {
    return this.question.kind === 'movement';
  }
  // Something is put together beside the map and wants room.
  get building(): boolean {
    return false;
  }
  // Hexes with a red mark: they can, or must, be attacked.
  get targets(): { hex: HexName; must: boolean }[] {
    return [];
  }
  // The fight that is put together, for its arrows.
  get clash(): Clash | null {
    return null;
  }
  // Rules behind the figures of what is put together.
  get cited(): string[] {
    return [];
  }
  // Hexes that are open to what is in hand.
  get open(): HexName[] {
    return [];
  }
  get chosen(): Set<UnitId> {
    return new Set(this.unit ? [this.unit] : []);
  }
  // Counters that can be pressed with effect.
  get offered(): Set<UnitId> {
    if (!this.game.yours) return new Set();
    if (this.moving) return this.unit === null ? this.movers : new Set();
    const small = numbered(this.game);
    return new Set(small.flatMap((c) => ('unit' in c && c.unit ? [c.unit] : [])));
  }
  isPale(_unit: Unit): boolean {
    return false;
  }
  // Ctrl Enter: what cannot be undone. False if nothing waits for it.
  commit(): boolean {
    return false;
  }
  // A press that means something in this game alone; null: it does not.
  protected pressOwn(_hex: HexName): Promise<void> | null {
    return null;
  }
  protected pressOwnUnit(_unit: Unit): Promise<void> | null {
    return null;
  }
  protected backOwn(): boolean {
    return false;
  }
  protected resetOwn(): void {}
  // Where the cursor goes with N.
  next(step: 1 | -1): void {
    if (this.moving) this.nextMover(this.unit, step);
  }
  // The next leader, where there are any; false: there are none.
  nextLeader(_step: 1 | -1): boolean {
    return false;
  }
  // How an advised choice is shown before it is taken.
  async show(choice: Choice): Promise<void> {
    if (choice.type === 'march' && 'path' in choice) {
      await this.choose(choice.unit);
      this.preview(choice.path.at(-1)!);
      return;
    }
    const hex = hexOfChoice(this.game, choice);
    if (hex) this.highlighted = [hex];
  }

  // An order that only this game knows: words to show under the line, empty if it was done; null: it is not one.
  carry(_order: Order): Promise<string | null> {
    return Promise.resolve(null);
  }

  reset(): void {
    this.letGo();
    this.why = null;
    this.fan = null;
    this.ending = false;
    this.highlighted = [];
    this.resetOwn();
  }

  // One step back: bubble, path, unit, fight. False if there was nothing to let go.
  back(): boolean {
    if (this.why) this.why = null;
    else if (this.sight) this.sight = null;
    else if (this.ending) this.ending = false;
    else if (this.plan) this.plan = null;
    else if (this.fan) this.fan = null;
    else if (this.unit) this.letGo();
    else if (this.backOwn()) return true;
    else if (this.inspected) this.inspected = null;
    else return false;
    return true;
  }

  letGo(): void {
    this.unit = null;
    this.reach = null;
    this.plan = null;
  }

  // --- movement

  // Units that can be ordered to march, or to build, now.
  get movers(): Set<UnitId> {
    if (!this.moving || !this.game.yours) return new Set();
    return new Set(
      this.question.choices!.flatMap((c) => (c.type === 'march' || c.type === 'build' ? [c.unit] : [])),
    );
  }

  // Where a unit can go; null if it cannot be asked.
  protected async reachOf(unit: UnitId): Promise<Reach | null> {
    try {
      return await this.game.engine.ask({ op: 'reach', unit });
    } catch (refused) {
      if (!(refused instanceof Refused)) throw refused;
      return null;
    }
  }

  async choose(id: UnitId): Promise<void> {
    this.letGo();
    this.why = null;
    this.fan = null;
    this.unit = id;
    const unit = this.game.unit(id)!;
    if (unit.hex) this.cursor = unit.hex;
    if (!this.moving) return;
    const reach = await this.reachOf(id);
    if (this.unit !== id) return;
    this.reach = this.movers.has(id) ? reach : null;
    if (this.reach)
      announcer.say(
        t('say.chosen', {
          unit: unit.name,
          points: points(this.reach.allowance),
          count: this.reach.hexes.length,
        }),
      );
  }

  way(hex: HexName): Plan | null {
    return this.reach?.hexes.find((h) => h.hex === hex) ?? null;
  }

  preview(hex: HexName): boolean {
    const way = this.way(hex);
    if (!way) return false;
    this.plan = way;
    this.why = null;
    this.cursor = hex;
    const left = points(this.reach!.allowance - way.cost);
    announcer.say(t(this.stopsAt(hex) ? 'say.plan.stop' : 'say.plan', { hex, left }));
    return true;
  }

  // A unit that enters an enemy zone ends its march there.
  stopsAt(hex: HexName): boolean {
    const unit = this.unit && this.game.unit(this.unit);
    return !!unit && this.game.zones[enemyOf(unit.side)].includes(hex);
  }

  async march(): Promise<void> {
    if (!this.unit || !this.plan) return;
    const unit = this.unit;
    const { path } = this.plan;
    this.letGo();
    await this.answer({ type: 'march', unit, path });
    this.nextMover(unit);
  }

  // The cursor goes on to the next unit that can move.
  nextMover(after: UnitId | null = this.unit, step: 1 | -1 = 1): void {
    const movers = this.movers;
    const units: Unit[] = this.game.state.units;
    const ids = units.filter((u) => movers.has(u.id) || u.id === after).map((u) => u.id);
    if (ids.length === 0 || (ids.length === 1 && ids[0] === after && !movers.has(ids[0]))) return;
    let at = after ? ids.indexOf(after) : step > 0 ? -1 : 0;
    do at = (at + step + ids.length) % ids.length;
    while (!movers.has(ids[at]!));
    void this.choose(ids[at]!);
  }

  async explain(hex: HexName): Promise<void> {
    const unit = this.unit && this.game.unit(this.unit);
    if (!unit) return;
    const refusal = await this.whyNot({ type: 'march', unit: unit.id, to: hex });
    if (!refusal) return;
    this.why = {
      ...refusal,
      hex,
      title: t('why.closed', { hex, unit: unit.name }),
      nearest: this.nearestOpen(hex),
    };
    announcer.interrupt(
      `${this.why.title}. ${refusal.reason} ${refusal.rule ? t('rule', { rule: refusal.rule }) : ''}`,
    );
  }

  nearestTo: ((hex: HexName, among: HexName[]) => HexName | undefined) | undefined;

  private nearestOpen(hex: HexName): HexName | undefined {
    return this.reach
      ? this.nearestTo?.(
          hex,
          this.reach.hexes.map((h) => h.hex),
        )
      : undefined;
  }

  async whyNot(choice: Choice): Promise<Refusal | null> {
    try {
      const reply = await this.game.engine.ask({ op: 'why_not', choice });
      return reply.legal ? null : { reason: reply.reason!, rule: reply.rule ?? null };
    } catch (refused) {
      if (refused instanceof Refused) return { reason: refused.message, rule: refused.rule };
      throw refused;
    }
  }

  // --- all else

  // Numbered choices that are pressed in this hex.
  choicesAt(hex: HexName): Choice[] {
    return numbered(this.game).filter((choice) => hexOfChoice(this.game, choice) === hex);
  }

  // Whether a press on the hex would do something.
  canPress(hex: HexName): boolean {
    if (!this.game.yours) return false;
    return (
      this.way(hex) !== null ||
      this.choicesAt(hex).length > 0 ||
      this.open.includes(hex) ||
      this.targets.some((target) => target.hex === hex) ||
      this.game.unitsIn(hex).some((u) => this.movers.has(u.id))
    );
  }

  async answer(choice: Choice): Promise<void> {
    try {
      this.reset();
      await this.game.answer(choice);
    } catch (refused) {
      if (!(refused instanceof Refused)) throw refused;
      notices.show({ kind: 'fault', title: t('refused'), text: refused.message, rule: refused.rule });
    }
  }

  async undo(): Promise<void> {
    this.reset();
    const undone = await this.game.undo();
    if (!undone.can) announcer.interrupt(t(undone.why === 'dice' ? 'undo.dice' : 'undo.nothing'));
    else announcer.say(t('undo.done'));
  }

  async look(hex: HexName): Promise<void> {
    if (!this.sight) return;
    const { from } = this.sight;
    if (!from || this.sight.line) {
      this.sight = { from: hex, line: null };
      return;
    }
    if (from === hex) return;
    const line = await this.game.engine.ask({ op: 'sight', from, to: hex });
    this.sight = { from, line };
    announcer.say(
      line.clear
        ? t('sight.clear', { from, to: hex, range: line.range })
        : t('sight.blocked', { from, to: hex, by: line.blocked_by ?? '' }),
    );
  }

  // A click or Enter on a hex: previews first, then does.
  async press(hex: HexName): Promise<void> {
    this.cursor = hex;
    this.why = null;
    if (this.sight) return this.look(hex);
    if (this.fan && this.fan !== hex) this.fan = null;
    if (!this.game.yours) return this.inspect(hex);
    if (this.moving) return this.pressMoving(hex);
    const own = this.pressOwn(hex);
    if (own) return own;
    const here = this.choicesAt(hex);
    if (here.length === 1) return this.answer(here[0]!);
    if (here.length > 1) this.fan = hex;
    else this.inspect(hex);
  }

  private async pressMoving(hex: HexName): Promise<void> {
    const movers = this.movers;
    const here = this.game.unitsIn(hex).filter((u) => movers.has(u.id));
    if (this.unit && this.way(hex)) {
      if (this.plan?.hex === hex) return this.march();
      this.preview(hex);
      return;
    }
    if (here.length > 0) {
      // A stack gives its units one after the other.
      const at = here.findIndex((u) => u.id === this.unit);
      await this.choose(here[(at + 1) % here.length]!.id);
      if (this.game.unitsIn(hex).length > 1) this.fan = hex;
      return;
    }
    if (this.unit && this.reach) return this.explain(hex);
    this.inspect(hex);
  }

  inspect(hex: HexName): void {
    this.inspected = hex;
    this.fan = this.game.unitsIn(hex).length > 1 ? hex : null;
  }

  // A counter of a fan, or of those that wait beside the map.
  async pressUnit(unit: Unit): Promise<void> {
    if (this.game.yours && this.moving && this.movers.has(unit.id)) return this.choose(unit.id);
    const meant = this.game.yours ? this.pressOwnUnit(unit) : null;
    if (meant) return meant;
    const own = numbered(this.game).filter((c) => 'unit' in c && c.unit === unit.id);
    if (own.length === 1) return this.answer(own[0]!);
    if (unit.hex) this.inspected = unit.hex;
  }
}
