// What the page speaks the protocol through. It cannot tell who answers: the engine in a worker, or one day a server.
import type { Failure, Op, Replies, Reply, Request } from './protocol';
import type { Answered, Parcel } from './worker';

export interface Transport {
  // Requests of one call are answered in order, with nothing of another call between them.
  send(requests: Request[]): Promise<unknown[]>;
  close(): void;
}

// A request that the engine refused: a reason for people and the rule behind it, if there is one.
export class Refused extends Error {
  constructor(readonly failure: Failure) {
    super(failure.reason);
  }
  get rule(): string | null {
    return this.failure.rule;
  }
}

// The engine itself has stopped: our fault.
export class Stopped extends Error {}

export function workerTransport(): Transport {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, { good: (replies: unknown[]) => void; bad: (reason: Error) => void }>();
  let number = 0;
  worker.postMessage({ load: new URL('longroll.wasm', document.baseURI).href } satisfies Parcel);
  const stop = (reason: string) => {
    for (const { bad } of waiting.values()) bad(new Stopped(reason));
    waiting.clear();
  };
  worker.onmessage = ({ data }: MessageEvent<Answered>) => {
    const who = waiting.get(data.number);
    waiting.delete(data.number);
    if ('stopped' in data) who?.bad(new Stopped(data.stopped));
    else who?.good(data.replies);
  };
  worker.onerror = (event) => stop(event.message);
  return {
    send: (requests) =>
      new Promise((good, bad) => {
        waiting.set(++number, { good, bad });
        worker.postMessage({ number, requests: plain(requests) } satisfies Parcel);
      }),
    close: () => worker.terminate(),
  };
}

// Reactive objects cannot be sent to a worker; their contents can.
const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

export class Engine {
  constructor(private readonly transport: Transport) {}

  async ask<O extends Op>(request: Request<O>): Promise<Replies[O]> {
    const [reply] = (await this.transport.send([request])) as [Reply<O>];
    if (!reply.ok) throw new Refused(reply.error);
    return reply;
  }

  // Several requests in one go; the first refusal is thrown.
  async all<const Os extends readonly Op[]>(requests: {
    readonly [I in keyof Os]: Request<Os[I]>;
  }): Promise<{ [I in keyof Os]: Replies[Os[I]] }> {
    const replies = (await this.transport.send([...requests] as Request[])) as Reply<Op>[];
    for (const reply of replies) if (!reply.ok) throw new Refused(reply.error);
    return replies as unknown as { [I in keyof Os]: Replies[Os[I]] };
  }

  // As `all`, but refusals stay what they are.
  async tryAll<O extends Op>(requests: Request<O>[]): Promise<Reply<O>[]> {
    return (await this.transport.send(requests)) as Reply<O>[];
  }

  close(): void {
    this.transport.close();
  }
}
