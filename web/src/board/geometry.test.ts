import { expect, test } from 'vitest';
import type { BattleMap } from '../engine/protocol';
import { Geometry, nameOf } from './geometry';

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);
function map(shifted: 'even' | 'odd'): BattleMap {
  return {
    grid: { columns: [31, 45], rows: [1, 21], shifted_columns: shifted },
    hexes: range(31, 45).flatMap((c) => range(1, 21).map((r) => ({ hex: nameOf(c, r), terrain: 'clear' }))),
    sides: [],
    entries: [],
    places: [],
  };
}

for (const shifted of ['even', 'odd'] as const) {
  const geometry = new Geometry(map(shifted));

  test(`every hex is found at its centre, ${shifted} columns shifted`, () => {
    for (const { hex } of map(shifted).hexes) expect(geometry.at(geometry.centre(hex))).toBe(hex);
  });

  test(`neighbours lie one hex away and know each other, ${shifted} columns shifted`, () => {
    for (const { hex } of map(shifted).hexes) {
      const c = geometry.centre(hex);
      for (const next of geometry.neighbours(hex)) {
        const n = geometry.centre(next);
        expect(Math.hypot(n.x - c.x, n.y - c.y)).toBeCloseTo(100);
        expect(geometry.neighbours(next)).toContain(hex);
      }
    }
  });
}

const geometry = new Geometry(map('even'));

test('neighbours as on the printed sheet of Pea Ridge', () => {
  // The example of play: 3816 touches 3716, 3717, 3815, 3817, 3916 and 3917.
  expect(geometry.neighbours('3816').sort()).toEqual(['3716', '3717', '3815', '3817', '3916', '3917']);
});

test('the sheet has the size of the picture that the renderer draws', () => {
  expect(geometry.sheet.width).toBeCloseTo(1327.9, 1);
  expect(geometry.sheet.height).toBe(2150);
});

test('nothing lies beside the map', () => {
  expect(geometry.at({ x: 10, y: 10 })).toBeNull();
  expect(geometry.neighbour('3101', 'N')).toBeNull();
});

test('the outline of one hex has six sides, of two neighbours ten', () => {
  const sides = (hexes: string[]) => geometry.outline(hexes).split('M').length - 1;
  expect(sides(['3816'])).toBe(6);
  expect(sides(['3816', '3817'])).toBe(10);
});
