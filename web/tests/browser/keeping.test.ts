// Games survive: undo, save, reload, replay, links, a full storage; files that are no games change nothing.
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { kept, opening } from './positions';
import { launch, quit, Table } from './table';

beforeAll(launch);
afterAll(quit);

async function firstMarch(table: Table): Promise<void> {
  const { page } = table;
  while ((await table.kind()) === 'draw') {
    await page.click('[data-act=draw]');
    await table.settled();
  }
  await page.locator('.work button.able').first().click();
  await page.locator('.card summary').click();
  await page.locator('.card details li button').nth(2).click();
  await page.click('[data-act=march]');
  await table.settled();
}

test('undo takes back a march and stops at a draw', async () => {
  const table = await Table.sit({ seed: 11 });
  await table.start('union', 'person');
  const { page } = table;
  // A formation of several, so that its movement does not end with the first march.
  for (let i = 0; i < 40; i++) {
    if ((await table.kind()) === 'movement' && (await page.locator('.work button.able').count()) > 1) break;
    if ((await table.kind()) === 'draw') await page.click('[data-act=draw]');
    else if ((await table.kind()) === 'movement') {
      await page.click('[data-act=end]');
      await page.locator('.prompt .main').click();
    } else await page.click('[data-act=end]');
    await table.settled();
  }
  const before = (await table.logLines()).length;
  await firstMarch(table);
  expect((await table.logLines()).length).toBeGreaterThan(before);
  await page.keyboard.press('Control+z');
  await expect.poll(async () => (await table.logLines()).length).toBe(before);
  const undo = page.locator('.undo');
  expect(await undo.getAttribute('aria-disabled')).toBe('true');
  expect(await undo.getAttribute('title')).toContain('Dice have fallen');
  await table.leave();
});

// Presses an item of the menu that hands out a file.
async function download(table: Table, item: string): Promise<{ name: string; path: string }> {
  const { page } = table;
  await page.locator('.menu > button').click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: item }).click(),
  ]);
  // The browser is shared over a wire, so its files are copied rather than looked at where they lie.
  const path = join(mkdtempSync(join(tmpdir(), 'longroll-')), 'file');
  await file.saveAs(path);
  return { name: file.suggestedFilename(), path };
}

test('a game survives a reload, is offered at home, and travels as a file, a link and a picture', async () => {
  const table = await Table.sit({
    seed: 11,
    context: { permissions: ['clipboard-read', 'clipboard-write'] },
  });
  await table.begin('union');
  await firstMarch(table);
  const { page } = table;
  const lines = await table.logLines();
  await page.reload();
  await page.waitForSelector('.frame');
  await expect.poll(() => table.logLines()).toEqual(lines);

  const { name, path } = await download(table, 'Save as a file');
  expect(name).toMatch(/^pea-ridge-turn-\d+\.longroll\.json$/);
  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({
    format: 'longroll record 1',
    scenario: 'pea-ridge',
  });
  for (const [item, begins] of [
    ['Map as SVG', '<svg '],
    ['Map as PNG', '\u0089PNG'],
  ] as const) {
    const bytes = readFileSync((await download(table, item)).path);
    expect(bytes.toString('latin1', 0, begins.length)).toBe(begins);
    expect(bytes.length).toBeGreaterThan(100_000);
  }
  await page.locator('.menu > button').click();
  await page.getByRole('button', { name: 'Copy a link' }).click();
  await page.waitForSelector('[data-notice=done]');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link.length).toBeLessThan(4000);

  await table.home();
  expect(await page.locator('.continue h2').innerText()).toContain('Pea Ridge');
  await page.locator('.continue .main').click();
  await expect.poll(() => table.logLines()).toEqual(lines);

  // The file opens as a replay; from any moment it is played on as a copy.
  await table.home();
  await page.locator('input[type=file]').setInputFiles(path);
  await page.waitForSelector('.timeline');
  expect(await table.logLines()).toEqual(lines);
  const slider = page.locator('input[type=range]');
  const last = Number(await slider.getAttribute('max'));
  await slider.focus();
  await page.keyboard.press('Home');
  await expect.poll(() => table.prompt()).toContain(`Moment 0 of ${last}`);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.prompt()).toContain(`Moment 1 of ${last}`);
  await table.picture('replay-from-file');
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.waitForSelector('.order');
  await table.settled();
  expect((await table.logLines()).length).toBeLessThan(lines.length + 1);

  // The link carries the whole game.
  await page.evaluate(() => localStorage.clear());
  await table.visit('#/settings');
  await page.goto(link);
  await page.waitForSelector('.timeline');
  expect(await table.logLines()).toEqual(lines);
  await table.leave();
});

