// Games kept in this browser: one entry a game, a small list beside them. A full storage is told, never thrown.
import type { Entry, GameRecord, Side } from '../engine/protocol';
import type { Seat } from './opponents';

// What the page knows of a game besides its record.
export interface GameInfo {
  id: string;
  scenario: string;
  title: string;
  seats: Record<Side, Seat>;
  turn: number;
  turns: number;
  time: string;
  moment: string; // what is asked, in a few words
  over: boolean;
  entries: number;
  saved: number; // milliseconds since the epoch
}

export interface KeptGame {
  info: GameInfo;
  record: GameRecord;
}

const prefix = 'longroll.game.';
const nameOf = (id: string) => prefix + id;

export type Kept = 'kept' | 'full';

export function keep(game: KeptGame): Kept {
  try {
    localStorage.setItem(nameOf(game.info.id), JSON.stringify(game));
    return 'kept';
  } catch {
    return 'full';
  }
}

export function keptGame(id: string): KeptGame | null {
  try {
    const text = localStorage.getItem(nameOf(id));
    const found: unknown = text === null ? null : JSON.parse(text);
    return isKept(found) ? found : null;
  } catch {
    return null;
  }
}

// The newest first.
export function keptGames(): GameInfo[] {
  const games: GameInfo[] = [];
  for (let i = 0; i < localStorage.length; i++) {
    const name = localStorage.key(i);
    if (!name?.startsWith(prefix)) continue;
    const game = keptGame(name.slice(prefix.length));
    if (game) games.push(game.info);
  }
  return games.sort((a, b) => b.saved - a.saved);
}

export function forget(id: string): void {
  localStorage.removeItem(nameOf(id));
}

function isKept(value: unknown): value is KeptGame {
  const game = value as KeptGame | null;
  return typeof game?.info?.id === 'string' && Array.isArray(game.record?.answers);
}

export const freshId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(36).padStart(2, '0')).join(
    '',
  );

export const isRoll = (entry: Entry | undefined): entry is { roll: number } =>
  entry !== undefined && 'roll' in entry;
