import { expect, test } from 'vitest';
import { blocksOf, casesOf, partsOf, plainText, spansOf } from './text';

test('a line has bold, italic, and links to cases and charts', () => {
  expect(spansOf('**Never** back [6.5], see *all* [charts].')).toEqual([
    { kind: 'strong', text: 'Never' },
    { kind: 'plain', text: ' back ' },
    { kind: 'case', number: '6.5' },
    { kind: 'plain', text: ', see ' },
    { kind: 'emphasis', text: 'all' },
    { kind: 'plain', text: ' ' },
    { kind: 'charts', text: 'charts' },
    { kind: 'plain', text: '.' },
  ]);
});

test('markup of other kinds stays plain text', () => {
  expect(spansOf('<b>x</b> [link](http://x)')).toEqual([
    { kind: 'plain', text: '<b>x</b> [link](http://x)' },
  ]);
});

test('paragraphs, lists and tables', () => {
  const blocks = blocksOf('One\nline.\n\n- a\n- b\n\n1. c\n\n| p | q |\n|---|---|\n| 1 | 2 |');
  expect(blocks.map((b) => b.kind)).toEqual(['text', 'list', 'list', 'table']);
  expect(blocks[1]).toMatchObject({ ordered: false });
  expect(blocks[2]).toMatchObject({ ordered: true });
  expect(plainText(blocks)).toBe('One line.\na\nb\nc\np\nq\n1\n2');
});

test('cases by their headings, with depth', () => {
  const cases = casesOf('# Book\n\n## 4 Movement\n\nGo.\n\n### 4.1 Who\n\n#### 4.1.1 Not\n\nYou.\n');
  expect(cases.map(({ number, title, depth }) => [number, title, depth])).toEqual([
    ['4', 'Movement', 0],
    ['4.1', 'Who', 1],
    ['4.1.1', 'Not', 2],
  ]);
  expect(cases[1]!.blocks).toEqual([]);
});

test('parts of a battle, and of no other', () => {
  const text = '# one\n\n## ground\n\nHills.\n\n# two\n\n## ground\n\nWater.\n';
  expect(plainText(partsOf(text, 'two').get('ground')!)).toBe('Water.');
  expect(partsOf(text, 'three').size).toBe(0);
});
