// Mouse and fingers on the map: they drag the sheet or a counter, pinch, press. What a press means is the hand's business.
import type { HexName, UnitId } from '../engine/protocol';
import type { Game } from '../game/game.svelte';
import type { Hand } from '../game/hand.svelte';
import type { Geometry, Point } from './geometry';
import type { Screen } from './screen.svelte';
import { type WaitingStack, waitingSize } from './waiting';

export class Pointer {
  frame: HTMLElement | undefined;
  private readonly fingers = new Map<number, Point>();
  private dragged = false;
  private pressedAt: Point | null = null;
  private taken: UnitId | null = null; // a counter that is dragged

  constructor(
    private readonly game: Game,
    private readonly hand: Hand,
    private readonly geometry: Geometry,
    private readonly screen: Screen,
    private readonly waiting: () => WaitingStack[],
  ) {}

  private local(event: MouseEvent): Point {
    const box = this.frame!.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }
  private hexUnder(event: MouseEvent): HexName | null {
    return this.geometry.at(this.screen.camera.toWorld(this.local(event)));
  }

  down(event: PointerEvent): void {
    if (event.button !== 0 || (event.target as Element).closest('.pins')) return;
    this.screen.hold();
    this.fingers.set(event.pointerId, this.local(event));
    if (this.fingers.size === 1) {
      this.dragged = false;
      this.pressedAt = this.local(event);
      this.taken = this.takenUp(event);
    } else this.taken = null;
  }

  // A counter that can march may be dragged to its goal instead of pressed twice; elsewhere the sheet itself is dragged.
  private takenUp(event: PointerEvent): UnitId | null {
    const { hand } = this;
    const hex = hand.moving && !hand.sight ? this.hexUnder(event) : null;
    const here = hex ? this.game.unitsIn(hex).filter((u) => hand.movers.has(u.id)) : [];
    return (here.find((u) => u.id === hand.unit) ?? here[0])?.id ?? null;
  }
  private async setDown(unit: UnitId, hex: HexName | null): Promise<void> {
    const { hand } = this;
    if (hand.unit !== unit || !hand.reach) await hand.choose(unit);
    if (!hex || hex === this.game.unit(unit)?.hex) return;
    if (hand.preview(hex)) await hand.march();
    else await hand.explain(hex);
  }

  move(event: PointerEvent): void {
    const before = this.fingers.get(event.pointerId);
    const now = this.local(event);
    if (!before) {
      if (event.pointerType === 'mouse') this.hand.hover = this.hexUnder(event);
      return;
    }
    const { pressedAt } = this;
    if (!this.dragged && pressedAt && Math.hypot(now.x - pressedAt.x, now.y - pressedAt.y) < 6) return;
    if (!this.dragged) {
      this.dragged = true;
      this.frame!.setPointerCapture(event.pointerId);
      if (this.taken && this.taken !== this.hand.unit) void this.hand.choose(this.taken);
    }
    if (this.taken) this.hand.hover = this.hexUnder(event);
    else if (this.fingers.size === 1) this.screen.camera.moveBy(now.x - before.x, now.y - before.y);
    else if (this.fingers.size === 2) this.pinch(event.pointerId, before, now);
    this.fingers.set(event.pointerId, now);
  }

  private pinch(id: number, before: Point, now: Point): void {
    const [, other] = [...this.fingers].find(([finger]) => finger !== id)!;
    const far = (p: Point) => Math.max(10, Math.hypot(p.x - other.x, p.y - other.y));
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
    const { camera } = this.screen;
    camera.moveBy((now.x - before.x) / 2, (now.y - before.y) / 2);
    camera.zoomBy(far(now) / far(before), middle);
  }

  up(event: PointerEvent): void {
    const pressed = this.fingers.delete(event.pointerId);
    if (pressed && this.dragged && this.taken) void this.setDown(this.taken, this.hexUnder(event));
    this.taken = null;
    if (pressed && !this.dragged) this.press(event);
  }
  cancel(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
  }

  private press(event: PointerEvent): void {
    const { game, hand } = this;
    if (game.stage.playing) game.stage.skip();
    if ((event.target as Element).closest('[data-unit]')) return; // a fan's counter answers for itself
    const p = this.screen.camera.toWorld(this.local(event));
    const stack = this.waiting().find(
      (s) => Math.abs(s.at.x - p.x) < waitingSize * 0.7 && Math.abs(s.at.y - p.y) < waitingSize * 0.7,
    );
    if (stack) {
      const able = stack.units.filter((u) => hand.movers.has(u.id));
      const at = able.findIndex((u) => u.id === hand.unit);
      if (able.length > 0) void hand.pressUnit(able[(at + 1) % able.length]!);
      return;
    }
    const hex = this.geometry.at(p);
    if (hex) void hand.press(hex);
    else hand.back();
  }

  wheel(event: WheelEvent): void {
    event.preventDefault();
    const factor = Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : event.ctrlKey ? 0.01 : 0.0016));
    this.screen.camera.zoomBy(factor, this.local(event));
  }

  menu(event: MouseEvent): void {
    event.preventDefault();
    const hex = this.hexUnder(event);
    if (!hex) return;
    const { hand } = this;
    hand.cursor = hex;
    if (hand.unit && hand.reach && !hand.way(hex)) void hand.explain(hex);
    else hand.inspect(hex);
  }
}
