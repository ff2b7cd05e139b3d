import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { benchDashboard } from './dashboard.ts';
import { benchDevice } from './device.ts';
import { type Bench, type Goal, printGoals } from './goals.ts';
import { benchImport } from './import.ts';
import { benchInp } from './inp.ts';
import { benchInsights } from './insights.ts';
import { benchReading } from './reading.ts';
import { benchScale } from './scale.ts';
import { benchService } from './service.ts';

/*
 * `npm run bench -- NAME …` measures the named parts, `npm run bench` all but `scale`, which needs an hour and 6 GB. At
 * the end it prints every goal and its figure. Times are ratios between things measured in turn within
 * one run; what repeats exactly (bytes, requests, query plans) is held by tests.
 */

const parts: Record<string, (bench: Bench) => Promise<Goal[]>> = {
  dashboard: benchDashboard,
  inp: benchInp,
  device: benchDevice,
  service: benchService,
  insights: benchInsights,
  import: benchImport,
  reading: benchReading,
  scale: benchScale,
};

const named = process.argv.slice(2);
const chosen = named.length > 0 ? named : Object.keys(parts).filter((name) => name !== 'scale');
const goals: Goal[] = [];
execFileSync('npm', ['run', 'build'], { stdio: ['ignore', 'ignore', 'inherit'] });
for (const name of chosen) {
  const measure = parts[name];
  if (!measure) throw new Error(`There is no part "${name}": ${Object.keys(parts).join(', ')}`);
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
