// Shapes of counters, as the sheet's own renderer draws them: outlines, silhouettes, marks. Units of 1/100 of a counter.
import type { Side } from '../engine/protocol';

export const man =
  'M-2.9-12.6L-2.2-15.6Q-1.9-16.6-.8-16.5L3.1-16.1Q4-16 3.9-15.1L3.7-13.3L5.6-12.6L5.5-11.9L3.7-11.' +
  '9Q3.9-8.6 1.4-8.2L1.3-7.3Q4.2-6.9 5-4.2L7 1.2L4.6 2.4L3.5.2L3.6 4.6Q4.8 10 5.9 16.3L8.4 17.2V18H' +
  '2.6L.4 7.8Q-.8 13-3.2 16.6L-1.4 17.3V18H-7.4Q-4.6 12.5-3.7 5.4L-3.9-3.2Q-3.9-6.8-1.6-7.3L-1.5-8.' +
  '3Q-3.5-9.2-3.1-11.8ZM-6.6-20.2L-5.4-20.9L2.6-5.2L6.4 1L8 1.6L6.6 3.8L4.2 2.6L.6-4.4Z';
export const horse =
  'M-27-2.5Q-24.6-8.4-18.4-7.2Q-13-9.2-7-7.4Q1-6 7.2-8.2Q11-10.6 13.4-15.2Q14.8-18.2 17.8-19.4L18.6' +
  '-22.2L20.4-19.6Q23.6-17.8 25-14.4L28.4-10.6Q28.6-8.4 26.2-8.2L22.6-9.8Q20.2-9.8 19.2-7Q18.2-2 15' +
  '.2 1.4L20.6 3.4Q25.4 3.2 26.6 6.6L27.4 11.2L25.2 12.2L23.6 8Q19.6 8 15.4 6.6L18.2 9.6Q21.4 10.8 ' +
  '21 13.2L19.4 17.6L17 17.2L17.6 13.4Q13 11.8 9.4 6.4Q1 8.2-6.8 5.2Q-10.4 7.6-14.8 8.8L-17.4 12.4L' +
  '-22 17.4L-24 16.2L-20.8 11.6L-18.6 7.2Q-15.6 5.2-14 2.8Q-16.4 6-21.4 7.4L-25.6 11.6L-27.4 10.2L-' +
  '24.2 5.2Q-19.4 2.4-17.6-3.2Q-21-4.6-23.2-1Q-25 2.6-29.6 3.6Q-27.4 1-27-2.5Z';
export const rider =
  'M-5.4-7.4Q-4.6-12.6-2.6-16.4Q-2.2-19-.4-19.6L-.6-20.6L-2.8-20.8L-2.7-21.7L-.9-21.8L-.4-24.4Q-.2-' +
  '25.4.9-25.2L4.2-24.6L4.4-22.2L6.4-21.6L6.2-20.8L4.4-20.9Q4.4-18.4 2.4-18Q4.4-16.6 4.8-14L9.8-12.' +
  '2L9.6-10.2L4-10.6L3-7Q5.6-4.6 5-1.2L4.4 5L7.4 6L6.8 7.4H1.2L1.4-1.4Q-2.8-2-5.4-7.4ZM-2.6-15.6L-9' +
  '.8-20.6Q-18-25.4-25.4-23.6Q-18-23.4-11-18.4L-4.2-12.8Z';
export const gun =
  'M-31 13.6L-7.4-1.8L-3 2.2L-26.6 16.6L-31.4 16.8ZM-17.4-9.6Q-18.6-12.4-15.6-13.2L-13.8-13.5L26.6-' +
  '10.8L28-12V-5L26.6-6.2L-11.8-4.2Q-16-4.4-17.4-7.2L-20.4-7.4V-9.4Z';
