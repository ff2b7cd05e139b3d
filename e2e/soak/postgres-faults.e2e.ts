import { tmpdir } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { sampleLiveStats } from '../../src/match-files/testing/livestats-sample.ts';
import { commandsAt } from '../../src/service/admin/testing/commands.ts';
import { openDatabase } from '../../src/service/database/open.ts';
import { executeSql } from '../../src/service/testing/execute-sql.ts';
import {
  findPostgres,
  startPostgres,
  type TestPostgres,
} from '../../src/service/testing/postgres.ts';
import { fillTwoClubs, type TestClub } from '../../src/service/testing/two-clubs.ts';
import { printFigure } from '../../src/testing/share.ts';
import { type RunningService, startService } from '../fixtures/service.ts';

/* The service on a Postgres that restarts and freezes while the service reads, writes and imports. */

const bin = findPostgres();
const restarts = 20;
const freezes = 5;
/** The longest wait of a caller, and the time until everything works after Postgres returns, in milliseconds. */
const goal = { answer: 5_000, healing: 1_000 };

if (bin === null) console.log('Without Postgres there is no test of its restarts and freezes.');
else test('the service survives a Postgres that restarts or hangs', () => play(bin));

async function play(bin: string) {
  test.setTimeout(1_800_000);
  const server = startPostgres(bin);
  const url = server.url('postgres');
  const filling = await openDatabase({ databaseUrl: url, dataDir: tmpdir() });
  const { ours } = await fillTwoClubs(filling);
  await filling.close();
  const service = await startService({ DATABASE_URL: url, DEMO: 'off' });
  try {
    await endure(server, url, service, ours);
    await service.stop();
    expect(service.process.exitCode, service.printed()).toBe(0);
  } finally {
    await service.stop('SIGKILL');
    await service.remove();
    server.stop();
  }
}

async function endure(server: TestPostgres, url: string, service: RunningService, club: TestClub) {
  const load = startLoad(service, club, url);
  const healing: number[] = [];
  const frozen: number[] = [];
  for (let fault = 0; fault < restarts + freezes; fault += 1) {
    await expect.poll(() => load.newImports(), { timeout: 240_000 }).toBeGreaterThan(0);
    if (fault < restarts) await server.restart(fault % 2 === 0 ? 'fast' : 'immediate');
    else frozen.push(...(await freezeAndAsk(server, service, club)));
    healing.push(await untilRead(service, club));
    expect(service.process.exitCode, service.printed()).toBeNull();
  }
  const { answers, imported } = await load.stop();
  await expect.poll(() => runsUnderWay(url), { timeout: 120_000 }).toEqual([]);
  expect(await notThereOnce(url, imported)).toEqual([]);
  const statuses = new Set(answers.map(({ status }) => status));
  expect([...statuses].filter((status) => ![200, 202, 503].includes(status))).toEqual([]);
  const longest = Math.max(...answers.map(({ took }) => took), ...frozen);
  const refused = answers.filter(({ status }) => status === 503).length;
  const slowest = Math.max(...healing);
  printFigure(
    'Postgres restarted and frozen',
    `${restarts} restarts, ${freezes} freezes, 0 exits; ${answers.length} calls, ${refused} answered 503, the longest ${Math.round(longest)} ms; ` +
      `${imported.length} imports, all there once; healed in ${Math.round(slowest)} ms at most`,
    '20 and 5, 0 exits, 503 within 5,000 ms, healed in 1,000 ms',
  );
  expect(longest).toBeLessThan(goal.answer);
  expect(slowest).toBeLessThan(goal.healing);
}

