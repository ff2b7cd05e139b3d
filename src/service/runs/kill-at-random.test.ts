import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { putClub } from '../../club/testing/put-club.ts';
import { languages } from '../../contract/language.ts';
import { simulateLeague } from '../../league/simulate-league.ts';
import { printFigure, times } from '../../testing/share.ts';
import { sha256 } from '../clubs.ts';
import { lockFolder } from '../database/folder-lock.ts';
import { type OpenDatabase, openDatabase } from '../database/open.ts';
import { writePlainly } from '../testing/plain-writer.ts';
import { startScript } from '../testing/start-script.ts';
import { openTestClubs } from '../testing/test-app.ts';

const kills = times(1, 100);
const now = new Date('2026-11-20T10:00:00.000Z');
const { club, teams } = simulateLeague({ seed: 7, now });

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'boxout-kills-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

/** A service that writes insights without a pause, run after run, and prints "started" at each. */
const busyService = `
  const { lockFolder } = await import('./database/folder-lock.ts');
  const { openDatabase } = await import('./database/open.ts');
  const { writePlainly } = await import('./testing/plain-writer.ts');
  const { openTestClubs } = await import('./testing/test-app.ts');
  const dataDir = process.argv[1];
  await lockFolder(dataDir, new Date());
  const database = await openDatabase({ dataDir });
  const clock = () => new Date();
  const { store, engine } = openTestClubs(database, { clock, performsRuns: true, write: writePlainly });
  const [clubId] = await store.clubIds();
  for (;;) {
    const { matches, runs } = await store.read(clubId, async (tx) => ({
      matches: await tx.list('match'),
      runs: await tx.list('run'),
    }));
    for (const { row: { id, status } } of matches) {
      const run = runs.find(({ matchId }) => matchId === id);
      if (status !== 'completed' || run?.status === 'generating') continue;
      const path = '/v1/matches/' + id + '/insights?regenerate=true';
      await engine.answer({ clubId, method: 'POST', path, language: null });
      process.stdout.write('started\\n');
    }
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
`;

/** Runs the busy service and kills it some milliseconds after it has started the given number of runs. */
async function killAfter(runs: number, milliseconds: number) {
  const child = startScript(busyService, dataDir);
  let said = '';
  for await (const part of child.stdout.iterator({ destroyOnReturn: false })) {
    said += String(part);
    if (said.split('started').length > runs) break;
  }
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  child.kill('SIGKILL');
  await once(child, 'exit');
}

/** A match that is ready has the team's text and one for each player of the roster, in each language. */
async function stateOf(database: OpenDatabase) {
  const { store } = openTestClubs(database);
  const { id: clubId } = club;
  return store.read(clubId, async (tx) => {
    const [roster = []] = (await tx.list('team')).map((team) => team.roster);
    const runs = await tx.list('run');
    const texts = await tx.list('texts');
    const whole = texts.filter(
      ({ team, players }) =>
        [team, ...Object.values(players)].every((text) => languages.every((each) => text[each])) &&
        roster.every(({ playerId }) => players[playerId] !== undefined),
    );
    const ready = runs.filter(({ status, generatedAt }) => status === 'ready' || generatedAt);
    return {
      whole: whole.length,
      half: texts.length - whole.length + Math.abs(ready.length - texts.length),
      underWay: runs.filter(({ status }) => status === 'generating').length,
      failed: runs.filter(({ status }) => status === 'failed').length,
    };
  });
}

test('a service killed at any moment leaves no half text and no run that never ends', {
  timeout: 3_600_000,
}, async () => {
  const lock = await lockFolder(dataDir, now);
  const first = await openDatabase({ dataDir });
  const { store, clock } = openTestClubs(first);
  const [team] = teams;
  if (team === undefined) throw new Error('the league has no team');
  const few = { ...team, matches: team.matches.slice(0, 4) };
  await putClub({ store, clock, sha256 }, club, few);
  await first.close();
  lock.release();

  let underWay = 0;
  let failed = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    // Spreads the kills over a run's milliseconds, in steps unlike any rhythm of the service.
    await killAfter(1 + (kill % 5), (kill * 37) % 61);
    const database = await openDatabase({ dataDir });
    const state = await stateOf(database);
    expect(state.half).toBe(0);
    underWay += state.underWay;
    failed += state.failed;
    await database.close();
  }

  const database = await openDatabase({ dataDir });
  const clubs = openTestClubs(database, {
    clock: () => new Date(),
    performsRuns: true,
    write: writePlainly,
  });
  await expect.poll(async () => (await stateOf(database)).underWay, { timeout: 60_000 }).toBe(0);
  const { whole, half } = await stateOf(database);
  expect(half).toBe(0);
  expect(whole).toBeGreaterThan(0);
  await clubs.stop();
  await database.close();
  printFigure(
    'kill -9 at any moment',
    `${kills} kills, ${underWay} runs under way, 0 stuck, 0 half, ${failed} given up`,
    '100 kills, 0 stuck, 0 half',
  );
});
