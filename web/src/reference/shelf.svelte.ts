// What has been fetched to read, in the reader's language: the books of rules, the battles, their rosters.
import { settings } from '../settings/settings.svelte';
import type { Language } from '../words/words.svelte';
import { type BattleSummary, Book, type System } from './book';

const texts = import.meta.glob<string>('../../../data/reference/*.md', { query: '?raw', import: 'default' });

const textOf = (name: string, language: Language): Promise<string> =>
  texts[`../../../data/reference/${name}-${language}.md`]!();

async function fetched<T>(path: string): Promise<T> {
  const response = await fetch(new URL(path, document.baseURI));
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return (await response.json()) as T;
}

// Each is fetched once; a fetch that failed is tried again when it is next wanted.
const kept = new Map<string, Promise<unknown>>();
function once<T>(name: string, get: () => Promise<T>): Promise<T> {
  const found = kept.get(name) as Promise<T> | undefined;
  if (found) return found;
  const made = get();
  kept.set(name, made);
  made.catch(() => kept.delete(name));
  return made;
}

export const battlesIn = (language: Language): Promise<BattleSummary[]> =>
  once(`battles ${language}`, () => fetched<BattleSummary[]>(`reading/battles-${language}.json`));

export const bookIn = (system: System, language: Language): Promise<Book> =>
  once(`book ${system} ${language}`, async () => {
    const [text, battles] = await Promise.all([textOf(system, language), battlesIn(language)]);
    return new Book(
      text,
      battles.filter(({ game }) => game === system),
    );
  });

export const proseIn = (language: Language): Promise<string> =>
  once(`prose ${language}`, () => textOf('battles', language));

export const rosterIn = <Roster>(battle: string, language: Language): Promise<Roster> =>
  once(`roster ${battle} ${language}`, () => fetched<Roster>(`reading/${battle}-${language}.json`));

// Something fetched that follows what it depends on; null while it is on its way.
export class Wanted<T> {
  now = $state.raw<T | null>(null);
  fault = $state<string | null>(null);

  constructor(get: (language: Language) => Promise<T> | null) {
    $effect(() => {
      let left = false;
      const wish = get(settings.language);
      this.fault = null;
      if (!wish) this.now = null;
      wish?.then(
        (value) => {
          if (!left) this.now = value;
        },
        (reason: unknown) => {
          if (!left) this.fault = String(reason);
        },
      );
      return () => (left = true);
    });
  }
}
