// The engine in a worker of its own, so that the page never waits for it.
import { type Ask, loadEngine } from './wasm';

export type Parcel = { load: string } | { number: number; requests: unknown[] };
export type Answered = { number: number; replies: unknown[] } | { number: number; stopped: string };

let engine: Promise<Ask> | undefined;

self.onmessage = async ({ data }: MessageEvent<Parcel>) => {
  if ('load' in data) {
    engine = loadEngine(fetch(data.load));
    engine.catch(() => {}); // told with the first request
    return;
  }
  try {
    const ask = await engine!;
    const replies = data.requests.map((request) => JSON.parse(ask(JSON.stringify(request))) as unknown);
    self.postMessage({ number: data.number, replies } satisfies Answered);
  } catch (reason) {
    self.postMessage({ number: data.number, stopped: String(reason) } satisfies Answered);
  }
};
