// What the player has in hand: a chosen unit and its march, a fight being built, a line of sight. It asks the engine what
// is possible and hands whole choices to the game.
import { Refused } from '../engine/client';
import {
  type Choice,
  enemyOf,
  type HexName,
  type Odds,
  type Reach,
  type Side,
  type Sight,
  type Unit,
  type UnitId,
} from '../engine/protocol';
import { announcer } from '../shell/announcer.svelte';
import { notices } from '../shell/notices.svelte';
import { points, t } from '../words/words.svelte';
import type { Game } from './game.svelte';

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

export interface Attack {
  targets: HexName[];
  attackers: UnitId[];
  rating: number | null;
  odds: Odds | null;
  refusal: Refusal | null;
}

export class Hand {
  unit = $state<UnitId | null>(null);
  reach = $state.raw<Reach | null>(null);
  plan = $state.raw<Plan | null>(null);
  why = $state.raw<Why | null>(null);
  attack = $state.raw<Attack | null>(null);
  fallingBack = $state(false); // automatic retreats are shown instead of fights
  fan = $state<HexName | null>(null);
  hover = $state<HexName | null>(null);
  peek = $state<HexName | null>(null); // a stack on which the pointer rests
  cursor = $state<HexName | null>(null);
  inspected = $state<HexName | null>(null);
  highlighted = $state.raw<HexName[]>([]); // by a line of the log
  beacons = $state.raw<HexName[]>([]); // where a lesson points
  showZones = $state(false);
  hideCounters = $state(false);
  ending = $state(false); // "End movement?" is asked
  sight = $state.raw<{ from: HexName | null; line: Sight | null } | null>(null);

  constructor(private readonly game: Game) {}

  private get question() {
    return this.game.question;
  }

  reset(): void {
    this.unit = null;
    this.reach = null;
    this.plan = null;
    this.why = null;
    this.attack = null;
    this.fallingBack = false;
    this.fan = null;
    this.ending = false;
    this.highlighted = [];
  }

  // One step back: bubble, path, unit, fight. False if there was nothing to let go.
  back(): boolean {
    if (this.why) this.why = null;
    else if (this.sight) this.sight = null;
    else if (this.ending) this.ending = false;
    else if (this.plan) this.plan = null;
    else if (this.fan) this.fan = null;
    else if (this.unit) this.letGo();
    else if (this.attack) this.attack = null;
    else if (this.fallingBack) this.fallingBack = false;
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
    const { choices, kind } = this.question;
    if (kind !== 'movement' || !this.game.yours) return new Set();
    return new Set(choices!.flatMap((c) => (c.type === 'march' || c.type === 'build' ? [c.unit] : [])));
  }

