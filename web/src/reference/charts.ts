// The printed tables of both games as rows of words, from the very files that the engine plays by.
import { column, isKey, type Key, signed, t } from '../words/words.svelte';
import type { System } from './book';

export interface Chart {
  id: string;
  title: string;
  rule: string;
  note?: string;
  corner: string;
  head: string[];
  rows: { name: string; cells: string[] }[];
  graded?: boolean; // cells are results, tinted by weight
}

interface Terrain {
  terrain: string;
  cost: number;
  shift: number;
  cavalry_cost?: number;
  cost_in_zone?: number;
  connected_shift?: number;
  bombardment_die?: number;
  halves_bombardment?: boolean;
  bars_artillery?: boolean;
  blocks_sight?: boolean;
  closed_to?: string[];
}

export interface AprilsCharts {
  terrain: Terrain[];
  hexsides: {
    feature: string;
    cost: number;
    shift: number;
    shift_in_bombardment?: boolean;
    blocks_sight?: boolean;
    closed_to?: string[];
  }[];
  river_ford_cost: number;
  fortifications: Record<string, number>;
  largest_shift: number;
  morale_check_passes_from: number;
  columns: string[];
  attacker: { roll: number; results: string[] }[];
  defender: { roll: number; results: string[] }[];
}

export interface RallyCharts {
  terrain: Terrain[];
  stream: { cost: number; shift: number };
  river: { shift: number };
  ways: Record<string, number>;
  columns: { odds: string; attacker: number; defender: number }[];
  automatic: { attackers_fail: string; defenders_fail: string };
  shifts: Record<string, number>;
  defensive_fire: Record<string, number>;
  events: { roll: number; event: string; once_a_day?: boolean }[];
  retreat_hexes: number[];
  arrival_delay: number[];
  artillery_returns: number[];
  artillery_placed_up_to: number;
  artillery_captured_up_to: number;
  leader_captured_up_to: { moving: number; fighting: number };
  leader_falls: number[];
}

const word = (key: string): string => (isKey(key) ? t(key as Key) : key);
const none = '–';
const halves = (points: number): string =>
  points % 1 === 0 ? String(points) : `${Math.floor(points) || ''}½`;
const shift = (value: number): string =>
  value === 0 ? none : t(value < 0 ? 'charts.left' : 'charts.right', { count: Math.abs(value) });
const yes = (value: boolean | undefined): string => (value ? t('charts.yes') : none);
const kinds = (closed: string[] | undefined): string =>
  (closed ?? []).map((kind) => word(`kind.${kind}`).toLowerCase()).join(', ') || none;
// A dash of the printed table is no effect.
const result = (text: string): string => (text === '-' ? none : text);
const dice = (from: number, to: number): string => (from === to ? String(from) : `${from}–${to}`);

// Rolls with one result, as ranges: 1–2, 3–5, 6.
export function ranges(values: number[]): { roll: string; value: number }[] {
  const found: { roll: string; value: number }[] = [];
  for (let from = 0; from < values.length;) {
    let to = from;
    while (to + 1 < values.length && values[to + 1] === values[from]) to++;
    found.push({ roll: dice(from + 1, to + 1), value: values[from]! });
    from = to + 1;
  }
  return found;
}

