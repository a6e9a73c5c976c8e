// Who plays against you: chosen, thinking without holding up the page, hurried, asked for advice; and the review of a game.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GameRecord } from '../../src/engine/protocol';
import { engine, kept, opening } from './positions';
import { launch, quit, Table } from './table';

beforeAll(launch);
afterAll(quit);

test('a stubborn general thinks, is told to move now, and is still a general after a reload', async () => {
  const table = await Table.sit({ seed: 11 });
  const { page } = table;
  await table.visit('#/new/gettysburg');
  await page.waitForSelector('dialog[open]');
  for (const choice of ['general', 'stubborn', 'confederate'])
    await page.locator(`dialog .option:has(input[value=${choice}])`).click();
  await page.click('[data-act=start]');
  await page.waitForSelector('.frame');
  const hurry = page.locator('[data-act=hurry]');
  for (let i = 0; i < 12 && !(await hurry.isVisible()); i++) {
    await page.waitForSelector('.play[data-busy=false], [data-act=hurry]');
    if (await hurry.isVisible()) break;
    if ((await table.kind()) === 'draw') await page.click('[data-act=draw]');
    else await page.click('[data-act=end]');
    if (await page.locator('.prompt .button.main', { hasText: 'End movement' }).isVisible())
      await page.locator('.prompt .button.main').click();
  }
  // While it thinks the map answers.
  const zones = page.getByRole('button', { name: 'Zones of control' });
  await zones.click();
  expect(await zones.getAttribute('aria-pressed')).toBe('true');
  await hurry.click();
  await table.settled();
  expect(await page.locator('.seat.union').innerText()).toBe('Union: general, stubborn');
  await page.reload();
  await page.waitForSelector('.frame');
  expect(await page.locator('.seat.union').innerText()).toBe('Union: general, stubborn');
  await table.leave();
});

test('a hint says what, shows it on the map, and says why', async () => {
  const table = await Table.sit({ seed: 4 });
  const { page } = table;
  await table.start('union', 'person');
  while ((await table.kind()) === 'draw') {
    await page.click('[data-act=draw]');
    await table.settled();
  }
  await page.locator('.top button', { hasText: 'Hint' }).click();
  await page.waitForSelector('.hint .why');
  const words = (await page.locator('section.hint').innerText()).replaceAll('\u00a0', ' ');
  expect(words).toMatch(/I would: /);
  expect(words).toMatch(/Expected: \d+ % of a victory/);
  expect(words).toMatch(/Feared: /);
  if (/marches to/.test(words)) await page.waitForSelector('.plan');
  await table.leave();
});

// Bull Run, played out by two regulars, with dice that fall in turn.
async function playedOut(): Promise<GameRecord> {
  const ask = await engine();
  ask({ op: 'open', record: await opening('bull-run') });
  for (let i = 1; ; i++) {
    const { asked, outcomes } = ask({ op: 'question' }) as {
      asked: string;
      outcomes?: { roll: number }[];
    };
    if (asked === 'nobody') return ask({ op: 'record' }).record as GameRecord;
    if (asked === 'dice') ask({ op: 'answer', roll: outcomes![(i * 7) % outcomes!.length]!.roll });
    else ask({ op: 'answer', choice: ask({ op: 'advise', player: 'regular', seed: i }).choice });
  }
}

test('a finished game is looked back upon: chances, turning points, luck', async () => {
  const table = await Table.sit();
  const { page } = table;
  await table.resume(kept('over', await playedOut(), { union: 'person', confederate: 'regular' }));
  await page.locator('.result a.main').click();
  await page.waitForSelector('[data-done=true]');
  expect(await page.locator('h1').innerText()).toMatch(/victory|draw/);
  expect(await page.locator('svg[role=img]').getAttribute('aria-label')).toMatch(/Turn 9: Union \d+/);
  expect(await page.locator('tbody tr').count()).toBe(2);
  await table.accessible('review');
  await table.picture('review');
  await page.locator('ol a').first().click();
  await page.waitForSelector('.timeline');
  await expect.poll(() => table.prompt()).toMatch(/Moment [1-9]/);
  await table.leave();
});
