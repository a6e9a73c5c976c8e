import { expect, test } from 'vitest';
import { linkOf, readRecord, recordOfLink } from './files';

const record = {
  format: 'longroll record 1',
  game: 'aprils',
  scenario: 'pea-ridge',
  scenario_hash: '0f832454ec333f15',
  rules: 1,
  options: [],
  answers: Array.from({ length: 300 }, (_, i) => ({ roll: (i % 6) + 1 })),
};

test('a record survives its text', () => {
  expect(readRecord(JSON.stringify(record))).toEqual(record);
});

test('what is no record says what was found instead', () => {
  expect(() => readRecord('PK\u0003')).toThrow(
    expect.objectContaining({ why: 'not-json', found: 'PK\u0003' }),
  );
  expect(() => readRecord('{"format":"x"}')).toThrow(
    expect.objectContaining({ why: 'not-record', found: 'x' }),
  );
  expect(() => readRecord('null')).toThrow(expect.objectContaining({ why: 'not-record' }));
});

test('a link carries a record, in letters that an address can have', async () => {
  const code = (await linkOf(record)).split('#/open/')[1]!;
  expect(code).toMatch(/^[\w-]+$/);
  expect(code.length).toBeLessThan(JSON.stringify(record).length / 4);
  expect(await recordOfLink(code)).toEqual(record);
});

test('a spoilt link is refused', async () => {
  await expect(recordOfLink('nonsense')).rejects.toMatchObject({ why: 'not-json' });
});
