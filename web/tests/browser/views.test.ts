// French at once, and the page on every size of screen.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { kept, secondFight } from './positions';
import { launch, quit, Table } from './table';

beforeAll(launch);
afterAll(quit);

const people = { union: 'person', confederate: 'person' } as const;

test('French is switched on at once, for the page and for what the engine says', async () => {
  const table = await Table.sit({ seed: 11 });
  await table.start('union', 'person');
  const { page } = table;
  expect(await table.prompt()).toContain('Draw a marker');
  await page.locator('.top select').selectOption('fr');
  await expect.poll(() => table.prompt()).toContain('Tirez un marqueur');
  expect(await page.locator('.log h4').first().innerText()).toContain('Tour 1');
  expect(await page.locator('.table h3').first().innerText()).toBe('La tasse');
  expect(await page.getAttribute('html', 'lang')).toBe('fr');
  await table.accessible('French');
  await table.leave();
});

test('a fight in French', async () => {
  const { record } = await secondFight();
  const table = await Table.sit({ settings: { language: 'fr' } });
  await table.resume(kept('fight', record, people));
  await table.page.click('[data-target="3916"]');
  await table.page.waitForSelector('[data-act=roll][aria-disabled=false]');
  const line = (await table.page.locator('[data-odds]').innerText()).replaceAll('\u2011', '-');
  expect(line).toBe('8 contre 4\u00a0: 2-1 · final 1-1');
  expect(await table.page.locator('[data-act=roll]').innerText()).toContain('Lancer l’attaque');
  await table.picture('combat-fr');
  await table.leave();
});

const screens: [string, number, number, boolean][] = [
  ['large', 1920, 1080, false],
  ['laptop', 1280, 720, false],
  ['tablet', 1024, 768, false],
  ['tablet-upright', 768, 1024, true],
  ['phone', 390, 844, true],
  ['small-phone', 320, 568, true],
  ['phone-on-its-side', 844, 390, true],
];

for (const [name, width, height, touch] of screens) {
  test(`${name}: nothing scrolls sideways, a unit marches, a fight is built`, async () => {
    const context = { viewport: { width, height }, hasTouch: touch, isMobile: touch };
    const { record } = await secondFight();
    const table = await Table.sit({ seed: 11, context });
    const { page } = table;
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await table.home();
    expect(await overflow()).toBe(0);
    await table.picture(`home-${name}`);
    await table.start('union', 'person');
    while ((await table.kind()) === 'draw') {
      await page.click('[data-act=draw]');
      await table.settled();
    }
    await page.locator('.work button.able').first().click();
    await page.locator('.card summary').click();
    await page.locator('.card details li button').first().click();
    await page.waitForSelector('.plan');
    expect(await overflow()).toBe(0);
    await table.picture(`march-${name}`);
    await page.click('[data-act=march]');
    await table.settled();
    await table.resume(kept('fight', record, people));
    await table.page.waitForTimeout(200);
    await table.clickHex('3916');
    await page.waitForSelector('[data-act=roll][aria-disabled=false]');
    expect(await overflow()).toBe(0);
    await table.picture(`fight-${name}`);
    await table.leave();
  });
}