/** Reads, POSTs and imports continuously until stopped. */
function startLoad(service: RunningService, club: TestClub, url: string) {
  const answers: { status: number; took: number }[] = [];
  const imported: string[] = [];
  let isStopped = false;
  const match = `/v1/matches/${club.completed}`;
  const paths = ['/v1/clubs', `/v1/teams/${club.teamId}/matches`, `${match}/box-score`];
  const worker = async (method: string, path: string) => {
    while (!isStopped) {
      answers.push(await ask(service, club, method, path));
      await wait(20);
    }
  };
  const importer = async () => {
    for (let day = 0; !isStopped; day += 1) {
      const date = new Date(Date.UTC(2024, 0, 1 + day)).toISOString().slice(0, 10);
      if (await isImported(url, date)) imported.push(date);
    }
  };
  const posts = [`${match}/insights?regenerate=true`, `${match}/insights`];
  const all = [
    ...[...paths, ...paths, `${match}/insights`].map((path) => worker('GET', path)),
    ...posts.map((path) => worker('POST', path)),
    importer(),
  ];
  let seen = 0;
  return {
    /** The number of imports that succeeded since the last call. */
    newImports() {
      const count = imported.length - seen;
      seen = imported.length;
      return count;
    },
    async stop() {
      isStopped = true;
      await Promise.all(all);
      return { answers, imported };
    },
  };
}

async function ask(service: RunningService, club: TestClub, method: string, path: string) {
  const began = performance.now();
  const headers = { Authorization: `Bearer ${club.key}` };
  const response = await fetch(service.url + path, { method, headers }).catch((cause) => {
    throw new Error(`The service ended:\n${service.printed()}`, { cause });
  });
  await response.arrayBuffer();
  if (response.status === 503) expect(response.headers.get('Retry-After')).toMatch(/^[1-9]\d*$/);
  return { status: response.status, took: performance.now() - began };
}

/** Whether the admin command succeeded; it may fail while the database is down. */
async function isImported(url: string, date: string): Promise<boolean> {
  // Each import has its club: in one club the same file is the same match on any day.
  const words = ['import', 'match.json', '--club', `Valley ${date}`, '--team', 'Valley'];
  const readFile = async () => Buffer.from(JSON.stringify(sampleLiveStats()));
  const admin = commandsAt({ databaseUrl: url, dataDir: tmpdir() }, { readFile });
  return admin(...words, '--date', date).then(
    () => true,
    () => false,
  );
}

/** The milliseconds that calls of each kind take while Postgres hangs. */
async function freezeAndAsk(server: TestPostgres, service: RunningService, club: TestClub) {
  const thaw = server.freeze();
  try {
    const post = `/v1/matches/${club.completed}/insights?regenerate=true`;
    const told = await Promise.all([
      ask(service, club, 'GET', '/healthz'),
      ask(service, club, 'GET', '/v1/clubs'),
      ask(service, club, 'POST', post),
    ]);
    expect(told.map(({ status }) => status)).toEqual([503, 503, 503]);
    return told.map(({ took }) => took);
  } finally {
    thaw();
  }
}

/** The milliseconds until a call succeeds after Postgres returns. */
async function untilRead(service: RunningService, club: TestClub): Promise<number> {
  const began = performance.now();
  const path = `/v1/teams/${club.teamId}/matches`;
  while ((await ask(service, club, 'GET', path)).status !== 200) await wait(10);
  return performance.now() - began;
}

async function rowsOf(url: string, text: string): Promise<unknown[]> {
  const database = await openDatabase({ databaseUrl: url, dataDir: tmpdir() });
  const { rows } = await executeSql(database, text);
  await database.close();
  return rows;
}

const runsUnderWay = (url: string) =>
  rowsOf(url, "select id from run where document->>'status' = 'generating'");

/** The days of confirmed imports that are not stored exactly once and complete. */
async function notThereOnce(url: string, days: string[]): Promise<string[]> {
  const rows = await rowsOf(
    url,
    `select match.document->'row'->>'matchDay' as day, count(*)::int as count from match
     join public.record on record.id = match.id and record.club_id = match.club_id
     group by 1`,
  );
  const text = JSON.stringify(rows);
  return days.filter((day) => !text.includes(JSON.stringify({ day, count: 1 })));
}
