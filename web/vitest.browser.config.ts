import { defineConfig } from 'vitest/config';

// The built page in Debian's Chromium. One browser, one test file at a time: two cores are enough.
export default defineConfig({
  test: {
    include: ['tests/browser/*.test.ts'],
    globalSetup: ['tests/browser/serve.ts'],
    environment: 'node',
    fileParallelism: false,
    testTimeout: 240_000,
    hookTimeout: 60_000,
  },
});
