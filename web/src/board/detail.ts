// How much the sheet and its counters show, from a glance at the whole field (0) to a close look (3).
export type Detail = 0 | 1 | 2 | 3;

const bounds = [28, 56, 90];

// By the pixels across a hex; a level is left only when the bound is passed by a tenth, so that it does not flutter.
export function detailFor(pixels: number, now?: Detail): Detail {
  const level = bounds.filter((bound) => pixels >= bound).length as Detail;
  if (now === undefined || level === now) return level;
  const bound = bounds[Math.min(level, now)]!;
  return Math.abs(pixels - bound) < bound / 10 && Math.abs(level - now) === 1 ? now : level;
}

export const counterSize: Record<Detail, number> = { 0: 84, 1: 76, 2: 68, 3: 66 };
