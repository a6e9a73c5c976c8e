// Every rule number that the engine can cite leads to a case of the reference, in both languages.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type BattleSummary, Book, type System } from './book';
import { ruleOfQuestion } from './prompts';

const root = '..';
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const languages = ['en', 'fr'] as const;
const battles = (language: string): BattleSummary[] =>
  JSON.parse(read(`build/web-assets/reading/battles-${language}.json`)) as BattleSummary[];
const bookOf = (system: System, language: string): Book =>
  new Book(
    read(`data/reference/${system}-${language}.md`),
    battles(language).filter(({ game }) => game === system),
  );

function sources(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory()
      ? sources(`${folder}/${entry.name}`)
      : /(?<!_test)\.(cpp|h)$/.test(entry.name)
        ? [`${folder}/${entry.name}`]
        : [],
  );
}

// Literals that look like a rule, as they stand in refusals, shifts and events.
const cited = (folder: string, chapters: number): string[] => [
  ...new Set(
    sources(folder).flatMap((path) =>
      [...read(path).matchAll(/"(\d{1,2}(?:\.\d{1,2}){1,2}[a-d]?)"/g)]
        .map((match) => match[1]!)
        .filter((number) => Number.parseInt(number, 10) >= 2 && Number.parseInt(number, 10) <= chapters),
    ),
  ),
];

const sections = (file: string): string[] =>
  (JSON.parse(read(file)) as { sections: { case: string }[] }).sections.map((section) => section.case);

const bare = (number: string): string => number.replace(/\.0$/, '');
const leads = (book: Book, number: string): boolean => {
  const found = book.find(number)?.number ?? '';
  return found === bare(number) || (found.startsWith(bare(number)) && /^[a-z]$/.test(found.slice(-1)));
};

for (const language of languages) {
  test(`every section of the printed rules is a case, ${language}`, () => {
    const aprils = bookOf('aprils', language);
    const rally = bookOf('rally', language);
    expect(sections('docs/rules-sections.json').filter((n) => !leads(aprils, n))).toEqual([]);
    expect(sections('docs/rules-sections-rally.json').filter((n) => !leads(rally, n))).toEqual([]);
  });

  test(`every number that the engine cites is a case, ${language}`, () => {
    const aprils = cited('src/aprils', 16);
    const rally = cited('src/rally', 14);
    expect(aprils.length).toBeGreaterThan(25);
    expect(rally.length).toBeGreaterThan(20);
    expect(aprils.filter((n) => !leads(bookOf('aprils', language), n))).toEqual([]);
    expect(rally.filter((n) => !leads(bookOf('rally', language), n))).toEqual([]);
  });

  test(`special rules of every battle have their case, ${language}`, () => {
    for (const battle of battles(language))
      for (const rule of battle.special_rules)
        expect(leads(bookOf(battle.game, language), rule.case), `${battle.id} ${rule.case}`).toBe(true);
  });

  test(`every link inside the reference leads somewhere, ${language}`, () => {
    for (const system of ['aprils', 'rally'] as const) {
      const book = bookOf(system, language);
      const text = read(`data/reference/${system}-${language}.md`);
      for (const [, number] of text.matchAll(/\[(\d[\d.]*)\]/g))
        expect(leads(book, number!), `${system} ${number}`).toBe(true);
    }
  });
}

test('both languages have the same cases in the same order', () => {
  for (const system of ['aprils', 'rally'] as const) {
    const [english, french] = languages.map((language) =>
      bookOf(system, language).cases.map((c) => c.number),
    );
    expect(french).toEqual(english);
  }
});

test('every case says something, itself or below it', () => {
  for (const system of ['aprils', 'rally'] as const)
    for (const language of languages) {
      const { cases } = bookOf(system, language);
      const silent = cases.filter(
        (entry, i) => entry.blocks.length === 0 && !((cases[i + 1]?.depth ?? 0) > entry.depth),
      );
      expect(silent.map((entry) => entry.number)).toEqual([]);
    }
});

// The kinds of questions as the protocol's page lists them.
test('every question of the engine has its rule', () => {
  const protocol = read('docs/protocol.md');
  const [first, second] = protocol.split("## Rally 'Round the Flag!") as [string, string];
  const kinds = (text: string): string[] =>
    [...text.matchAll(/^\| ((?:`[a-z-]+`(?:, )?)+) \| (?:dice|a side|the side)/gm)].flatMap((match) =>
      [...match[1]!.matchAll(/`([a-z-]+)`/g)].map((kind) => kind[1]!),
    );
  expect(kinds(first).length).toBeGreaterThan(10);
  expect(kinds(second).length).toBeGreaterThan(30);
  const without = (system: System, text: string) =>
    kinds(text).filter(
      (kind) => !kind.startsWith('special') && ruleOfQuestion(kind, system) === '3' && kind !== 'draw',
    );
  expect(without('aprils', first)).toEqual([]);
  expect(without('rally', second)).toEqual([]);
});

test('a case is found however it is written, or the nearest above it', () => {
  const book = bookOf('aprils', 'en');
  expect(book.find('5.0')?.title).toBe('Zones of control');
  expect(book.find('12.1')?.number).toBe('12.1a');
  expect(book.find('12.1b')?.number).toBe('12.1b');
  expect(book.find('6.5.9')?.number).toBe('6.5');
  expect(book.find('99')).toBeUndefined();
  const rally = bookOf('rally', 'en');
  expect(rally.find('2.21')?.number).toBe('2.21');
  expect(rally.find('7.01')?.number).toBe('7.01');
  expect(rally.find('9.39')?.number).toBe('9.3');
});

test('a chapter holds its cases and no others', () => {
  const book = bookOf('aprils', 'en');
  expect(book.chapterOf(book.find('7.2')!).map((c) => c.number)).toEqual(['7', '7.1', '7.2']);
  expect(book.chapterOf(book.find('16')!).at(-1)?.number).toBe('16.3');
});

test('a search finds all words, titles first, accents or not', () => {
  const english = bookOf('aprils', 'en');
  expect(english.search('zones of control')[0]?.entry.number).toBe('5');
  expect(english.search('entrenchment loses').map((f) => f.entry.number)).toContain('10');
  expect(
    english
      .search('6.2')
      .map((f) => f.entry.number)
      .slice(0, 3),
  ).toEqual(['6.2', '6.2.1', '6.2.2']);
  expect(english.search('caesar')).toEqual([]);
  expect(english.search('  ')).toEqual([]);
  const french = bookOf('aprils', 'fr');
  expect(french.search('melee')).toEqual([]);
  expect(french.search('l’attaquant').length).toBe(french.search("l'attaquant").length);
  expect(french.search('depense')[0]?.hit).toBe('dépense');
});
