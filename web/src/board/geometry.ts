// Where hexes lie: names, centres, corners, neighbours. One unit is 1/100 of a hex across flats; the sheet stands in a
// margin in which entry arrows and waiting counters lie.
import type { BattleMap, Compass, HexName } from '../engine/protocol';

export interface Point {
  x: number;
  y: number;
}

export const hexHeight = 100;
export const cornerRadius = 100 / Math.sqrt(3);
const columnStep = (cornerRadius * 3) / 2;
export const margin = 150;

export const directions: Compass[] = ['N', 'NE', 'SE', 'S', 'SW', 'NW'];

// Corners relative to the centre, clockwise from the left end of the north side.
export const corners: Point[] = [240, 300, 0, 60, 120, 180].map((degrees) => ({
  x: cornerRadius * Math.cos((degrees * Math.PI) / 180),
  y: cornerRadius * Math.sin((degrees * Math.PI) / 180),
}));

export function hexPath(centre: Point, share = 1): string {
  return (
    corners
      .map(
        (c, i) =>
          `${i === 0 ? 'M' : 'L'}${(centre.x + c.x * share).toFixed(1)} ${(centre.y + c.y * share).toFixed(1)}`,
      )
      .join('') + 'Z'
  );
}

export class Geometry {
  readonly width: number;
  readonly height: number;
  readonly sheet: { x: number; y: number; width: number; height: number };
  private readonly names: Set<HexName>;
  private readonly shiftedParity: number;

  constructor(private readonly map: BattleMap) {
    const { columns, rows, shifted_columns } = map.grid;
    this.shiftedParity = shifted_columns === 'even' ? 0 : 1;
    this.names = new Set(map.hexes.map((h) => h.hex));
    const width = (columns[1] - columns[0]) * columnStep + 2 * cornerRadius;
    const height = (rows[1] - rows[0] + 1) * hexHeight + (columns[1] > columns[0] ? hexHeight / 2 : 0);
    this.sheet = { x: margin, y: margin, width, height };
    this.width = width + 2 * margin;
    this.height = height + 2 * margin;
  }

  has(hex: HexName): boolean {
    return this.names.has(hex);
  }

  private shift(column: number): number {
    return Math.abs(column % 2) === this.shiftedParity ? hexHeight / 2 : 0;
  }

  centre(hex: HexName): Point {
    const [column, row] = place(hex);
    const { columns, rows } = this.map.grid;
    return {
      x: margin + cornerRadius + (column - columns[0]) * columnStep,
      y: margin + hexHeight / 2 + (row - rows[0]) * hexHeight + this.shift(column),
    };
  }

  // The hex under a point; null off the map.
  at(p: Point): HexName | null {
    const { columns, rows } = this.map.grid;
    const near = Math.round((p.x - margin - cornerRadius) / columnStep) + columns[0];
    let best: HexName | null = null;
    let least = Infinity;
    for (const column of [near - 1, near, near + 1]) {
      const y = p.y - margin - hexHeight / 2 - this.shift(column);
      const hex = nameOf(column, Math.round(y / hexHeight) + rows[0]);
      if (!this.has(hex)) continue;
      const c = this.centre(hex);
      const far = Math.hypot(c.x - p.x, c.y - p.y);
      if (far < least) [least, best] = [far, hex];
    }
    return least <= cornerRadius ? best : null;
  }

  neighbour(hex: HexName, direction: Compass): HexName | null {
    const [column, row] = place(hex);
    const low = this.shift(column) > 0 ? 1 : 0; // a shifted column's sides lie half a row lower
    const to: Record<Compass, [number, number]> = {
      N: [column, row - 1],
      S: [column, row + 1],
      NE: [column + 1, row - 1 + low],
      SE: [column + 1, row + low],
      NW: [column - 1, row - 1 + low],
      SW: [column - 1, row + low],
    };
    const name = nameOf(...to[direction]);
    return this.has(name) ? name : null;
  }

  neighbours(hex: HexName): HexName[] {
    return directions.map((d) => this.neighbour(hex, d)).filter((h) => h !== null);
  }

  // The outline of a set of hexes: every side that has a hex of the set on one side only.
  outline(hexes: Iterable<HexName>): string {
    const set = new Set(hexes);
    let path = '';
    for (const hex of set) {
      const c = this.centre(hex);
      directions.forEach((d, i) => {
        const next = this.neighbour(hex, d);
        if (next && set.has(next)) return;
        const a = corners[i]!;
        const b = corners[(i + 1) % 6]!;
        path += `M${(c.x + a.x).toFixed(1)} ${(c.y + a.y).toFixed(1)}L${(c.x + b.x).toFixed(1)} ${(c.y + b.y).toFixed(1)}`;
      });
    }
    return path;
  }

  // Toward which edge of the sheet a hex on its border looks.
  edge(hex: HexName): 'left' | 'right' | 'top' | 'bottom' {
    const c = this.centre(hex);
    const s = this.sheet;
    const gaps = {
      left: c.x - s.x,
      right: s.x + s.width - c.x,
      top: c.y - s.y,
      bottom: s.y + s.height - c.y,
    };
    return (Object.keys(gaps) as (keyof typeof gaps)[]).reduce((a, b) => (gaps[b] < gaps[a] ? b : a));
  }
}

// Printed names are column and row; the row has two digits.
export function place(hex: HexName): [column: number, row: number] {
  return [Number(hex.slice(0, -2)), Number(hex.slice(-2))];
}

export function nameOf(column: number, row: number): HexName {
  return String(column).padStart(2, '0') + String(row).padStart(2, '0');
}
