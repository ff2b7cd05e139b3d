import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { simulateLeague } from '../../src/league/simulate-league.ts';
import { createApiKey, hashApiKey } from '../../src/service/api-key.ts';
import type { OpenDatabase } from '../../src/service/database/open.ts';
import { apiKeys } from '../../src/service/database/schema.ts';
import { storeClub } from '../../src/service/demo/store-club.ts';
import { findPostgres, startPostgres } from '../../src/service/testing/postgres.ts';
import { coach, type LoadClub, type Tally } from './coach.ts';
import type { Goal } from './goals.ts';
import { hangUp } from './load.ts';
import { type MeasuredProcess, startMeasured } from './measured-process.ts';
import { newDatabase } from './new-database.ts';
import { percentile, printMachine, printTable } from './table.ts';

const clubs = 4;
const coaches = 12;
/** As an insight run has it, which asks for more. */
const mostReadMs = 250;

/**
 * Mixed load on two processes over one Postgres for `--minutes N` (3): twelve coaches of four clubs read
 * pages and have insights written, each call by the other process. Fails where an answer is wrong or a
 * run is lost; prints times, and memory on the way.
 */
export async function benchSoak(parameters: string[]): Promise<Goal[]> {
  const options = { minutes: { type: 'string', default: '3' } } as const;
  const minutes = Number(parseArgs({ args: parameters, options }).values.minutes);
  printMachine();
  const bin = findPostgres();
  if (bin === null) {
    console.log('Postgres is not installed: nothing measured.');
    return [];
  }
  const postgres = startPostgres(bin);
  const close: (() => Promise<void>)[] = [];
  try {
    const database = await newDatabase(postgres, 'soak');
    close.push(() => database.close());
    const filled: LoadClub[] = [];
    for (let seed = 1; seed <= clubs; seed += 1) filled.push(await fillClub(database, seed));
    const servers: MeasuredProcess[] = [];
    for (let each = 0; each < 2; each += 1) {
      const settings = { RATE_LIMIT: 'off', DATABASE_URL: database.url };
      const server = await startMeasured('service-process.ts', [], settings);
      close.push(server.stop);
      servers.push(server);
    }
    return [await soak(database, servers, filled, minutes * 60_000)];
  } finally {
    hangUp();
    for (const step of close.reverse()) await step();
    postgres.stop();
  }
}

/** A league's first team with all its matches, none of them under way. */
async function fillClub({ db }: OpenDatabase, seed: number): Promise<LoadClub> {
  const now = new Date();
  const { club, teams } = simulateLeague({ seed, now });
  const [team] = teams;
  if (team === undefined) throw new Error('The league has no team');
  const matches = team.matches.filter(({ fixture }) => fixture.status !== 'live');
  const finished = { ...team, matches };
  const named = { id: club.id, name: `Club ${seed}` };
  await db.transaction((tx) => storeClub(tx, { club: named, teams: [finished] }, now));
  const key = createApiKey(club.id);
  const id = { clubId: club.id, id: randomUUID() };
  await db.insert(apiKeys).values({ ...id, prefix: 'soak', hash: hashApiKey(key), createdAt: now });
  const completed = team.matches.filter(({ fixture }) => fixture.status === 'completed');
  return { key, teamId: team.team.id, matchIds: completed.map((match) => match.id) };
}

async function soak(
  database: OpenDatabase,
  servers: readonly MeasuredProcess[],
  filled: readonly LoadClub[],
  duration: number,
): Promise<Goal> {
  const tally: Tally = { reads: [], posts: [], runs: [], asked: 0, wrong: new Map() };
  const started = performance.now();
  const urls = servers.map(({ url }) => url);
  const lanes = Array.from({ length: coaches }, async (_, at) => {
    const club = filled[at % filled.length];
    if (club !== undefined) await coach(at, club, urls, tally, started + duration);
  });
  const memory = weigh(servers, started, duration);
  await Promise.all([...lanes, memory]);
  const unready = "select match_id from insight_runs where status <> 'ready'";
  const left = (await database.executeSql(unready, [])).rows.length;
  if (left > 0) tally.wrong.set('runs left unready', left);
  const held = await memory;
  print(tally, held);
  const { reads, runs, wrong } = tally;
  const longest = percentile(reads, 0.99);
  return {
    what: `soak, two processes on one Postgres, ${(duration / 60_000).toFixed(0)} minutes`,
    goal: `nothing lost or wrong, memory flat, p99 of reads ≤ ${mostReadMs} ms`,
    measured: `${reads.length.toLocaleString('en')} reads, ${runs.length} runs, ${wrong.size === 0 ? 'none' : 'some'} wrong or lost; heaps ${held[0]?.[2]} and ${held[0]?.[4]} MB at first, ${held.at(-1)?.[2]} and ${held.at(-1)?.[4]} at last; p99 ${longest.toFixed(0)} ms`,
    met: wrong.size === 0 && isFlat(held) && longest <= mostReadMs,
    bench: 'soak',
  };
}

/** Whether neither heap grew by more than a tenth from the first weighing to the last. */
function isFlat(held: readonly string[][]): boolean {
  return [2, 4].every((at) => Number(held.at(-1)?.[at]) <= 1.1 * Number(held[0]?.[at]));
}

/** What each server holds on the way, in megabytes. */
async function weigh(
  servers: readonly MeasuredProcess[],
  started: number,
  duration: number,
): Promise<string[][]> {
  const memory: string[][] = [];
  for (const share of [0.2, 0.4, 0.6, 0.8, 1]) {
    await wait(started + share * duration - performance.now());
    const held = await Promise.all(servers.map((server) => server.memory()));
    const cells = held.flatMap(({ resident, heap }) => [resident, heap]);
    memory.push([
      `after ${((share * duration) / 60_000).toFixed(1)} min`,
      ...cells.map((bytes) => (bytes / 2 ** 20).toFixed(0)),
    ]);
  }
  return memory;
}

function print({ reads, posts, runs, asked, wrong }: Tally, memory: string[][]): void {
  printTable(
    ['milliseconds', 'number', 'median', 'p99', 'longest'],
    Object.entries({ reads, posts, 'POST to ready': runs }).map(([name, took]) => [
      name,
      String(took.length),
      ...[0.5, 0.99, 1].map((share) => percentile(took, share).toFixed(1)),
    ]),
  );
  console.log('');
  const head = ['MB', 'first: resident', 'heap', 'second: resident', 'heap'];
  printTable(head, memory);
  console.log(`\n${asked} runs asked for, ${runs.length} seen ready.`);
  for (const [what, times] of wrong) console.error(`WRONG: ${what}, ${times} times`);
  if (wrong.size > 0) process.exitCode = 1;
}
