import { defineConfig } from 'vitest/config';

// The built page in Debian's Chromium: two players at two tables. What is measured (figures) is run alone, after the rest.
export default defineConfig({
  test: {
    include: ['tests/browser/*.test.ts'],
    globalSetup: ['tests/browser/serve.ts'],
    environment: 'node',
    maxWorkers: 2,
    testTimeout: 480_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000, interval: 30 } },
  },
});
