// Leaves compressed forms beside the files of the build (board.js.br, board.js.gz), for `longroll serve` and for any
// static host that looks for them. Made once here, so that no server has to at its start.
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { filesIn } from './files.ts';

const squeezable = /\.(html|js|css|json|webmanifest|svg|wasm|txt)$/;
const tooSmall = 512;
// The best quality costs half a minute on the maps, megabytes of plain numbers, and gains little there.
const worthTheBest = /\.(js|css|wasm)$/;

async function compress(path: string): Promise<void> {
  const body = await readFile(path);
  if (body.length <= tooSmall) return;
  const quality = worthTheBest.test(path) ? 11 : 9;
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    promisify(gzip)(body, { level: 9 }),
  ]);
  if (br.length < body.length) await writeFile(`${path}.br`, br);
  if (gz.length < body.length) await writeFile(`${path}.gz`, gz);
}

export function compressed(): Plugin {
  let folder = '';
  return {
    name: 'longroll-compressed',
    apply: 'build',
    configResolved(config) {
      folder = `${config.root}/${config.build.outDir}`;
    },
    // After all others have written what they have to write.
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        await Promise.all(
          filesIn(folder)
            .filter((path) => squeezable.test(path))
            .map(compress),
        );
      },
    },
  };
}
