// Rally 'Round the Flag! at the real page: an activation and a combat whose preview is what the engine says, a turn by
// clicks, by keys alone, in French, on every size of screen.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RallyOdds } from '../../src/engine/rally';
import { bars, fallsBack } from '../../src/rally/forecast';
import { kept } from './positions';
import { assault, perryville } from './rally-table';
import { launch, quit, screen, Table, windowOf } from './table';

beforeAll(launch);
afterAll(quit);

const people = { union: 'person', confederate: 'person' } as const;
const plain = (text: string): string =>
  text.replaceAll('\u2011', '-').replaceAll('\u00a0', ' ').replace(/\s+/g, ' ').trim();

// Answers what is asked by clicks alone, the first thing that the panel shows.
async function clickOn(table: Table): Promise<void> {
  const { page } = table;
  const press = async (selector: string): Promise<boolean> => {
    const found = page.locator(selector).first();
    if ((await found.count()) === 0 || !(await found.isVisible())) return false;
    await found.click();
    return true;
  };
  switch (await table.kind()) {
    case 'artillery':
      await press('[data-act=pass]');
      break;
    case 'impulse':
      await press('[data-formation]');
      await press('[data-act=commit]');
      break;
    case 'movement':
    case 'leader':
      await press('[data-act=end]');
      if (await page.locator('[data-act=end].main').count()) await press('[data-act=end].main');
      break;
    case 'targets':
      await press('[data-aim]');
      await press('[data-act=commit]');
      break;
    case 'combat':
      await press('[data-fight]');
      await press('[data-act=commit]');
      break;
    default:
      await press('[data-choice="1"]');
  }
  await table.settled();
}

test('the battles of both games stand on the first page, and Perryville starts from there', async () => {
  const table = await Table.sit({ seed: 5 });
  await table.home();
  const { page } = table;
  expect(await page.locator('.card .rally').count()).toBe(7);
  expect(await page.locator('.card .aprils').count()).toBe(5);
  await page.locator('.segments button').nth(2).click();
  expect(await page.locator('.card').count()).toBe(7);
  await table.picture('rally-home');
  await table.begin('confederate', 'person', 'perryville');
  expect(await page.locator('.play').getAttribute('data-game')).toBe('rally');
  await table.picture('rally-start');
  await table.accessible('Rally, start');
  await table.leave();
});

test('an activation tells its price and chance as the engine does, and is done', async () => {
  const { record, ask } = await perryville([
    { op: 'set', phase: 'command', side: 'confederate', points: { union: 6, confederate: 8 } },
  ]);
  const question = ask({ op: 'question' }) as unknown as {
    choices: { type: string; formation?: string; price?: number }[];
    prospects: ({ cost: number; passes: number; of: number } | null)[];
  };
  const at = question.choices.findIndex(
    (c) => c.type === 'activate' && c.formation === 'cheatham' && c.price === 2,
  );
  const prospect = question.prospects[at]!;
  const table = await Table.sit({ seed: 3 });
  const { page } = table;
  await table.resume(kept('command', record, people));
  expect(await table.kind()).toBe('impulse');
  await table.picture('rally-shop');
  await table.accessible('Rally, shop');
  await page.click('[data-formation="cheatham"]');
  const price = page.locator('[data-price="2"]');
  expect(plain(await price.innerText())).toContain(`${prospect.cost} CP`);
  expect(plain(await price.innerText())).toContain(`${Math.round((prospect.passes / prospect.of) * 100)} %`);
  await page.waitForSelector('path.area'); // the leader's range
  await table.picture('rally-activation');
  await table.accessible('Rally, activation');
  await page.click('[data-price="3"]');
  await page.click('[data-act=commit]');
  await table.settled();
  expect(await table.kind()).toBe('movement');
  expect((await page.locator('[data-choose]').allInnerTexts()).length).toBeGreaterThan(1);
  await page.click('[data-choose="maney"]');
  await page.waitForSelector('.edge');
  await table.picture('rally-movement');
  await table.accessible('Rally, movement');
  await table.leave();
});

test('the preview of a combat equals the engine’s numbers, and the combat is fought', async () => {
  const { record, ask, map } = await assault();
  const odds = ask({ op: 'odds', attackers: ['maney', 'stewart'], targets: ['C7'] }) as unknown as RallyOdds;
  const table = await Table.sit({ seed: 9 });
  table.map = map;
  const { page } = table;
  await table.resume(kept('assault', record, people));
  expect(await table.kind()).toBe('movement');
  await page.click('[data-fight="C7"]');
  await page.waitForSelector('[data-odds]');
  const line = plain(await page.locator('[data-odds]').innerText());
  expect(line).toBe(`${odds.attack} to ${odds.defence} is ${odds.ratio} · final ${odds.column}`);
  const shown = (await page.locator('figure').first().locator('dl > div').allInnerTexts()).map(plain);
  const expected = bars(odds.distribution!, 'defender');
  expect(shown).toHaveLength(expected.length);
  expect(plain(await page.locator('[data-driven]').innerText())).toBe(
    `${Math.round(fallsBack(odds.distribution!, 'defender') * 100)} %`,
  );
  await table.picture('rally-combat');
  await table.accessible('Rally, combat');
  await page.click('[data-act=end]');
  await page.click('[data-act=end].main');
  await table.settled();
  for (
    let i = 0;
    i < 12 && !(await table.logLines()).some((l) => plain(l).includes('is ' + odds.ratio));
    i++
  ) {
    if (['targets', 'combat', 'impulse'].includes(await table.kind())) break;
    await table.picture(`rally-fight-${await table.kind()}`);
    await clickOn(table);
  }
  expect((await table.logLines()).length).toBeGreaterThan(2);
  await table.leave();
});

