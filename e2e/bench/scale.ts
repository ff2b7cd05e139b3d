import * as v from 'valibot';
import type { OpenDatabase } from '../../src/service/database/open.ts';
import {
  type Extent,
  generateClubs,
  generatedIds,
  generatedKey,
} from '../../src/service/testing/generate-clubs.ts';
import {
  findPostgres,
  startPostgres,
  type TestPostgres,
} from '../../src/service/testing/postgres.ts';
import type { Goal } from './goals.ts';
import { call, hangUp } from './load.ts';
import { type MeasuredProcess, startMeasured } from './measured-process.ts';
import { newDatabase, settle } from './new-database.ts';
import { sampleRecord } from './sample-record.ts';
import { median, percentile, printMachine, printTable } from './table.ts';

const perClub = { teams: 2, matches: 50, players: 12 };
const rounds = 12;
const callsARound = 60;

/** What has to be closed at the end, in reverse. */
type Close = (() => Promise<void>)[];

const touch = 'update clubs set revision = revision + 1 where id = $1';

/** One database of some size, and what its reads took. */
interface Size {
  clubs: number;
  database: OpenDatabase;
  /** The whole database, in megabytes. */
  stored: number;
  first: MeasuredProcess;
  second: MeasuredProcess;
  took: Map<string, number[]>;
}

/**
 * The same reads by key at 1,000 and at 100,000 matches in Postgres, in turn on both,
 * through two service processes each, with no answer in memory. Needs some 6 GB of disk.
 */
export async function benchScale(parameters: string[]): Promise<Goal[]> {
  printMachine();
  const bin = findPostgres();
  if (bin === null) {
    console.log('Postgres is not installed: nothing measured.');
    return [];
  }
  const most = Number(parameters[0] ?? 1_000);
  const postgres = startPostgres(bin);
  const close: Close = [];
  try {
    const sizes: Size[] = [];
    for (const clubs of [10, most]) sizes.push(await prepare(postgres, clubs, close));
    await measure(sizes);
    return await print(sizes);
  } finally {
    hangUp();
    for (const step of close.reverse()) await step();
    postgres.stop();
  }
}

async function prepare(postgres: TestPostgres, clubs: number, close: Close): Promise<Size> {
  const extent: Extent = { clubs, ...perClub };
  const database = await newDatabase(postgres, `clubs_${clubs}`);
  close.push(() => database.close());
  const started = performance.now();
  await generateClubs(database.db, extent, sampleRecord());
  const seconds = (performance.now() - started) / 1_000;
  await settle(database.url);
  const { rows } = await database.executeSql(
    'select pg_database_size(current_database())::text as size',
    [],
  );
  const [{ size }] = v.parse(v.tuple([v.object({ size: v.string() })]), rows);
  const matches = clubs * perClub.teams * perClub.matches;
  console.log(
    `${matches.toLocaleString('en')} matches of ${clubs} clubs made in ${seconds.toFixed(0)} s`,
  );
  const settings = { RATE_LIMIT: 'off', DATABASE_URL: database.url };
  const first = await startMeasured('service-process.ts', [], settings);
  close.push(first.stop);
  const second = await startMeasured('service-process.ts', [], settings);
  close.push(second.stop);
  return { clubs, database, stored: Number(size) / 2 ** 20, first, second, took: new Map() };
}

function matchesOf({ clubs }: { clubs: number }): string {
  return (clubs * perClub.teams * perClub.matches).toLocaleString('en');
}

/** The hot reads of one match's page, and the list that leads to it. */
function readsOf(club: number, match: number): [name: string, path: string][] {
  const { clubId, teamId, playerId, matchId } = generatedIds(club, match);
  const ofMatch = `/v1/matches/${matchId}`;
  return [
    ['club (the key alone)', '/v1/clubs'],
    ['teams of a club', `/v1/clubs/${clubId}/teams`],
    ['50 matches of a team', `/v1/teams/${teamId}/matches`],
    ['roster', `/v1/teams/${teamId}/roster`],
    ['box score', `${ofMatch}/box-score`],
    ['play-by-play', `${ofMatch}/play-by-play`],
    ['insights', `${ofMatch}/insights`],
    ["a player's insights", `${ofMatch}/player-insights/${playerId}`],
  ];
}

/** Spread over all clubs by the golden ratio, so that neighbours in time are none on disk. */
function clubOf(at: number, clubs: number): number {
  return Math.floor(((at * 0.618_033_988) % 1) * clubs);
}

async function measure(sizes: Size[]): Promise<void> {
  let at = 0;
  for (let round = -1; round < rounds; round += 1) {
    for (const { clubs, database, first, second, took } of sizes) {
      for (let each = 0; each < callsARound; each += 1) {
        at += 1;
        const club = clubOf(at, clubs);
        const server = at % 2 === 0 ? first : second;
        // As if something had changed: no answer may come from memory.
        await database.executeSql(touch, [generatedIds(club).clubId]);
        const headers = { Authorization: `Bearer ${generatedKey(club)}`, 'Accept-Encoding': 'br' };
        for (const [name, path] of readsOf(club, at % perClub.matches)) {
          const reply = await call(server.url + path, headers);
          if (reply.status !== 200) throw new Error(`${path} answered ${reply.status}`);
          // The first round fills the caches of Postgres and of the machine.
          if (round < 0) continue;
          took.set(name, [...(took.get(name) ?? []), reply.milliseconds]);
        }
      }
    }
  }
}

async function print([small, large]: Size[]): Promise<Goal[]> {
  if (small === undefined || large === undefined) return [];
  console.log('');
  printTable(
    [
      'read by key, ms',
      `${matchesOf(small)}: median`,
      'p99',
      `${matchesOf(large)}: median`,
      'p99',
      'ratio of medians',
    ],
    [...small.took].map(([name, few]) => {
      const many = large.took.get(name) ?? [];
      const cells = [median(few), percentile(few, 0.99), median(many), percentile(many, 0.99)];
      return [
        name,
        ...cells.map((value) => value.toFixed(2)),
        (median(many) / median(few)).toFixed(2),
      ];
    }),
  );
  for (const { clubs, stored, first, second } of [small, large]) {
    const memory = await Promise.all([first.memory(), second.memory()]);
    const [one, other] = memory.map(({ resident }) => (resident / 2 ** 20).toFixed(0));
    console.log(
      `${clubs} clubs: database ${stored.toFixed(0)} MB; the two services hold ${one} and ${other} MB`,
    );
  }
  const ratios = [...small.took].map(
    ([name, few]) => median(large.took.get(name) ?? []) / median(few),
  );
  const [least, most] = [Math.min(...ratios), Math.max(...ratios)];
  return [
    {
      what: `growth from ${matchesOf(small)} to ${matchesOf(large)} matches in Postgres`,
      goal: 'reads by key change by < 20%',
      measured: `medians ${least.toFixed(2)} to ${most.toFixed(2)} × for ${ratios.length} reads`,
      met: most < 1.2,
      bench: 'scale',
    },
  ];
}
