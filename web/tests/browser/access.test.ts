// No violation of the axe-core rules on any view.
import { afterAll, beforeAll, test } from 'vitest';
import { kept, secondFight } from './positions';
import { launch, quit, Table } from './table';

beforeAll(launch);
afterAll(quit);

for (const theme of ['light', 'dark'] as const) {
  test(`home, new game and settings, ${theme}`, async () => {
    const table = await Table.sit({ settings: { theme } });
    await table.home();
    await table.accessible('home');
    await table.picture(`home-${theme}`);
    await table.page.locator('.card').first().click();
    await table.page.waitForSelector('dialog[open]');
    await table.accessible('new game');
    await table.picture(`new-game-${theme}`);
    await table.visit('#/settings');
    await table.page.waitForSelector('.keys');
    await table.accessible('settings');
    await table.picture(`settings-${theme}`);
    await table.leave();
  });

  test(`draws and marches, ${theme}`, async () => {
    const table = await Table.sit({ settings: { theme }, seed: 4 });
    await table.start('union');
    const { page } = table;
    while ((await table.kind()) === 'draw') {
      await table.accessible('draw');
      await page.click('[data-act=draw]');
      await table.settled();
    }
    await page.locator('.work button.able').first().click();
    await page.waitForSelector('.legend');
    await table.accessible('movement');
    await page.getByRole('button', { name: 'Zones of control' }).click();
    await table.picture(`movement-${theme}`);
    await page.locator('.menu > button').click();
    await table.accessible('menu');
    await page.getByRole('button', { name: 'Replay' }).click();
    await page.waitForSelector('.timeline');
    await table.accessible('replay');
    await table.picture(`replay-${theme}`);
    await table.leave();
  });

  test(`fights and choices, ${theme}`, async () => {
    const table = await Table.sit({ settings: { theme }, seed: 3 });
    const { record } = await secondFight();
    await table.resume(kept('fight', record, { union: 'person', confederate: 'person' }));
    const { page } = table;
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
