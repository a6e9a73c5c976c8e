// Notices at the lower left, one at a time.
import { announcer } from './announcer.svelte';

export interface Notice {
  kind: 'done' | 'news' | 'warning' | 'fault';
  title: string;
  text?: string;
  rule?: string | null;
  action?: { label: string; run: () => void };
}

class Notices {
  now = $state.raw<Notice | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  show(notice: Notice): void {
    clearTimeout(this.timer);
    this.now = notice;
    const text = [notice.title, notice.text].filter(Boolean).join('. ');
    if (notice.kind === 'fault') announcer.interrupt(text);
    else announcer.say(text);
    if (notice.kind !== 'fault' && !notice.action) this.timer = setTimeout(() => this.close(), 6000);
  }

  hold(): void {
    clearTimeout(this.timer);
  }

  close(): void {
    clearTimeout(this.timer);
    this.now = null;
  }
}

export const notices = new Notices();
