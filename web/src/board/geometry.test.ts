import { expect, test } from 'vitest';
import type { BattleMap } from '../engine/protocol';
import { Geometry, turnToNorth } from './geometry';

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);
function map(shifted: 'even' | 'odd'): BattleMap {
  return {
    grid: { columns: [31, 45], rows: [1, 21], shifted_columns: shifted },
    hexes: range(31, 45).flatMap((c) =>
      range(1, 21).map((r) => ({ hex: `${c}${String(r).padStart(2, '0')}`, terrain: 'clear' })),
    ),
    sides: [],
    entries: [],
    places: [],
  };
}

for (const [shifted, turn] of [
  ['even', 0],
  ['odd', 0],
  ['even', 1],
  ['odd', 2],
  ['even', 3],
] as const) {
  const geometry = new Geometry(map(shifted), turn);

  test(`every hex is found at its centre, ${shifted} columns shifted, turn ${turn}`, () => {
    for (const { hex } of map(shifted).hexes) expect(geometry.at(geometry.centre(hex))).toBe(hex);
  });

  test(`neighbours lie one hex away and know each other, ${shifted} columns shifted, turn ${turn}`, () => {
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

test('turned right, north of the sheet lies to the right and the sheet is wide', () => {
  expect(turnToNorth(180)).toBe(0);
  const turned = new Geometry(map('even'), turnToNorth(270));
  expect(turned.sheet.width).toBe(2150);
  const [a, b] = [turned.centre('3805'), turned.centre('3804')];
  expect(b.x - a.x).toBeCloseTo(100);
  expect(b.y).toBeCloseTo(a.y);
  expect(turned.toward({ x: 1, y: 0 })).toBe('N');
  expect(turned.toward({ x: -0.5, y: -0.87 })).toBe('SW');
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
