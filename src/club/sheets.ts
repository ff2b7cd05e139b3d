import type { PlayerMatch } from '../match-files/edit/player-matches.ts';
import { changePlayersIn, type RecordOfMatch } from '../match-files/edit/players-in-records.ts';
import {
  boxScoreOfRecord,
  type MatchRow,
  recordOfStored,
  type StoredRecord,
} from '../match-files/stored-match.ts';
import type { OutlineEntry } from './documents.ts';
import type { ClubReading, ClubTransaction } from './store.ts';
import { type ClubTools, matchesOf, putMatch, requireMatch, requireRecord } from './tools.ts';

/* Players on match sheets, changes of records, and the insights that become stale or are removed. */

/** An opponent's player on the sheet of a stored match. */
export interface OpponentEntry extends OutlineEntry {
  row: MatchRow;
}

/** The matches with some of a team's players on the sheet, oldest first. */
export async function played(
  tx: ClubReading,
  teamId: string,
  playerIds: readonly string[],
): Promise<PlayerMatch[]> {
  return (await matchesOf(tx, teamId)).flatMap(({ row, sheet }) =>
    sheet.team
      .filter(({ playerId }) => playerIds.includes(playerId))
      .map(({ playerId, name, number = null }) => {
        const { id: matchId, matchDay: day, opponentName: opponent } = row;
        return { playerId, matchId, day, opponent, name, number };
      }),
  );
}

/** All entries on opponents' sheets, oldest first. */
export async function opponentEntries(tx: ClubReading): Promise<OpponentEntry[]> {
  return (await matchesOf(tx)).flatMap(({ row, sheet }) =>
    sheet.opponent.map((entry) => ({ ...entry, row })),
  );
}

/** Changes the records of some matches one by one. */
export async function rewrite(
  tools: ClubTools,
  tx: ClubTransaction,
  matchIds: Iterable<string>,
  change: (record: StoredRecord) => RecordOfMatch,
): Promise<void> {
  for (const matchId of matchIds) {
    const { row } = await requireMatch(tx, matchId);
    const before = await requireRecord(tx, matchId);
    const { boxScore } = boxScoreOfRecord('', before, row);
    const hasPlays = before.given === undefined;
    const changed = change({ ...before, boxScore, hasPlays });
    await putMatch(tools, tx, row, recordOfStored(row, { ...changed, hasPlays }));
  }
}

/** Changes players' entries in some matches. */
export function changePlayers(
  tools: ClubTools,
  tx: ClubTransaction,
  matchIds: Iterable<string>,
  change: Parameters<typeof changePlayersIn>[1],
): Promise<void> {
  return rewrite(tools, tx, matchIds, (record) => changePlayersIn(record, change));
}

/** Removes the insights of some matches, and their runs. */
export async function forgetTexts(tx: ClubTransaction, matchIds: Iterable<string>): Promise<void> {
  for (const matchId of matchIds) {
    await tx.remove('run', matchId);
    await tx.remove('texts', matchId);
  }
}

/** Removes the insights of some players in some matches. */
export async function forgetPlayerTexts(
  tx: ClubTransaction,
  matchIds: readonly string[],
  ...playerIds: string[]
): Promise<void> {
  for (const matchId of matchIds) {
    const texts = await tx.get('texts', matchId);
    if (texts === undefined) continue;
    const players = Object.fromEntries(
      Object.entries(texts.players).filter(([id]) => !playerIds.includes(id)),
    );
    await tx.put('texts', matchId, { ...texts, players });
  }
}

/**
 * Makes the insights of some matches stale even if their content hashes are equal: they use an old name, or compare with the
 * wrong matches. A current run has read the old state, so it fails and can be started again.
 */
export async function makeStale(tx: ClubTransaction, matchIds: Iterable<string>): Promise<void> {
  for (const matchId of matchIds) {
    const run = await tx.get('run', matchId);
    if (run === undefined) continue;
    const status = run.status === 'generating' ? 'failed' : run.status;
    await tx.put('run', matchId, { ...run, generatedFrom: null, status });
  }
}

/**
 * The team's other matches between a match's old and new day, or all later ones too (`andLater`), since insights compare a
 * match with earlier ones.
 */
export async function matchesBetween(
  tx: ClubReading,
  before: MatchRow,
  after: MatchRow,
  andLater = false,
): Promise<string[]> {
  const [from = 0, to = 0] = [before, after]
    .map(({ startsAt }) => startsAt.getTime())
    .sort((a, b) => a - b);
  const all = await matchesOf(tx, before.teamId);
  return all
    .map(({ row }) => row)
    .filter(
      ({ id, startsAt }) =>
        id !== before.id && startsAt.getTime() >= from && (andLater || startsAt.getTime() <= to),
    )
    .map(({ id }) => id);
}
