// The figures of the page: first view, answer to a click, frames while dragging, memory. Written to build/web-test; only
// what no loaded machine can spoil is asserted.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch, pictures, quit, Table } from './table';

beforeAll(launch);
afterAll(quit);

interface Frames {
  seconds: number;
  frames: number;
  worst: number; // milliseconds
}

// Drags the map to and fro and counts the frames that were painted meanwhile.
async function drag(table: Table): Promise<Frames> {
  const { page } = table;
  const box = (await page.locator('.frame').boundingBox())!;
  await page.evaluate(() => {
    const times: number[] = [];
    const count = (now: number) => {
      times.push(now);
      (window as unknown as { times: number[] }).times = times;
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
  });
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  for (let i = 0; i < 120; i++)
    await page.mouse.move(middle.x + 200 * Math.sin(i / 8), middle.y + 120 * Math.cos(i / 8));
  await page.mouse.up();
  const times = await page.evaluate(() => (window as unknown as { times: number[] }).times);
  const gaps = times.slice(1).map((time, i) => time - times[i]!);
  return { seconds: (times.at(-1)! - times[0]!) / 1000, frames: gaps.length, worst: Math.max(...gaps) };
}

test('the largest battle is dragged with all its counters', async () => {
  const table = await Table.sit({ seed: 1 });
  const { page } = table;
  const begun = Date.now();
  await table.home();
  const firstView = Date.now() - begun;
  const battles = await page.locator('.cards .card').evaluateAll((cards) =>
    cards.map((card) => ({
      name: card.getAttribute('href')!,
      units: Number(/(\d+) units/.exec(card.textContent)?.[1]),
    })),
  );
  const largest = battles.reduce((a, b) => (b.units > a.units ? b : a));
  await page.locator(`.card[href="${largest.name}"]`).click();
  await page.click('[data-act=start]');
  await page.waitForSelector('.frame');
  await table.settled();
  await page.waitForTimeout(1500);
  const near = await drag(table);
  await table.fit();
  await page.waitForTimeout(800);
  const far = await drag(table);
  await table.picture('largest-battle');
  const memory = await page.evaluate(
    () => (performance as unknown as { memory?: { usedJSHeapSize: number } }).memory?.usedJSHeapSize ?? 0,
  );
  const figures = {
    battle: largest.name,
    units: largest.units,
    first_view_ms: firstView,
    dragging_near: { fps: near.frames / near.seconds, worst_ms: near.worst },
    dragging_whole: { fps: far.frames / far.seconds, worst_ms: far.worst },
    script_heap_mb: memory / 1e6,
  };
  writeFileSync(join(pictures, 'figures.json'), JSON.stringify(figures, null, 1));
  expect(near.frames).toBeGreaterThan(0);
  expect(memory).toBeLessThan(200e6);
  await table.leave();
});
