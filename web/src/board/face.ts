// What the face of a counter shows, for the counters of both games: as the sheet's own renderer has it.
import { isRallyUnit, type Side, type Unit } from '../engine/protocol';
import type { AprilsUnit } from '../engine/aprils';
import type { RallyUnit } from '../engine/rally';
import { minus, signed } from '../words/words.svelte';

export type FaceKind = 'infantry' | 'cavalry' | 'artillery' | 'gunboat' | 'leader' | 'chit' | 'baggage';

export interface Face {
  side: Side;
  kind: FaceKind;
  name: string;
  designation?: string;
  figures: string[]; // from left to right; far off the first two are enough
  captions?: string[]; // under four figures, close up
  morale?: string; // in a disc
  quality?: string; // in a square
  steps?: { full: number; left: number };
  reduced: boolean;
}

function aprilsFace(unit: AprilsUnit): Face {
  return {
    side: unit.side,
    kind: unit.kind,
    name: unit.name,
    designation: unit.designation,
    figures: [unit.attack, unit.defence, unit.movement].map(String),
    morale: unit.morale > 0 ? signed(unit.morale) : minus(unit.morale),
    steps: { full: unit.full_steps, left: unit.steps },
    reduced: unit.full_steps === 2 && unit.steps === 1,
  };
}

const foot = 5;
const horse = 9;
const wagons = 4; // points of movement, as the rules give them to every counter

function rallyFace(unit: RallyUnit): Face {
  const face: Face = {
    side: unit.side,
    kind: unit.kind === 'artillery' ? 'chit' : unit.kind === 'train' ? 'baggage' : unit.kind,
    name: unit.acting ?? unit.name,
    designation: unit.designation,
    figures: [],
    reduced: unit.kind === 'train' ? unit.active === false : (unit.damaged ?? false),
  };
  switch (unit.kind) {
    case 'leader': {
      const { combat, quality, range, initiative } = unit.command!;
      const rank = { army: 'army', corps: 'corps', division: 'div.' }[unit.rank ?? 'division'];
      const figures = [combat, quality, range, initiative].map(String);
      return { ...face, designation: rank, figures, captions: ['CBT', 'QUAL', 'RNG', 'INIT'] };
    }
    case 'artillery':
      return { ...face, figures: unit.guns!.map(String), captions: ['0', '1', '2–3', '4–5'] };
    case 'train':
      return { ...face, figures: [String(wagons)] };
    default:
      return {
        ...face,
        figures: [String(unit.strength), String(unit.kind === 'cavalry' ? horse : foot)],
        quality: String(unit.quality),
        steps: { full: 2, left: unit.damaged ? 1 : 2 },
      };
  }
}

export const faceOf = (unit: Unit): Face => (isRallyUnit(unit) ? rallyFace(unit) : aprilsFace(unit));
