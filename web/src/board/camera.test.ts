import { expect, test } from 'vitest';
import { Camera } from './camera';
import { detailFor } from './detail';

function camera(): Camera {
  const made = new Camera({ width: 1600, height: 2400 }, () => {});
  made.resize({ width: 800, height: 600 });
  return made;
}

test('at first the whole world is seen', () => {
  const made = camera();
  expect(made.view.zoom).toBeCloseTo(0.25);
  expect(made.toScreen({ x: 800, y: 1200 })).toEqual({ x: 400, y: 300 });
});

test('what lies under the pointer stays under it', () => {
  const made = camera();
  const before = made.toWorld({ x: 300, y: 200 });
  made.zoomBy(2, { x: 300, y: 200 });
  const after = made.toWorld({ x: 300, y: 200 });
  expect(after.x).toBeCloseTo(before.x);
  expect(after.y).toBeCloseTo(before.y);
});

test('the world cannot be lost, however far it is dragged', () => {
  const made = camera();
  made.zoomBy(4);
  made.moveBy(1e6, -1e6);
  const window = made.window();
  expect(window.x + window.width).toBeGreaterThan(0);
  expect(window.y).toBeLessThan(2400);
});

test('a new size keeps the middle', () => {
  const made = camera();
  made.centre({ x: 700, y: 900 }, 1);
  made.resize({ width: 400, height: 300 });
  expect(made.toWorld({ x: 200, y: 150 })).toEqual({ x: 700, y: 900 });
});

test('detail does not flutter at its bounds', () => {
  expect([20, 40, 70, 100].map((pixels) => detailFor(pixels))).toEqual([0, 1, 2, 3]);
  expect(detailFor(58, 1)).toBe(1);
  expect(detailFor(62, 1)).toBe(2);
  expect(detailFor(54, 2)).toBe(2);
  expect(detailFor(48, 2)).toBe(1);
});
