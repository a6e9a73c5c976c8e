// Typed orders, in English and French: "price to 3505", "attack 3916 with hebert hill", "active cheatham pour 2". Reads
// words only; what is possible is for the engine to say.
import type { HexName, Unit, UnitId } from '../engine/protocol';

export type Order =
  | { kind: 'march'; unit: UnitId; to: HexName }
  | { kind: 'choose'; unit: UnitId }
  | { kind: 'attack'; targets: HexName[]; attackers: UnitId[]; morale: number | null }
  | { kind: 'retreat'; unit: UnitId; to: HexName | null }
  | { kind: 'fall-back'; units: UnitId[] }
  | { kind: 'lose' | 'check'; unit: UnitId }
  | { kind: 'advance'; unit: UnitId | null; to: HexName | null }
  | { kind: 'morale'; rating: number }
  | { kind: 'number'; number: number }
  | { kind: 'why'; unit: UnitId; to: HexName }
  | { kind: 'sight'; from: HexName; to: HexName }
  | { kind: 'look'; hex: HexName }
  | { kind: 'activate'; unit: UnitId; price: number | null }
  | { kind: 'place'; unit: UnitId | null; hex: HexName; target: HexName | null }
  | { kind: 'recover' | 'fire'; unit: UnitId }
  | { kind: 'end' | 'draw' | 'undo' | 'zones' | 'hold' | 'pass' };

export type Fault =
  | { fault: 'unknown'; word: string }
  | { fault: 'several'; word: string; units: Unit[] }
  | { fault: 'no-hex'; word: string }
  | { fault: 'who' }
  | { fault: 'where' };

export interface Surroundings {
  units: Unit[];
  able: Set<UnitId>; // those who can act now are meant first
  hexes: Set<HexName>;
  places: { name: string; hex: HexName }[];
}

const verbs: Record<string, string> = {
  attack: 'attack',
  attaque: 'attack',
  bombard: 'attack',
  bombarde: 'attack',
  odds: 'attack',
  rapport: 'attack',
  retreat: 'retreat',
  retraite: 'retreat',
  automatic: 'fall-back',
  automatique: 'fall-back',
  lose: 'lose',
  perd: 'lose',
  check: 'check',
  teste: 'check',
  advance: 'advance',
  avance: 'advance',
  morale: 'morale',
  moral: 'morale',
  lend: 'morale',
  engage: 'morale',
  why: 'why',
  pourquoi: 'why',
  sight: 'sight',
  vue: 'sight',
  who: 'look',
  qui: 'look',
  look: 'look',
  end: 'end',
  fin: 'end',
  draw: 'draw',
  tire: 'draw',
  undo: 'undo',
  annule: 'undo',
  zones: 'zones',
  zdc: 'zones',
  stand: 'hold',
  tient: 'hold',
  activate: 'activate',
  active: 'activate',
  place: 'place',
  recover: 'recover',
  retablit: 'recover',
  fire: 'fire',
  feu: 'fire',
  pass: 'pass',
  passe: 'pass',
};

const fillers = new Set(
  'to with and go move moves march marches enter enters va marche entre en avec et a vers in into via fast ferme at the le la les de sur for pour fire feu on'.split(
    ' ',
  ),
);
const nobody = new Set(['nobody', 'none', 'personne', 'aucun']);

// Case, accents, apostrophes and dots do not matter.
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/['’.]/g, '');
}

const kindWords: Record<Unit['kind'], string[]> = {
  infantry: ['infantry', 'infanterie'],
  cavalry: ['cavalry', 'cavalerie'],
  artillery: ['artillery', 'artillerie', 'guns', 'canons'],
  gunboat: ['gunboat', 'canonniere'],
  leader: ['general'],
  train: ['train', 'convoi'],
};

function namesOf(unit: Unit): string[][] {
  const name = folded(unit.name).split(/[\s-]+/);
  return [name, unit.id.split('-'), ...kindWords[unit.kind].map((kind) => [...name, kind])];
}

const begins = (words: string[], name: string[]): boolean =>
  words.length <= name.length && words.every((word, i) => name[i]!.startsWith(word));

// Units that words at the beginning of the list can mean, and how many words that takes: as many as fit.
function called(words: string[], around: Surroundings): { units: Unit[]; used: number } {
  for (let used = Math.min(3, words.length); used > 0; used--) {
    const head = words.slice(0, used);
    const begun = around.units.filter((unit) => namesOf(unit).some((name) => begins(head, name)));
    if (begun.length === 0) continue;
    const exact = begun.filter((unit) =>
      namesOf(unit).some((n) => n.length === used && begins(head, n) && n.join() === head.join()),
    );
    const narrowed = exact.length > 0 ? exact : begun;
    const able = narrowed.filter((unit) => around.able.has(unit.id));
    return { units: able.length > 0 ? able : narrowed, used };
  }
  return { units: [], used: 0 };
}

// "e13" means E13, "e13/e" its eastern bank.
function hexNamed(word: string, hexes: Set<HexName>): HexName | undefined {
  const [hex, bank] = word.split('/');
  const name = hex!.toUpperCase();
  if (hexes.has(name) && !bank) return name;
  const places = [...hexes].filter((place) => place.startsWith(`${name}/${bank ?? ''}`));
  return places.length === 1 ? places[0] : undefined;
}

