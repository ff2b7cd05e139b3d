import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';

/** Prints rows under a head, aligned: the first column to the left, numbers to the right. */
export function printTable(head: string[], rows: string[][]): void {
  const widths = head.map((title, at) =>
    Math.max(title.length, ...rows.map((row) => row[at]?.length ?? 0)),
  );
  const line = (cells: string[]) =>
    cells
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('  ');
  for (const row of [head, widths.map((width) => '─'.repeat(width)), ...rows]) {
    console.log(line(row));
  }
}

/** What the numbers beside it were measured on. */
export function machine(): string {
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  const { model } = cpus()[0] ?? { model: 'unknown processor' };
  return `Node ${process.version}, ${availableParallelism()} cores (${model}), ${gigabytes} GB`;
}

/** The minute in UTC, and how many processes wanted the machine in the quarter of an hour before. */
export function momentAndLoad(): string {
  const moment = new Date().toISOString().slice(0, 16).replace('T', ' ');
  return `${moment}, load ${loadavg()[2]?.toFixed(0)}`;
}

/** Says where and when the numbers below were measured. */
export function printMachine(): void {
  console.log(`${momentAndLoad()}, ${machine()}\n`);
}

/** The middle of some numbers; NaN of none. */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** The value below which that share (0..1) of the numbers is. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
