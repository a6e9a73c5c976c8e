// Where places lie: names, centres, corners, neighbours. A place is a hex, or a bank of a river hex, which is half of it.
// One unit is 1/100 of a hex across flats; the sheet stands in a margin in which entry arrows and waiting counters lie.
import type { BattleMap, Compass, HexName } from '../engine/protocol';
import { halfOf } from './half';

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
  private readonly naming: Naming;
  // Of each river hex, its banks: where their counters stand, from the centre, and the places next to them.
  private readonly banks = new Map<HexName, Bank[]>();
  private readonly shiftedParity: number;

  constructor(
    private readonly map: BattleMap,
    readonly turn: Turn = 0,
  ) {
    const { columns, rows, shifted_columns } = map.grid;
    this.shiftedParity = shifted_columns === 'even' ? 0 : 1;
    this.names = new Set(map.hexes.map((h) => h.hex));
    this.naming = map.grid.ids === 'A1' ? lettered : numberedNames;
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
    for (const { hex, banks } of map.hexes) if (banks) this.banks.set(hex, this.banksOf(hex, banks));
  }

  // A bank lies toward the places next to it, the two against each other.
  private banksOf(hex: HexName, banks: Record<string, HexName[]>): Bank[] {
    const middle = this.hexCentre(hex);
    const toward = Object.entries(banks).map(([bank, beside]) => {
      const sum = { x: 0, y: 0 };
      for (const place of beside) {
        const c = this.hexCentre(place.split('/')[0]!);
        sum.x += c.x - middle.x;
        sum.y += c.y - middle.y;
      }
      return { place: `${hex}/${bank}`, beside, sum };
    });
    return toward.map(({ place, beside, sum }, i) => {
      const other = toward[1 - i]?.sum ?? { x: 0, y: 0 };
      const way = { x: sum.x - other.x, y: sum.y - other.y };
      const length = Math.hypot(way.x, way.y) || 1;
      return { place, beside, way: { x: way.x / length, y: way.y / length } };
    });
  }
  private bank(place: HexName): Bank | undefined {
    const [hex, name] = place.split('/');
    return name ? this.banks.get(hex!)?.find((bank) => bank.place === place) : undefined;
  }
  // The places of a hex: itself, or its two banks.
  placesOf(hex: HexName): HexName[] {
    return this.banks.get(hex)?.map((bank) => bank.place) ?? [hex];
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

  has(place: HexName): boolean {
    return this.names.has(place) || this.bank(place) !== undefined;
  }

  private shift(column: number): number {
    return Math.abs(column % 2) === this.shiftedParity ? hexHeight / 2 : 0;
  }

  // Where counters stand.
  centre(place: HexName): Point {
    const middle = this.hexCentre(place);
    const bank = this.bank(place);
    return bank ? { x: middle.x + bank.way.x * 26, y: middle.y + bank.way.y * 26 } : middle;
  }

  private hexCentre(place: HexName): Point {
    const [column, row] = this.naming.read(place);
    const { columns, rows } = this.map.grid;
    return this.placed({
      x: cornerRadius + (column - columns[0]) * columnStep - this.middle.x,
      y: hexHeight / 2 + (row - rows[0]) * hexHeight + this.shift(column) - this.middle.y,
    });
  }

  // The outline of a place, or of one that is a share as large.
  path(place: HexName, share = 1): string {
    const centre = this.hexCentre(place);
    const point = (c: Point) =>
      `${(centre.x + c.x * share).toFixed(1)} ${(centre.y + c.y * share).toFixed(1)}`;
    const bank = this.bank(place);
    const corners = bank ? halfOf(this.corners, bank.way) : this.corners;
    return `M${corners.map(point).join('L')}Z`;
  }

  // The place under a point; null off the map.
  at(p: Point): HexName | null {
    const hex = this.hexAt(p);
    const banks = hex ? this.banks.get(hex) : undefined;
    if (!hex || !banks) return hex;
    const c = this.hexCentre(hex);
    const along = (bank: Bank) => (p.x - c.x) * bank.way.x + (p.y - c.y) * bank.way.y;
    return banks.reduce((a, b) => (along(b) > along(a) ? b : a)).place;
  }

  private hexAt(p: Point): HexName | null {
    const { columns, rows } = this.map.grid;
    const laid = this.laidOut(p);
    const q = { x: laid.x + this.middle.x, y: laid.y + this.middle.y };
    const near = Math.round((q.x - cornerRadius) / columnStep) + columns[0];
    let best: HexName | null = null;
    let least = Infinity;
    for (const column of [near - 1, near, near + 1]) {
      const y = q.y - hexHeight / 2 - this.shift(column);
      const hex = this.naming.write(column, Math.round(y / hexHeight) + rows[0]);
      if (!this.names.has(hex)) continue;
      const c = this.hexCentre(hex);
      const far = Math.hypot(c.x - p.x, c.y - p.y);
      if (far < least) [least, best] = [far, hex];
    }
    return least <= cornerRadius ? best : null;
  }

  // The place that lies this way: of a river hex the bank on this side, and from one bank first the other, if it lies there.
  neighbour(place: HexName, direction: Compass): HexName | null {
    const bank = this.bank(place);
    const way = this.way(direction);
    if (bank && bank.way.x * way.x + bank.way.y * way.y < -0.6)
      return this.banks.get(place.split('/')[0]!)!.find((b) => b !== bank)!.place;
    const hex = this.hexBeyond(place, direction);
    const banks = hex ? this.banks.get(hex) : undefined;
    if (!hex || !banks) return hex;
    const near = (b: Bank) => -(b.way.x * way.x + b.way.y * way.y);
    return (
      banks.find((b) => b.beside.includes(place)) ?? banks.reduce((a, b) => (near(b) > near(a) ? b : a))
    ).place;
  }

  private hexBeyond(place: HexName, direction: Compass): HexName | null {
    const [column, row] = this.naming.read(place);
    const low = this.shift(column) > 0 ? 1 : 0; // a shifted column's sides lie half a row lower
    const to: Record<Compass, [number, number]> = {
      N: [column, row - 1],
      S: [column, row + 1],
      NE: [column + 1, row - 1 + low],
      SE: [column + 1, row + low],
      NW: [column - 1, row - 1 + low],
      SW: [column - 1, row + low],
    };
    const name = this.naming.write(...to[direction]);
    return this.names.has(name) ? name : null;
  }

  private way(direction: Compass): Point {
    const i = directions.indexOf(direction);
    const a = this.corners[i]!;
    const b = this.corners[(i + 1) % 6]!;
    const length = Math.hypot(a.x + b.x, a.y + b.y);
    return { x: (a.x + b.x) / length, y: (a.y + b.y) / length };
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

  // The places next to one; both banks of a river hex that only one of its places touches.
  neighbours(place: HexName): HexName[] {
    const beside = this.bank(place)?.beside;
    if (beside) return beside;
    return directions
      .map((d) => this.hexBeyond(place, d))
      .filter((hex) => hex !== null)
      .flatMap((hex) => {
        const banks = this.banks.get(hex);
        return banks ? banks.filter((b) => b.beside.includes(place)).map((b) => b.place) : [hex];
      });
  }

  // The outline of a set of places: every hexside that has a hex of the set on one side only, and the river between two
  // banks of which only one belongs to it.
  outline(places: Iterable<HexName>): string {
    const set = new Set(places);
    const hexes = new Set([...set].map((place) => place.split('/')[0]!));
    let path = '';
    for (const hex of hexes) {
      const banks = this.banks.get(hex)?.filter((bank) => set.has(bank.place));
      const c = this.hexCentre(hex);
      if (banks?.length === 1) {
        path += this.path(banks[0]!.place);
        continue;
      }
      directions.forEach((d, i) => {
        const next = this.hexBeyond(hex, d);
        if (next && this.placesOf(next).some((place) => set.has(place))) return;
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

interface Bank {
  place: HexName;
  beside: HexName[];
  way: Point; // from the middle of the hex, one unit long
}

// Printed names are column and row.
interface Naming {
  read(place: HexName): [column: number, row: number];
  write(column: number, row: number): HexName;
}

// "3605": the row has two digits.
const numberedNames: Naming = {
  read: (hex) => [Number(hex.slice(0, -2)), Number(hex.slice(-2))],
  write: (column, row) => String(column).padStart(2, '0') + String(row).padStart(2, '0'),
};

// "E13", "E13/east": the column is a letter.
const lettered: Naming = {
  read: (place) => [place.charCodeAt(0) - 64, Number(place.slice(1).split('/')[0])],
  write: (column, row) => String.fromCharCode(64 + column) + row,
};
