// The rules drawer over a game: open or closed, which game's book, which case or chart. A chip anywhere opens it.
import type { System } from './book';
import type { Now } from './now';

class Reader {
  shown = $state(false);
  system = $state<System>('aprils');
  page = $state<string>(''); // a case, or "charts"
  table = $state<System>('aprils'); // the game on the table now: chips without a word of their own mean it
  here = $state('3'); // the rule behind what is asked now
  now = $state.raw<Now | null>(null); // all that bear on it, while somebody is asked
  private from: Element | null = null;

  open(page: string, system: System = this.table): void {
    if (!this.shown) this.from = document.activeElement;
    this.system = system;
    this.page = page;
    this.shown = true;
  }

  // The focus goes back to where it came from.
  close(): void {
    this.shown = false;
    if (this.from instanceof HTMLElement && this.from.isConnected) this.from.focus();
    else document.querySelector<HTMLElement>('[role=application]')?.focus();
    this.from = null;
  }
}

export const reader = new Reader();
