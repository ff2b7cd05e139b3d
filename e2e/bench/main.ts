import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { device } from './device.ts';
import { pages } from './pages.ts';
import { reading } from './reading.ts';
import { service } from './service.ts';
import { storing } from './storing.ts';

// Times are ratios measured alternately in one run; tests check bytes, requests and query plans.

const parts = { pages, device, service, storing, reading };
const named = process.argv.slice(2);
const unknown = named.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) throw new Error(`Unknown: ${unknown}. Parts are ${Object.keys(parts)}`);
execFileSync('npm', ['run', 'build'], { stdio: ['ignore', 'ignore', 'inherit'] });
// Browsers and services end with this process, if a part fails before it stops them.
const folder = mkdtempSync(join(tmpdir(), 'boxout-bench-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
console.log('| what | goal | measured | |\n|---|---|---|---|');
for (const [name, measure] of Object.entries(parts)) {
  if (named.length > 0 && !named.includes(name)) continue;
  for (const [what, most, unit, figure] of await measure(mkdtempSync(join(folder, name)))) {
    const isMet = figure <= most ? 'met' : '**not met**';
    console.log(
      `| ${what} | ≤ ${most} ${unit} | ${figure.toFixed(figure < 10 ? 2 : 0)} | ${isMet} |`,
    );
  }
}
const machine = `${availableParallelism()} cores (${cpus()[0]?.model})`;
console.log(
  `\n${new Date().toISOString()}, Node ${process.version}, ${machine}, load ${loadavg()[2]}`,
);
