import { styleText } from 'node:util';

/*
 * `npm run bench -- NAME …` runs one bench, `npm run bench` all but the soak. Times are for reading, as
 * ratios within one run; what a test may gate on (bytes, counts, plans) is in the tests.
 */

/** A bench takes the words behind its name and prints a table. */
type Bench = (parameters: string[]) => Promise<void>;

const benches: Record<string, () => Promise<Bench>> = {
  service: async () => (await import('./service.ts')).benchService,
  start: async () => (await import('./start.ts')).benchStart,
  scale: async () => (await import('./scale.ts')).benchScale,
  soak: async () => (await import('./soak.ts')).benchSoak,
  insights: async () => (await import('./insights.ts')).benchInsights,
};
/** Takes minutes, so it runs when it is named. */
const onlyByName = ['soak'];

const [name, ...parameters] = process.argv.slice(2);
const chosen =
  name === undefined ? Object.keys(benches).filter((each) => !onlyByName.includes(each)) : [name];
for (const each of chosen) {
  const load = benches[each];
  if (load === undefined) {
    console.error(`There is no bench "${each}": ${Object.keys(benches).join(', ')}`);
    process.exit(1);
  }
  console.log(styleText('bold', `\n── ${each}`));
  await (await load())(parameters);
}
