// Why a unit that falls back may not go elsewhere: every neighbouring hex that is not offered, with the reason that counts.
import type { HexName } from '../engine/protocol';
import type { Geometry } from '../board/geometry';
import type { Game } from './game.svelte';

export interface RuledOut {
  hex: HexName;
  number: number;
  barred: boolean; // never open, as against merely worse
  reason: string;
  rule: string | null;
}

// The one unit that the question is about; none if several could go first.
export function retreating(game: Game): string | null {
  if (!game.yours || !['retreat', 'extended-retreat'].includes(game.question.kind)) return null;
  const units = new Set((game.question.choices ?? []).flatMap((c) => (c.type === 'retreat' ? [c.unit] : [])));
  return units.size === 1 ? [...units][0]! : null;
}

export async function ruledOutFor(game: Game, geometry: Geometry): Promise<RuledOut[]> {
  const unit = retreating(game);
  const from = unit && game.unit(unit)?.hex;
  if (!unit || !from) return [];
  const open = new Set(game.question.choices!.flatMap((c) => (c.type === 'retreat' && c.to ? [c.to] : [])));
  const others = geometry.neighbours(from).filter((hex) => !open.has(hex));
  const replies = await game.engine.tryAll(
    others.map((to) => ({ op: 'why_not' as const, choice: { type: 'retreat', unit, to } })),
  );
  const first = game.question.choices!.length + 1;
  const found = others.flatMap((hex, i) => {
    const reply = replies[i]!;
    const refusal = reply.ok ? { reason: reply.reason ?? '', rule: reply.rule ?? null } : reply.error;
    const barred = !reply.ok || reply.refusal !== 'must-retreat-elsewhere';
    return [{ hex, number: 0, barred, ...refusal }];
  });
  found.sort((a, b) => Number(a.barred) - Number(b.barred));
  return found.map((out, i) => ({ ...out, number: first + i }));
}
