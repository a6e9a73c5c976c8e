// The picture of the ground: drawn by the engine's own renderer when the page was built, one file a battle, tone and
// level of detail. As an image it cannot see the page's fonts, so they are put into it.
import caslonItalic from '@fontsource/libre-caslon-text/files/libre-caslon-text-latin-400-italic.woff2?url';
import caslon from '@fontsource/libre-caslon-text/files/libre-caslon-text-latin-400-normal.woff2?url';
import caslonBold from '@fontsource/libre-caslon-text/files/libre-caslon-text-latin-700-normal.woff2?url';
import barlow from '@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff2?url';
import standardItalic from '@fontsource/old-standard-tt/files/old-standard-tt-latin-400-italic.woff2?url';
import standard from '@fontsource/old-standard-tt/files/old-standard-tt-latin-400-normal.woff2?url';
import standardBold from '@fontsource/old-standard-tt/files/old-standard-tt-latin-700-normal.woff2?url';
import type { Detail } from './detail';

export type Tone = 'light' | 'dark';

const faces: [family: string, weight: string, style: string, file: string][] = [
  ['Old Standard TT', '400', 'normal', standard],
  ['Old Standard TT', '400', 'italic', standardItalic],
  ['Old Standard TT', '700', 'normal', standardBold],
  ['Libre Caslon Text', '400', 'normal', caslon],
  ['Libre Caslon Text', '400', 'italic', caslonItalic],
  ['Libre Caslon Text', '700', 'normal', caslonBold],
  ['Barlow Condensed', '600 700', 'normal', barlow],
];

async function asData(file: string): Promise<string> {
  const bytes = new Uint8Array(await (await fetch(file)).arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return `data:font/woff2;base64,${btoa(text)}`;
}

let styles: Promise<string> | undefined;

function fontStyles(): Promise<string> {
  styles ??= Promise.all(
    faces.map(
      async ([family, weight, style, file]) =>
        `@font-face{font-family:'${family}';font-weight:${weight};font-style:${style};src:url(${await asData(file)}) format('woff2')}`,
    ),
  ).then((rules) => `<style>${rules.join('')}</style>`);
  return styles;
}

// A picture: of which battle, as laid out or turned north up, in which tone, how fine.
export interface Ground {
  battle: string;
  north: boolean;
  tone: Tone;
  detail: Detail;
}

const nameOf = ({ battle, north, tone, detail }: Ground): string =>
  `${battle}${north ? '-north' : ''}-${tone}-${detail}`;

export const groundFile = (ground: Ground): string =>
  new URL(`maps/${nameOf(ground)}.svg`, document.baseURI).href;

// The SVG of the ground with its fonts in it; null if the battle has no picture, as one of a player's own.
export async function groundText(ground: Ground): Promise<string | null> {
  const response = await fetch(groundFile(ground)).catch(() => null);
  if (!response?.ok || !response.headers.get('content-type')?.includes('svg')) return null;
  const [text, fonts] = await Promise.all([response.text(), fontStyles()]);
  return text.replace('<defs>', `<defs>${fonts}`);
}

const made = new Map<string, Promise<string | null>>();

// An address for an <img>; made once for each picture.
export function groundImage(ground: Ground): Promise<string | null> {
  const key = nameOf(ground);
  let image = made.get(key);
  if (!image) {
    image = groundText(ground).then((text) =>
      text === null ? null : URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' })),
    );
    made.set(key, image);
  }
  return image;
}