interface Parts {
  units: UnitId[];
  hexes: HexName[];
  numbers: number[];
  nobody: boolean;
}

function partsOf(words: string[], around: Surroundings): Parts | Fault {
  const parts: Parts = { units: [], hexes: [], numbers: [], nobody: false };
  for (let i = 0; i < words.length;) {
    const word = words[i]!;
    const unit = called(words.slice(i), around);
    if (fillers.has(word) && unit.units.length === 0) i++;
    else if (/^(\d{4,}|[a-z]\d{1,2}(\/[a-z]+)?)$/.test(word)) {
      const hex = hexNamed(word, around.hexes);
      if (!hex) return { fault: 'no-hex', word };
      parts.hexes.push(hex);
      i++;
    } else if (/^[+−-]?\d{1,2}$/.test(word)) {
      parts.numbers.push(Number(word.replace('−', '-')));
      i++;
    } else if (nobody.has(word)) {
      parts.nobody = true;
      i++;
    } else if (fillers.has(word)) i++;
    else if (unit.units.length === 1) {
      parts.units.push(unit.units[0]!.id);
      i += unit.used;
    } else if (unit.units.length > 1)
      return { fault: 'several', word: words.slice(i, i + unit.used).join(' '), units: unit.units };
    else {
      const place = around.places.find((p) => folded(p.name).startsWith(word));
      if (!place) return { fault: 'unknown', word };
      parts.hexes.push(place.hex);
      // The rest of the place's name may follow.
      const rest = folded(place.name).split(/\s+/);
      i++;
      for (let k = 1; k < rest.length && words[i] && rest[k]!.startsWith(words[i]!); k++) i++;
    }
  }
  return parts;
}

export function readOrder(text: string, around: Surroundings): Order | Fault {
  const words = folded(text)
    .split(/[\s,;]+/)
    .filter(Boolean);
  if (words.length === 1 && /^\d{1,2}$/.test(words[0]!)) return { kind: 'number', number: Number(words[0]) };
  const verb = verbs[words[0] ?? ''];
  const rest = verb ? words.slice(1) : words;
  if (verb === 'fall-back' && /^retr/.test(rest[0] ?? '')) rest.shift();
  let morale: number | null = null;
  const lent = rest.findIndex((word) => word === 'morale' || word === 'moral');
  if (verb === 'attack' && lent >= 0) {
    morale = Number((rest[lent + 1] ?? '').replace('−', '-'));
    rest.splice(lent, 2);
    if (Number.isNaN(morale)) morale = null;
  }
  const parts = partsOf(rest, around);
  if ('fault' in parts) return parts;
  return orderOf(verb, parts, morale);
}

function orderOf(verb: string | undefined, parts: Parts, morale: number | null): Order | Fault {
  const [unit] = parts.units;
  const [hex] = parts.hexes;
  switch (verb) {
    case 'end':
    case 'draw':
    case 'undo':
    case 'zones':
    case 'hold':
    case 'pass':
      return { kind: verb };
    case 'activate':
      return unit ? { kind: 'activate', unit, price: parts.numbers[0] ?? null } : { fault: 'who' };
    case 'place':
      return hex
        ? { kind: 'place', unit: unit ?? null, hex, target: parts.hexes[1] ?? null }
        : { fault: 'where' };
    case 'recover':
    case 'fire':
      return unit ? { kind: verb, unit } : { fault: 'who' };
    case 'attack':
      return hex
        ? { kind: 'attack', targets: parts.hexes, attackers: parts.units, morale }
        : { fault: 'where' };
    case 'retreat':
      return unit ? { kind: 'retreat', unit, to: hex ?? null } : { fault: 'who' };
    case 'fall-back':
      return unit ? { kind: 'fall-back', units: parts.units } : { fault: 'who' };
    case 'lose':
    case 'check':
      return unit ? { kind: verb, unit } : { fault: 'who' };
    case 'advance':
      return unit || parts.nobody
        ? { kind: 'advance', unit: unit ?? null, to: hex ?? null }
        : { fault: 'who' };
    case 'morale':
      return parts.numbers.length > 0 ? { kind: 'morale', rating: parts.numbers[0]! } : { fault: 'where' };
    case 'why':
      return !unit ? { fault: 'who' } : hex ? { kind: 'why', unit, to: hex } : { fault: 'where' };
    case 'sight':
      return parts.hexes.length > 1 ? { kind: 'sight', from: hex!, to: parts.hexes[1]! } : { fault: 'where' };
    case 'look':
      return hex ? { kind: 'look', hex } : unit ? { kind: 'choose', unit } : { fault: 'where' };
    default:
      if (unit && hex) return { kind: 'march', unit, to: parts.hexes.at(-1)! };
      if (unit) return { kind: 'choose', unit };
      if (hex) return { kind: 'look', hex };
      return { fault: 'who' };
  }
}

// What the last word could be completed to.
export function completed(text: string, around: Surroundings): string | null {
  const last = /([^\s,]+)$/.exec(text)?.[1];
  if (!last) return null;
  const begun = folded(last);
  const options = [
    ...around.units.filter((u) => around.able.has(u.id)).map((u) => u.name),
    ...around.units.map((u) => u.name),
    ...Object.keys(verbs),
  ];
  const found = options.find((option) => folded(option).startsWith(begun) && folded(option) !== begun);
  return found ? text.slice(0, text.length - last.length) + found + ' ' : null;
}
