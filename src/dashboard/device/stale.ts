import { movedTo } from '../../match-files/stored-match.ts';
import { type Change, putRow, type StoredMatch } from './club-store.ts';
import { type DeviceTools, matchesOf } from './tools.ts';

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
export async function moved(
  tools: DeviceTools,
  match: StoredMatch,
  day: string,
): Promise<Change[]> {
  const { clubId, teamId, id } = match.row;
  const after = { ...match, row: { ...match.row, ...movedTo(match.row, day) } };
  const [from = 0, to = 0] = [match, after]
    .map(({ row }) => row.startsAt.getTime())
    .sort((a, b) => a - b);
  const onTheWay = (await matchesOf(tools, clubId, teamId)).filter(
    ({ row }) => row.id !== id && row.startsAt.getTime() >= from && row.startsAt.getTime() <= to,
  );
  return [after, ...onTheWay].map((each) => putRow(stale(each)));
}
