import { availableParallelism, cpus, loadavg } from 'node:os';
import { chromium, type Page } from '@playwright/test';
import { ensureChromium } from '../chromium.ts';
import { percentile } from '../fixtures/call-often.ts';

/** A goal of docs/performance.md: `figure` must be at most `most`, both in `unit`. */
export type Goal = [what: string, most: number, unit: string, figure: number];

/** Prints the goals as the table of docs/performance.md. */
export function printGoals(goals: readonly Goal[]): void {
  const moment = new Date().toISOString().slice(0, 16).replace('T', ' ');
  const machine = `${availableParallelism()} cores (${cpus()[0]?.model}), load ${loadavg()[2]?.toFixed(0)}`;
  console.log(`\n${moment}, Node ${process.version}, ${machine}\n`);
  console.log('| what | goal | measured | |\n|---|---|---|---|');
  for (const [what, most, unit, figure] of goals) {
    const measured = figure.toFixed(figure < 10 ? 2 : 0);
    const isMet = figure <= most ? 'met' : '**not met**';
    console.log(`| ${what} | ≤ ${most} ${unit} | ${measured} | ${isMet} |`);
  }
}

/** Figures by name over several rounds; `of` returns a name's median. */
export function createNotes() {
  const all = new Map<string, number[]>();
  const sorted = (name: string) => (all.get(name) ?? []).toSorted((a, b) => a - b);
  return {
    note: (name: string, figure: number) => all.set(name, [...(all.get(name) ?? []), figure]),
    of: (name: string) => percentile(sorted(name), 0.5),
  };
}

export const launch = () =>
  chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] });

/** Emulates a CPU slower by this factor: 4 is a phone, 16 an old phone. */
export async function slowDown(page: Page, rate: number) {
  const tools = await page.context().newCDPSession(page);
  await tools.send('Emulation.setCPUThrottlingRate', { rate });
  return tools;
}
