// The bars of one side's fate, with their words.
import type { FightOutcome } from '../engine/rally';
import { t } from '../words/words.svelte';
import { type Bar, bars, type Role } from './forecast';

function wordsOf({ losses, gone, fate }: Bar): string {
  const parts = [
    losses > 0 ? t('rally.fate.loses', { count: losses }) : t('rally.fate.unhurt'),
    gone > 0 ? t('rally.fate.shattered', { count: gone }) : '',
    t(`rally.fate.${fate}`),
  ];
  return parts.filter(Boolean).join(', ');
}

export const charted = (outcomes: FightOutcome[], role: Role) =>
  bars(outcomes, role).map((bar) => ({ ...bar, words: wordsOf(bar) }));
