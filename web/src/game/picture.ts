// The position as a picture: the ground with the page's own pieces over it, as SVG or PNG.
import barlow from '@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff2?url';
import type { Geometry } from '../board/geometry';
import { groundText, type Tone } from '../board/ground';

async function fontRule(): Promise<string> {
  const bytes = new Uint8Array(await (await fetch(barlow)).arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return `@font-face{font-family:'Barlow Condensed';font-weight:700;src:url(data:font/woff2;base64,${btoa(text)})}`;
}

// `board` is the drawing of the pieces as it stands on the page.
export async function positionSvg(
  battle: string,
  tone: Tone,
  geometry: Geometry,
  board: SVGElement,
): Promise<string> {
  const { sheet, width, height } = geometry;
  const ground = (await groundText({ battle, north: geometry.turn > 0, tone, detail: 3 })) ?? '';
  const inner = ground.replace(
    /<svg [^>]*?viewBox="([^"]*)"[^>]*>/,
    `<svg x="${sheet.x}" y="${sheet.y}" width="${sheet.width}" height="${sheet.height}" viewBox="$1">`,
  );
  const pieces = board.cloneNode(true) as SVGElement;
  inlineStyles(board, pieces);
  const symbols = document.querySelector('svg.symbols defs')?.innerHTML ?? '';
  const table = getComputedStyle(document.documentElement).getPropertyValue('--table');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<style>${await fontRule()}</style><defs>${symbols}</defs>` +
    `<rect width="100%" height="100%" fill="${table}"/>${inner}${pieces.innerHTML}</svg>`
  );
}

// Style rules of the page do not travel with the drawing; what they say does.
function inlineStyles(from: Element, to: Element): void {
  const kept = [
    'fill',
    'stroke',
    'stroke-width',
    'stroke-dasharray',
    'opacity',
    'font-family',
    'font-weight',
    'font-size',
    'text-anchor',
  ];
  const style = getComputedStyle(from);
  for (const name of kept) (to as SVGElement).style.setProperty(name, style.getPropertyValue(name));
  [...from.children].forEach((child, i) => inlineStyles(child, to.children[i]!));
}

export async function asPng(svg: string, scale: number): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(image.width * scale);
    canvas.height = Math.round(image.height * scale);
    canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((good, bad) =>
      canvas.toBlob(
        (blob) => (blob ? good(blob) : bad(new Error('the picture cannot be made'))),
        'image/png',
      ),
    );
  } finally {
    URL.revokeObjectURL(address);
  }
}
