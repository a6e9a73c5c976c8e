// What a player of Rally 'Round the Flag! has in hand besides: a purchase, a battery, whom a unit attacks, a fight to be
// rolled, a leader's range. What is put together waits as `picked` until it is committed.
import type { Choice, HexName, Reach, Unit, UnitId } from '../engine/protocol';
import type { CommandRange, Prospect, RallyOdds, RallyState, RallyUnit } from '../engine/rally';
import { type Clash, Hand, type Refusal } from '../game/hand.svelte';
import type { Order } from '../game/orders';
import { announcer } from '../shell/announcer.svelte';
import { t } from '../words/words.svelte';
import { type Battery, batteries } from './batteries';
import { panelOf } from './kinds';
import { choiceWords } from './words';

// A fight as it would be fought: who, against whom, and what the engine says of it.
export interface Sketch extends Clash {
  odds: RallyOdds | null;
  refusal: Refusal | null;
}

const same = (a: string[], b: string[]): boolean => a.length === b.length && a.every((x) => b.includes(x));

export class RallyHand extends Hand {
  formation = $state<string | null>(null); // of the shop
  gun = $state<UnitId | null>(null);
  spot = $state<HexName | null>(null); // where the gun is to stand
  aim = $state.raw<HexName[]>([]);
  picked = $state.raw<Choice | null>(null);
  sketch = $state.raw<Sketch | null>(null);
  range = $state.raw<CommandRange | null>(null);

  get panel() {
    return this.game.yours ? panelOf(this.question.kind) : undefined;
  }
  private get choices(): Choice[] {
    return this.question.choices ?? [];
  }
  private get state(): RallyState {
    return this.game.state as RallyState;
  }
  rallyUnit(id: UnitId): RallyUnit | undefined {
    return this.game.unit(id) as RallyUnit | undefined;
  }
  prospectOf(choice: Choice): Prospect | null {
    return this.question.prospects?.[this.choices.indexOf(choice)] ?? null;
  }

  override get moving(): boolean {
    return panelOf(this.question.kind) === 'march';
  }
  override get building(): boolean {
    return this.sketch !== null || this.formation !== null || this.gun !== null;
  }
  override get clash(): Clash | null {
    if (this.sketch) return this.sketch;
    const gun = this.picked?.type === 'place-artillery' ? this.picked : null;
    return gun?.target ? { attackers: [], targets: [gun.target] } : null;
  }
  // Where the shot of the battery in hand goes.
  get shot(): { from: HexName; to: HexName } | null {
    const gun = this.picked?.type === 'place-artillery' ? this.picked : null;
    return gun?.target ? { from: gun.hex, to: gun.target } : null;
  }
  override get targets(): { hex: HexName; must: boolean }[] {
    if (this.panel === 'aim') {
      const asked = this.question.contacts?.attackers.find((a) => a.unit === this.question.contacts?.unit);
      return (asked?.can ?? []).map((hex) => ({ hex, must: true }));
    }
    if (this.panel === 'fights')
      return (this.state.combats ?? []).flatMap((c) => c.targets).map((hex) => ({ hex, must: true }));
    if (this.panel === 'battery' && this.battery && this.spot)
      return this.battery.places
        .filter((place) => place.hex === this.spot)
        .flatMap((place) => place.shots.map((shot) => ({ hex: shot.choice.target!, must: false })));
    return [];
  }
  override get open(): HexName[] {
    if (this.panel === 'battery' && this.battery) return this.battery.places.map((place) => place.hex);
    return [];
  }
  override get cited(): string[] {
    const rule = this.sketch?.refusal?.rule;
    return [...(rule ? [rule] : []), ...(this.sketch?.odds?.shifts ?? []).map((shift) => shift.rule)];
  }
  override get chosen(): Set<UnitId> {
    const ids = [...super.chosen, ...(this.sketch?.attackers ?? [])];
    if (this.panel === 'shop' && this.formation)
      for (const unit of this.game.state.units) if (unit.formation === this.formation) ids.push(unit.id);
    if (this.panel === 'aim' && this.question.contacts?.unit) ids.push(this.question.contacts.unit);
    return new Set(ids);
  }
  override get offered(): Set<UnitId> {
    if (this.panel !== 'shop') return super.offered;
    if (this.formation) return new Set();
    const activate = this.choices.flatMap((c) =>
      c.type === 'activate' ? [this.leaderOf(c.formation)] : c.type === 'activate-unit' ? [c.unit] : [],
    );
    return new Set(activate.filter((id) => id !== null));
  }