  async choose(id: UnitId): Promise<void> {
    this.letGo();
    this.why = null;
    this.fan = null;
    this.unit = id;
    const unit = this.game.unit(id)!;
    if (unit.hex) this.cursor = unit.hex;
    if (this.question.kind !== 'movement') return;
    try {
      const reach = await this.game.engine.ask({ op: 'reach', unit: id });
      if (this.unit !== id) return;
      this.reach = this.movers.has(id) ? reach : null;
      if (this.reach)
        announcer.say(
          t('say.chosen', { unit: unit.name, points: points(reach.allowance), count: reach.hexes.length }),
        );
    } catch (refused) {
      if (!(refused instanceof Refused)) throw refused;
      this.reach = null;
    }
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
    const ids = this.game.state.units.filter((u) => movers.has(u.id) || u.id === after).map((u) => u.id);
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

  // --- combat

  get fights() {
    return this.game.yours && this.question.kind === 'combat' ? this.question.contacts! : null;
  }

  // Who could attack all these hexes together, by the engine's own list of contacts.
  able(targets: HexName[]): UnitId[] {
    return (this.fights?.attackers ?? [])
      .filter((a) => a.can.some((hex) => targets.includes(hex)))
      .map((a) => a.unit);
  }

  // Those who have nothing else to attack join by themselves; if nobody is so bound, all who can.
  private joining(targets: HexName[]): UnitId[] {
    const able = this.fights!.attackers.filter((a) => a.can.some((hex) => targets.includes(hex)));
    const bound = able.filter((a) => !a.bombards && a.can.every((hex) => targets.includes(hex)));
    const adjacent = able.filter((a) => !a.bombards);
    const first = bound.length > 0 ? bound : adjacent.length > 0 ? adjacent : able;
    return first.map((a) => a.unit);
  }

  async target(hex: HexName): Promise<void> {
    this.fallingBack = false;
    const now = this.attack?.targets ?? [];
    const targets = now.includes(hex) ? now.filter((h) => h !== hex) : [...now, hex];
    if (targets.length === 0) {
      this.attack = null;
      return;
    }
    const attackers = now.length === 0 ? this.joining(targets) : this.keptWith(targets, hex);
    await this.build(targets, attackers);
    if (this.attack?.refusal && now.length === 0) await this.listedInstead(targets);
  }

  private keptWith(targets: HexName[], added: HexName): UnitId[] {
    const able = this.able(targets);
    const kept = this.attack!.attackers.filter((unit) => able.includes(unit));
    const bound = this.joining(targets).filter((unit) => this.able([added]).includes(unit));
    return [...new Set([...kept, ...bound])];
  }

  // What joined by itself may leave a duty unmet; then the fullest attack that the engine lists is taken.
  private async listedInstead(targets: HexName[]): Promise<void> {
    const listed = this.question
      .choices!.filter((c) => c.type === 'attack')
      .filter((c) => c.targets.length === targets.length && c.targets.every((hex) => targets.includes(hex)))
      .sort((a, b) => b.attackers.length - a.attackers.length)[0];
    if (listed) await this.build(targets, listed.attackers);
  }

  async toggle(unit: UnitId): Promise<void> {
    if (!this.attack) {
      const can = this.fights?.attackers.find((a) => a.unit === unit)?.can ?? [];
      if (can.length === 0) return;
      await this.target(can[0]!);
      if (this.attack && !(this.attack as Attack).attackers.includes(unit)) await this.toggle(unit);
      return;
    }
    const { targets, attackers } = this.attack;
    const next = attackers.includes(unit) ? attackers.filter((u) => u !== unit) : [...attackers, unit];
    await this.build(targets, next);
  }

  async build(targets: HexName[], attackers: UnitId[], rating: number | null = null): Promise<void> {
    const before = this.attack;
    const ratings = this.ratingsOf(attackers);
    const lent = rating !== null && ratings.includes(rating) ? rating : (ratings[0] ?? null);
    const choice: Choice = { type: 'attack', attackers, targets };
    const shown: Attack = { targets, attackers, rating: lent, odds: null, refusal: null };
    if (attackers.length === 0) {
      this.attack = { ...shown, refusal: { reason: t('combat.nobody'), rule: '6.1' } };
      return;
    }
    this.attack = { ...shown, odds: before?.odds ?? null };
    const marker = this.attack;
    const lending = lent === null ? {} : { attacker_rating: lent };
    const [odds, why] = await this.game.engine.tryAll([
      { op: 'odds', attackers, targets, ...lending } as never,
      { op: 'why_not', choice } as never,
    ]);
    if (this.attack !== marker) return;
    const refusal = this.refusalOf(why);
    this.attack = {
      ...shown,
      odds: odds?.ok ? (odds as unknown as Odds) : null,
      refusal: refusal ?? (odds && !odds.ok ? odds.error : null),
    };
  }

  private refusalOf(reply: unknown): Refusal | null {
    const why = reply as { ok: boolean; legal?: boolean; reason?: string; rule?: string; error?: Refusal };
    if (!why.ok) return why.error ?? null;
    return why.legal ? null : { reason: why.reason ?? '', rule: why.rule ?? null };
  }

  // Ratings that the attackers could lend, the best first. Guns that fire from afar lend none beside others.
  ratingsOf(attackers: UnitId[]): number[] {
    const bombarding = new Set(this.fights?.attackers.filter((a) => a.bombards).map((a) => a.unit));
    const near = attackers.filter((unit) => !bombarding.has(unit));
    const morale = (near.length > 0 ? near : attackers).map((unit) => this.game.unit(unit)!.morale);
    return [...new Set(morale)].sort((a, b) => b - a);
  }

  async lend(rating: number): Promise<void> {
    if (this.attack) await this.build(this.attack.targets, this.attack.attackers, rating);
  }

  async commit(): Promise<void> {
    if (!this.attack || this.attack.refusal) return;
    const { attackers, targets, rating } = this.attack;
    this.game.lent = rating;
    this.attack = null;
    await this.answer({ type: 'attack', attackers, targets });
  }

  // --- all else

  // Choices that lead into a hex, or concern a unit in it.
  choicesAt(hex: HexName): Choice[] {
    if (!this.game.yours) return [];
    return (this.question.choices ?? []).filter((choice) => {
      if ('to' in choice) return choice.to === hex;
      if (choice.type === 'loss' || choice.type === 'check') return this.game.unit(choice.unit)?.hex === hex;
      if (choice.type === 'special') return choice.hex === hex;
      return false;
    });
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
    if (this.question.kind === 'movement') return this.pressMoving(hex);
    if (this.question.kind === 'combat') return this.pressFighting(hex);
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

  private async pressFighting(hex: HexName): Promise<void> {
    const contacts = this.fights!;
    if (contacts.targets.some((target) => target.hex === hex)) return this.target(hex);
    const here = this.game.unitsIn(hex).filter((u) => contacts.attackers.some((a) => a.unit === u.id));
    if (here.length === 1) return this.toggle(here[0]!.id);
    if (here.length > 1) {
      this.fan = hex;
      return;
    }
    this.inspect(hex);
  }

  inspect(hex: HexName): void {
    this.inspected = hex;
    this.fan = this.game.unitsIn(hex).length > 1 ? hex : null;
  }

  // A counter of a fan, or of those that wait beside the map.
  async pressUnit(unit: Unit): Promise<void> {
    const { kind } = this.question;
    if (this.game.yours && kind === 'movement' && this.movers.has(unit.id)) return this.choose(unit.id);
    if (this.fights?.attackers.some((a) => a.unit === unit.id)) return this.toggle(unit.id);
    const own = (this.question.choices ?? []).filter(
      (c) => (c.type === 'loss' || c.type === 'check') && c.unit === unit.id,
    );
    if (this.game.yours && own.length === 1) return this.answer(own[0]!);
    if (unit.hex) this.inspected = unit.hex;
  }
}

// Codes and colours of formations: in the order of the file, counted by side; the code is the first letter of the id that
// no earlier formation of the side has taken.
export function badges(
  formations: { id: string; side: Side }[],
): Map<string, { colour: number; code: string }> {
  const found = new Map<string, { colour: number; code: string }>();
  const taken: Record<Side, string> = { union: '', confederate: '' };
  for (const { id, side } of formations) {
    const letter = [...id].find((c) => c >= 'a' && c <= 'z' && !taken[side].includes(c)) ?? '?';
    found.set(id, { colour: taken[side].length % 12, code: letter.toUpperCase() });
    taken[side] += letter;
  }
  return found;
}
