// The chits that can be placed now: where, and at whom each could fire from there, as the engine lists it.
import type { Choice, HexName, Question, UnitId } from '../engine/protocol';
import type { Prospect } from '../engine/rally';

type PlaceGun = Extract<Choice, { type: 'place-artillery' }>;

export interface Place {
  hex: HexName;
  silent: PlaceGun | null;
  shots: { choice: PlaceGun; prospect: Prospect }[];
}

export interface Battery {
  unit: UnitId;
  places: Place[];
}

export function batteries(question: Question): Battery[] {
  const found = new Map<UnitId, Battery>();
  question.choices?.forEach((choice, i) => {
    if (choice.type !== 'place-artillery') return;
    const battery = found.get(choice.unit) ?? { unit: choice.unit, places: [] };
    found.set(choice.unit, battery);
    let place = battery.places.find((p) => p.hex === choice.hex);
    if (!place) battery.places.push((place = { hex: choice.hex, silent: null, shots: [] }));
    if (choice.target) place.shots.push({ choice, prospect: question.prospects?.[i] ?? {} });
    else place.silent = choice;
  });
  return [...found.values()];
}
