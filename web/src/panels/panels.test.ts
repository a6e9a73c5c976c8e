import { type Component, flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test } from 'vitest';
import Counter from '../board/Counter.svelte';
import { charted } from '../aprils/chart';
import { columns } from '../aprils/odds';
import type { Odds } from '../engine/aprils';
import type { Unit } from '../engine/protocol';
import { settings } from '../settings/settings.svelte';
import Die from './Die.svelte';
import OddsLine from './OddsLine.svelte';
import OutcomeChart from './OutcomeChart.svelte';

let shown: Record<string, unknown> | undefined;

beforeEach(() => (settings.language = 'en'));
afterEach(() => {
  if (shown) void unmount(shown);
  document.body.innerHTML = '';
});

// Props as interfaces have no index signature, hence the loose bound.
function show<Props extends Record<string, any>>(
  component: Component<Props>,
  props: NoInfer<Props>,
): HTMLElement {
  shown = mount(component, { target: document.body, props });
  flushSync();
  return document.body;
}

const odds = { attack: 8, defence: 4, ratio: '2-1', column: '1-1' } as Odds;

test('the line of odds shows start and end, and says the whole sentence', () => {
  const body = show(OddsLine, { odds, columns });
  expect(body.querySelector('.start')?.textContent).toBe('2\u20111');
  expect(body.querySelector('.end')?.textContent).toBe('1\u20111');
  expect(body.querySelector('[role=img]')?.getAttribute('aria-label')).toBe(
    '8 to 4 is 2-1, after shifts 1-1.',
  );
});

test('a chart has a bar and a figure for each fate', () => {
  const entry = { retreat: false, eliminated: 0, survivors: 1, failed_checks: 0, of: 6 };
  const body = show(OutcomeChart, {
    title: 'Greusel',
    side: 'union',
    bars: charted([
      { ...entry, losses: 0, weight: 2 },
      { ...entry, losses: 1, weight: 4 },
    ]),
  });
  const words = [...body.querySelectorAll('dl > div')].map((div) =>
    div.textContent.replace(/\s+/g, ' ').trim(),
  );
  expect(words).toEqual(['unhurt, holds 33 %', 'loses 1, holds 67 %']);
});

test('a die shows as many spots as it says', () => {
  for (const value of [1, 2, 3, 4, 5, 6]) {
    const body = show(Die, { value, side: 'union' });
    expect(body.querySelectorAll('circle')).toHaveLength(value);
    void unmount(shown!);
    shown = undefined;
    document.body.innerHTML = '';
  }
});

const unit: Unit = {
  id: 'greusel',
  name: 'Greusel',
  side: 'union',
  formation: 'osterhaus',
  kind: 'infantry',
  hex: '3916',
  steps: 1,
  full_steps: 2,
  attack: 2,
  defence: 3,
  movement: 4,
  morale: -1,
};

test('a counter shows name, figures, morale, steps left, and that it is reduced', () => {
  const body = show(Counter, { unit, badge: { colour: 1, code: 'O' }, detail: 3, shown: ['moved'] });
  const words = [...body.querySelectorAll('text')].map((text) => text.textContent.trim());
  expect(words).toEqual(['O', 'Greusel', '2–3–4', '−1']);
  const dots = [...body.querySelectorAll('circle')].slice(1).map((dot) => dot.getAttribute('fill'));
  expect(dots.filter((fill) => fill === 'none')).toHaveLength(1);
  expect(body.querySelector('rect[fill="url(#hatch)"]')).not.toBeNull();
});

test('from afar a counter shows only what can be read', () => {
  const body = show(Counter, { unit, badge: { colour: 1, code: 'O' }, detail: 0 });
  expect(body.querySelectorAll('text')).toHaveLength(0);
});
