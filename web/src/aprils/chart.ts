// The bars of one side's fate, with their words.
import type { ForecastEntry } from '../engine/aprils';
import { t } from '../words/words.svelte';
import { type Bar, bars } from './odds';

const wordsOf = ({ losses, fate }: Bar): string =>
  losses === 0 ? t(`fate.${fate}`) : t('fate.loses', { count: losses, fate: t(`fate.short.${fate}`) });

export const charted = (entries: ForecastEntry[]) =>
  bars(entries).map((bar) => ({ ...bar, words: wordsOf(bar) }));
