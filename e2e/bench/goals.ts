import { availableParallelism, cpus, loadavg } from 'node:os';
import { percentile } from '../fixtures/call-often.ts';

/** An empty folder for a part of the bench, and functions to undo at the end, in reverse. */
export interface Bench {
  folder: string;
  undo: (() => unknown)[];
}

/** A goal of docs/performance.md with its measurement. */
export interface Goal {
  what: string;
  goal: string;
  measured: string;
  /** `null` if not measured here. */
  met: boolean | null;
}

/** A goal that a figure must not pass. */
export function atMost(
  what: string,
  [most, unit]: readonly [most: number, unit: string],
  figure: number,
  beside = '',
): Goal {
  const digits = Math.abs(figure) < 10 ? 2 : 0;
  const shown = figure.toLocaleString('en', { maximumFractionDigits: digits });
  const goal = `≤ ${most.toLocaleString('en')} ${unit}`;
  const measured = `${shown}${unit.startsWith('×') ? ' ×' : ''}${beside}`;
  return { what, goal, measured, met: figure <= most };
}

/** A goal that a time in milliseconds must not pass, as a multiple of another's. */
export function against(
  what: string,
  [most, whose]: readonly [most: number, whose: string],
  [own, other]: readonly [own: number, other: number],
): Goal {
  const beside = ` (${own.toFixed(0)} against ${other.toFixed(0)} ms)`;
  return atMost(what, [most, `× ${whose}`], own / other, beside);
}

/** A goal of which nothing can be measured here, and why. */
export function unmeasured(what: string, goal: string, why: string): Goal {
  return { what, goal, measured: `not measured: ${why}`, met: null };
}

/** Prints the goals as the table of docs/performance.md. */
export function printGoals(goals: readonly Goal[]): void {
  const { model } = cpus()[0] ?? { model: 'unknown processor' };
  const moment = new Date().toISOString().slice(0, 16).replace('T', ' ');
  const machine = `${availableParallelism()} cores (${model}), load ${loadavg()[2]?.toFixed(0)}`;
  console.log(`\n${moment}, Node ${process.version}, ${machine}\n`);
  console.log('| what | goal | measured | |\n|---|---|---|---|');
  for (const { what, goal, measured, met } of goals) {
    const verdict = met === null ? '–' : met ? 'met' : '**not met**';
    console.log(`| ${what} | ${goal} | ${measured} | ${verdict} |`);
  }
}

/** Figures by name, noted round by round; `of` is the middle of a name's, NaN of none. */
export function createNotes() {
  const all = new Map<string, number[]>();
  return {
    note: (name: string, figure: number) => all.set(name, [...(all.get(name) ?? []), figure]),
    of: (name: string) =>
      percentile(
        (all.get(name) ?? []).toSorted((a, b) => a - b),
        0.5,
      ),
  };
}
