// The sheet on the screen: paints what the camera sees, glides from view to view, and draws sharp again at rest.
import { isStill, settings } from '../settings/settings.svelte';
import type { HexName } from '../engine/protocol';
import { Camera, type Size } from './camera';
import { type Detail, detailFor } from './detail';
import type { Geometry, Point } from './geometry';

export interface Window extends Point, Size {}

export class Screen {
  detail = $state<Detail>(2);
  world = $state<HTMLDivElement>(); // the sheet
  pins = $state<HTMLDivElement>(); // what is pinned on it and keeps its size
  readonly camera: Camera;
  seen: ((window: Window) => void) | undefined;

  private settling: ReturnType<typeof setTimeout> | undefined;
  private painting = 0;
  private gliding = 0;
  private drawnAt = 0;

  constructor(private readonly geometry: Geometry) {
    this.camera = new Camera(geometry, () => this.paint());
  }

  private paint(): void {
    if (this.painting) return;
    this.painting = requestAnimationFrame(() => {
      this.painting = 0;
      const { x, y, zoom } = this.camera.view;
      const transform = `translate(${x}px, ${y}px) scale(${zoom})`;
      if (this.world) this.world.style.transform = transform;
      if (this.pins) {
        this.pins.style.transform = transform;
        this.pins.style.setProperty('--zoom', String(zoom));
      }
      clearTimeout(this.settling);
      this.settling = setTimeout(() => this.rest(), 140);
    });
  }

  // The sheet is a layer of its own, which moves as one picture; at rest after a zoom it is drawn anew, sharp.
  private rest(): void {
    const { zoom } = this.camera.view;
    if (this.world && zoom !== this.drawnAt) {
      this.drawnAt = zoom;
      this.world.style.willChange = 'auto';
      requestAnimationFrame(() =>
        requestAnimationFrame(() => this.world && (this.world.style.willChange = 'transform')),
      );
    }
    this.detail = detailFor(zoom * 100, this.detail);
    this.seen?.(this.camera.window());
  }

  show(hexes: HexName[], nearest?: number, farthest?: number): void {
    const points = hexes.map((hex) => this.geometry.centre(hex));
    this.glide(() => this.camera.show(points, nearest, farthest));
  }

  // Moves only if something is out of sight.
  reveal(hexes: HexName[]): void {
    const points = hexes.map((hex) => this.geometry.centre(hex));
    if (points.length === 0 || points.every((p) => this.camera.sees(p))) return;
    const middle = {
      x: points.reduce((sum, p) => sum + p.x, 0) / points.length,
      y: points.reduce((sum, p) => sum + p.y, 0) / points.length,
    };
    this.glide(() => this.camera.centre(middle));
  }

  glide(change: () => void): void {
    this.hold();
    const { camera } = this;
    const from = { ...camera.view };
    change();
    if (isStill() || settings.speed === 'none') return;
    const to = { ...camera.view };
    const start = performance.now();
    const step = (now: number) => {
      const share = Math.min(1, (now - start) / 280);
      const eased = 1 - (1 - share) ** 3;
      const mix = (a: number, b: number) => a + (b - a) * eased;
      camera.view = { x: mix(from.x, to.x), y: mix(from.y, to.y), zoom: mix(from.zoom, to.zoom) };
      this.paint();
      if (share < 1) this.gliding = requestAnimationFrame(step);
    };
    camera.view = from;
    this.gliding = requestAnimationFrame(step);
  }

  // Stays where it is now.
  hold(): void {
    cancelAnimationFrame(this.gliding);
  }
}
