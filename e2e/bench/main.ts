import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { device } from './device.ts';
import { pages } from './pages.ts';
import { reading } from './reading.ts';
import { service } from './service.ts';
import { files, runs } from './storing.ts';

const parts = Object.entries({ pages, device, service, runs, files, reading });
const named = process.argv.slice(2);
const chosen = parts.filter(([name]) => named.length === 0 || named.includes(name));
if (chosen.length < named.length) throw new Error(`The parts are ${parts.map(([name]) => name)}`);
execFileSync('npm', ['run', 'build'], { stdio: ['ignore', 'ignore', 'inherit'] });
// Browsers and services end with this process, if a part fails before it stops them.
const folder = mkdtempSync(join(tmpdir(), 'boxout-bench-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
console.log('| what | goal | measured | |\n|---|---|---|---|');
for (const [name, measure] of chosen) {
  for (const [what, most, unit, figure] of await measure(mkdtempSync(join(folder, name)))) {
    const met = figure <= most ? 'met' : '**not met**';
    console.log(`| ${what} | ≤ ${most} ${unit} | ${figure.toPrecision(3)} | ${met} |`);
  }
}
console.log(`\nNode ${process.version}, load ${loadavg()[2]}, ${cpus()[0]?.model}`);