export function aprilsCharts(charts: AprilsCharts): Chart[] {
  const combat = (id: 'attacker' | 'defender'): Chart => {
    const last = charts[id].length - 1;
    return {
      id,
      title: t(`charts.${id}`),
      rule: '6.2.6',
      note: t(`charts.${id}.note`),
      corner: t('charts.roll'),
      head: charts.columns.map(column),
      rows: charts[id].map(({ roll, results }, i) => ({
        name:
          i === 0 ? t('charts.or-less', { roll }) : i === last ? t('charts.or-more', { roll }) : String(roll),
        cells: results.map(result),
      })),
      graded: true,
    };
  };
  return [
    combat('attacker'),
    combat('defender'),
    {
      id: 'terrain',
      title: t('charts.terrain'),
      rule: '4.2',
      note: t('charts.terrain.note'),
      corner: t('charts.ground'),
      head: [t('charts.cost'), t('charts.shift'), t('charts.sight'), t('charts.closed')],
      rows: charts.terrain.map((row) => ({
        name: word(`terrain.${row.terrain}`),
        cells: [
          halves(row.cost),
          row.connected_shift === undefined
            ? shift(row.shift)
            : t('charts.connected', { shift: shift(row.shift), connected: shift(row.connected_shift) }),
          yes(row.blocks_sight),
          kinds(row.closed_to),
        ],
      })),
    },
    {
      id: 'hexsides',
      title: t('charts.hexsides'),
      rule: '4.2',
      note: t('charts.hexsides.note', { cost: charts.river_ford_cost }),
      corner: t('charts.side'),
      head: [t('charts.cost'), t('charts.shift'), t('charts.bombarded'), t('charts.closed')],
      rows: charts.hexsides.map((row) => ({
        name: word(`feature.${row.feature}`),
        cells: [
          sideCost(row.feature, row.cost),
          shift(row.shift),
          row.shift_in_bombardment === false ? none : shift(row.shift),
          row.feature === 'river' ? t('charts.all-units') : kinds(row.closed_to),
        ],
      })),
    },
    {
      id: 'works',
      title: t('charts.works'),
      rule: '10',
      note: t('charts.works.note'),
      corner: t('charts.work'),
      head: [t('charts.shift')],
      rows: Object.entries(charts.fortifications).map(([work, value]) => ({
        name: word(`charts.work.${work}`),
        cells: [shift(value)],
      })),
    },
    {
      id: 'limits',
      title: t('charts.limits'),
      rule: '6.4',
      corner: t('charts.what'),
      head: [t('charts.value')],
      rows: [
        { name: t('charts.check'), cells: [t('charts.or-more', { roll: charts.morale_check_passes_from })] },
        { name: t('charts.largest-shift'), cells: [String(charts.largest_shift)] },
        { name: t('charts.gun-range'), cells: ['4'] },
        { name: t('charts.stacking'), cells: ['2'] },
      ],
    },
  ];
}

// Along a way its rate replaces everything; other sides are added to the ground.
function sideCost(feature: string, cost: number): string {
  if (['road', 'track', 'railroad'].includes(feature)) return t('charts.instead', { cost: halves(cost) });
  if (feature === 'river') return none;
  if (feature === 'ford' || feature === 'bridge') return t('charts.no-water');
  return `+${halves(cost)}`;
}

