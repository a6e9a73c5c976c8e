// Gathers what the page takes from the engine: the WebAssembly module and a picture of every battle's ground, at each
// level of detail and in both tones. Needs build/release/longroll and build/wasm/longroll.wasm.
import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

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
);
if (existsSync(stamp) && statSync(stamp).mtimeMs > newest) process.exit(0);

rmSync(out, { recursive: true, force: true });
mkdirSync(join(out, 'maps'), { recursive: true });
cpSync(join(web, 'public'), out, { recursive: true });
copyFileSync(module, join(out, 'longroll.wasm'));

const scenarios = JSON.parse(execFileSync(program, ['scenarios', '--json'], { encoding: 'utf8' }));
// Whether a sheet is laid out with another direction than north at its top.
function isTurned(id) {
  const input = `{"op":"open","scenario":"${id}"}\n{"op":"map"}\n`;
  const lines = execFileSync(program, ['bot'], { input, encoding: 'utf8', maxBuffer: 64 << 20 }).split('\n');
  return Math.round((JSON.parse(lines[1]).grid.rows_toward ?? 180) / 90) % 4 !== 2;
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
writeFileSync(stamp, '');
