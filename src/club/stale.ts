import type { MatchRow } from '../match-files/stored-match.ts';
import type { ClubReading, ClubTransaction } from './store.ts';
import { matchesOf } from './tools.ts';

/**
 * Makes the texts of some matches stale even if their content hashes are the same: they name somebody by another name, or compare
 * with matches that they should not. A run under way has read the old state, so it fails: another can be asked for.
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
 * The other matches of the team between a match's old and new day, or all after that (`andLater`): a text compares its match with those before it.
 */
export async function onTheWay(
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
