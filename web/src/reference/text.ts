// The reference is written as plain text for people (data/reference/*.md); this reads it: cases by number, paragraphs,
// lists, small tables, and within a line bold, italic and links to other cases.

export interface Case {
  number: string; // as printed: "6.2.4"
  title: string;
  depth: number; // 0: a chapter
  blocks: Block[];
}

export type Block =
  | { kind: 'text'; spans: Span[] }
  | { kind: 'list'; ordered: boolean; items: Span[][] }
  | { kind: 'table'; head: Span[][]; rows: Span[][][] };

export type Span =
  | { kind: 'plain' | 'strong' | 'emphasis'; text: string }
  | { kind: 'case'; number: string }
  | { kind: 'charts'; text: string };

export function spansOf(line: string): Span[] {
  const found: Span[] = [];
  const pattern = /\*\*(.+?)\*\*|\*(.+?)\*|\[(charts|tableaux)\]|\[([0-9][0-9.]*[a-z]?)\]/g;
  let at = 0;
  for (const match of line.matchAll(pattern)) {
    if (match.index > at) found.push({ kind: 'plain', text: line.slice(at, match.index) });
    const [whole, strong, emphasis, charts, number] = match;
    if (strong) found.push({ kind: 'strong', text: strong });
    else if (emphasis) found.push({ kind: 'emphasis', text: emphasis });
    else if (charts) found.push({ kind: 'charts', text: charts });
    else found.push({ kind: 'case', number: number! });
    at = match.index + whole.length;
  }
  if (at < line.length) found.push({ kind: 'plain', text: line.slice(at) });
  return found;
}

const cells = (line: string): Span[][] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => spansOf(cell.trim()));

export function blocksOf(text: string): Block[] {
  return text
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map((block) => {
      const lines = block.split('\n');
      if (lines[0]!.startsWith('|'))
        return { kind: 'table', head: cells(lines[0]!), rows: lines.slice(2).map(cells) };
      const item = /^(?:- |\d+\. )/;
      if (item.test(lines[0]!))
        return {
          kind: 'list',
          ordered: !lines[0]!.startsWith('-'),
          items: lines.map((line) => spansOf(line.replace(item, ''))),
        };
      return { kind: 'text', spans: spansOf(lines.join(' ')) };
    });
}

export function casesOf(text: string): Case[] {
  return text
    .split(/^(?=#{2,4} )/m)
    .filter((part) => part.startsWith('##'))
    .map((part) => {
      const [, marks, number, title] = /^(#+) (\S+) (.*)/.exec(part)!;
      const rest = part.slice(part.indexOf('\n') + 1);
      return {
        number: number!,
        title: title!.replaceAll("'", '’'),
        depth: marks!.length - 2,
        blocks: blocksOf(rest),
      };
    });
}

// Headed parts of a page about a battle: "# id", then "## part".
export function partsOf(text: string, id: string): Map<string, Block[]> {
  const found = new Map<string, Block[]>();
  const own = text.split(/^# /m).find((part) => part.startsWith(id + '\n')) ?? '';
  for (const part of own.split(/^## /m).slice(1))
    found.set(part.slice(0, part.indexOf('\n')).trim(), blocksOf(part.slice(part.indexOf('\n') + 1)));
  return found;
}

export const plainText = (blocks: Block[]): string =>
  blocks
    .flatMap((block) =>
      block.kind === 'text'
        ? [block.spans]
        : block.kind === 'list'
          ? block.items
          : [...block.head, ...block.rows.flat()],
    )
    .map((spans) => spans.map((span) => ('text' in span ? span.text : span.number)).join(''))
    .join('\n');
