import { movedTo } from '../match-files/stored-match.ts';
import { type Change, putRow, type StoredMatch } from './club-store.ts';
import { type ClubTools, matchesOf } from './tools.ts';

/**
 * The match, whose texts are stale whatever its content hash says: they name somebody by another name, or compare with
 * matches that they should not. A run under way has read what was, so it is given up: another can be asked for.
 */
export function stale(match: StoredMatch): StoredMatch {
  const { run } = match;
  if (run === null) return match;
  const status = run.status === 'generating' ? 'failed' : run.status;
  return { ...match, run: { ...run, generatedFrom: null, status } };
}

/**
 * To another day. A text compares its match with those before it: which these are has changed for all on the way, whose
 * texts are stale.
 */
export async function moved(tools: ClubTools, match: StoredMatch, day: string): Promise<Change[]> {
  const after = { ...match, row: { ...match.row, ...movedTo(match.row, day) } };
  const others = await onTheWay(tools, match, after);
  return [after, ...others].map((each) => putRow(stale(each)));
}

/** The other matches of the team from where a match was to where it is now, or all after that where it is another (`andLater`). */
export async function onTheWay(
  tools: ClubTools,
  { row: before }: StoredMatch,
  { row: after }: StoredMatch,
  andLater = false,
): Promise<StoredMatch[]> {
  const [from = 0, to = 0] = [before, after]
    .map(({ startsAt }) => startsAt.getTime())
    .sort((a, b) => a - b);
  const all = await matchesOf(tools, before.clubId, before.teamId);
  return all.filter(
    ({ row }) =>
      row.id !== before.id &&
      row.startsAt.getTime() >= from &&
      (andLater || row.startsAt.getTime() <= to),
  );
}
