// What part of the sheet is seen: screen = world * zoom + offset. Pure figures; the board draws.
import type { Point } from './geometry';

export interface View {
  x: number;
  y: number;
  zoom: number;
}
export interface Size {
  width: number;
  height: number;
}

const mostZoom = 2.4;

export class Camera {
  view: View = { x: 0, y: 0, zoom: 1 };
  private frame: Size = { width: 1, height: 1 };

  constructor(
    private readonly world: Size,
    private readonly changed: (view: View) => void,
  ) {}

  // Nothing has been seen through it yet.
  get isNew(): boolean {
    return this.frame.width <= 1;
  }
  get fitting(): number {
    return Math.min(this.frame.width / this.world.width, this.frame.height / this.world.height);
  }
  get leastZoom(): number {
    return Math.min(this.fitting * 0.8, 0.5);
  }

  resize(frame: Size): void {
    const middle = this.toWorld({ x: this.frame.width / 2, y: this.frame.height / 2 });
    const first = this.isNew;
    this.frame = frame;
    if (first) this.fit();
    else this.centre(middle);
  }

  toWorld(p: Point): Point {
    const { x, y, zoom } = this.view;
    return { x: (p.x - x) / zoom, y: (p.y - y) / zoom };
  }
  toScreen(p: Point): Point {
    const { x, y, zoom } = this.view;
    return { x: p.x * zoom + x, y: p.y * zoom + y };
  }

  moveBy(dx: number, dy: number): void {
    this.set({ ...this.view, x: this.view.x + dx, y: this.view.y + dy });
  }

  // The point of the world under `at` stays under it.
  zoomBy(factor: number, at: Point = { x: this.frame.width / 2, y: this.frame.height / 2 }): void {
    const zoom = Math.min(mostZoom, Math.max(this.leastZoom, this.view.zoom * factor));
    const world = this.toWorld(at);
    this.set({ zoom, x: at.x - world.x * zoom, y: at.y - world.y * zoom });
  }

  centre(p: Point, zoom = this.view.zoom): void {
    this.set({ zoom, x: this.frame.width / 2 - p.x * zoom, y: this.frame.height / 2 - p.y * zoom });
  }

  fit(): void {
    this.centre({ x: this.world.width / 2, y: this.world.height / 2 }, this.fitting);
  }

  // As near as shows all these points, with some room round them, but no farther away than said.
  show(points: Point[], nearest = 1, farthest = this.fitting): void {
    if (points.length === 0) return this.fit();
    const xs = points.map((p) => p.x);
    const ys = points.map((p) => p.y);
    const low = { x: Math.min(...xs) - 160, y: Math.min(...ys) - 160 };
    const high = { x: Math.max(...xs) + 160, y: Math.max(...ys) + 160 };
    const zoom = Math.min(nearest, this.frame.width / (high.x - low.x), this.frame.height / (high.y - low.y));
    this.centre({ x: (low.x + high.x) / 2, y: (low.y + high.y) / 2 }, Math.max(zoom, farthest));
  }

  sees(p: Point, border = 50): boolean {
    const s = this.toScreen(p);
    return (
      s.x > border && s.y > border && s.x < this.frame.width - border && s.y < this.frame.height - border
    );
  }

  // The part of the world that is seen.
  window(): { x: number; y: number; width: number; height: number } {
    const low = this.toWorld({ x: 0, y: 0 });
    const { zoom } = this.view;
    return { ...low, width: this.frame.width / zoom, height: this.frame.height / zoom };
  }

  // Some of the sheet always stays in sight.
  private set(view: View): void {
    const room = (low: number, frame: number, world: number) => {
      const keep = Math.min(frame, world) * 0.35;
      return Math.min(frame - keep, Math.max(keep - world, low));
    };
    this.view = {
      zoom: view.zoom,
      x: room(view.x, this.frame.width, this.world.width * view.zoom),
      y: room(view.y, this.frame.height, this.world.height * view.zoom),
    };
    this.changed(this.view);
  }
}
