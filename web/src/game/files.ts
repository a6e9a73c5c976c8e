// Records in and out of the page: files, links, pictures. What comes from outside is only shape-checked here; whether it
// is a game, and a legal one, is for the engine to say.
import type { GameRecord } from '../engine/protocol';

export const recordFormat = 'longroll record 1';

export class WrongFile extends Error {
  constructor(
    readonly why: 'not-json' | 'not-record' | 'too-large',
    readonly found: string,
  ) {
    super(why);
  }
}

const mostBytes = 16 * 1024 * 1024;

export function readRecord(text: string): GameRecord {
  if (text.length > mostBytes) throw new WrongFile('too-large', '');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new WrongFile('not-json', text.trimStart().slice(0, 12));
  }
  const record = value as GameRecord | null;
  if (record?.format !== recordFormat || !Array.isArray(record.answers))
    throw new WrongFile(
      'not-record',
      String((value as { format?: unknown } | null)?.format ?? '').slice(0, 40),
    );
  return record;
}

export function save(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

export const recordBlob = (record: GameRecord): Blob =>
  new Blob([JSON.stringify(record, null, 1) + '\n'], { type: 'application/json' });

// A record as a link: compressed, in letters that an address can carry, after the hash, so that no server sees it.
export async function linkOf(record: GameRecord): Promise<string> {
  const bytes = await passed(
    new CompressionStream('deflate-raw'),
    new TextEncoder().encode(JSON.stringify(record)),
  );
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  const code = btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  return `${location.origin}${location.pathname}#/open/${code}`;
}

export async function recordOfLink(code: string): Promise<GameRecord> {
  let text: string;
  try {
    const bytes = Uint8Array.from(atob(code.replaceAll('-', '+').replaceAll('_', '/')), (c) =>
      c.charCodeAt(0),
    );
    text = new TextDecoder().decode(await passed(new DecompressionStream('deflate-raw'), bytes));
  } catch {
    throw new WrongFile('not-json', code.slice(0, 12));
  }
  return readRecord(text);
}

async function passed(
  stream: CompressionStream | DecompressionStream,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array> {
  const writer = stream.writable.getWriter();
  writer.write(bytes).catch(() => {}); // the reader tells what is wrong
  writer.close().catch(() => {});
  return new Uint8Array(await new Response(stream.readable).arrayBuffer());
}
