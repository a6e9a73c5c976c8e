// The lesson, done whole: by clicks on the map and by keys alone; left and taken up again; in French; on a phone.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch, quit, screen, Table, windowOf } from './table';

beforeAll(launch);
afterAll(quit);

// Until a step waits for the learner.
async function at(table: Table, step: string): Promise<void> {
  await table.page.waitForSelector(`.coach[data-step=${step}][data-waiting=true]`);
}

async function choice(table: Table, words: string): Promise<void> {
  await table.page.locator('[data-choice]', { hasText: words }).first().click();
}

async function march(table: Table, unit: string, hex: string): Promise<void> {
  await table.page.click(`[data-choose="${unit}"]`);
  await table.page.waitForSelector('.card .head');
  await table.clickHex(hex);
  await expect.poll(() => table.page.locator('.plan .to b').first().innerText()).toBe(`To ${hex}`);
  await table.clickHex(hex);
}

async function attack(table: Table, hex: string): Promise<void> {
  await table.clickHex(hex);
  await table.page.waitForSelector('[data-act=roll][aria-disabled=false]');
  await table.page.click('[data-act=roll]');
}

test('the whole lesson by clicks, with a wrong step answered, and a game played on from it', async () => {
  const table = await Table.sit();
  const { page } = table;
  await table.home();
  await page.click('[data-act=learn]');
  await at(table, 'hello');
  await table.accessible('lesson');
  await page.click('[data-act=go-on]');
  await at(table, 'draw');
  await page.click('[data-act=draw]');

  await at(table, 'enter');
  await table.picture('lesson-enter');
  // A hex that is closed: the engine's reason and its rule stand in the lesson's card.
  await page.click('[data-choose=price]');
  await page.waitForSelector('.legend');
  await table.clickHex('3605');
  await expect.poll(() => page.locator('.coach .word').innerText()).toMatch(/^Not there\. .*\d/s);
  // Another hex that is open: a friendly word, and nothing has moved.
  await page.click('[data-choose=little]');
  await march(table, 'little', '3104');
  await expect.poll(() => page.locator('.coach .word').innerText()).toContain('That is allowed');
  await table.accessible('lesson with a word');
  await march(table, 'price', '3105');

  await at(table, 'country');
  await march(table, 'slack', '3402');
  await at(table, 'second');
  await page.click('[data-act=draw]');
  await at(table, 'advance');
  await table.clickHex('3205');
  await at(table, 'attack');
  await attack(table, '3306');
  await at(table, 'stay');
  await choice(table, 'Nobody advances');
  await at(table, 'third');
  await page.click('[data-act=draw]');
  await at(table, 'march');
  await march(table, 'price', '3505');
  await at(table, 'fight');
  await table.clickHex('3604');
  await page.waitForSelector('[data-act=roll][aria-disabled=false]');
  await table.picture('lesson-fight');
  await page.click('[data-act=roll]');
  await at(table, 'loss');
  await choice(table, 'Slack');
  await at(table, 'loss2');
  await choice(table, 'Little');
  await at(table, 'retreat');
  await choice(table, 'Price falls back to 3404');
  await at(table, 'end');
  await table.accessible('end of the lesson');
  await table.picture('lesson-end');

  // The rule behind the step is one press away, and the lesson is still there.
  await page.click('.coach h3 .rule');
  await page.waitForSelector('.drawer [data-case="11.1"]');
  await page.keyboard.press('Escape');
  await page.click('[data-act=play-on]');
  await page.waitForSelector('.play:not(:has(.coach))');
  await table.settled();
  expect(await page.evaluate(() => location.hash)).toMatch(/^#\/play\//);
  expect(await table.turn()).toBe(3);
  await table.home();
  expect(await page.locator('.continue h2').innerText()).toBe('Pea Ridge, turn 3');
  expect(await page.locator('[data-act=learn]').innerText()).toBe('Start the lesson');
  await table.leave();
});

test('the whole lesson by keyboard alone', async () => {
  const table = await Table.sit();
  const { page } = table;
  const press = (...keys: string[]) =>
    keys.reduce((done, key) => done.then(() => page.keyboard.press(key)), Promise.resolve());
  const number = async (words: string): Promise<string> =>
    (await page.locator('[data-choice]', { hasText: words }).first().getAttribute('data-choice'))!;
  const order = async (text: string): Promise<void> => {
    await press('/');
    await page.keyboard.type(text);
    await press('Enter');
    await page.waitForSelector('.plan');
    await press('Enter', 'Escape');
  };
  await table.home();
  for (let i = 0; i < 20; i++) {
    await press('Tab');
    if (await page.evaluate(() => (document.activeElement as HTMLElement).dataset.act === 'learn')) break;
  }
  await press('Enter');
  await at(table, 'hello');
  for (let i = 0; i < 80; i++) {
    await press('Tab');
    if (await page.evaluate(() => (document.activeElement as HTMLElement).dataset.act === 'go-on')) break;
  }
  await press('Enter');
  await at(table, 'draw');
  await press('Space');
  await at(table, 'enter');
  await order('price to 3105');
  await at(table, 'country');
  await order('slack to 3402');
  await at(table, 'second');
  await press('Space');
  await at(table, 'advance');
  await press(await number('3205'));
  await at(table, 'attack');
  await press('n', 'Enter');
  await page.waitForSelector('[data-act=roll][aria-disabled=false]');
  await press('Control+Enter');
  await at(table, 'stay');
  await press(await number('Nobody'));
  await at(table, 'third');
  await press('Space');
  await at(table, 'march');
  await order('price to 3505');
  await at(table, 'fight');
  await press('n', 'Enter');
  await page.waitForSelector('[data-act=roll][aria-disabled=false]');
  await press('Control+Enter');
  await at(table, 'loss');
  await press(await number('Slack'));
  await at(table, 'loss2');
  await press(await number('Little'));
  await at(table, 'retreat');
  await press(await number('Price falls back to 3404'));
  await at(table, 'end');
  await table.leave();
});

test('left, it is taken up where it was; a step back goes back; it can be begun again', async () => {
  const table = await Table.sit();
  const { page } = table;
  await table.visit('#/learn');
  await at(table, 'hello');
  await page.click('[data-act=go-on]');
  for (const step of ['draw', 'enter', 'country']) {
    await at(table, step);
    await page.click('[data-act=show-me]');
  }
  await at(table, 'second');
  await page.click('.coach .leave');
  await page.waitForSelector('[data-act=learn]');
  expect(await page.locator('[data-act=learn]').innerText()).toBe('Go on with step 5 of 15');
  await page.reload();
  await page.click('[data-act=learn]');
  await at(table, 'second');
  expect(await table.logLines()).toContain('Slack enters in 3104 and marches to 3402 (4).');
  await page.click('[data-act=step-back]');
  await at(table, 'country');
  expect(await table.logLines()).not.toContain('Slack enters in 3104 and marches to 3402 (4).');
  await page.click('.coach .leave');
  await page.getByRole('link', { name: 'Begin again' }).click();
  await at(table, 'hello');
  await table.leave();
});

test('the lesson speaks French, and changes at once; it fits every touched screen', async () => {
  const screens = [screen('phone', 390, 844), screen('small-phone', 320, 568), screen('tablet', 820, 1180)];
  const table = await Table.sit({ settings: { language: 'fr' }, context: windowOf(screens, true) });
  const { page } = table;
  await table.visit('#/learn');
  await at(table, 'hello');
  expect(await page.locator('.coach h3').innerText()).toContain('La route d’Elkhorn Tavern');
  await page.tap('[data-act=go-on]');
  await at(table, 'draw');
  await page.tap('[data-act=draw]');
  await at(table, 'enter');
  for (const size of screens) {
    await table.resize(size);
    await table.fits(`lesson, ${size.name}`);
    await table.picture(`lesson-${size.name}`);
  }
  await table.accessible('lesson, tablet');
  await table.resize(screens[0]!);
  await page.tap('[data-act=show-me]');
  await at(table, 'country');
  await table.accessible('lesson, phone');
  const french = await page.locator('.coach h3').innerText();
  await table.visit('#/settings');
  await page.getByRole('button', { name: 'English' }).tap();
  await table.visit('#/learn');
  await at(table, 'country');
  expect(await page.locator('.coach h3').innerText()).not.toBe(french);
  await expect.poll(() => table.prompt()).toContain('Choose a unit');
  await table.leave();
});
