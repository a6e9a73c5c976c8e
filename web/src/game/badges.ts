// Codes and colours of formations: in the order of the file, counted by side.
import type { AprilsFormation } from '../engine/aprils';
import type { Battle, Side } from '../engine/protocol';
import type { RallyFormation } from '../engine/rally';

export interface Badge {
  colour: number;
  code: string;
}
export type Badges = Map<string, Badge>;

// The code is the first letter of the id that no earlier formation of the side has taken.
export function badges(formations: Pick<AprilsFormation, 'id' | 'side'>[]): Badges {
  const found: Badges = new Map();
  const taken: Record<Side, string> = { union: '', confederate: '' };
  for (const { id, side } of formations) {
    const letter = [...id].find((c) => c >= 'a' && c <= 'z' && !taken[side].includes(c)) ?? '?';
    found.set(id, { colour: taken[side].length % 12, code: letter.toUpperCase() });
    taken[side] += letter;
  }
  return found;
}

// Divisions, and corps and armies with troops of their own, count; each goes by the first letter of its leader's name.
function rallyBadges(formations: RallyFormation[], nameOf: (unit: string) => string | undefined): Badges {
  const found: Badges = new Map();
  formations.forEach((formation, at) => {
    const before = formations.filter(
      (f, i) => i < at && f.side === formation.side && f.level === 'division',
    ).length;
    const name = (formation.leader && nameOf(formation.leader)) || formation.name;
    found.set(formation.id, { colour: before % 12, code: name.split(' ').at(-1)!.charAt(0) });
  });
  return found;
}

export function badgesOf(battle: Battle, units: { id: string; name: string }[]): Badges {
  return battle.game === 'rally'
    ? rallyBadges(battle.formations, (id) => units.find((u) => u.id === id)?.name)
    : badges(battle.formations);
}
