// The battles that the engine holds, read once for each language.
import { Engine, workerTransport } from '../engine/client';
import type { ScenarioSummary } from '../engine/protocol';
import { settings } from '../settings/settings.svelte';

class BattleLibrary {
  battles = $state.raw<ScenarioSummary[]>([]);
  fault = $state<string | null>(null);
  private engine: Engine | undefined;

  async read(): Promise<void> {
    try {
      this.engine ??= new Engine(workerTransport());
      const [, { scenarios }] = await this.engine.all([
        { op: 'language', name: settings.language },
        { op: 'scenarios' },
      ]);
      this.battles = scenarios;
      this.fault = null;
    } catch (reason) {
      this.fault = String(reason);
    }
  }
}

export const library = new BattleLibrary();
