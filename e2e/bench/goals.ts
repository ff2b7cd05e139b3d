import { readFile, writeFile } from 'node:fs/promises';
import { machine } from './table.ts';

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

/** Puts the table into a document, between its two marks. Throws where it does not have them. */
export async function writeGoals(goals: readonly Goal[], file: string): Promise<void> {
  const document = await readFile(file, 'utf8');
  const [before, rest] = document.split(start);
  const [, after] = rest?.split(end) ?? [];
  if (before === undefined || after === undefined) throw new Error(`${file} has no place for it`);
  const rows = goals.map((goal) => {
    const told = goal.met === false ? `**${verdict(goal)}**` : verdict(goal);
    return `| ${goal.what} | ${goal.goal} | ${goal.measured} | ${told} | \`${goal.bench}\` |`;
  });
  const head = ['| what | goal | measured | | `npm run bench --` |', '|---|---|---|---|---|'];
  const table = [machine(), '', ...head, ...rows].join('\n');
  await writeFile(file, `${before}${start}\n${table}\n${end}${after}`);
}
