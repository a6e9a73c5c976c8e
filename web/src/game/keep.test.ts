import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forget, type GameInfo, keep, keptGame, keptGames } from './keep';

const info = (id: string, saved: number): GameInfo => ({
  id,
  scenario: 'pea-ridge',
  title: 'Pea Ridge',
  seats: { union: 'person', confederate: 'regular' },
  turn: 1,
  turns: 18,
  time: '10:00',
  moment: '',
  over: false,
  entries: 0,
  saved,
});
const record = {
  format: 'longroll record 1',
  game: 'aprils',
  scenario: 'pea-ridge',
  scenario_hash: '',
  rules: 1,
  options: [],
  answers: [],
};

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

test('games are kept, listed newest first, and forgotten', () => {
  expect(keep({ info: info('a', 1), record })).toBe('kept');
  expect(keep({ info: info('b', 2), record })).toBe('kept');
  expect(keptGames().map((game) => game.id)).toEqual(['b', 'a']);
  expect(keptGame('a')?.record).toEqual(record);
  forget('a');
  expect(keptGame('a')).toBeNull();
});

test('a full storage is told', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(keep({ info: info('a', 1), record })).toBe('full');
});

test('spoilt entries are passed over', () => {
  localStorage.setItem('longroll.game.x', '{"info":');
  localStorage.setItem('longroll.game.y', '{"info":{"id":"y"}}');
  localStorage.setItem('somebody.elses', '1');
  expect(keptGames()).toEqual([]);
});
