// A game's rules as one book: the chapters all battles share, and a chapter for each battle.
// Numbers are those of the printed rules; finding a case forgives how it is written ("5.0" is chapter 5).
import { blocksOf, type Case, casesOf, plainText } from './text';

export type System = 'aprils' | 'rally';

export interface SpecialRule {
  case: string;
  title: string;
  text: string;
}

export interface BattleSummary {
  id: string;
  family: string;
  game: System;
  title: string;
  place: string;
  dates: string;
  turns: number;
  units: number;
  history?: string;
  special_rules: SpecialRule[];
}

export interface Found {
  entry: Case;
  before: string;
  hit: string;
  after: string;
}

// Lower case without accents, letter by letter, so that places in it are places in the text.
const folded = (text: string): string =>
  [...text]
    .map((letter) => (letter === '’' ? "'" : letter.normalize('NFD').charAt(0).toLowerCase()))
    .join('');

const bare = (number: string): string => number.replace(/\.0$/, '');

export class Book {
  readonly cases: Case[];
  private readonly byNumber: Map<string, Case>;

  constructor(text: string, battles: BattleSummary[]) {
    this.cases = [...casesOf(text), ...battleChapters(battles)];
    this.byNumber = new Map(this.cases.map((entry) => [entry.number, entry]));
  }

  // The case itself, or the nearest one above it: "12.1b" before "12.1" before "12".
  find(number: string): Case | undefined {
    for (let name = bare(number); name !== ''; name = above(name)) {
      const exact = this.byNumber.get(name) ?? this.cases.find((entry) => isLetterOf(entry.number, name));
      if (exact) return exact;
    }
    return undefined;
  }

  chapters(): Case[] {
    return this.cases.filter((entry) => entry.depth === 0);
  }
  // A chapter and all that belongs to it.
  chapterOf(entry: Case): Case[] {
    const at = this.cases.indexOf(entry);
    let from = at;
    while (from > 0 && this.cases[from]!.depth > 0) from--;
    const next = this.cases.findIndex((other, i) => i > from && other.depth === 0);
    return this.cases.slice(from, next < 0 ? undefined : next);
  }

  // By number, or by words: all must occur; titles before texts.
  search(words: string): Found[] {
    const wanted = folded(words).split(/\s+/).filter(Boolean);
    if (wanted.length === 0) return [];
    if (wanted.length === 1 && /^\d/.test(wanted[0]!)) {
      const number = bare(wanted[0]!);
      return this.cases
        .filter(
          (entry) =>
            entry.number === number ||
            entry.number.startsWith(number + '.') ||
            isLetterOf(entry.number, number),
        )
        .map((entry) => ({ entry, before: '', hit: '', after: plainText(entry.blocks).slice(0, 110) }));
    }
    const scored = this.cases.flatMap((entry) => {
      const text = plainText(entry.blocks);
      const title = folded(entry.title);
      const body = folded(text);
      if (!wanted.every((word) => title.includes(word) || body.includes(word))) return [];
      const inTitle = wanted.filter((word) => title.includes(word)).length;
      return [{ inTitle, found: { entry, ...excerpt(text, body, wanted) } }];
    });
    return scored.sort((a, b) => b.inTitle - a.inTitle).map(({ found }) => found);
  }
}

// "12.1" means 12.1a where only lettered cases are there.
const isLetterOf = (number: string, name: string): boolean =>
  number.startsWith(name) && /^[a-z]$/.test(number.slice(name.length));

function above(number: string): string {
  if (/[a-z]$/.test(number)) return number.slice(0, -1);
  // Rally numbers 2.21 under 2.2, and 7.01 under 7.
  const [chapter, section, ...rest] = number.split('.');
  if (rest.length > 0) return number.slice(0, number.lastIndexOf('.'));
  if (section && section.length > 1) return `${chapter}.${section.slice(0, -1)}`.replace(/\.0$/, '');
  return section ? chapter! : '';
}

function excerpt(
  text: string,
  body: string,
  wanted: string[],
): { before: string; hit: string; after: string } {
  const [at, length] = wanted
    .map((word) => [body.indexOf(word), word.length] as const)
    .find(([i]) => i >= 0) ?? [0, 0];
  const start = Math.max(0, text.lastIndexOf(' ', Math.max(0, at - 38)) + 1);
  return {
    before: (start > 0 ? '… ' : '') + text.slice(start, at),
    hit: text.slice(at, at + length),
    after: text.slice(at + length, at + length + 70),
  };
}

// The special rules of a battle stand with its data. Their chapter is the number before the point, or in Rally the letter
// before the number; scenarios of one battle share it, and a case that several have is told once.
const chapterOf = (rule: string): string => /^([A-Z])\d/.exec(rule)?.[1] ?? rule.split('.')[0]!;

function battleChapters(battles: BattleSummary[]): Case[] {
  const chapters = new Map<string, Map<string, Case>>();
  const inOrder = [...battles].sort((a, b) => Number(b.id === b.family) - Number(a.id === a.family));
  for (const battle of inOrder)
    for (const rule of battle.special_rules) {
      const chapter = chapterOf(rule.case);
      if (chapter === rule.case) continue; // an option that is a chapter of the game's own
      if (!chapters.has(chapter)) {
        const head = { number: chapter, title: battle.title, depth: 0, blocks: blocksOf(battle.dates) };
        chapters.set(chapter, new Map([[chapter, head]]));
      }
      const cases = chapters.get(chapter)!;
      if (!cases.has(rule.case))
        cases.set(rule.case, { number: rule.case, title: rule.title, depth: 1, blocks: blocksOf(rule.text) });
    }
  return [...chapters]
    .sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
    .flatMap(([, cases]) => [...cases.values()].sort(byNumber));
}

const byNumber = (a: Case, b: Case): number =>
  a.depth - b.depth || a.number.localeCompare(b.number, 'en', { numeric: true });
