import { readFile, writeFile } from 'node:fs/promises';
import { machine, momentAndLoad } from './table.ts';

/** One line of the goals table. */
export interface Goal {
  what: string;
  goal: string;
  measured: string;
  /** `null` where nothing could be measured here, or where there is no goal. */
  met: boolean | null;
  /** What to type behind `npm run bench --`, to have it measured alone. */
  bench: string;
}

const verdict = ({ met }: Goal) => (met === null ? '–' : met ? 'met' : 'not met');

/** Prints the goals with what was measured beside them. */
export function printGoals(goals: readonly Goal[]): void {
  for (const goal of goals) {
    console.log(
      `${verdict(goal).padEnd(8)} ${goal.what}\n${' '.repeat(9)}${goal.goal}: ${goal.measured}`,
    );
  }
}

const start = '<!-- what `npm run bench -- --write` measured -->';
const end = '<!-- the end of it -->';

/** A table's line, and which bench it is of. */
const lineOf = /^\|.*\| `(\w+)`[^|]*\|$/;

/**
 * Puts the table into a document, between its two marks; lines of benches that were not run now stay as they are. Throws
 * where the document does not have the marks.
 */
export async function writeGoals(goals: readonly Goal[], file: string): Promise<void> {
  const document = await readFile(file, 'utf8');
  const [before, rest] = document.split(start);
  const [old, after] = rest?.split(end) ?? [];
  if (before === undefined || old === undefined || after === undefined) {
    throw new Error(`${file} has no place for it`);
  }
  const run = new Set(goals.map(({ bench }) => bench));
  const kept = old.split('\n').filter((line) => {
    const [, bench] = lineOf.exec(line) ?? [];
    return bench !== undefined && !run.has(bench);
  });
  const when = momentAndLoad();
  const rows = goals.map((goal) => {
    const told = goal.met === false ? `**${verdict(goal)}**` : verdict(goal);
    return `| ${goal.what} | ${goal.goal} | ${goal.measured} | ${told} | \`${goal.bench}\` ${when} |`;
  });
  const head = ['| what | goal | measured | | `npm run bench --`, when |', '|---|---|---|---|---|'];
  const table = [machine(), '', ...head, ...rows, ...kept].join('\n');
  await writeFile(file, `${before}${start}\n${table}\n${end}${after}`);
}
