// Two full turns of Pea Ridge, by clicks on the map and by keys alone.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch, quit, Table } from './table';

beforeAll(launch);
afterAll(quit);

// One unit marches by clicks on the map: its counter, a hex, the same hex again.
async function marchByClicks(table: Table, unit: string): Promise<boolean> {
  const { page } = table;
  await page.click(`[data-choose="${unit}"]`);
  await page.waitForSelector('.card .head');
  const where = await page.locator('.card header span').innerText();
  if (!/^\d{4},/.test(where)) return false; // it waits beside the map
  await page.waitForSelector('.card details li', { state: 'attached' });
  const goals = await page.locator('.card details li b').allTextContents();
  await page.keyboard.press('Escape'); // nothing in hand any more
  await page.locator('.frame').focus();
  await page.keyboard.press('Escape');
  await table.fit();
  // The map may still be coming to rest after the fit, and a click then falls beside the counter.
  const card = page.locator('.card details');
  await expect
    .poll(
      async () => {
        if ((await card.count()) === 0) await table.clickHex(where.slice(0, 4));
        return card.count();
      },
      { interval: 1000 },
    )
    .toBeGreaterThan(0);
  const goal = goals[Math.floor(goals.length / 2)]!;
  const before = (await table.logLines()).length;
  await table.clickHex(goal);
  await expect.poll(() => page.locator('.plan .to b').first().innerText()).toBe(`To ${goal}`);
  await table.clickHex(goal);
  await expect
    .poll(async () => (await table.logLines()).slice(before).some((line) => line.includes(goal)))
    .toBe(true);
  await table.settled();
  return true;
}

async function answerByClicks(table: Table): Promise<void> {
  const { page } = table;
  switch (await table.kind()) {
    case 'draw':
      await page.click('[data-act=draw]');
      break;
    case 'movement':
      await page.click('[data-act=end]');
      if (await page.locator('.prompt .button.main', { hasText: 'End movement' }).count())
        await page.locator('.prompt .button.main').click();
      break;
    case 'combat': {
      const targets = page.locator('[data-target]');
      if ((await targets.count()) === 0) {
        await page.click('[data-act=end]');
        break;
      }
      await table.fit();
      await table.clickHex((await targets.first().getAttribute('data-target'))!);
      await page.waitForSelector('[data-act=roll][aria-disabled=false]');
      await page.click('[data-act=roll]');
      break;
    }
    default:
      await page.click('[data-choice="1"]');
  }
  await table.settled();
}

test('two turns through clicks', async () => {
  const table = await Table.sit({ seed: 11 });
  await table.start('union');
  let marches = 0;
  for (let i = 0; i < 120 && (await table.turn()) < 3; i++) {
    if ((await table.kind()) === 'movement' && marches < 4) {
      const unit = await table.page.locator('.work button.able').first().getAttribute('data-choose');
      if (await marchByClicks(table, unit!)) {
        marches++;
        continue;
      }
    }
    await answerByClicks(table);
  }
  expect(await table.turn()).toBe(3);
  expect(marches).toBeGreaterThan(0);
  expect((await table.logLines()).length).toBeGreaterThan(5);
  await table.picture('turn-3-by-clicks');
  await table.leave();
});

async function order(table: Table, text: string): Promise<void> {
  await table.page.keyboard.press('/');
  await table.page.keyboard.type(text);
  await table.page.keyboard.press('Enter');
  await table.settled();
  await table.page.keyboard.press('Escape'); // back to the map
}

test('two turns by keyboard alone', async () => {
  const table = await Table.sit({ seed: 5 });
  const { page } = table;
  await table.home();
  // To the first card of a battle, and through the dialog.
  for (let i = 0; i < 20; i++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement?.classList.contains('card'))) break;
  }
  await page.keyboard.press('Enter');
  await page.waitForSelector('dialog[open]');
  for (let i = 0; i < 20; i++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => (document.activeElement as HTMLElement).dataset.act === 'start')) break;
  }
  await page.keyboard.press('Enter');
  await page.waitForSelector('.frame');
  await table.settled();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('application');

  let marches = 0;
  for (let i = 0; i < 150 && (await table.turn()) < 3; i++) {
    switch (await table.kind()) {
      case 'draw':
        await page.keyboard.press('Space');
        break;
      case 'movement': {
        await page.keyboard.press('n');
        await page.waitForSelector('.legend');
        const where = await page.locator('.card header span').innerText();
        if (marches < 3 && /^\d{4},/.test(where)) {
          const before = (await table.logLines()).length;
          const steps = ['d', 'a', 'e', 'w', 'x', 'z']; // the sheet lies north up, its hexes on their corners
          for (const step of steps) {
            await page.keyboard.press(step);
            await page.keyboard.press('Enter');
            if (await page.locator('.plan').count()) break;
            await page.keyboard.press('Escape');
            await page.keyboard.press('Escape');
            await page.keyboard.press('n');
            await page.waitForSelector('.legend');
          }
          await page.keyboard.press('Enter');
          await expect.poll(async () => (await table.logLines()).length).toBeGreaterThan(before);
          marches++;
        } else await order(table, 'end');
        break;
      }
      case 'combat':
        if ((await page.locator('[data-target]').count()) > 0) {
          await page.keyboard.press('n');
          await page.keyboard.press('Enter');
          await page.waitForSelector('[data-act=roll][aria-disabled=false]');
          await page.keyboard.press('Control+Enter');
        } else await order(table, 'end');
        break;
      default:
        await page.keyboard.press('1');
    }
    await table.settled();
  }
  expect(await table.turn()).toBe(3);
  expect(marches).toBeGreaterThan(0);
  await table.picture('turn-3-by-keys');
  await table.leave();
});

test('a typed order shows first, and does when it is given again; a closed hex says why, with the rule', async () => {
  const table = await Table.sit({ seed: 11 });
  await table.start('union', 'person');
  const { page } = table;
  while ((await table.kind()) === 'draw') {
    await page.click('[data-act=draw]');
    await table.settled();
  }
  // A closed hex says why, and offers the nearest open one.
  await page.locator('.work button.able').first().click();
  await page.waitForSelector('.legend');
  await table.fit();
  const reachable = await page.locator('.card details li b').allTextContents();
  const far = ['3101', '4521', '3121', '4501'].find((hex) => !reachable.includes(hex))!;
  await table.clickHex(far);
  await page.waitForSelector('.bubble');
  expect(await page.locator('.bubble h4').innerText()).toContain(far);
  expect(await page.locator('.bubble .rule').innerText()).toMatch(/\d\.\d/);
  await table.picture('why-not');
  await page.locator('.bubble .link').click();
  await page.waitForSelector('.plan');
  await page.locator('.frame').focus();
  await page.keyboard.press('Escape');

  const unit = (await page.locator('.card h3').innerText()).toLowerCase();
  await page.waitForSelector('.card details li', { state: 'attached' });
  const goal = (await page.locator('.card details li b').first().textContent())!;
  await page.locator('.frame').focus();
  const before = (await table.logLines()).length;
  await page.keyboard.press('/');
  await page.keyboard.type(`${unit} to ${goal}`);
  await page.keyboard.press('Enter');
  await page.waitForSelector('.plan');
  expect((await table.logLines()).length).toBe(before);
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await table.logLines()).length).toBeGreaterThan(before);
  // A wrong one says what is wrong, and nothing happens.
  await page.keyboard.type('caesar to 3605');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('.order .words').innerText()).toContain('caesar');
  await table.leave();
});
