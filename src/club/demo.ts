import type { Club } from '../contract/club.ts';
import { liveMatchAt } from '../league/live-match.ts';
import { demoClub, demoSeed, simulateTeams } from '../league/simulate-league.ts';
import { matchRowOf } from '../match-files/stored-match.ts';
import type { Documents, Kind, StoredClub } from './documents.ts';
import type { ClubTransaction } from './store.ts';
import { type ClubTools, putMatch, storedMatch } from './tools.ts';

/** The latest completed matches of each team, left without insights for the visitor to try. */
const unwritten = 2;
const hour = 3_600_000;
/** Milliseconds between updates of the live match. */
const livePause = 10_000;

/** Creates the demo club, whole or not at all; it replaces one from an earlier day. */
export async function makeDemo(tools: ClubTools): Promise<Club> {
  const { store, clock, newId, sha256 } = tools;
  const club = demoClub(demoSeed);
  const now = clock();
  const there = await store.read(club.id, (tx) => tx.get('club', club.id));
  if (there?.madeAt.toISOString().slice(0, 10) === now.toISOString().slice(0, 10)) return club;
  const puts: ((tx: ClubTransaction) => Promise<void>)[] = [];
  const put = <Name extends Kind>(kind: Name, id: string, document: Documents[Name]) =>
    puts.push((tx) => tx.put(kind, id, document));
  put('club', club.id, { ...club, madeAt: now, demoSeed });
  let madeAt = now;
  for (const { team, roster, matches } of simulateTeams(demoSeed, now)) {
    await tools.nextTurn();
    put('team', team.id, { ...team, madeAt, roster, otherNames: {} });
    // Teams are listed in the order of creation.
    madeAt = new Date(madeAt.getTime() + 1);
    const completed = matches.filter(({ fixture }) => fixture.status === 'completed');
    const written = new Set(completed.slice(0, -unwritten).map(({ id }) => id));
    for (const record of matches) {
      const matchDay = (record.fixture.startsAt ?? now.toISOString()).slice(0, 10);
      const row = matchRowOf({ clubId: club.id, team, matchDay }, record, undefined);
      const match = await storedMatch(sha256, row, record);
      put('match', record.id, match);
      put('record', record.id, record);
      if (!written.has(record.id)) continue;
      const at = new Date(Math.min(row.startsAt.getTime() + 3 * hour, now.getTime()));
      // As if insights had been requested after each match; their texts are derived from the matches.
      put('run', record.id, {
        matchId: record.id,
        runId: newId(),
        status: 'ready',
        startedAt: at,
        generatedAt: at,
        generatedFrom: match.contentHash,
      });
    }
  }
  await store.transact(club.id, async (tx) => {
    await tx.clear();
    for (const each of puts) await each(tx);
  });
  return club;
}

/** Updates the demo club's live match to the current moment, like a recorder in the gym. */
export function liveRecorder(
  tools: ClubTools,
): (clubId: string, club?: StoredClub) => Promise<void> {
  let latest = new Date(0);
  return async (clubId, known) => {
    const now = tools.clock();
    const isFresh = (at: Date) => now.getTime() - at.getTime() < livePause;
    if (isFresh(latest)) return;
    const club = known ?? (await tools.store.read(clubId, (tx) => tx.get('club', clubId)));
    const seed = club?.demoSeed;
    if (club === undefined || seed === undefined || isFresh(club.madeAt)) return;
    latest = now;
    const { team, record } = liveMatchAt(seed, now);
    await tools.store.transact(clubId, async (tx) => {
      const before = await tx.get('match', record.id);
      if (before?.row.status !== 'live') return;
      const matchDay = (record.fixture.startsAt ?? now.toISOString()).slice(0, 10);
      const row = matchRowOf({ clubId, team, matchDay }, record, before.row);
      await putMatch(tools, tx, row, record);
    });
  };
}