export function rallyCharts(charts: RallyCharts): Chart[] {
  return [
    {
      id: 'odds',
      title: t('charts.odds'),
      rule: '9.3',
      note: t('charts.odds.note', {
        low: column(charts.automatic.attackers_fail),
        high: column(charts.automatic.defenders_fail),
      }),
      corner: t('charts.die'),
      head: charts.columns.map(({ odds }) => column(odds)),
      rows: (['attacker', 'defender'] as const).map((side) => ({
        name: t(`charts.${side}.short`),
        cells: charts.columns.map((entry) => signed(entry[side])),
      })),
    },
    {
      id: 'terrain',
      title: t('charts.terrain'),
      rule: '8.0',
      note: t('charts.terrain.rally.note'),
      corner: t('charts.ground'),
      head: [
        t('charts.cost'),
        t('charts.shift'),
        t('charts.sight'),
        t('charts.shell-die'),
        t('charts.halves'),
        t('charts.no-guns'),
      ],
      rows: [
        ...charts.terrain.map((row) => ({
          name: word(`terrain.${row.terrain}`),
          cells: [
            terrainCost(row),
            shift(row.shift),
            yes(row.blocks_sight),
            row.bombardment_die ? signed(row.bombardment_die) : none,
            yes(row.halves_bombardment),
            yes(row.bars_artillery),
          ],
        })),
        {
          name: word('feature.stream'),
          cells: [`+${halves(charts.stream.cost)}`, shift(charts.stream.shift), none, none, none, none],
        },
        {
          name: word('feature.river'),
          cells: [t('charts.barred'), shift(charts.river.shift), none, none, none, none],
        },
        ...Object.entries(charts.ways).map(([way, cost]) => ({
          name: word(`feature.${way}`),
          cells: [halves(cost), none, none, none, none, none],
        })),
      ],
    },
    simple('shifts', '9.3', charts.shifts, shift),
    simple('fire', '9.2', withoutLimits(charts.defensive_fire), signed),
    {
      id: 'events',
      title: t('charts.events'),
      rule: '5.0',
      note: t('charts.events.note'),
      corner: t('charts.two-dice'),
      head: [t('charts.event'), t('charts.once')],
      rows: charts.events.map(({ roll, event, once_a_day }) => ({
        name: String(roll),
        cells: [word(`charts.event.${event}`), yes(once_a_day)],
      })),
    },
    {
      id: 'dice',
      title: t('charts.dice'),
      rule: '9.5',
      corner: t('charts.when'),
      head: [t('charts.roll'), t('charts.then')],
      rows: [
        ...ranges(charts.retreat_hexes).map(({ roll, value }) => ({
          name: t('charts.dice.retreat'),
          cells: [roll, t('charts.hexes', { count: value })],
        })),
        ...ranges(charts.arrival_delay).map(({ roll, value }) => ({
          name: t('charts.dice.arrival'),
          cells: [roll, value === 0 ? t('charts.now') : t('charts.in-turns', { count: value })],
        })),
        ...ranges(charts.artillery_returns).map(({ roll, value }, i, all) => ({
          name: t('charts.dice.guns'),
          cells: [
            i === all.length - 1 ? t('charts.or-more', { roll: roll.split('–')[0]! }) : roll,
            t('charts.in-turns', { count: value }),
          ],
        })),
        {
          name: t('charts.dice.bring'),
          cells: [dice(1, charts.artillery_placed_up_to), t('charts.comes')],
        },
        {
          name: t('charts.dice.captured'),
          cells: [dice(1, charts.artillery_captured_up_to), t('charts.captured')],
        },
        {
          name: t('charts.dice.leader-moving'),
          cells: [dice(1, charts.leader_captured_up_to.moving), t('charts.captured')],
        },
        {
          name: t('charts.dice.leader-fighting'),
          cells: [dice(1, charts.leader_captured_up_to.fighting), t('charts.captured')],
        },
        { name: t('charts.dice.falls'), cells: [charts.leader_falls.join(', '), t('charts.falls')] },
      ],
    },
  ];

  function simple(
    id: 'shifts' | 'fire',
    rule: string,
    values: Record<string, number>,
    show: (value: number) => string,
  ): Chart {
    return {
      id,
      title: t(`charts.${id}`),
      rule,
      note: t(`charts.${id}.note`),
      corner: t('charts.reason'),
      head: [t('charts.value')],
      rows: Object.entries(values).map(([name, value]) => ({
        name: word(`charts.${id}.${name}`),
        cells: [show(value)],
      })),
    };
  }
}

// The limits that stand among the modifiers of defensive fire are part of their names.
const withoutLimits = (values: Record<string, number>): Record<string, number> =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name]) => !['good_quality', 'poor_quality', 'artillery_strength'].includes(name),
    ),
  );

function terrainCost(row: Terrain): string {
  if (row.cavalry_cost !== undefined)
    return t('charts.cavalry-cost', { cost: halves(row.cost), cavalry: halves(row.cavalry_cost) });
  if (row.cost_in_zone !== undefined)
    return t('charts.zone-cost', { cost: halves(row.cost), zone: halves(row.cost_in_zone) });
  return halves(row.cost);
}

export async function chartsOf(system: System): Promise<() => Chart[]> {
  if (system === 'aprils') {
    const charts = (await import('../../../data/aprils/charts.json')).default as AprilsCharts;
    return () => aprilsCharts(charts);
  }
  const charts = (await import('../../../data/rally/charts.json')).default as unknown as RallyCharts;
  return () => rallyCharts(charts);
}

// How hard a result of the combat tables hits, for its tint: nothing, steps, steps and a retreat.
export const weightOf = (cell: string): number =>
  /^\d/.test(cell) ? Math.min(6, Number.parseInt(cell, 10) * 2 - (cell.endsWith('R') ? 0 : 1)) : 0;