  protected override resetOwn(): void {
    this.formation = null;
    this.gun = null;
    this.spot = null;
    this.aim = [];
    this.picked = null;
    this.sketch = null;
    this.range = null;
  }
  protected override backOwn(): boolean {
    if (this.sketch) {
      this.sketch = null;
      this.picked = null;
      this.aim = [];
    } else if (this.formation) {
      this.formation = null;
      this.picked = null;
    } else if (this.picked && !this.spot) this.picked = null;
    else if (this.spot) {
      this.spot = null;
      this.picked = null;
    } else if (this.gun) this.gun = null;
    else if (this.range) this.range = null;
    else return false;
    if (!this.formation) this.range = null;
    return true;
  }

  // Marches are those that the engine lists; what they cost it tells apart.
  protected override async reachOf(unit: UnitId): Promise<Reach | null> {
    const priced = await super.reachOf(unit);
    const hexes = this.choices.flatMap((c) => {
      if (c.type !== 'march' || c.unit !== unit || !('path' in c)) return [];
      const hex = c.path.at(-1)!;
      const cost = priced?.hexes.find((h) => h.hex === hex)?.cost;
      return [{ hex, path: c.path, cost: cost ?? priced?.allowance ?? 0 }];
    });
    return hexes.length > 0 ? { unit, allowance: priced?.allowance ?? 0, hexes } : null;
  }

  // Cursor and view go there.
  private turnTo(hex: HexName): void {
    this.wanted = [hex];
    this.cursor = hex;
  }

  // --- ranges

  async showRange(leader: UnitId | null): Promise<void> {
    if (leader === null || !this.game.unit(leader)?.hex) {
      this.range = null;
      return;
    }
    const [reply] = await this.game.engine.tryAll([{ op: 'command', unit: leader }]);
    this.range = reply?.ok ? reply : null;
  }
  leaderOf(formation: string): UnitId | null {
    const battle = this.game.battle;
    return (battle.game === 'rally' && battle.formations.find((f) => f.id === formation)?.leader) || null;
  }
  commandedBy(leader: UnitId): string | null {
    const battle = this.game.battle;
    return (battle.game === 'rally' && battle.formations.find((f) => f.leader === leader)?.id) || null;
  }

  // --- buying

  pick(choice: Choice | null): void {
    this.picked = choice;
    if (choice) announcer.say(choiceWords(this.game, choice));
  }

  // The formation's prices are shown; the good chance between is taken up first.
  buy(formation: string): void {
    this.formation = formation;
    const prices = this.choices.filter((c) => c.type === 'activate' && c.formation === formation);
    this.pick(prices[Math.min(1, prices.length - 1)] ?? null);
    const leader = this.leaderOf(formation);
    const hex = leader && this.game.unit(leader)?.hex;
    if (hex) this.turnTo(hex);
    void this.showRange(leader);
  }

  private pressShop(hex: HexName): Promise<void> | null {
    const here = this.game.unitsIn(hex).filter((u) => this.offered.has(u.id) || this.isForSale(u));
    const leaders = here.filter((u) => u.kind === 'leader');
    if (here.length === 0) return null;
    if (this.game.unitsIn(hex).length > 1) this.fan = hex;
    const next = leaders.findIndex((u) => this.commandedBy(u.id) === this.formation) + 1;
    return this.pressOwnUnit(leaders[next % leaders.length] ?? here[0]!);
  }
  private isForSale(unit: Unit): boolean {
    if (unit.kind === 'leader') {
      const formation = this.commandedBy(unit.id);
      return this.choices.some((c) => c.type === 'activate' && c.formation === formation);
    }
    return this.choices.some((c) => c.type === 'activate-unit' && c.unit === unit.id);
  }

  // --- batteries

  get batteries(): Battery[] {
    return this.panel === 'battery' ? batteries(this.question) : [];
  }
  get battery(): Battery | null {
    return this.batteries.find((b) => b.unit === this.gun) ?? null;
  }
  takeGun(gun: UnitId): void {
    this.gun = gun;
    this.picked = null;
    const places = this.battery?.places ?? [];
    this.spot = null;
    if (places.length === 1) this.placeGun(places[0]!.hex);
  }
  placeGun(hex: HexName): void {
    this.spot = hex;
    this.turnTo(hex);
    const place = this.battery?.places.find((p) => p.hex === hex);
    this.pick(place?.silent ?? null);
  }

  private pressBattery(hex: HexName): Promise<void> | null {
    const place = this.battery?.places.find((p) => p.hex === this.spot);
    const shot = place?.shots.find((s) => s.choice.target === hex);
    if (shot) this.pick(shot.choice);
    else if (this.open.includes(hex)) this.placeGun(hex);
    else {
      // The first chit that can stand there.
      const able = this.batteries.find((b) => b.places.some((p) => p.hex === hex));
      if (!able) return null;
      this.takeGun(able.unit);
      this.placeGun(hex);
    }
    return Promise.resolve();
  }

