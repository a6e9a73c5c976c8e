// Serves the built page for the tests.
import { preview } from 'vite';
import type { TestProject } from 'vitest/node';

export default async function serve(project: TestProject): Promise<() => Promise<void>> {
  const server = await preview({ preview: { port: 0, host: '127.0.0.1' }, logLevel: 'error' });
  project.provide('address', server.resolvedUrls!.local[0]!);
  return () => server.close();
}

declare module 'vitest' {
  export interface ProvidedContext {
    address: string;
  }
}
