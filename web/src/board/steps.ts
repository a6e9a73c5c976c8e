// Which way a key leads on the screen; a hex on its side and one on its corner have different neighbours under the same hand.
import type { Compass } from '../engine/protocol';
import type { Geometry, Point } from './geometry';

const flat: Record<string, Point> = {
  KeyQ: { x: -0.87, y: -0.5 },
  KeyW: { x: 0, y: -1 },
  KeyE: { x: 0.87, y: -0.5 },
  KeyA: { x: -0.87, y: 0.5 },
  KeyS: { x: 0, y: 1 },
  KeyD: { x: 0.87, y: 0.5 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const pointed: Record<string, Point> = {
  KeyW: { x: -0.5, y: -0.87 },
  KeyE: { x: 0.5, y: -0.87 },
  KeyA: { x: -1, y: 0 },
  KeyD: { x: 1, y: 0 },
  KeyZ: { x: -0.5, y: 0.87 },
  KeyX: { x: 0.5, y: 0.87 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};
const numbers: Record<string, string> = {
  Numpad7: 'KeyQ',
  Numpad8: 'KeyW',
  Numpad9: 'KeyE',
  Numpad1: 'KeyA',
  Numpad2: 'KeyS',
  Numpad3: 'KeyD',
};
const numbersPointed: Record<string, string> = {
  Numpad7: 'KeyW',
  Numpad9: 'KeyE',
  Numpad4: 'KeyA',
  Numpad6: 'KeyD',
  Numpad1: 'KeyZ',
  Numpad3: 'KeyX',
};

export class Steps {
  private zigzag = 0;

  constructor(private readonly geometry: Geometry) {}

  // The two arrows that have no neighbour of their own go to either side in turn, so that the line is kept.
  direction(code: string, letterKeys: boolean): Compass | null {
    if (code.startsWith('Key') && !letterKeys) return null;
    const { geometry } = this;
    const key = (geometry.pointed ? numbersPointed : numbers)[code] ?? code;
    const way = (geometry.pointed ? pointed : flat)[key];
    if (way) return geometry.toward(way);
    if (!code.startsWith('Arrow')) return null;
    const side = this.zigzag++ % 2 === 0 ? -0.5 : 0.5;
    const ahead = code === 'ArrowRight' || code === 'ArrowDown' ? 0.87 : -0.87;
    return geometry.toward(geometry.pointed ? { x: side, y: ahead } : { x: ahead, y: side });
  }
}
