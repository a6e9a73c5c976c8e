// Where we are: the part of the address after the hash, so that the page needs no server.
import type { System } from '../reference/book';

export type Route =
  | { view: 'home' }
  | { view: 'new'; battle: string }
  | { view: 'play'; game: string; replay: boolean; at: number } // a replay begins at this moment
  | { view: 'review'; game: string }
  | { view: 'open'; code: string }
  | { view: 'settings' }
  | { view: 'learn' }
  | { view: 'battle'; battle: string }
  | { view: 'rules'; system: System; page: string }; // a case, or "charts"

const systemOf = (name: string | undefined): System => (name === 'rally' ? 'rally' : 'aprils');

export function routeOf(hash: string): Route {
  const [, view, argument, more, last] = decodeURI(hash).split('/');
  switch (view) {
    case 'new':
      return { view: 'new', battle: argument ?? '' };
    case 'play':
      return { view: 'play', game: argument ?? '', replay: more === 'replay', at: Number(last) || 0 };
    case 'review':
      return { view: 'review', game: argument ?? '' };
    case 'open':
      return { view: 'open', code: argument ?? '' };
    case 'settings':
      return { view: 'settings' };
    case 'learn':
      return { view: 'learn' };
    case 'battle':
      return { view: 'battle', battle: argument ?? '' };
    case 'rules':
      return { view: 'rules', system: systemOf(argument), page: more ?? '' };
    case 'charts':
      return { view: 'rules', system: systemOf(argument), page: 'charts' };
    default:
      return { view: 'home' };
  }
}

class Router {
  now = $state.raw<Route>(routeOf(location.hash));
  constructor() {
    addEventListener('hashchange', () => (this.now = routeOf(location.hash)));
  }
}
export const router = new Router();

export function go(path: string): void {
  location.hash = path;
}
