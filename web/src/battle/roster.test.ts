import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { BattleSummary } from '../reference/book';
import { partsOf } from '../reference/text';
import { arrivalsOf, groupsOf, type Roster, waysIn } from './roster';

const read = (path: string): string => readFileSync(`../${path}`, 'utf8');
const battles = JSON.parse(read('build/web-assets/reading/battles-en.json')) as BattleSummary[];
const roster = (id: string, language = 'en'): Roster =>
  JSON.parse(read(`build/web-assets/reading/${id}-${language}.json`)) as Roster;

test('all seven battles of both games are there, with their other scenarios', () => {
  expect([...new Set(battles.map((battle) => battle.family))].sort()).toEqual([
    'bentonville',
    'bull-run',
    'gettysburg',
    'pea-ridge',
    'perryville',
    'shiloh',
    'stones-river',
  ]);
});

for (const language of ['en', 'fr'])
  test(`every battle has its history, ground and advice for both sides, ${language}`, () => {
    const prose = read(`data/reference/battles-${language}.md`);
    for (const battle of battles) {
      const parts = partsOf(prose, battle.family);
      expect(battle.history !== undefined || parts.has('history'), battle.id).toBe(true);
      for (const part of ['ground', 'union', 'confederate'])
        expect(parts.has(part), `${battle.id} ${part}`).toBe(true);
    }
  });

test('the special rules of Rally are said in French', () => {
  const french = JSON.parse(read('build/web-assets/reading/battles-fr.json')) as BattleSummary[];
  for (const battle of french.filter((b) => b.game === 'rally'))
    battle.special_rules.forEach((rule, i) => {
      const english = battles.find((b) => b.id === battle.id)!.special_rules[i]!;
      expect(rule.case).toBe(english.case);
      expect(rule.text, `${battle.id} ${english.title}`).not.toBe(english.text);
    });
});

test('every counter stands in one group, and leaders come first', () => {
  for (const { id } of battles) {
    const field = roster(id);
    const grouped = (['union', 'confederate'] as const).flatMap((side) => groupsOf(field, side));
    expect(grouped.flatMap((group) => group.units)).toHaveLength(field.units.length);
  }
  const led = groupsOf(roster('stones-river'), 'union').filter((group) =>
    group.units.some((unit) => unit.kind === 'leader'),
  );
  expect(led.length).toBeGreaterThan(5);
  for (const group of led) expect(group.units[0]!.kind).toBe('leader');
});

test('arrivals of Pea Ridge by turn, side and way in', () => {
  const arrivals = arrivalsOf(roster('pea-ridge'));
  expect(arrivals[0]!.turn).toBe(1);
  const price = arrivals.find((group) => group.turn === 1 && group.entry === 'B')!;
  expect(price.side).toBe('confederate');
  expect(price.units.map((unit) => unit.id).sort()).toEqual([
    'little',
    'price',
    'price-a',
    'price-b',
    'slack',
  ]);
  const turns = arrivals.map((group) => group.turn ?? Infinity); // who is held comes last
  expect(turns).toEqual([...turns].sort((a, b) => a - b));
});

test('two letters are said as people say them', () => {
  expect(waysIn('CD', 'or')).toBe('C or D');
  expect(waysIn('B', 'or')).toBe('B');
  expect(waysIn('A21', 'or')).toBe('A21');
});
