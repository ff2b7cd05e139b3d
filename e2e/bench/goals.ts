import { availableParallelism, cpus, loadavg } from 'node:os';
import { percentile } from '../fixtures/call-often.ts';

/** An empty folder for a part of the bench, and clean-up functions to run at the end, in reverse order. */
export interface Bench {
  folder: string;
  undo: (() => unknown)[];
}

/** A goal of docs/performance.md: `figure` must be at most `most`, both in `unit`. */
export interface Goal {
  what: string;
  most: number;
  unit: string;
  figure: number;
  note?: string;
}

/** Prints the goals as the table of docs/performance.md. */
export function printGoals(goals: readonly Goal[]): void {
  const moment = new Date().toISOString().slice(0, 16).replace('T', ' ');
  const machine = `${availableParallelism()} cores (${cpus()[0]?.model}), load ${loadavg()[2]?.toFixed(0)}`;
  console.log(`\n${moment}, Node ${process.version}, ${machine}\n`);
  console.log('| what | goal | measured | |\n|---|---|---|---|');
  for (const { what, most, unit, figure, note = '' } of goals) {
    const measured = `${figure.toFixed(figure < 10 ? 2 : 0)} ${note}`;
    console.log(
      `| ${what} | ≤ ${most} ${unit} | ${measured} | ${figure <= most ? 'met' : '**not met**'} |`,
    );
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
