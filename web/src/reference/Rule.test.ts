import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import Rule from '../shell/Rule.svelte';
import { reader } from './reader.svelte';

let shown: Record<string, unknown> | undefined;
afterEach(() => {
  if (shown) void unmount(shown);
  shown = undefined;
  document.body.innerHTML = '';
  reader.shown = false;
  reader.table = 'aprils';
});

function chip(target: Element, props: { rule: string; system?: 'aprils' | 'rally' }): HTMLAnchorElement {
  shown = mount(Rule, { target, props });
  flushSync();
  return target.querySelector('a')!;
}

test('a chip opens its case in the book of the game on the table', () => {
  reader.table = 'rally';
  const link = chip(document.body, { rule: '8.3' });
  expect(link.getAttribute('href')).toBe('#/rules/rally/8.3');
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  link.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  expect([reader.shown, reader.system, reader.page]).toEqual([true, 'rally', '8.3']);
});

test('with a key for another tab it is a link like any', () => {
  const link = chip(document.body, { rule: '6.5' });
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
  link.addEventListener('click', (e) => e.preventDefault(), { once: true });
  link.dispatchEvent(event);
  expect(reader.shown).toBe(false);
});

test('in a dialog the link is followed, for beside it nothing can be read', () => {
  const dialog = document.body.appendChild(document.createElement('dialog'));
  const link = chip(dialog, { rule: '13.4a', system: 'aprils' });
  link.click();
  expect(reader.shown).toBe(false);
});

test('closing gives the focus back', () => {
  const button = document.body.appendChild(document.createElement('button'));
  button.focus();
  reader.open('5');
  reader.close();
  expect(document.activeElement).toBe(button);
});
