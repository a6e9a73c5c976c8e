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

// Quarter turns of the sheet, clockwise, from how it is laid out.
export type Turn = 0 | 1 | 2 | 3;

// The turn that brings north to the top, from the bearing in which rows run.
export const turnToNorth = (rowsToward = 180): Turn =>
  (((Math.round((rowsToward - 180) / 90) % 4) + 4) % 4) as Turn;

const spun = (p: Point, turn: Turn): Point =>
  turn === 1 ? { x: -p.y, y: p.x } : turn === 2 ? { x: -p.x, y: -p.y } : turn === 3 ? { x: p.y, y: -p.x } : p;

export class Geometry {
  readonly width: number;
  readonly height: number;
  readonly sheet: { x: number; y: number; width: number; height: number };
  // Relative to a centre, clockwise from the left end of the side that is north on the sheet as laid out.
  readonly corners: Point[];
  private readonly names: Set<HexName>;
  private readonly shiftedParity: number;

  constructor(
    private readonly map: BattleMap,
    readonly turn: Turn = 0,
  ) {
    const { columns, rows, shifted_columns } = map.grid;
    this.shiftedParity = shifted_columns === 'even' ? 0 : 1;
    this.names = new Set(map.hexes.map((h) => h.hex));
    const width = (columns[1] - columns[0]) * columnStep + 2 * cornerRadius;
    const height = (rows[1] - rows[0] + 1) * hexHeight + (columns[1] > columns[0] ? hexHeight / 2 : 0);
    this.sheet = this.pointed
      ? { x: margin, y: margin, width: height, height: width }
      : { x: margin, y: margin, width, height };
    this.width = this.sheet.width + 2 * margin;
    this.height = this.sheet.height + 2 * margin;
    this.corners = [240, 300, 0, 60, 120, 180].map((degrees) => {
      const angle = ((degrees + 90 * turn) * Math.PI) / 180;
      return { x: cornerRadius * Math.cos(angle), y: cornerRadius * Math.sin(angle) };
    });
  }

  // Hexes stand on a corner, not on a side.
  get pointed(): boolean {
    return this.turn % 2 === 1;
  }

  // From the sheet as laid out, measured from its middle, to the world.
  private placed(p: Point): Point {
    const at = spun(p, this.turn);
    return { x: this.width / 2 + at.x, y: this.height / 2 + at.y };
  }
  private laidOut(p: Point): Point {
    return spun({ x: p.x - this.width / 2, y: p.y - this.height / 2 }, ((4 - this.turn) % 4) as Turn);
  }
  private get middle(): Point {
    const { width, height } = this.sheet;
    return this.pointed ? { x: height / 2, y: width / 2 } : { x: width / 2, y: height / 2 };
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
    return this.placed({
      x: cornerRadius + (column - columns[0]) * columnStep - this.middle.x,
      y: hexHeight / 2 + (row - rows[0]) * hexHeight + this.shift(column) - this.middle.y,
    });
  }

  // The outline of a hex, or of one that is a share as large.
  path(hex: HexName, share = 1): string {
    const centre = this.centre(hex);
    const point = (c: Point) =>
      `${(centre.x + c.x * share).toFixed(1)} ${(centre.y + c.y * share).toFixed(1)}`;
    return `M${this.corners.map(point).join('L')}Z`;
  }

  // The hex under a point; null off the map.
  at(p: Point): HexName | null {
    const { columns, rows } = this.map.grid;
    const laid = this.laidOut(p);
    const q = { x: laid.x + this.middle.x, y: laid.y + this.middle.y };
    const near = Math.round((q.x - cornerRadius) / columnStep) + columns[0];
    let best: HexName | null = null;
    let least = Infinity;
    for (const column of [near - 1, near, near + 1]) {
      const y = q.y - hexHeight / 2 - this.shift(column);
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

  // The direction that points most nearly this way on the screen.
  toward(way: Point): Compass {
    const reach = (i: number): number => {
      const a = this.corners[i]!;
      const b = this.corners[(i + 1) % 6]!;
      return (a.x + b.x) * way.x + (a.y + b.y) * way.y;
    };
    return directions[[0, 1, 2, 3, 4, 5].reduce((best, i) => (reach(i) > reach(best) ? i : best))]!;
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
        const a = this.corners[i]!;
        const b = this.corners[(i + 1) % 6]!;
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
