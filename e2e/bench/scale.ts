import { join } from 'node:path';
import { openDatabase } from '../../src/service/database/open.ts';
import { generatedIds, generatedKey } from '../../src/service/testing/generate-clubs.ts';
import { findPostgres, startPostgres } from '../../src/service/testing/postgres.ts';
import { fillClubs } from '../../src/service/testing/sample-clubs.ts';
import { callOften } from '../fixtures/call-often.ts';
import { type Bench, createNotes, type Goal, unmeasured } from './goals.ts';
import { startMeasured } from './service.ts';

const perClub = { teams: 2, matches: 50, players: 12 };

/** The reads of a match's pages, and of the lists that lead to it. */
function readsOf(club: number, match: number): string[] {
  const { clubId, teamId, playerId, matchId } = generatedIds(club, match);
  const ofMatch = ['box-score', 'play-by-play', 'insights', `player-insights/${playerId}`];
  const lists = [`clubs/${clubId}/teams`, `teams/${teamId}/matches`, `teams/${teamId}/roster`];
  return ['clubs', ...lists, ...ofMatch.map((part) => `matches/${matchId}/${part}`)];
}

/** The same reads by key at 1,000 and at 100,000 matches in Postgres, in turn on both. */
export async function benchScale(bench: Bench): Promise<Goal[]> {
  const [what, goal] = ['1,000 → 100,000 matches in Postgres', 'reads by key change by < 20%'];
  const bin = findPostgres();
  if (bin === null) return [unmeasured(what, goal, 'no Postgres here')];
  const sizes = [];
  for (const clubs of [10, 1_000]) {
    const postgres = startPostgres(bin);
    bench.undo.push(() => postgres.stop());
    const url = postgres.url('postgres');
    const database = await openDatabase({ url });
    await fillClubs(database.db, { clubs, ...perClub });
    // What Postgres would do by itself in the minutes after, and so into the measuring.
    for (const tidy of ['vacuum analyze', 'checkpoint']) await database.executeSql(tidy, []);
    await database.close();
    const folder = join(bench.folder, `${clubs}`);
    sizes.push({ clubs, ...(await startMeasured(bench, folder, { DATABASE_URL: url })) });
  }
  const { note, of } = createNotes();
  for (let at = 0; at < 400; at += 1) {
    for (const { clubs, url } of sizes) {
      // Spread by the golden ratio: neighbours in time are none on disk, and none is asked for twice.
      const club = Math.floor(((at * 0.618_033_988) % 1) * clubs);
      for (const [read, path] of readsOf(club, at % perClub.matches).entries()) {
        const [took = 0] = await callOften(`${url}/v1/${path}`, generatedKey(club));
        note(`${read} of ${clubs}`, took);
      }
    }
  }
  const ratios = readsOf(0, 0).map((_, read) => of(`${read} of 1000`) / of(`${read} of 10`));
  const [least, most] = [Math.min(...ratios), Math.max(...ratios)];
  const measured = `medians of ${ratios.length} reads ${least.toFixed(2)} to ${most.toFixed(2)} ×`;
  return [{ what, goal, measured, met: most < 1.2 }];
}
