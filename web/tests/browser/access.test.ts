// No violation of the axe-core rules on any view, in light and in dark.
import { afterAll, beforeAll, test } from 'vitest';
import { kept, secondFight } from './positions';
import { launch, quit, Table } from './table';

beforeAll(launch);
afterAll(quit);

const people = { union: 'person', confederate: 'person' } as const;

for (const theme of ['light', 'dark'] as const) {
  test(`home, new game and settings, ${theme}`, async () => {
    const table = await Table.sit({ settings: { theme } });
    const { page } = table;
    await table.home();
    await table.accessible('home');
    await table.picture(`home-${theme}`);
    await page.locator('.card').first().click();
    await page.waitForSelector('dialog[open]');
    await page.locator('dialog .option:has(input[value=veteran])').click();
    await table.accessible('new game');
    await table.picture(`new-game-${theme}`);
    await table.visit('#/settings');
    await page.waitForSelector('.keys');
    await table.accessible('settings');
    await table.picture(`settings-${theme}`);
    await table.leave();
  });

  test(`draws, marches, hints and threats, fights and choices, ${theme}`, async () => {
    const table = await Table.sit({ settings: { theme }, seed: 4 });
    await table.start('union');
    const { page } = table;
    await table.accessible('draw');
    while ((await table.kind()) === 'draw') {
      await page.click('[data-act=draw]');
      await table.settled();
    }
    await page.locator('.work button.able').first().click();
    await page.waitForSelector('.legend');
    await table.accessible('movement');
    await page.getByRole('button', { name: 'Zones of control' }).click();
    await table.picture(`movement-${theme}`);
    await page.getByRole('button', { name: 'Zones of control' }).click();
    await page.locator('.frame').focus();
    await page.keyboard.press('h');
    await page.waitForSelector('[data-threats]');
    await page.locator('.top button', { hasText: 'Hint' }).click();
    await page.waitForSelector('.hint .why');
    await table.accessible('hint and threats');
    await table.picture(`threats-${theme}`);
    await page.locator('.menu > button').click();
    await table.accessible('menu');
    await page.getByRole('button', { name: 'Replay' }).click();
    await page.waitForSelector('.timeline');
    await table.accessible('replay');
    await table.picture(`replay-${theme}`);

    const { record } = await secondFight();
    await table.resume(kept('fight', record, people));
    await table.accessible('combat');
    await page.click('[data-target="3916"]');
    await page.waitForSelector('[data-odds]');
    await table.accessible('combat builder');
    await table.picture(`combat-${theme}`);
    await page.waitForSelector('[data-act=roll][aria-disabled=false]');
    await page.click('[data-act=roll]');
    await table.settled();
    await page.waitForSelector('[data-choice="1"]');
    await table.accessible('choices');
    await table.picture(`choices-${theme}`);
    await table.leave();
  });
}