export const boat =
  'M-31 5H31L27 13.6Q26 15 24 15H-24Q-27 15-28 13ZM-25 3.6L-20-5.6H17L24 3.6ZM-7.6-7V-19.4H-3.4V-7Z' +
  'M3.4-7V-19.4H7.6V-7ZM-8.8-20.8H-2.2V-18.8H-8.8ZM2.2-20.8H8.8V-18.8H2.2ZM11.4-7V-11.4H16.4V-7ZM-2' +
  '4-7.6V-18L-15.4-15.4L-23-12.8V-7.6ZM-2.8-21.6q-3-2-7.6-1.2t-8-1.4q4.6.4 7.6-.6t8 1.2zM8.2-21.6q-' +
  '2.4-2.4-6-2t-6.6-1.4q4 0 6.6-.8t6 2.2z';
export const ports = 'M-15.6-2.6h4.6v3.6h-4.6zM-4.8-2.6h4.6v3.6h-4.6zM6-2.6h4.6v3.6h-4.6z';
export const officer =
  'M-23 18Q-22.4 6.6-12.6 3.4L-5.6 1L-5.4-2.6Q-8.4-5-8.8-9.2L-9.4-11.6Q-16-11.2-18.8-13.2Q-13.6-14-' +
  '9.8-14.6Q-9.4-21.6-5.4-22.8Q-2.6-21 0-21.6Q3.4-23.4 6.2-22.2Q9.4-20.4 9.8-14.6Q15.4-14.4 19.6-16' +
  '.6Q16.4-11.4 9.4-11.4L8.8-8.6Q8.4-4.6 5.4-2.4L5.6 1L12.6 3.4Q22.4 6.6 23 18Z';
export const braid =
  'M-17.6 9.2L-9.4 6.6L-8.8 8.6L-17 11.2ZM17.6 9.2L9.4 6.6L8.8 8.6L17 11.2ZM-.9 7h1.8v2h-1.8zM-.9 1' +
  '1h1.8v2h-1.8zM-.9 15h1.8v2h-1.8z';
export const wagon =
  'M-24 1.6Q-28.4-14.6-25-18.2Q-21.6-15-13.4-15.6Q-4-15.2 4.4-15.6Q13.4-15 17.6-18.6Q22.4-13.6 17 1' +
  '.6ZM-25.6 3H18.6L16.6 8.4H-23.6ZM17.6 5.4L31 9.2L30.4 11.2L16.6 8Z';
export const hoops =
  'M-14.4-14.6Q-16.4-6.4-14.6 1.4L-13.2 1.4Q-14.8-6.4-13-14.6ZM-2.2-14.4Q-3-6.4-2.2 1.4H-.9Q-1.6-6.' +
  '4-.8-14.4ZM9.2-14.6Q10.4-6.4 9 1.4H10.4Q11.8-6.4 10.6-14.6Z';

export function cardOutline(side: Side, inset: number): string {
  const low = inset;
  const high = 100 - inset;
  if (side === 'confederate') {
    const near = low + 11;
    const far = high - 11;
    return `M${near} ${low}H${far}L${high} ${near}V${far}L${far} ${high}H${near}L${low} ${far}V${near}Z`;
  }
  const run = high - low - 18;
  return `M${low + 9} ${low}h${run}a9 9 0 0 1 9 9v${run}a9 9 0 0 1-9 9h-${run}a9 9 0 0 1-9-9v-${run}a9 9 0 0 1 9-9z`;
}

// A battery's chit: a disc, or an octagon.
export function chitOutline(side: Side, inset: number): string {
  const radius = 47 - inset;
  if (side === 'union')
    return `M${50 - radius} 50a${radius} ${radius} 0 0 1 ${2 * radius} 0a${radius} ${radius} 0 0 1-${2 * radius} 0z`;
  const corner = (i: number): string => {
    const turn = (Math.PI * (i + 0.5)) / 4;
    const far = 1.04 * radius;
    return `${(50 + far * Math.cos(turn)).toFixed(1)} ${(50 + far * Math.sin(turn)).toFixed(1)}`;
  };
  return `M${[0, 1, 2, 3, 4, 5, 6, 7].map(corner).join('L')}Z`;
}

// A plate and a sign for each state, by weight: where there is room for one, it is the first.
export type MarkName = 'retreated' | 'attacked' | 'zone' | 'overstacked' | 'command' | 'moved';
export const markOrder: MarkName[] = ['retreated', 'attacked', 'zone', 'overstacked', 'command', 'moved'];

