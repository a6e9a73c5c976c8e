// Where we are: the part of the address after the hash, so that the page needs no server.
export type Route =
  | { view: 'home' }
  | { view: 'new'; battle: string }
  | { view: 'play'; game: string; replay: boolean }
  | { view: 'open'; code: string }
  | { view: 'settings' };

export function routeOf(hash: string): Route {
  const [, view, argument, more] = decodeURI(hash).split('/');
  switch (view) {
    case 'new':
      return { view: 'new', battle: argument ?? '' };
    case 'play':
      return { view: 'play', game: argument ?? '', replay: more === 'replay' };
    case 'open':
      return { view: 'open', code: argument ?? '' };
    case 'settings':
      return { view: 'settings' };
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
