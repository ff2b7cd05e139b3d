import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../src/service/database/open.ts';
import {
  generateClubs,
  generatedIds,
  generatedKey,
} from '../../src/service/testing/generate-clubs.ts';
import { findPostgres, startPostgres } from '../../src/service/testing/postgres.ts';
import { printCallCosts, serviceTargets, type Target, twinTargets } from './call-costs.ts';
import { findDemoMatch } from './demo-match.ts';
import type { Goal } from './goals.ts';
import { printInsightRuns } from './insight-run.ts';
import { call, hangUp } from './load.ts';
import { startMeasured } from './measured-process.ts';
import { sampleRecord } from './sample-record.ts';
import { serviceGoals } from './service-goals.ts';
import { printMachine } from './table.ts';
import { bytesOnTheWire } from './wire.ts';

const key = 'bench-of-the-service-0001';

/** What has to be undone at the end, in reverse. */
type Undo = (() => unknown)[];

/**
 * The service against its twin that answers from memory: processor time a call, in one interleaved run.
 * Then the bytes of a poll, and an insight run against the reading and writing that it can't do without.
 */
export async function benchService(): Promise<Goal[]> {
  printMachine();
  const folder = await mkdtemp(join(tmpdir(), 'boxout-bench-'));
  const undo: Undo = [() => rm(folder, { recursive: true }), hangUp];
  try {
    return [
      ...(await compareCalls(folder, undo)),
      ...(await printInsightRuns(join(folder, 'runs'))),
    ];
  } finally {
    for (const step of undo.reverse()) await step();
  }
}

async function compareCalls(folder: string, undo: Undo): Promise<Goal[]> {
  const headers = { Authorization: `Bearer ${key}` };
  const embedded = await startMeasured('service-process.ts', [], {
    RATE_LIMIT: 'off',
    DATA_DIR: folder,
    DEMO_API_KEY: key,
  });
  undo.push(embedded.stop);
  const ids = await findDemoMatch(embedded.url, headers);
  const match = `${embedded.url}/v1/matches/${ids.matchId}`;
  const box = await call(`${match}/box-score`, headers);
  const list = await call(`${embedded.url}/v1/teams/${ids.teamId}/matches`, headers);
  await writeFile(join(folder, 'box-score.json'), box.text);
  await writeFile(join(folder, 'matches.json'), list.text);
  const twin = await startMeasured('twin-process.ts', [folder], {});
  undo.push(twin.stop);
  const costOf = await printCallCosts([
    ...twinTargets(twin),
    ...(await serviceTargets('embedded', embedded, key, ids)),
    ...(await postgresTargets(folder, undo)),
  ]);
  const { etag = '' } = await call(`${match}/insights`, headers);
  const full = await bytesOnTheWire(`${match}/insights`, headers);
  const known = await bytesOnTheWire(`${match}/insights`, { ...headers, 'If-None-Match': etag });
  const { resident } = await embedded.memory();
  return serviceGoals({ costOf, poll: full.in, unchanged: known.in, resident });
}

/** A club in a Postgres of the bench's own, all of whose sixty matches are the same one. */
async function postgresTargets(folder: string, undo: Undo): Promise<Target[]> {
  const bin = findPostgres();
  if (bin === null) {
    console.log('Postgres is not installed: embedded only.\n');
    return [];
  }
  const postgres = startPostgres(bin);
  undo.push(() => postgres.stop());
  const url = postgres.url('postgres');
  const database = await openDatabase({ url });
  const extent = { clubs: 1, teams: 1, matches: 60, players: 12 };
  await generateClubs(database.db, extent, sampleRecord());
  await database.close();
  const settings = { RATE_LIMIT: 'off', DATA_DIR: folder, DATABASE_URL: url };
  const server = await startMeasured('service-process.ts', [], settings);
  undo.push(server.stop);
  return serviceTargets('Postgres', server, generatedKey(0), generatedIds(0));
}
