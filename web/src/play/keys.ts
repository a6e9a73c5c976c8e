// Keys of the map besides its steps, as page.md lays them down. Each returns true if it did something.
import type { Game } from '../game/game.svelte';
import type { Hand } from '../game/hand.svelte';
import { hexWords, numbered, sideName } from '../game/describe';
import { settings } from '../settings/settings.svelte';
import { announcer } from '../shell/announcer.svelte';
import { t } from '../words/words.svelte';
import { systemOf } from './systems';

export interface Desk {
  game: Game;
  hand: Hand;
  zoom(factor: number): void;
  fit(): void;
  orderLine(): void;
  nextRegion(back: boolean): void;
}

// F6: the next part of the page, by its first control.
export function nextRegion(root: HTMLElement, back: boolean): void {
  const regions = ['.top', '.prompt', '.frame', '.table', '.work'];
  const elements = regions.map((selector) => root.querySelector<HTMLElement>(selector)!);
  const at = elements.findIndex((element) => element?.contains(document.activeElement));
  const next = elements[(at + (back ? -1 : 1) + elements.length) % elements.length]!;
  const first = next.matches('[tabindex]')
    ? next
    : next.querySelector<HTMLElement>('button, a, input, [tabindex="0"]');
  first?.focus();
}

export function pressKey(desk: Desk, event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey) return withControl(desk, event);
  if (event.altKey) return false;
  return named(desk, event) || digit(desk, event) || (settings.letterKeys && letter(desk, event));
}

export function withControl({ game, hand, orderLine }: Desk, event: KeyboardEvent): boolean {
  switch (event.code) {
    case 'Enter':
      if (hand.commit()) return true;
      if (game.yours && game.question.kind === 'draw') void game.draw();
      else return false;
      return true;
    case 'KeyZ':
      void hand.undo();
      return true;
    case 'KeyK':
      orderLine();
      return true;
    default:
      return false;
  }
}

function named(desk: Desk, event: KeyboardEvent): boolean {
  const { game, hand } = desk;
  switch (event.key) {
    case ' ':
      if (game.yours && game.question.kind === 'draw') void game.draw();
      else if (hand.cursor) void hand.press(hand.cursor);
      return true;
    case 'Enter':
      if (hand.cursor) void hand.press(hand.cursor);
      return true;
    case 'Escape':
      return hand.back();
    case 'Backspace':
      void hand.undo();
      return true;
    case '/':
      desk.orderLine();
      return true;
    case '?':
      if (hand.cursor) void hand.explain(hand.cursor);
      return true;
    case '+':
    case '=':
      desk.zoom(1.3);
      return true;
    case '-':
      desk.zoom(1 / 1.3);
      return true;
    case 'F6':
      desk.nextRegion(event.shiftKey);
      return true;
    default:
      return false;
  }
}

function digit({ game, hand, fit }: Desk, event: KeyboardEvent): boolean {
  if (!/^Digit\d$/.test(event.code)) return false;
  const number = Number(event.code.slice(5));
  if (number === 0) {
    fit();
    return true;
  }
  const choice = numbered(game)[number - 1];
  if (choice) {
    void hand.answer(choice);
    return true;
  }
  const units = hand.cursor ? game.unitsIn(hand.cursor) : [];
  if (!units[number - 1]) return false;
  void hand.pressUnit(units[number - 1]!);
  return true;
}

function letter(desk: Desk, event: KeyboardEvent): boolean {
  const { game, hand } = desk;
  switch (event.code) {
    case 'KeyN':
      hand.next(event.shiftKey ? -1 : 1);
      return true;
    case 'KeyL':
      return hand.nextLeader(event.shiftKey ? -1 : 1);
    case 'KeyG':
      desk.orderLine();
      return true;
    case 'KeyT':
      if (hand.cursor) {
        hand.inspect(hand.cursor);
        announcer.say(hexWords(game, hand, hand.cursor));
      }
      return true;
    case 'KeyV':
      hand.showZones = !hand.showZones;
      return true;
    case 'KeyH':
      hand.showThreats = !hand.showThreats;
      return true;
    case 'KeyB':
      hand.sight = hand.sight ? null : { from: hand.cursor, line: null };
      return true;
    case 'KeyC':
      hand.hideCounters = !hand.hideCounters;
      return true;
    default:
      return read(desk, event.code);
  }
}

// Read aloud; the focus stays.
function read({ game }: Desk, code: string): boolean {
  switch (code) {
    case 'KeyK':
      announcer.say(systemOf(game).purseWords(game));
      return true;
    case 'KeyM':
      announcer.say(
        `${t('turn.of', { turn: game.state.turn, turns: game.state.turns })}, ${game.state.time}`,
      );
      return true;
    case 'KeyO':
      announcer.say(game.state.objectives.map((o) => `${o.name}: ${sideName(o.holder)}`).join('. '));
      return true;
    case 'KeyJ':
      announcer.say(game.log.at(-1)?.event.sentence ?? t('log.empty'));
      return true;
    default:
      return false;
  }
}
