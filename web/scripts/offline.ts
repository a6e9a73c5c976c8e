// Makes the built page an app that works without a network: writes a service worker that keeps every file of the build.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { filesIn } from './files.ts';

export function offline(): Plugin {
  let folder = '';
  return {
    name: 'longroll-offline',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle() {
      const worker = readFileSync(new URL('./service-worker.js', import.meta.url), 'utf8');
      const paths = filesIn(folder).filter((path) => !path.endsWith('service-worker.js'));
      const sum = createHash('sha256');
      for (const path of paths) sum.update(path).update(readFileSync(path));
      const files = ['./', ...paths.map((path) => relative(folder, path)).filter((p) => p !== 'index.html')];
      writeFileSync(
        join(folder, 'service-worker.js'),
        worker
          .replace('__VERSION__', JSON.stringify(sum.digest('hex').slice(0, 16)))
          .replace('__FILES__', JSON.stringify(files)),
      );
    },
  };
}
