import { expect, test } from 'vitest';
import type { AprilsUnit } from '../engine/aprils';
import { engine } from '../engine/of-tests';
import type { HexName } from '../engine/protocol';
import { Geometry } from '../board/geometry';
import { Game } from './game.svelte';
import { gathered, shadeOf, strikesFirst, threatsBy } from './threats';

const unit = (id: string, attack: number): AprilsUnit => ({ id, attack, side: 'union' }) as AprilsUnit;
// A road of hexes 1, 2, 3 ...
const road = (hex: HexName): HexName[] => [String(Number(hex) - 1), String(Number(hex) + 1)];

test('who can stand beside a hex threatens it, and strengths add up', () => {
  const { at } = gathered('union', [unit('a', 3), unit('b', 6)], [new Set(['2']), new Set(['2', '4'])], road);
  expect(at.get('1')).toEqual({ strength: 9, units: ['a', 'b'] });
  expect(at.get('3')).toEqual({ strength: 9, units: ['a', 'b'] });
  expect(at.get('5')).toEqual({ strength: 6, units: ['b'] });
  expect(at.has('2')).toBe(false);
});

test('three shades, the darkest for the greatest threat', () => {
  const threats = gathered(
    'union',
    [unit('a', 3), unit('b', 6)],
    [new Set(['9']), new Set(['9', '4'])],
    road,
  );
  expect(shadeOf(threats, { strength: 9, units: [] })).toBe(2);
  expect(shadeOf(threats, { strength: 6, units: [] })).toBe(1);
  expect(shadeOf(threats, { strength: 3, units: [] })).toBe(0);
});

test('at Pea Ridge the engine says who can come', async () => {
  const people = { union: 'person', confederate: 'person' };
  const game = await Game.begin(await engine(), {
    id: 't',
    scenario: 'pea-ridge',
    options: [],
    seats: people,
  });
  const geometry = new Geometry(game.map, 0);
  const threats = await threatsBy(game, 'union', (hex) => geometry.neighbours(hex));
  // Dodge, 4 points, stands in 4312 and needs no step to strike next door.
  expect(threats.at.get('4311')?.units).toContain('dodge');
  expect(threats.at.has('3101')).toBe(false);
  expect(strikesFirst(game, 'union')).toBe(0.5);
});