  // --- attacks

  // The unit that is asked attacks these; all who name the same fight together.
  async aimAt(targets: HexName[], joining?: UnitId[]): Promise<void> {
    this.aim = targets;
    const contacts = this.question.contacts;
    const unit = contacts?.unit;
    if (!unit || targets.length === 0) {
      this.picked = null;
      this.sketch = null;
      return;
    }
    const choice = this.choices.find((c) => c.type === 'attack' && same(c.targets, targets)) ?? null;
    this.picked = choice;
    const declared = this.state.combats?.find((c) => same(c.targets, targets))?.attackers ?? [];
    const others = joining ?? this.mayJoin(targets).filter((id) => this.isBound(id, targets));
    await this.sketchFight([unit, ...declared, ...others], targets, choice ?? undefined);
  }
  async toggleAim(hex: HexName): Promise<void> {
    const { aim } = this;
    await this.aimAt(aim.includes(hex) ? aim.filter((h) => h !== hex) : [...aim, hex]);
  }
  // Who has named nobody yet and could name the same.
  mayJoin(targets: HexName[]): UnitId[] {
    const contacts = this.question.contacts;
    const asked = contacts?.unit && this.game.unit(contacts.unit)?.hex;
    return (contacts?.attackers ?? [])
      .filter((a) => !a.declared && a.unit !== contacts?.unit)
      .filter((a) => targets.every((hex) => a.can.includes(hex)))
      .filter((a) => targets.length === 1 || this.game.unit(a.unit)?.hex === asked)
      .map((a) => a.unit);
  }
  private isBound(unit: UnitId, targets: HexName[]): boolean {
    const can = this.question.contacts?.attackers.find((a) => a.unit === unit)?.can ?? [];
    return can.every((hex) => targets.includes(hex));
  }

  // Which of the declared combats is fought next.
  async takeUp(target: HexName): Promise<void> {
    const combat = this.state.combats?.find((c) => c.targets.includes(target));
    const choice = this.choices.find((c) => c.type === 'resolve' && combat?.targets.includes(c.target));
    if (!combat || !choice) return;
    this.picked = choice;
    await this.sketchFight(combat.attackers, combat.targets);
  }

  // What the engine says of a fight, before it is fought.
  async sketchFight(attackers: UnitId[], targets: HexName[], asIf?: Choice): Promise<void> {
    const shown: Sketch = { attackers: [...new Set(attackers)], targets, odds: null, refusal: null };
    this.sketch = { ...shown, odds: this.sketch?.odds ?? null };
    const marker = this.sketch;
    const [odds] = await this.game.engine.tryAll([{ op: 'odds', attackers: shown.attackers, targets }]);
    const refusal = asIf || this.panel !== 'aim' ? null : await this.refusedAim(targets);
    if (this.sketch !== marker) return;
    this.sketch = {
      ...shown,
      odds: odds?.ok ? (odds as RallyOdds) : null,
      refusal: refusal ?? (odds && !odds.ok ? odds.error : null),
    };
  }
  private refusedAim(targets: HexName[]): Promise<Refusal | null> {
    return this.whyNot({ type: 'attack', unit: this.question.contacts!.unit!, targets });
  }

  // --- presses

  protected override pressOwn(hex: HexName): Promise<void> | null {
    switch (this.panel) {
      case 'shop':
        return this.pressShop(hex);
      case 'battery':
        return this.pressBattery(hex);
      case 'aim':
        return this.targets.some((target) => target.hex === hex) ? this.toggleAim(hex) : null;
      case 'fights':
        return this.targets.some((target) => target.hex === hex) ? this.takeUp(hex) : null;
      default:
        return null;
    }
  }
  protected override pressOwnUnit(unit: Unit): Promise<void> | null {
    if (this.panel !== 'shop') return null;
    const formation = unit.kind === 'leader' ? this.commandedBy(unit.id) : null;
    if (formation && this.choices.some((c) => c.type === 'activate' && c.formation === formation)) {
      this.buy(formation);
      return Promise.resolve();
    }
    const alone = this.choices.find(
      (c) => (c.type === 'activate-unit' || c.type === 'recover') && c.unit === unit.id,
    );
    if (!alone) return null;
    this.formation = null;
    this.pick(alone);
    return Promise.resolve();
  }

