// Games kept here, in words: when, and who plays.
import { sideName } from '../game/describe';
import type { GameInfo } from '../game/keep';
import { isPerson, playerName } from '../game/opponents';
import { settings } from '../settings/settings.svelte';
import { t } from '../words/words.svelte';

export function ago(time: number): string {
  const minutes = Math.round((time - Date.now()) / 60_000);
  const format = new Intl.RelativeTimeFormat(settings.language, { numeric: 'auto' });
  if (minutes > -60) return format.format(minutes, 'minute');
  if (minutes > -1440) return format.format(Math.round(minutes / 60), 'hour');
  return format.format(Math.round(minutes / 1440), 'day');
}

export function seatsOf({ seats: { union, confederate } }: GameInfo): string {
  if (isPerson(union) && isPerson(confederate)) return t('seats.two');
  if (!isPerson(union) && !isPerson(confederate)) return t('seats.none');
  return t('seats.you', {
    side: sideName(isPerson(union) ? 'union' : 'confederate'),
    opponent: playerName(isPerson(union) ? confederate : union),
  });
}
