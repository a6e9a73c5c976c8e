// What a player has set, kept in this browser.
import type { Language } from '../words/words.svelte';

export type Theme = 'system' | 'light' | 'dark';
export type Speed = 'slow' | 'normal' | 'fast' | 'none';
export type Motion = 'system' | 'full' | 'none';

export interface Settings {
  language: Language;
  theme: Theme;
  contrast: 'standard' | 'high';
  textSize: 'normal' | 'large' | 'larger';
  speed: Speed;
  motion: Motion;
  letterKeys: boolean;
  speech: 'off' | 'brief' | 'full';
  drawAlone: boolean; // markers are drawn without asking
}

const where = 'longroll.settings';

function fresh(): Settings {
  return {
    language: navigator.language.startsWith('fr') ? 'fr' : 'en',
    theme: 'system',
    contrast: 'standard',
    textSize: 'normal',
    speed: 'normal',
    motion: 'system',
    letterKeys: true,
    speech: 'brief',
    drawAlone: false,
  };
}

function kept(): Partial<Settings> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(where) ?? '{}');
    return found && typeof found === 'object' ? found : {};
  } catch {
    return {};
  }
}

export const settings: Settings = $state({ ...fresh(), ...kept() });

export function keepSettings(): void {
  try {
    localStorage.setItem(where, JSON.stringify(settings));
  } catch {
    // A full or closed storage keeps nothing; the page plays on with what is set now.
  }
}

const matches = (query: string): boolean => typeof matchMedia === 'function' && matchMedia(query).matches;

class Surroundings {
  dark = $state(matches('(prefers-color-scheme: dark)'));
  still = $state(matches('(prefers-reduced-motion: reduce)'));

  constructor() {
    if (typeof matchMedia !== 'function') return;
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', (e) => (this.dark = e.matches));
    matchMedia('(prefers-reduced-motion: reduce)').addEventListener(
      'change',
      (e) => (this.still = e.matches),
    );
  }
}
const surroundings = new Surroundings();

export const isDark = (): boolean =>
  settings.theme === 'dark' || (settings.theme === 'system' && surroundings.dark);
export const isStill = (): boolean =>
  settings.motion === 'none' || (settings.motion === 'system' && surroundings.still);

// Time for something that takes this long at normal speed, in milliseconds.
export function paced(milliseconds: number): number {
  const factor = { slow: 2, normal: 1, fast: 0.5, none: 0 }[settings.speed];
  return milliseconds * factor;
}
