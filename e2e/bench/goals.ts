import { availableParallelism, cpus, loadavg } from 'node:os';

/** A goal of docs/performance.md, and what was measured beside it. */
export interface Goal {
  what: string;
  goal: string;
  measured: string;
  /** `null` where nothing was measured here. */
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

/** A goal of which nothing can be measured here, and why. */
export function unmeasured(what: string, goal: string, why: string): Goal {
  return { what, goal, measured: `not measured: ${why}`, met: null };
}

/** Prints the goals as the table of docs/performance.md. */
export function printGoals(goals: readonly Goal[]): void {
  const { model } = cpus()[0] ?? { model: 'unknown processor' };
  const moment = new Date().toISOString().slice(0, 16).replace('T', ' ');
  const load = loadavg()[2]?.toFixed(0);
  console.log(
    `\n${moment}, Node ${process.version}, ${availableParallelism()} cores (${model}), load ${load}\n`,
  );
  console.log('| what | goal | measured | |\n|---|---|---|---|');
  for (const { what, goal, measured, met } of goals) {
    const verdict = met === null ? '–' : met ? 'met' : '**not met**';
    console.log(`| ${what} | ${goal} | ${measured} | ${verdict} |`);
  }
}

/** The middle of some numbers; NaN of none. */
export const median = (values: readonly number[]): number => percentile(values, 0.5);

/** The value below which that share (0..1) of the numbers is. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