  override inspect(hex: HexName): void {
    super.inspect(hex);
    const leader = this.game.unitsIn(hex).find((u) => u.kind === 'leader');
    void this.showRange(leader?.id ?? null);
  }

  override commit(): boolean {
    if (!this.picked || this.sketch?.refusal) return false;
    void this.answer(this.picked);
    return true;
  }

  // N: the next unit, target, place or leader.
  override next(step: 1 | -1): void {
    if (this.moving) return super.next(step);
    if (this.panel === 'shop') return this.nextForSale(step);
    if (this.panel === 'battery' && !this.gun && this.batteries[0])
      return this.takeGun(this.batteries[0].unit);
    const hexes = this.targets.length > 0 ? this.targets.map((target) => target.hex) : this.open;
    if (hexes.length === 0) return;
    const at = hexes.indexOf(this.cursor ?? '');
    this.turnTo(hexes[(at + step + hexes.length) % hexes.length]!);
  }
  // L: the next leader who could be heard; where nothing is for sale, the next of one's own, with his range.
  override nextLeader(step: 1 | -1): boolean {
    if (this.panel === 'shop') this.nextForSale(step);
    else {
      const side = this.game.acting ?? this.game.you;
      const leaders = this.state.units.filter(
        (u) => u.kind === 'leader' && u.hex && (side === null || u.side === side),
      );
      if (leaders.length === 0) return false;
      const at = leaders.findIndex((u) => u.id === this.range?.unit);
      const leader = leaders[(at + step + leaders.length) % leaders.length]!;
      this.turnTo(leader.hex!);
      void this.showRange(leader.id);
    }
    return true;
  }
  private nextForSale(step: 1 | -1): void {
    const formations = [
      ...new Set(this.choices.flatMap((c) => (c.type === 'activate' ? [c.formation] : []))),
    ];
    if (formations.length === 0) return;
    const at = this.formation ? formations.indexOf(this.formation) : step > 0 ? -1 : 0;
    this.buy(formations[(at + step + formations.length) % formations.length]!);
  }

  override async show(choice: Choice): Promise<void> {
    const own = this.choices.find((c) => JSON.stringify(c) === JSON.stringify(choice)) ?? choice;
    if (own.type === 'activate') {
      this.buy(own.formation);
      this.pick(own);
    } else if (own.type === 'place-artillery') {
      this.takeGun(own.unit);
      this.placeGun(own.hex);
      this.pick(own);
    } else if (own.type === 'attack' && 'unit' in own) await this.aimAt(own.targets);
    else if (own.type === 'resolve') await this.takeUp(own.target);
    else {
      if (this.panel === 'shop' && 'unit' in own) this.pick(own);
      await super.show(own);
    }
  }

  override async carry(order: Order): Promise<string | null> {
    const ready = () => (this.picked ? t('order.commit') : t('order.not-now'));
    switch (order.kind) {
      case 'activate': {
        const formation = this.commandedBy(order.unit);
        if (!formation) {
          const alone = this.choices.find((c) => c.type === 'activate-unit' && c.unit === order.unit);
          this.pick(alone ?? null);
          return ready();
        }
        if (this.panel !== 'shop') return t('order.not-now');
        this.buy(formation);
        if (order.price !== null) {
          const { price } = order;
          const prices = this.choices.filter((c) => c.type === 'activate' && c.formation === formation);
          this.pick(prices.find((c) => c.type === 'activate' && c.price === price) ?? null);
        }
        return ready();
      }
      case 'place': {
        if (this.panel !== 'battery') return null;
        const gun = order.unit ?? this.batteries.find((b) => b.places.some((p) => p.hex === order.hex))?.unit;
        if (!gun) return t('order.not-now');
        this.takeGun(gun);
        this.placeGun(order.hex);
        if (order.target) await this.pressBattery(order.target);
        return ready();
      }
      case 'attack':
        if (this.panel === 'aim') await this.aimAt(order.targets);
        else if (this.panel === 'fights') await this.takeUp(order.targets[0]!);
        else return t('order.not-now');
        return ready();
      case 'recover':
        if (this.panel !== 'shop') return null;
        this.pick(this.choices.find((c) => c.type === 'recover' && c.unit === order.unit) ?? null);
        return ready();
      default:
        return null;
    }
  }

  get endsWithFights(): number {
    return this.question.kind === 'movement' ? (this.question.contacts?.targets.length ?? 0) : 0;
  }
  get pass(): Choice | null {
    return this.game.yours ? (this.choices.find((c) => c.type === 'pass') ?? null) : null;
  }
  passWords(): string {
    return this.pass ? choiceWords(this.game, this.pass) : t('clear');
  }
}
