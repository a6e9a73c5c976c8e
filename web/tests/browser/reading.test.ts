// The rules, the charts and the battles: found, linked, readable by everybody, in both languages, on every screen.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch, quit, screen, Table, windowOf } from './table';

beforeAll(launch);
afterAll(quit);

const battles = [
  'bull-run',
  'pea-ridge',
  'shiloh',
  'gettysburg',
  'bentonville',
  'perryville',
  'stones-river',
];

test('the rules are searched by word and by number, and a result leads to its case', async () => {
  const table = await Table.sit();
  const { page } = table;
  await table.visit('#/rules/aprils/');
  await page.waitForSelector('.book .case');
  await table.accessible('rules, light');
  await page.getByRole('searchbox').fill('overstacked');
  await page.waitForSelector('.results li');
  expect(await page.locator('[role=search] [role=status]').innerText()).toMatch(/^\d+ places?$/);
  await page.locator('.results a', { hasText: 'Two in a hex' }).click();
  await expect.poll(() => page.evaluate(() => location.hash)).toBe('#/rules/aprils/4.3');
  expect(await page.locator('.case.wanted h3').innerText()).toContain('Two in a hex');
  await page.getByRole('searchbox').fill('12.1');
  await expect.poll(() => page.locator('.results li').count()).toBeGreaterThan(2);
  await page.getByRole('searchbox').fill('caesar');
  await expect.poll(() => page.locator('.content').innerText()).toContain('Nothing says “caesar”');
  // The other game's book, and a link straight into it.
  await page.getByRole('searchbox').fill('');
  await page.locator('.segments button', { hasText: 'Rally' }).click();
  await expect.poll(() => page.locator('h1').innerText()).toContain('Rally');
  await table.visit('#/rules/rally/8.3');
  await page.waitForSelector('.case.wanted');
  expect(await page.locator('.case.wanted').innerText()).toContain('quality check');
  expect(await page.locator('.case.wanted').evaluate((e) => e.getBoundingClientRect().top)).toBeLessThan(400);
  // A case in the text leads on; one that does not exist is said.
  await page.locator('nav[aria-label="Chapters"] a', { hasText: 'Combat' }).click();
  await page.waitForSelector('[data-case="9.4"]');
  await table.visit('#/rules/aprils/77');
  await expect.poll(() => page.locator('.content').innerText()).toContain('no rule 77');
  await table.leave();
});

test('from a prompt, a refusal, the log and F1 the rule opens beside the game', async () => {
  const table = await Table.sit({ seed: 11 });
  await table.start('union', 'person');
  const { page } = table;
  await page.click('.prompt .rule');
  await page.waitForSelector('.drawer [data-case="3"]');
  await table.accessible('rules drawer');
  await table.picture('rules-drawer');
  expect(await page.evaluate(() => document.activeElement?.closest('.drawer') !== null)).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('.drawer').count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.classList.contains('rule'))).toBe(true);
  while ((await table.kind()) === 'draw') {
    await page.click('[data-act=draw]');
    await table.settled();
  }
  await page.locator('.frame').focus();
  await page.keyboard.press('F1');
  await page.waitForSelector('.drawer .wanted[data-case="4.1"]');
  // What bears on the question of the hour: zones, among others, and one press leads there.
  expect(await page.locator('.drawer .now p').innerText()).toContain('Choose a unit');
  await page.locator('.drawer .now button', { hasText: 'Zones of control' }).click();
  await page.waitForSelector('.drawer [data-case="5"]');
  await page.keyboard.press('Escape');
  await page.locator('.frame').focus();
  await page.keyboard.press('F1');
  await page.waitForSelector('.drawer .wanted[data-case="4.1"]');
  // Inside the drawer a link stays in it, search works, and the charts are one press away.
  await page.locator('.drawer .case a', { hasText: '15.4' }).click();
  await page.waitForSelector('.drawer .wanted[data-case="15.4"]');
  await page.getByRole('searchbox').fill('zone');
  await page.waitForSelector('.drawer .results');
  await page.keyboard.press('Escape');
  await page.locator('.drawer nav a', { hasText: 'Charts' }).click();
  await page.waitForSelector('.drawer [data-chart=attacker]');
  expect(await page.evaluate(() => location.hash)).toMatch(/^#\/play\//);
  await page.keyboard.press('Escape');
  // A refusal's chip.
  await page.locator('.work button.able').first().click();
  await page.waitForSelector('.legend');
  await page.locator('.frame').focus();
  await table.fit();
  await table.clickHex('3105');
  await page.waitForSelector('.pins .rule');
  await page.click('.pins .rule');
  await page.waitForSelector('.drawer .case');
  await table.leave();
});

