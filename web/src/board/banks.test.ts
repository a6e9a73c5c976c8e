// River hexes have two banks: each is half of its hex, is found there, and knows the places next to it.
import { expect, test } from 'vitest';
import type { BattleMap } from '../engine/protocol';
import { Geometry } from './geometry';
import { halfOf } from './half';

// A river runs from west to east through the third row.
function map(): BattleMap {
  const hexes = ['A', 'B', 'C', 'D', 'E'].flatMap((letter) =>
    [1, 2, 3, 4, 5].map((row) => ({ hex: `${letter}${row}`, terrain: ['clear'] })),
  );
  const grid = { ids: 'A1', columns: [1, 5], rows: [1, 5], shifted_columns: 'odd' } as const;
  const river: Record<string, Record<string, string[]>> = {
    C3: { north: ['C2', 'B3/north', 'D3/north'], south: ['C4', 'B4', 'D4', 'B3/south', 'D3/south'] },
  };
  return {
    grid: { ...grid, columns: [1, 5], rows: [1, 5] },
    hexes: hexes.map((h) => (river[h.hex] ? { ...h, banks: river[h.hex] } : h)),
    sides: [],
    entries: [],
    places: [],
  };
}

for (const turn of [0, 1, 2, 3] as const) {
  const geometry = new Geometry(map(), turn);

  test(`letters and numbers name the hexes, turn ${turn}`, () => {
    for (const { hex, banks } of map().hexes) if (!banks) expect(geometry.at(geometry.centre(hex))).toBe(hex);
    expect(geometry.has('E5')).toBe(true);
    expect(geometry.has('F1')).toBe(false);
    expect(geometry.has('C3/west')).toBe(false);
  });

  test(`each bank is found where its counters stand, turn ${turn}`, () => {
    for (const place of ['C3/north', 'C3/south']) expect(geometry.at(geometry.centre(place))).toBe(place);
    expect(geometry.placesOf('C3')).toEqual(['C3/north', 'C3/south']);
  });

  test(`the cursor crosses the river bank by bank, turn ${turn}`, () => {
    expect(geometry.neighbour('C2', 'S')).toBe('C3/north');
    expect(geometry.neighbour('C3/north', 'S')).toBe('C3/south');
    expect(geometry.neighbour('C3/south', 'S')).toBe('C4');
    expect(geometry.neighbour('C4', 'N')).toBe('C3/south');
  });
}

test('neighbours of a bank are those that the map tells', () => {
  const geometry = new Geometry(map());
  expect(geometry.neighbours('C3/north')).toEqual(['C2', 'B3/north', 'D3/north']);
  expect(geometry.neighbours('C4')).toContain('C3/south');
  expect(geometry.neighbours('C4')).not.toContain('C3/north');
});

test('half of a square is the part that lies toward the way', () => {
  const square = [
    { x: -1, y: -1 },
    { x: 1, y: -1 },
    { x: 1, y: 1 },
    { x: -1, y: 1 },
  ];
  const half = halfOf(square, { x: 0, y: 1 });
  expect(half).toHaveLength(4);
  expect(half.every((p) => p.y >= 0)).toBe(true);
  expect(Math.max(...half.map((p) => p.y))).toBe(1);
});
