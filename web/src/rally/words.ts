// Units, choices and prospects of Rally 'Round the Flag! in words.
import type { Choice, HexName, QuestionKind } from '../engine/protocol';
import type { Prospect, RallyUnit } from '../engine/rally';
import { placeName } from '../game/describe';
import type { Game } from '../game/game.svelte';
import { listed, percent, signed, t, type Key } from '../words/words.svelte';
import { panelOf } from './kinds';

export const isSmall = (kind: QuestionKind): boolean => panelOf(kind) === 'list';

export function figures(unit: RallyUnit): string {
  if (unit.command) {
    const { combat, quality, range, initiative } = unit.command;
    return `${combat}-${quality}-${range}-${initiative}`;
  }
  if (unit.guns) return unit.guns.join('-');
  return unit.strength === undefined ? '' : `${unit.strength}-${unit.quality}`;
}

export const nameOf = (unit: RallyUnit): string => unit.acting ?? unit.name;

export function unitWords(unit: RallyUnit): string {
  const side = t(`side.${unit.side}`);
  const kind = t(`kind.${unit.kind}`);
  const name = nameOf(unit);
  if (unit.command) return t('say.leader', { side, name, ...unit.command });
  if (unit.guns) return t('say.guns', { side, name, guns: unit.guns.join(', ') });
  if (unit.kind === 'train') return `${side}, ${name}`;
  const words = t('say.brigade', {
    side,
    name,
    kind,
    strength: unit.strength ?? 0,
    quality: unit.quality ?? 0,
  });
  const states = [
    unit.damaged ? t('unit.damaged') : '',
    unit.in_command === false ? t('unit.out-of-command') : '',
  ];
  return [words, ...states.filter(Boolean)].join(', ');
}

export const formationName = (game: Game, id: string): string => {
  const formations: { id: string; name: string }[] = game.battle.formations;
  return formations.find((f) => f.id === id)?.name ?? id;
};

// The hex in which a choice is pressed: where it leads, or where the unit stands that it speaks of.
export function hexOfChoice(game: Game, choice: Choice): HexName | null {
  if ('to' in choice && choice.to) return choice.to;
  if ('hex' in choice && choice.hex) return choice.hex;
  if (choice.type === 'resolve') return choice.target;
  if (choice.type === 'pick-formation') {
    const leader =
      game.battle.game === 'rally' && game.battle.formations.find((f) => f.id === choice.formation);
    return (leader && leader.leader && game.unit(leader.leader)?.hex) || null;
  }
  return 'unit' in choice && choice.unit ? (game.unit(choice.unit)?.hex ?? null) : null;
}

export function choiceWords(game: Game, choice: Choice): string {
  const unit = 'unit' in choice && choice.unit ? nameIn(game, choice.unit) : '';
  switch (choice.type) {
    case 'march':
      return t('choice.march', { unit, hex: placeName('to' in choice ? choice.to : choice.path.at(-1)!) });
    case 'place-artillery':
      return t(choice.target ? 'rally.choice.fire-at' : 'rally.choice.place-gun', {
        unit,
        hex: placeName(choice.hex),
        target: placeName(choice.target ?? ''),
      });
    case 'activate':
      return t(choice.price === 0 ? 'rally.choice.activate.free' : 'rally.choice.activate', {
        formation: formationName(game, choice.formation),
        count: choice.price,
      });
    case 'pick-formation':
      return formationName(game, choice.formation);
    case 'pick-unit':
      return unit;
    case 'place':
      return placeName(choice.hex);
    case 'first-battery':
      return t('rally.choice.first-battery', { side: t(`side.${choice.side}`) });
    case 'attack':
      return t('rally.choice.attack', { unit, hexes: listed(choice.targets.map(placeName)) });
    case 'resolve':
      return t('rally.choice.resolve', { hex: placeName(choice.target) });
    case 'retreat':
      return choice.to === null
        ? t('rally.choice.retreat.none', { unit })
        : t('choice.retreat', { unit, hex: placeName(choice.to) });
    case 'advance':
      return t('choice.advance', { unit, hex: placeName(choice.to) });
    case 'end-movement':
      return t('choice.end-movement');
    case 'pass': {
      const own = `rally.pass.${game.question.kind}`;
      return t(own as Key);
    }
    default:
      return t(`rally.choice.${choice.type}` as Key, { unit });
  }
}

