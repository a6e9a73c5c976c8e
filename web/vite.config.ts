import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { compressed } from './scripts/compressed.ts';
import { offline } from './scripts/offline.ts';

// The page is a plain folder: every address in it is relative, so that any static host, in any subfolder, can serve it.
export default defineConfig({
  base: './',
  publicDir: '../build/web-assets',
  plugins: [svelte(), offline(), compressed()],
  build: {
    outDir: '../build/web',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
  },
  worker: { format: 'es' },
  server: { fs: { allow: ['..'] } },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: {
    include: ['src/**/*.test.ts'],
    environment: 'jsdom',
  },
});
