// What can be read during a game, for its menu.
import type { MenuItem } from '../shell/Menu.svelte';
import { t } from '../words/words.svelte';
import { reader } from './reader.svelte';

export const readingItems = (battle: string): MenuItem[] => [
  { label: t('rules'), icon: 'book', run: () => reader.open(reader.here) },
  { label: t('charts'), icon: 'dice', run: () => reader.open('charts') },
  { label: t('rules.battle'), icon: 'flag', run: () => (location.hash = `#/battle/${battle}`) },
];