export function nameIn(game: Game, id: string): string {
  const unit = game.unit(id) as RallyUnit | undefined;
  return unit ? nameOf(unit) : id;
}

export const chance = (faces: number | undefined, prospect: Prospect): string =>
  percent((faces ?? 0) / (prospect.of ?? 6));

// What a choice of a list costs and can bring, in a line under it; empty where there is nothing to tell.
export function prospectWords(choice: Choice, prospect: Prospect | null | undefined): string {
  if (!prospect) return '';
  switch (choice.type) {
    case 'fire': {
      const why = prospect.modifiers?.map((m) => `${m.reason} ${signed(m.value)}`).join(', ');
      return t('rally.prospect.fire', {
        chance: chance(prospect.hits, prospect),
        why: why || t('shift.none'),
      });
    }
    case 'counter-battery':
      return t('rally.prospect.duel', {
        hits: chance(prospect.hits, prospect),
        hit: chance(prospect.hit_by, prospect),
        range: prospect.range ?? 0,
      });
    case 'bring-artillery':
      return t('rally.prospect.bring', {
        chance: chance(prospect.passes, prospect),
        value: prospect.value ?? 0,
      });
    default:
      return '';
  }
}

// The chance that a bombardment moves somebody: the die hits, and not everybody passes his check.
export function hurtChance(prospect: Prospect): number {
  const of = prospect.of ?? 6;
  const allStand = (prospect.units ?? []).reduce((all, unit) => all * (1 - (unit.fails ?? 0) / of), 1);
  return (((prospect.step ?? 0) + (prospect.hex ?? 0)) / of) * (1 - allStand);
}

// Brigades that an activation can be expected to bring.
export function expectedBrigades(prospect: Prospect): number {
  const of = prospect.of ?? 6;
  const each = (prospect.units ?? []).map(
    (unit) => ((unit.passes ?? of) / of) * ((unit.division_passes ?? of) / of),
  );
  return ((prospect.passes ?? of) / of) * each.reduce((sum, share) => sum + share, 0);
}

// What stands on the counter, for a card.
export function traits(unit: RallyUnit): [label: string, value: string][] {
  if (unit.command) {
    const { combat, quality, range, initiative } = unit.command;
    return [
      [t('leader.combat'), signed(combat)],
      [t('leader.quality'), signed(quality)],
      [t('leader.range'), String(range)],
      [t('leader.initiative'), String(initiative)],
    ];
  }
  if (unit.guns)
    return ['0', '1', '2–3', '4–5'].map((range, i) => [
      t('guns.at', { range }),
      String(unit.guns![i as 0 | 1 | 2 | 3]),
    ]);
  if (unit.kind === 'train') return [];
  const better = unit.effective_quality !== undefined && unit.effective_quality !== unit.quality;
  return [
    [t('strength'), String(unit.strength)],
    [t('quality'), better ? `${unit.quality} → ${unit.effective_quality}` : String(unit.quality)],
  ];
}

export function condition(unit: RallyUnit): string {
  if (unit.kind === 'leader') return t(`rank.${unit.rank ?? 'division'}`);
  if (unit.kind === 'train') return t(unit.active ? 'train.active' : 'train.asleep');
  if (unit.kind === 'artillery') return unit.marks?.includes('fired') ? t('guns.fired') : '';
  const parts = [t(unit.damaged ? 'unit.damaged' : 'unit.full')];
  if (unit.in_command === false) parts.push(t('unit.out-of-command'));
  return parts.join(', ');
}
