import { afterEach, expect, test } from 'vitest';
import aprils from '../../../data/aprils/charts.json';
import rally from '../../../data/rally/charts.json';
import { settings } from '../settings/settings.svelte';
import {
  type AprilsCharts,
  aprilsCharts,
  type Chart,
  type RallyCharts,
  rallyCharts,
  ranges,
  weightOf,
} from './charts';

afterEach(() => (settings.language = 'en'));

const all = (): Chart[] => [
  ...aprilsCharts(aprils as AprilsCharts),
  ...rallyCharts(rally as unknown as RallyCharts),
];
const chart = (charts: Chart[], id: string): Chart => charts.find((c) => c.id === id)!;

test('every row is as long as the head, in both languages, with no word missing', () => {
  for (const language of ['en', 'fr'] as const) {
    settings.language = language;
    for (const { title, head, rows } of all()) {
      expect(rows.length, title).toBeGreaterThan(0);
      for (const row of rows) {
        expect(row.cells, title).toHaveLength(head.length);
        for (const text of [row.name, ...row.cells]) {
          expect(text).not.toBe('');
          expect(text).not.toMatch(/charts\.|terrain\.|feature\.|kind\.|_|\{|undefined/);
        }
      }
    }
  }
});

test('the combat tables are the printed ones', () => {
  const charts = aprilsCharts(aprils as AprilsCharts);
  const attacker = chart(charts, 'attacker');
  expect(attacker.head[3]).toBe('1\u20111');
  expect(attacker.rows[3]).toEqual({ name: '3', cells: ['–', '–', '–', '1', '1', '1R', '1R', '2R', '3R'] });
  expect(attacker.rows[0]!.name).toBe('0 or less');
  expect(attacker.rows.at(-1)!.name).toBe('8 or more');
});

test('ground costs and shifts in words', () => {
  const terrain = chart(aprilsCharts(aprils as AprilsCharts), 'terrain');
  expect(terrain.rows.find((row) => row.name === 'wooded hill')!.cells).toEqual([
    '3',
    '2 left; from the same hill 1 left',
    'yes',
    '–',
  ]);
  const rallyTerrain = chart(rallyCharts(rally as unknown as RallyCharts), 'terrain');
  expect(rallyTerrain.rows.find((row) => row.name === 'hill')!.cells[0]).toBe('1½ (cavalry 2)');
  expect(rallyTerrain.rows.find((row) => row.name === 'road')!.cells[0]).toBe('½');
});

test('rolls with one result stand as a range', () => {
  expect(ranges([1, 1, 2, 2, 2, 3])).toEqual([
    { roll: '1–2', value: 1 },
    { roll: '3–5', value: 2 },
    { roll: '6', value: 3 },
  ]);
});

test('heavier results weigh more', () => {
  expect(['–', '1', '1R', '2', '2R', '3R', '4R'].map(weightOf)).toEqual([0, 1, 2, 3, 4, 6, 6]);
});
