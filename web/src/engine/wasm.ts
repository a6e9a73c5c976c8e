// The engine's WebAssembly module: one request of the protocol in, one reply out, through shared memory.

interface Exports {
  memory: WebAssembly.Memory;
  _initialize(): void;
  longroll_request(bytes: number): number;
  longroll_reply(): number;
  longroll_reply_text(): number;
}

// The six functions that the module's C library imports. Only writing does something: an assert says why it stopped.
function systemCalls(memory: () => WebAssembly.Memory) {
  const view = () => new DataView(memory().buffer); // anew each time: memory may have grown
  const good = () => 0;
  return {
    environ_get: good,
    environ_sizes_get: (count: number, size: number) => {
      view().setUint32(count, 0, true);
      view().setUint32(size, 0, true);
      return 0;
    },
    fd_close: good,
    fd_seek: good,
    fd_write: (_file: number, pieces: number, pieceCount: number, written: number) => {
      let total = 0;
      let text = '';
      for (let i = 0; i < pieceCount; i++) {
        const start = view().getUint32(pieces + 8 * i, true);
        const length = view().getUint32(pieces + 8 * i + 4, true);
        text += new TextDecoder().decode(new Uint8Array(memory().buffer, start, length));
        total += length;
      }
      console.error(text);
      view().setUint32(written, total, true);
      return 0;
    },
    proc_exit: (status: number) => {
      throw new Error(`the engine stopped with status ${status}`);
    },
  };
}

export type Ask = (request: string) => string;

export async function loadEngine(module: Response | Promise<Response> | BufferSource): Promise<Ask> {
  let engine: Exports | undefined;
  const imports = { wasi_snapshot_preview1: systemCalls(() => engine!.memory) };
  engine = (await instantiate(module, imports)).exports as unknown as Exports;
  engine._initialize();
  const running = engine;
  return (request) => {
    const bytes = new TextEncoder().encode(request);
    const at = running.longroll_request(bytes.length);
    new Uint8Array(running.memory.buffer, at, bytes.length).set(bytes);
    const length = running.longroll_reply();
    return new TextDecoder().decode(
      new Uint8Array(running.memory.buffer, running.longroll_reply_text(), length),
    );
  };
}

async function instantiate(
  module: Response | Promise<Response> | BufferSource,
  imports: WebAssembly.Imports,
): Promise<WebAssembly.Instance> {
  if (module instanceof ArrayBuffer || ArrayBuffer.isView(module))
    return (await WebAssembly.instantiate(module as BufferSource, imports)).instance;
  const response = await module;
  if (!response.ok) throw new Error(`the engine cannot be loaded: ${response.status}`);
  // A host may serve the module under a type that streaming refuses.
  if (response.headers.get('content-type') === 'application/wasm')
    return (await WebAssembly.instantiateStreaming(response, imports)).instance;
  return (await WebAssembly.instantiate(await response.arrayBuffer(), imports)).instance;
}