test('a counter is dragged to its goal, and goes back by undo', async () => {
  const { record, map } = await assault();
  const table = await Table.sit({ seed: 2 });
  table.map = map;
  const { page } = table;
  await table.resume(kept('drag', record, people));
  await table.fit();
  const from = await table.at('D4');
  const to = await table.at('E4');
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => (await table.logLines()).at(-1)).toContain('Donelson');
  expect((await table.logLines()).at(-1)).toContain('E4');
  await page.click('.undo');
  await expect.poll(async () => (await table.logLines()).join()).not.toContain('E4');
  await table.leave();
});

test('a turn of Perryville by clicks, taken back as far as the dice, kept over a reload', async () => {
  const table = await Table.sit({ seed: 21 });
  const { page } = table;
  await table.start('confederate', 'person', 'perryville');
  await page.click('[data-choice="1"]');
  await table.settled();
  await page.locator('[data-gun]').first().click();
  if (await page.locator('[data-place]').count()) await page.locator('[data-place]').first().click();
  await page.locator('[data-shot="none"]').click();
  await table.picture('rally-battery');
  await table.accessible('Rally, battery');
  await page.click('[data-act=commit]');
  await table.settled();
  const before = (await table.logLines()).length;
  await page.click('.undo');
  await expect.poll(async () => (await table.logLines()).length).toBeLessThan(before);
  for (let i = 0; i < 120 && (await table.turn()) === 1; i++) await clickOn(table);
  expect(await table.turn()).toBe(2);
  const prompt = await table.prompt();
  await page.reload();
  await page.waitForSelector('.frame');
  await table.settled();
  expect(await table.prompt()).toBe(prompt);
  await table.leave();
});

test('a turn against the computer by keys alone', async () => {
  const table = await Table.sit({ seed: 4 });
  const { page } = table;
  await table.start('confederate', 'computer', 'perryville');
  await page.locator('.frame').focus();
  const seen = new Set<string>();
  for (let i = 0; i < 160 && (await table.turn()) === 1; i++) {
    const kind = await table.kind();
    seen.add(kind);
    await page.locator('.frame').focus();
    if (kind === 'impulse') {
      await page.keyboard.press('KeyN');
      await page.keyboard.press('Control+Enter');
    } else if (kind === 'movement' || kind === 'leader') {
      if (!seen.has('marched')) {
        // The first unit goes to the hex under the cursor's next step, or stays if that is closed.
        await page.keyboard.press('KeyN');
        await page.waitForSelector('.edge');
        await page.keyboard.press('KeyW');
        await page.keyboard.press('Enter');
        await page.keyboard.press('Enter');
        seen.add('marched');
      } else {
        await page.keyboard.press('/');
        await page.keyboard.type('end');
        await page.keyboard.press('Enter');
        await page.keyboard.press('Escape');
      }
    } else if (kind === 'targets' || kind === 'combat') {
      await page.keyboard.press('KeyN');
      await page.keyboard.press('Enter');
      await page.waitForSelector('[data-act=commit]');
      await page.keyboard.press('Control+Enter');
    } else if (kind === 'artillery') {
      await page.keyboard.press('/');
      await page.keyboard.type('pass');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Escape');
    } else await page.keyboard.press('Digit1');
    await table.settled();
  }
  expect(await table.turn()).toBe(2);
  expect(seen).toContain('impulse');
  await table.leave();
});

test('French, for what the page and what the engine says', async () => {
  const { record } = await perryville([
    { op: 'set', phase: 'command', side: 'confederate', points: { union: 6, confederate: 8 } },
  ]);
  const table = await Table.sit({ settings: { language: 'fr' } });
  await table.resume(kept('french', record, people));
  expect(await table.page.locator('.table h3').nth(1).innerText()).toBe('Points de commandement');
  await table.page.click('[data-formation="cheatham"]');
  expect(plain(await table.page.locator('[data-act=commit]').innerText())).toContain('Dépenser');
  await table.picture('rally-french');
  await table.accessible('Rally, French');
  await table.leave();
});

for (const [kind, touch, screens] of [
  ['windows', false, [screen('large', 1920, 1080), screen('tablet', 1024, 768)]],
  [
    'touched screens',
    true,
    [screen('tablet-upright', 768, 1024), screen('phone', 390, 844), screen('small-phone', 320, 568)],
  ],
] as const)
  test(`${kind}: nothing scrolls sideways, a purchase and a fight are put together`, async () => {
    const { record } = await perryville([
      { op: 'set', phase: 'command', side: 'confederate', points: { union: 6, confederate: 8 } },
    ]);
    const fight = await assault();
    const table = await Table.sit({ context: windowOf([...screens], touch) });
    const { page } = table;
    for (const [id, position, chosen, ready] of [
      ['shop', record, '[data-formation="cheatham"]', '[data-act=commit]'],
      ['fight', fight.record, '[data-fight="C7"]', '[data-odds]'],
    ] as const) {
      await table.resume(kept(id, position, people));
      for (const size of screens) {
        await table.resize(size);
        await page.click(chosen);
        await page.waitForSelector(ready);
        await table.fits(`${id}, ${size.name}`);
        await table.picture(`rally-${id}-${size.name}`);
        if (size !== screens.at(-1)) await page.keyboard.press('Escape');
      }
      if (touch) await table.accessible(`Rally, ${id}, small-phone`);
    }
    await table.leave();
  });
