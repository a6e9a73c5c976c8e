import { afterEach, expect, test } from 'vitest';
import { settings } from '../settings/settings.svelte';
import playEnglish from './en.json';
import playFrench from './fr.json';
import readingEnglish from './reading-en.json';
import readingFrench from './reading-fr.json';
import { column, listed, percent, points, say, signed, spaced } from './words.svelte';

const english = { ...playEnglish, ...readingEnglish };
const french = { ...playFrench, ...readingFrench };

afterEach(() => (settings.language = 'en'));

test('both languages have the same keys, in the same order', () => {
  expect(Object.keys(french)).toEqual(Object.keys(english));
});

test('no key stands in two files', () => {
  expect(Object.keys(playEnglish).filter((key) => key in readingEnglish)).toEqual([]);
});

test('no sentence is empty, and none says please or has an exclamation mark', () => {
  for (const text of [...Object.values(english), ...Object.values(french)]) {
    expect(text).not.toBe('');
    expect(text).not.toMatch(/!|please|s’il vous plaît|invalid|error|erreur/i);
  }
});

test('both languages fill the same blanks', () => {
  const blanks = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map((m) => m[1]).sort();
  const pairs = Object.entries(english).map(
    ([key, text]) => [key, text, french[key as keyof typeof french]] as const,
  );
  // A singular may spell its number out.
  for (const [key, en, fr] of pairs.filter(([key]) => !key.endsWith('.one')))
    expect(blanks(fr), key).toEqual(blanks(en));
});

test('labels of charts have at most 24 letters', () => {
  for (const table of [english, french])
    for (const [key, text] of Object.entries(table))
      if (key.startsWith('fate.') && !text.includes('{')) expect(text.length, key).toBeLessThanOrEqual(24);
});

test('one of something has its own sentence', () => {
  expect(say('en', 'units', { count: 1 })).toBe('1 unit');
  expect(say('en', 'units', { count: 0 })).toBe('0 units');
  expect(say('fr', 'units', { count: 0 })).toBe('0 unité');
});

test('French parts high punctuation by a blank that does not break', () => {
  expect(spaced('Tirez : un ; deux ?', 'fr')).toBe('Tirez\u00a0: un\u00a0; deux\u00a0?');
  expect(spaced('50 %', 'en')).toBe('50\u00a0%');
});

test('0 and 100 per cent are only said when certain', () => {
  expect(percent(0)).toBe('0\u00a0%');
  expect(percent(0.001)).toBe('under 1\u00a0%');
  expect(percent(0.999)).toBe('over 99\u00a0%');
  expect(percent(1)).toBe('100\u00a0%');
  expect(percent(1 / 3)).toBe('33\u00a0%');
});

test('half points, signs, odds and lists as people write them', () => {
  expect([0, 1, 2, 7].map(points)).toEqual(['0', '½', '1', '3½']);
  expect([-1, 0, 2].map(signed)).toEqual(['−1', '0', '+2']);
  expect(column('1-1')).toBe('1\u20111');
  expect(listed(['Hébert', 'Hill', 'Watie'])).toBe('Hébert, Hill and Watie');
  settings.language = 'fr';
  expect(listed(['Hébert', 'Hill'])).toBe('Hébert et Hill');
});
