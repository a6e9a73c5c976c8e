// What a player of Across Five Aprils has in hand besides: a fight that is put together, automatic retreats.
import type { AprilsUnit, Odds } from '../engine/aprils';
import type { Choice, HexName, Unit, UnitId } from '../engine/protocol';
import { type Clash, Hand, type Refusal } from '../game/hand.svelte';
import type { Order } from '../game/orders';
import { t } from '../words/words.svelte';

export interface Attack extends Clash {
  rating: number | null;
  odds: Odds | null;
  refusal: Refusal | null;
}

export class AprilsHand extends Hand {
  attack = $state.raw<Attack | null>(null);
  fallingBack = $state(false); // automatic retreats are shown instead of fights

  override get building(): boolean {
    return this.attack !== null;
  }
  override get clash(): Clash | null {
    return this.attack;
  }
  override get cited(): string[] {
    const rule = this.attack?.refusal?.rule;
    return [...(rule ? [rule] : []), ...(this.attack?.odds?.shifts ?? []).map((shift) => shift.rule)];
  }
  override get targets(): { hex: HexName; must: boolean }[] {
    return this.fights?.targets ?? [];
  }
  override get chosen(): Set<UnitId> {
    return new Set([...super.chosen, ...(this.attack?.attackers ?? [])]);
  }
  override get offered(): Set<UnitId> {
    if (!this.fights) return super.offered;
    return new Set(this.attack ? [] : this.fights.attackers.filter((a) => a.must).map((a) => a.unit));
  }
  override isPale(unit: Unit): boolean {
    if (!this.fights || !this.attack) return false;
    const { attackers, targets } = this.fights;
    const fights = attackers.some((a) => a.unit === unit.id);
    return !fights && !targets.some((target) => target.hex === unit.hex);
  }
  override commit(): boolean {
    if (!this.attack) return false;
    void this.roll();
    return true;
  }
  protected override resetOwn(): void {
    this.attack = null;
    this.fallingBack = false;
  }
  protected override backOwn(): boolean {
    if (this.attack) this.attack = null;
    else if (this.fallingBack) this.fallingBack = false;
    else return false;
    return true;
  }
  override next(step: 1 | -1): void {
    if (!this.fights) return super.next(step);
    const duties = this.fights.targets.filter((target) => target.must);
    const all = duties.length > 0 ? duties : this.fights.targets;
    if (all.length === 0) return;
    const at = all.findIndex((target) => target.hex === this.cursor);
    this.cursor = all[(at + step + all.length) % all.length]!.hex;
  }
  override async show(choice: Choice): Promise<void> {
    if (choice.type === 'attack' && 'attackers' in choice) await this.build(choice.targets, choice.attackers);
    else await super.show(choice);
  }

  override async carry(order: Order): Promise<string | null> {
    switch (order.kind) {
      case 'attack':
        if (!this.fights) return t('order.not-now');
        this.attack = null;
        if (order.attackers.length > 0) await this.build(order.targets, order.attackers, order.morale);
        else for (const hex of order.targets) await this.target(hex);
        return this.isReady() ? t('order.commit') : '';
      case 'fall-back':
        this.fallingBack = true;
        return '';
      case 'morale':
        if (!this.attack) return null;
        await this.lend(order.rating);
        return '';
      default:
        return null;
    }
  }
  private isReady(): boolean {
    return this.attack !== null && this.attack.refusal === null;
  }

  protected override pressOwn(hex: HexName): Promise<void> | null {
    return this.fights && this.pressFighting(hex);
  }
  private async pressFighting(hex: HexName): Promise<void> {
    const contacts = this.fights!;
    const here = this.game.unitsIn(hex).filter((u) => contacts.attackers.some((a) => a.unit === u.id));
    if (contacts.targets.some((target) => target.hex === hex)) return this.target(hex);
    if (here.length === 1) return this.toggle(here[0]!.id);
    if (here.length > 1) this.fan = hex;
    else this.inspect(hex);
  }
  protected override pressOwnUnit(unit: Unit): Promise<void> | null {
    const fights = this.fights?.attackers.some((a) => a.unit === unit.id);
    return fights ? this.toggle(unit.id) : null;
  }

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
      .choices!.filter((c) => c.type === 'attack' && 'attackers' in c)
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
    const morale = (near.length > 0 ? near : attackers).map(
      (unit) => (this.game.unit(unit) as AprilsUnit).morale,
    );
    return [...new Set(morale)].sort((a, b) => b - a);
  }

  async lend(rating: number): Promise<void> {
    if (this.attack) await this.build(this.attack.targets, this.attack.attackers, rating);
  }

  private async roll(): Promise<void> {
    if (!this.attack || this.attack.refusal) return;
    const { attackers, targets, rating } = this.attack;
    this.game.lent = rating;
    this.attack = null;
    await this.answer({ type: 'attack', attackers, targets });
  }
}
