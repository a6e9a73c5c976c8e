// What a player can take away from the table: the record as a file or a link, the position as a picture.
import type { Geometry } from '../board/geometry';
import { linkOf, recordBlob, save } from '../game/files';
import type { Game } from '../game/game.svelte';
import { asPng, positionSvg } from '../game/picture';
import { isDark } from '../settings/settings.svelte';
import type { MenuItem } from '../shell/Menu.svelte';
import { notices } from '../shell/notices.svelte';
import { t } from '../words/words.svelte';

const fileName = (game: Game, ending: string): string =>
  `${game.battle.scenario}-turn-${game.state.turn}.${ending}`;

export async function saveRecord(game: Game): Promise<void> {
  const file = fileName(game, 'longroll.json');
  save(file, recordBlob(await game.recordNow()));
  notices.show({ kind: 'done', title: t('saved'), text: t('saved.words', { file }) });
}

// Where the browser gives no clipboard, the link stands in the address line.
export async function copyLink(game: Game): Promise<void> {
  const link = await linkOf(await game.recordNow());
  try {
    await navigator.clipboard.writeText(link);
    notices.show({ kind: 'done', title: t('link.copied'), text: t('link.words') });
  } catch {
    location.hash = link.slice(link.indexOf('#'));
  }
}

// `drawing` is the board's own drawing of what lies on the ground.
export async function savePicture(
  game: Game,
  geometry: Geometry,
  drawing: SVGElement,
  as: 'svg' | 'png',
): Promise<void> {
  const svg = await positionSvg(game.battle.scenario, isDark() ? 'dark' : 'light', geometry, drawing);
  const content = as === 'svg' ? new Blob([svg], { type: 'image/svg+xml' }) : await asPng(svg, 1.5);
  save(fileName(game, as), content);
}

// For the menu. The board is asked for only when it is wanted.
export function takeAwayItems(
  game: Game,
  board: () => { geometry: Geometry; root: HTMLElement },
): MenuItem[] {
  const picture = (as: 'svg' | 'png'): void => {
    const { geometry, root } = board();
    void savePicture(game, geometry, root.querySelector<SVGElement>('.world > svg')!, as);
  };
  return [
    { label: t('save'), icon: 'save', run: () => void saveRecord(game) },
    { label: t('link'), icon: 'share', run: () => void copyLink(game) },
    { label: t('picture.svg'), icon: 'picture', run: () => picture('svg') },
    { label: t('picture.png'), icon: 'picture', run: () => picture('png') },
  ];
}
