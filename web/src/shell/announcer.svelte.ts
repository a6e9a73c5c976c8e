// One voice for screen readers: two polite nodes in turn, so that equal texts are read again, and one for refusals.
class Announcer {
  polite = $state(['', '']);
  urgent = $state('');
  private turn = 0;
  private waiting: string[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  // Several texts within a short while are joined into one.
  say(text: string): void {
    if (!text) return;
    this.waiting.push(text);
    this.timer ??= setTimeout(() => this.speak(), 400);
  }

  // A refusal of something just tried, or "your move" after waiting.
  interrupt(text: string): void {
    this.urgent = '';
    setTimeout(() => (this.urgent = text));
  }

  private speak(): void {
    this.timer = undefined;
    this.polite[this.turn] = this.waiting.join(' ');
    this.turn = 1 - this.turn;
    this.polite[this.turn] = '';
    this.waiting = [];
  }
}

export const announcer = new Announcer();
