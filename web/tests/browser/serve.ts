// Serves the built page and one browser for all tests.
import { chromium } from 'playwright-core';
import { preview } from 'vite';
import type { TestProject } from 'vitest/node';

const flags =
  '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync';

export default async function serve(project: TestProject): Promise<() => Promise<void>> {
  const server = await preview({ preview: { port: 0, host: '127.0.0.1' }, logLevel: 'error' });
  const browser = await chromium.launchServer({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: flags.split(' '),
  });
  project.provide('address', server.resolvedUrls!.local[0]!);
  project.provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await server.close();
  };
}

declare module 'vitest' {
  export interface ProvidedContext {
    address: string;
    browser: string;
  }
}