const tab = 'M-6.5-11.5h13q5 0 5 5v13q0 5-5 5h-13q-5 0-5-5v-13q0-5 5-5z';
const burst = Array.from({ length: 16 }, (_, i) => {
  const radius = i % 2 === 0 ? 13.6 : 9.8;
  const turn = (Math.PI * i) / 8;
  return `${i === 0 ? 'M' : 'L'}${(radius * Math.cos(turn)).toFixed(1)} ${(radius * Math.sin(turn)).toFixed(1)}`;
}).join('');

export const marks: Record<
  MarkName,
  { plate: string; colour: string; ink: string; sign: string; width: number }
> = {
  retreated: {
    plate: tab,
    colour: '#9C2F24',
    ink: '#FFF6E6',
    sign: 'M6 4.6V1Q6-3.6 1.4-3.6H-5M-1.2-7.6L-5.4-3.6L-1.2 .4',
    width: 2.7,
  },
  attacked: {
    plate: burst + 'Z',
    colour: '#D4552B',
    ink: '#FFF6E6',
    sign: 'M-4.4-4.4L4.4 4.4M4.4-4.4L-4.4 4.4',
    width: 2.7,
  },
  zone: {
    plate: 'M0-13L13.4 10.4H-13.4Z',
    colour: '#F2B632',
    ink: '#2C2216',
    sign: 'M0-1.6V4.6M0 7.8v.2',
    width: 3.2,
  },
  overstacked: {
    plate: tab,
    colour: '#6A2C7A',
    ink: '#FFF6E6',
    sign: 'M-6.4 5.6H6.4M-6.4 1.6H6.4M0-7.6V-4.6M0-1.8v.1M-6.4-2.2H-3M3-2.2H6.4',
    width: 2.7,
  },
  // out of command
  command: {
    plate: tab,
    colour: '#FFF3D2',
    ink: '#6A4700',
    sign: 'M-3.6-4.2Q-3.4-7.4 0-7.4Q3.8-7.4 3.8-4Q3.8-1.4 .2-.4V2M.2 6v.2',
    width: 2.7,
  },
  moved: {
    plate: tab,
    colour: '#F4EBD3',
    ink: '#2C2216',
    sign: 'M-6-5.4L-.6 0L-6 5.4M1-5.4L6.4 0L1 5.4',
    width: 2.7,
  },
};

// The formation's band: colour and ink. Colours 7 to 12 carry a bar, so that the series differ without colour.
export const bands: { colour: string; ink: string }[] = [
  { colour: '#A8322A', ink: '#FFF6E6' },
  { colour: '#E9C049', ink: '#241C10' },
  { colour: '#1F7F7A', ink: '#FFF6E6' },
  { colour: '#9C78C4', ink: '#140E08' },
  { colour: '#DB7A2E', ink: '#140E08' },
  { colour: '#A6D3EE', ink: '#241C10' },
  { colour: '#153B1C', ink: '#FFF6E6' },
  { colour: '#E99AAE', ink: '#241C10' },
  { colour: '#855935', ink: '#FFF6E6' },
  { colour: '#C6D45A', ink: '#241C10' },
  { colour: '#F8F3E4', ink: '#241C10' },
  { colour: '#4E2358', ink: '#FFF6E6' },
];

export interface SideColours {
  face: string;
  ink: string;
  smallInk: string;
  edge: string;
  line: string;
  silhouette: string;
  panel: string;
  panelInk: string;
  disc: string;
}

export const sideColours: Record<Side, SideColours> = {
  union: {
    face: '#2C4C7C',
    ink: '#F7F0DE',
    smallInk: '#B9C8DF',
    edge: '#162B4B',
    line: '#6E8FBE',
    silhouette: '#F7F0DE',
    panel: '#D9DEE3',
    panelInk: '#1B2F50',
    disc: '#2C4C7C',
  },
  confederate: {
    face: '#BDB8AB',
    ink: '#1F1B15',
    smallInk: '#3F3A31',
    edge: '#57524A',
    line: '#EBE7DD',
    silhouette: '#2A251E',
    panel: '#F4EFE3',
    panelInk: '#2A251E',
    disc: '#F4EFE3',
  },
};
