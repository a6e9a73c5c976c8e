// The engine itself without a worker, for tests: what the page asks is what the engine answers.
import { readFileSync } from 'node:fs';
import { Engine, type Transport } from './client';
import { loadEngine } from './wasm';

const module = readFileSync('../build/web-assets/longroll.wasm');

export async function engine(): Promise<Engine> {
  const ask = await loadEngine(module);
  const transport: Transport = {
    send: async (requests) => requests.map((request) => JSON.parse(ask(JSON.stringify(request))) as unknown),
    close: () => {},
  };
  return new Engine(transport);
}
