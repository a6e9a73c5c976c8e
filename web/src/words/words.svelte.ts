// The page's own words in the reader's language. Sentences of the game come from the engine, in the same language.
import { settings } from '../settings/settings.svelte';
import english from './en.json';
import french from './fr.json';
import readingEnglish from './reading-en.json';
import readingFrench from './reading-fr.json';

export type Language = 'en' | 'fr';
export type Key = keyof typeof english | keyof typeof readingEnglish;
export type Blanks = Record<string, string | number>;

const narrow = '\u00a0';

// French parts high punctuation from the word by a blank that does not break; per cent signs are parted in both.
export function spaced(text: string, language: Language): string {
  const parted = text.replace(/ %/g, narrow + '%');
  return language === 'fr'
    ? parted.replace(/ ([:;!?»])/g, narrow + '$1').replace(/« /g, '«' + narrow)
    : parted;
}

const tables: Record<Language, Record<string, string>> = {
  en: { ...english, ...readingEnglish },
  fr: { ...french, ...readingFrench },
};

export function say(language: Language, key: Key, blanks: Blanks = {}): string {
  const table = tables[language];
  // "key.one" stands in for one of something; French counts 0 as one.
  const count = blanks.count;
  const single = typeof count === 'number' && (count === 1 || (language === 'fr' && count === 0));
  const pattern = (single && table[`${key}.one`]) || table[key] || key;
  return spaced(
    pattern.replace(/\{(\w+)\}/g, (_, name: string) => String(blanks[name] ?? `{${name}}`)),
    language,
  );
}

export const isKey = (key: string): key is Key => key in tables.en;

export const t = (key: Key, blanks?: Blanks): string => say(settings.language, key, blanks);

// "Hébert, Hill and Watie"
export function listed(names: string[]): string {
  if (names.length < 2) return names.join('');
  return t('list.and', { first: names.slice(0, -1).join(', '), last: names.at(-1)! });
}

export const minus = (value: number): string => (value < 0 ? `−${-value}` : String(value));
export const signed = (value: number): string => (value > 0 ? `+${value}` : minus(value));

// Odds are never broken at the hyphen: "1-1".
export const column = (odds: string): string => odds.replace(/(\d)-(?=\d)/g, '$1\u2011');

// Whole per cent; 0 and 100 only when certain.
export function percent(share: number): string {
  if (share > 0 && share < 0.005) return t('percent.under', { value: 1 });
  if (share < 1 && share > 0.995) return t('percent.over', { value: 99 });
  return t('percent', { value: Math.round(share * 100) });
}

// Half points as people write them: 3, 3½.
export function points(half: number): string {
  const whole = Math.floor(half / 2);
  return half % 2 === 0 ? String(whole) : whole === 0 ? '½' : `${whole}½`;
}
