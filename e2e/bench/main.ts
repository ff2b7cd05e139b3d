import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { benchDashboard } from './dashboard.ts';
import { benchDevice } from './device.ts';
import { type Bench, type Goal, printGoals } from './goals.ts';
import { benchInp } from './inp.ts';
import { benchReading } from './reading.ts';
import { benchService } from './service.ts';
import { benchStoring } from './storing.ts';

// Times are ratios measured alternately in one run; tests check bytes, requests and query plans.

const parts: Record<string, (bench: Bench) => Promise<Goal[]>> = {
  dashboard: benchDashboard,
  inp: benchInp,
  device: benchDevice,
  service: benchService,
  storing: benchStoring,
  reading: benchReading,
};

const named = process.argv.slice(2);
const goals: Goal[] = [];
execFileSync('npm', ['run', 'build'], { stdio: ['ignore', 'ignore', 'inherit'] });
for (const name of named.length > 0 ? named : Object.keys(parts)) {
  const measure = parts[name];
  if (!measure)
    throw new Error(`Unknown part "${name}". Choose one of  ${Object.keys(parts).join(', ')}`);
  console.log(`── ${name}`);
  const folder = await mkdtemp(join(tmpdir(), 'boxout-bench-'));
  const undo: Bench['undo'] = [() => rm(folder, { recursive: true })];
  try {
    goals.push(...(await measure({ folder, undo })));
  } finally {
    for (const step of undo.reverse()) await step();
  }
}
printGoals(goals);