test('a broken or foreign file gets a clear message and changes nothing', async () => {
  const table = await Table.sit({ seed: 11 });
  await table.store(kept('kept', await opening('pea-ridge'), { union: 'person', confederate: 'regular' }));
  await table.home();
  const { page } = table;
  const before = await page.evaluate(() => JSON.stringify(localStorage));
  const files: [string, string, string][] = [
    ['a.json', 'PK\u0003\u0004 no text', 'found “PK'],
    ['b.json', '{"format":"something else"}', 'found “something else”'],
    ['c.json', '[1,2,3]', 'longroll record 1'],
    [
      'd.json',
      '{"format":"longroll record 1","game":"aprils","scenario":"pea-ridge","rules":99,"answers":[]}',
      'version',
    ],
    [
      'e.json',
      '{"format":"longroll record 1","game":"aprils","scenario":"waterloo","rules":1,"answers":[]}',
      'waterloo',
    ],
  ];
  for (const [name, text, words] of files) {
    await page
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
    await expect
      .poll(() => page.locator('[data-notice=fault]').innerText(), { message: name })
      .toContain(words);
    expect(await page.locator('[data-notice=fault]').innerText()).toContain('Nothing was changed');
    expect(await page.evaluate(() => JSON.stringify(localStorage))).toBe(before);
    await page.locator('[data-notice=fault] [aria-label=Close]').click();
  }
  await table.picture('home-with-game');
  await table.leave();
});

test('a full storage is told; the game goes on', async () => {
  const table = await Table.sit({ seed: 11 });
  await table.page.addInitScript(() => {
    const keep = Storage.prototype.setItem;
    Storage.prototype.setItem = function (name: string, text: string) {
      if (name.startsWith('longroll.game.')) throw new DOMException('full', 'QuotaExceededError');
      keep.call(this, name, text);
    };
  });
  await table.begin('union');
  await table.page.waitForSelector('[data-notice=warning]');
  expect(await table.page.locator('[data-notice=warning]').innerText()).toContain('storage is full');
  await firstMarch(table);
  expect((await table.logLines()).length).toBeGreaterThan(0);
  await table.leave();
});

test('once seen, the page plays without a network', async () => {
  const table = await Table.sit({ seed: 11, context: { serviceWorkers: 'allow' } });
  await table.home();
  await table.page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  await table.page.context().setOffline(true);
  await table.page.reload();
  await table.begin('union');
  await firstMarch(table);
  expect((await table.logLines()).length).toBeGreaterThan(0);
  await table.leave();
});

test('a game is played in one tab; another one may take it over', async () => {
  const table = await Table.sit({ seed: 11 });
  await table.start('union', 'person');
  const second = await table.page.context().newPage();
  await second.goto(table.page.url());
  await second.waitForSelector('.frame');
  expect(await second.locator('.stopped').innerText()).toContain('another tab');
  await second.locator('.stopped button').click();
  await second.waitForSelector('.stopped', { state: 'detached' });
  await expect.poll(() => table.page.locator('.stopped').count()).toBe(1);
  await second.click('[data-act=draw]');
  await expect.poll(() => second.locator('.log h4').count()).toBeGreaterThan(1);
  await table.leave();
});
