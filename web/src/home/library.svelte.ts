// The battles that the engine holds, in the reader's language.
import { Engine, workerTransport } from '../engine/client';
import type { ScenarioSummary } from '../engine/protocol';
import { settings } from '../settings/settings.svelte';

class BattleLibrary {
  battles = $state.raw<ScenarioSummary[]>([]);
  fault = $state<string | null>(null);

  // The build has written the list down; where it is missing, the engine tells it.
  async read(): Promise<void> {
    const language = settings.language;
    try {
      const battles = (await this.written(language)) ?? (await this.asked(language));
      if (settings.language === language) this.battles = battles;
      this.fault = null;
    } catch (reason) {
      this.fault = String(reason);
    }
  }

  private async written(language: string): Promise<ScenarioSummary[] | null> {
    const address = new URL(`battles-${language}.json`, document.baseURI);
    const response = await fetch(address).catch(() => null);
    if (!response?.ok || !response.headers.get('content-type')?.includes('json')) return null;
    return (await response.json()) as ScenarioSummary[];
  }

  private async asked(language: string): Promise<ScenarioSummary[]> {
    const engine = new Engine(workerTransport());
    try {
      const [, { scenarios }] = await engine.all([{ op: 'language', name: language }, { op: 'scenarios' }]);
      return scenarios;
    } finally {
      engine.close();
    }
  }
}

export const library = new BattleLibrary();
