// French at once, and the page on every size of screen.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { kept, secondFight } from './positions';
import { launch, quit, screen, Table, windowOf } from './table';

beforeAll(launch);
afterAll(quit);

const people = { union: 'person', confederate: 'person' } as const;

test('French is switched on at once, for the page and for what the engine says; a fight in French', async () => {
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

  const { record } = await secondFight();
  await table.resume(kept('fight', record, people));
  await page.click('[data-target="3916"]');
  await page.waitForSelector('[data-act=roll][aria-disabled=false]');
  const line = (await page.locator('[data-odds]').innerText()).replaceAll('\u2011', '-');
  expect(line).toBe('8 contre 4\u00a0: 2-1 · final 1-1');
  expect(await page.locator('[data-act=roll]').innerText()).toContain('Lancer l’attaque');
  await table.picture('combat-fr');
  await table.leave();
});

for (const [kind, touch, screens] of [
  ['windows', false, [screen('large', 1920, 1080), screen('laptop', 1280, 720), screen('tablet', 1024, 768)]],
  [
    'touched screens',
    true,
    [
      screen('tablet-upright', 768, 1024),
      screen('phone', 390, 844),
      screen('small-phone', 320, 568),
      screen('phone-on-its-side', 844, 390),
    ],
  ],
] as const)
  test(`${kind}: nothing scrolls sideways, a unit marches, a fight is built`, async () => {
    const { record } = await secondFight();
    const table = await Table.sit({ seed: 11, context: windowOf([...screens], touch) });
    const { page } = table;
    await table.home();
    for (const size of screens) {
      await table.resize(size);
      await table.fits(`home, ${size.name}`);
      await table.picture(`home-${size.name}`);
    }
    await table.start('union', 'person');
    while ((await table.kind()) === 'draw') {
      await page.click('[data-act=draw]');
      await table.settled();
    }
    for (const size of screens) {
      await table.resize(size);
      await page.locator('.work button.able').first().click();
      await page.locator('.card summary').click();
      await page.locator('.card details li button').first().click();
      await page.waitForSelector('.plan');
      await table.fits(`march, ${size.name}`);
      await table.picture(`march-${size.name}`);
      if (size === screens.at(-1)) await page.click('[data-act=march]');
      else for (let i = 0; i < 2; i++) await page.keyboard.press('Escape');
    }
    await table.settled();
    await table.resume(kept('fight', record, people));
    for (const size of screens) {
      await table.resize(size);
      await table.clickHex('3916');
      await page.waitForSelector('[data-act=roll][aria-disabled=false]');
      await table.fits(`fight, ${size.name}`);
      await table.picture(`fight-${size.name}`);
      await table.clickHex('3916'); // let go again
      await page.waitForSelector('[data-act=roll]', { state: 'detached' });
    }
    await table.leave();
  });
