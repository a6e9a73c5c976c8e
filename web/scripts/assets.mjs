// Gathers what the page takes from the engine: the WebAssembly module and a picture of every battle's ground, at each
// level of detail and in both tones. Needs build/release/longroll and build/wasm/longroll.wasm.
import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gatherReading } from './reading.mjs';

const web = dirname(dirname(fileURLToPath(import.meta.url)));
const build = join(dirname(web), 'build');
const program = process.env.LONGROLL ?? join(build, 'release', 'longroll');
const module = process.env.LONGROLL_WASM ?? join(build, 'wasm', 'longroll.wasm');
const out = join(build, 'web-assets');

for (const needed of [program, module]) {
  if (!existsSync(needed)) {
    console.error(`assets: ${needed} is missing; build it first`);
    process.exit(1);
  }
}

// Pixels across a hex for which each level is drawn: it decides how much the picture shows.
const levels = [20, 40, 70, 100];
const stamp = join(build, 'web-assets.stamp');
const newest = Math.max(
  statSync(program).mtimeMs,
  statSync(module).mtimeMs,
  statSync(fileURLToPath(import.meta.url)).mtimeMs,
  statSync(join(web, 'scripts', 'reading.mjs')).mtimeMs,
  ...['en', 'fr'].map(
    (name) => statSync(join(dirname(web), 'data', 'reference', `battles-${name}.md`)).mtimeMs,
  ),
);
if (existsSync(stamp) && statSync(stamp).mtimeMs > newest) process.exit(0);

rmSync(out, { recursive: true, force: true });
mkdirSync(join(out, 'maps'), { recursive: true });
cpSync(join(web, 'public'), out, { recursive: true });
copyFileSync(module, join(out, 'longroll.wasm'));

function ask(...requests) {
  const input = requests.map((request) => JSON.stringify(request) + '\n').join('');
  const replies = execFileSync(program, ['bot'], { input, encoding: 'utf8', maxBuffer: 64 << 20 });
  return replies
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

// The list of battles in both languages, so that the first view need not wait for the engine.
let scenarios = [];
for (const name of ['fr', 'en']) {
  [, { scenarios }] = ask({ op: 'language', name }, { op: 'scenarios' });
  writeFileSync(join(out, `battles-${name}.json`), JSON.stringify(scenarios));
}

// Whether a sheet is laid out with another direction than north at its top.
function isTurned(id) {
  const [, map] = ask({ op: 'open', scenario: id }, { op: 'map' });
  return Math.round((map.grid.rows_toward ?? 180) / 90) % 4 !== 2;
}

for (const { id } of scenarios) {
  for (const lie of isTurned(id) ? ['', '-north'] : ['']) {
    for (const tone of ['light', 'dark']) {
      levels.forEach((pixels, level) => {
        const file = join(out, 'maps', `${id}${lie}-${tone}-${level}.svg`);
        const options = ['--bare', '--ground', '--hex', String(pixels), '-o', file];
        if (lie) options.push('--north-up');
        if (tone === 'dark') options.push('--dark');
        execFileSync(program, ['render', id, ...options]);
      });
    }
  }
}

gatherReading({ ask, out, data: join(dirname(web), 'data') });
writeFileSync(stamp, '');