test('charts of both games, reachable from the menu of a game', async () => {
  const table = await Table.sit();
  const { page } = table;
  for (const [system, ids] of [
    ['aprils', ['attacker', 'defender', 'terrain', 'hexsides', 'works', 'limits']],
    ['rally', ['odds', 'terrain', 'shifts', 'fire', 'events', 'dice']],
  ] as const) {
    await table.visit(`#/charts/${system}`);
    for (const id of ids) await page.waitForSelector(`[data-chart=${id}] table`);
    if (system === 'rally') await table.accessible('charts');
    await table.picture(`charts-${system}`);
  }
  await table.visit('#/charts/aprils');
  // The attacker's 3 on 1-1 is one step.
  const cell = page.locator('[data-chart=attacker] tbody tr').nth(3).locator('td').nth(3);
  await expect.poll(() => cell.innerText()).toBe('1');
  await table.start('union', 'person');
  await page.locator('.menu > button').click();
  await page.locator('.menu li', { hasText: 'Charts' }).click();
  await page.waitForSelector('.drawer [data-chart=terrain]');
  await table.leave();
});

test('the page of each battle tells history, armies, arrivals, rules and advice', async () => {
  const table = await Table.sit();
  const { page } = table;
  for (const battle of battles) {
    await table.visit(`#/battle/${battle}`);
    await page.waitForSelector(`[data-battle="${battle}"] .armies li`);
    expect((await page.locator('#battle-history p').allInnerTexts()).join(' ').length).toBeGreaterThan(300);
    for (const side of ['union', 'confederate']) {
      expect(await page.locator(`.armies .${side} li`).count()).toBeGreaterThan(9);
      expect(await page.locator(`#battle-${side} li`).count()).toBe(4);
    }
    expect(await page.locator('#battle-special .special').count()).toBeGreaterThan(2);
    expect(await page.locator('#battle-objectives li').count()).toBeGreaterThan(1);
    expect(await page.locator('#battle-arrivals tr').count()).toBeGreaterThan(0);
    const image = page.locator('#battle-ground img');
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => image.evaluate((i: HTMLImageElement) => i.naturalWidth)).toBeGreaterThan(100);
    if (battle === 'gettysburg' || battle === 'perryville') await table.accessible(battle);
  }
  await table.leave();
});

test('a battle is reached from its card and from its game; its rules open beside it', async () => {
  const table = await Table.sit();
  const { page } = table;
  await table.home();
  await page.getByRole('link', { name: 'About the battle: Pea Ridge' }).click();
  await page.waitForSelector('.special .rule');
  await page.locator('.special .rule', { hasText: '13.1' }).click();
  await page.waitForSelector('.drawer .wanted[data-case="13.1"]');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Play this battle' }).click();
  await page.waitForSelector('dialog[open]');
  await page.click('[data-act=start]');
  await page.waitForSelector('.frame');
  await table.settled();
  const game = await page.evaluate(() => location.hash);
  await page.locator('.menu > button').click();
  await page.locator('.menu li', { hasText: 'About this battle' }).click();
  await page.waitForSelector('.hero');
  await page.goBack();
  await page.waitForSelector('.frame');
  expect(await page.evaluate(() => location.hash)).toBe(game);
  await table.visit('#/battle/waterloo');
  await expect.poll(() => page.locator('main').innerText()).toContain('no battle “waterloo”');
  await table.leave();
});

test('rules, charts and a battle in French, in the dark', async () => {
  const table = await Table.sit({ settings: { language: 'fr', theme: 'dark' } });
  const { page } = table;
  await table.visit('#/rules/aprils/5');
  await page.waitForSelector('.book .case');
  expect(await page.locator('[data-case="5"] h2').innerText()).toContain('Zones de contrôle');
  await page.getByRole('searchbox').fill('depense');
  await expect.poll(() => page.locator('mark').first().innerText()).toBe('dépense');
  await table.accessible('rules');
  await table.visit('#/rules/rally/7.2');
  await page.waitForSelector('[data-case="7.2"] table');
  await table.accessible('rules of Rally');
  await table.picture('rules-fr-dark');
  await table.visit('#/charts/aprils');
  await page.waitForSelector('[data-chart=attacker] table');
  await table.accessible('charts');
  await table.visit('#/battle/stones-river');
  await page.waitForSelector('.armies li');
  expect(await page.locator('#battle-special').innerText()).toContain('Polk attend');
  await table.accessible('battle');
  await table.picture('battle-fr-dark');
  await table.leave();
});

test('nothing scrolls sideways where one reads', async () => {
  const screens = [screen('phone', 390, 844), screen('small-phone', 320, 568), screen('tablet', 820, 1180)];
  const table = await Table.sit({ context: windowOf(screens, true) });
  const { page } = table;
  for (const [path, ready, view] of [
    ['#/rules/aprils/6.5', '.case.wanted', 'rules'],
    ['#/charts/aprils', '[data-chart=attacker] table', 'charts'],
    ['#/charts/rally', '[data-chart=events] table', 'charts-rally'],
    ['#/battle/gettysburg', '.armies li', 'battle'],
  ] as const) {
    await table.visit(path);
    await page.waitForSelector(ready);
    for (const size of screens) {
      await table.resize(size);
      await table.fits(`${path}, ${size.name}`);
      await table.picture(`${view}-${size.name}`);
    }
    await table.resize(screens[1]!);
    await table.accessible(`${path}, small-phone`);
  }
  await table.leave();
});
