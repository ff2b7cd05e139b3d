import { styleText } from 'node:util';
import { type Goal, printGoals, writeGoals } from './goals.ts';
import { printMachine } from './table.ts';

/*
 * `npm run bench -- NAME …` runs one bench, `npm run bench` all but those that take long; the goals with what was
 * measured come at the end, and with `--write FILE` into a document. Times are for reading, as ratios within one run;
 * what a test may gate on (bytes, counts, plans) is in the tests.
 */

/** A bench takes the words behind its name, prints its tables and hands out what it found about the goals. */
type Bench = (parameters: string[]) => Promise<Goal[]>;

const benches: Record<string, () => Promise<Bench>> = {
  dashboard: async () => (await import('./dashboard.ts')).benchDashboard,
  service: async () => (await import('./service.ts')).benchService,
  start: async () => (await import('./start.ts')).benchStart,
  insights: async () => (await import('./insights.ts')).benchInsights,
  scale: async () => (await import('./scale.ts')).benchScale,
  soak: async () => (await import('./soak.ts')).benchSoak,
};
/** These take from ten minutes to an hour, so they run when they are named. */
const onlyByName = ['scale', 'soak'];

const given = process.argv.slice(2);
const writing = given.indexOf('--write');
const [, file] = writing === -1 ? [] : given.splice(writing, 2);
const [name, ...parameters] = given;
const chosen =
  name === undefined ? Object.keys(benches).filter((each) => !onlyByName.includes(each)) : [name];
const goals: Goal[] = [];
for (const each of chosen) {
  const load = benches[each];
  if (load === undefined) {
    console.error(`There is no bench "${each}": ${Object.keys(benches).join(', ')}`);
    process.exit(1);
  }
  console.log(styleText('bold', `\n── ${each}`));
  goals.push(...(await (await load())(parameters)));
}
console.log(styleText('bold', '\n── goals'));
printMachine();
printGoals(goals);
if (file) await writeGoals(goals, file);
