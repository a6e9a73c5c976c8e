// A fight put together, refused, and fought: Pea Ridge, the second fight of turn 4 of the worked example.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { vacated } from '../../src/aprils/odds';
import { kept, secondFight } from './positions';
import { launch, quit, Table } from './table';

beforeAll(launch);
afterAll(quit);

const people = { union: 'person', confederate: 'person' } as const;

test('duties, the preview against the engine’s numbers, a refusal, and the fight to its end', async () => {
  const { record, odds } = await secondFight();
  const table = await Table.sit({ seed: 3 });
  await table.resume(kept('fight', record, people));
  const { page } = table;

  // The combat cannot be ended while a duty is open, and the button says why.
  const end = page.locator('[data-act=end]');
  expect(await end.getAttribute('aria-disabled')).toBe('true');
  await end.click({ force: true });
  await expect.poll(() => page.locator('[data-notice=fault]').innerText()).toContain('6.1');
  expect(await table.kind()).toBe('combat');

  // The preview equals the engine's numbers.
  await table.fit();
  await table.clickHex('3916');
  await page.waitForSelector('[data-act=roll][aria-disabled=false]');
  expect(await page.locator('.builder label:not(.out) > span').allInnerTexts()).toHaveLength(3);
  const line = (await page.locator('[data-odds]').innerText()).replaceAll('\u2011', '-');
  expect(line).toBe(`${odds.attack} to ${odds.defence} is ${odds.ratio} · final ${odds.column}`);
  expect(line).toBe('8 to 4 is 2-1 · final 1-1'); // and as the worked example has it
  expect(await page.locator('.shifts li').innerText()).toContain('1 left');
  const bars = await page.locator('figure').first().locator('dl > div').allInnerTexts();
  expect(bars.map((bar) => bar.replace(/\s+/g, ' '))).toEqual([
    'unhurt, holds 33 %',
    'loses 1, holds 17 %',
    'loses 1, falls back 33 %',
    'loses 1, back two 17 %',
  ]);
  const shown = await page.locator('[data-vacated]').innerText();
  expect(shown.replace('\u00a0', ' ')).toBe(`${Math.round(vacated(odds) * 100)} %`);

  // A fight that leaves a duty open is refused with the rule.
  await page.locator('.builder label', { hasText: 'Watie' }).click();
  await page.waitForSelector('.refusal');
  expect(await page.locator('.refusal').innerText()).toContain('Watie');
  expect(await page.locator('.refusal .rule').innerText()).toContain('6.1');
  await page.click('[data-act=roll]', { force: true }); // greyed: nothing happens
  expect(await table.kind()).toBe('combat');
  await page.locator('.builder label', { hasText: 'Watie' }).click();
  await page.waitForSelector('[data-act=roll][aria-disabled=false]');

  // Fought to its end, with retreats that say why not elsewhere.
  await page.keyboard.press('Control+Enter');
  await table.settled();
  const asked: string[] = [];
  for (let i = 0; i < 20 && !['draw', 'combat', 'movement'].includes(await table.kind()); i++) {
    asked.push(await table.kind());
    await page.click('[data-choice="1"]');
    await table.settled();
  }
  expect(asked.length).toBeGreaterThan(0);
  expect((await table.logLines()).some((text) => text.includes('column 1\u20111'))).toBe(true);
  await table.leave();
});
