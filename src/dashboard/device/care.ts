import * as v from 'valibot';
import type { CareDone } from '../../contract/care.ts';
import { changeClubSchema, changeMatchSchema, typedNameSchema } from '../../contract/care.ts';
import { CareError } from '../../match-files/care/care-error.ts';
import { setByChange } from '../../match-files/care/match-change.ts';
import { withOpponent } from '../../match-files/care/players-in-records.ts';
import { comparableName, requireTypedName } from '../../match-files/care/typed-name.ts';
import { boxScoreOfRecord, recordOfStored } from '../../match-files/stored-match.ts';
import {
  type Change,
  putMatch,
  putRow,
  type StoredClub,
  type StoredMatch,
  type StoredUndo,
} from './club-store.ts';
import { onTheWay, stale } from './stale.ts';
import { hashOf } from './store-match.ts';
import { CallError, changed, type DeviceTools, requireClub, requireMatch } from './tools.ts';

/** Looking after what is stored on the device: the calls of the service's care that its club and match pages make. */
export function createCare(tools: DeviceTools) {
  const { clubs } = tools;

  /** Does one act of care, all of it or nothing, while nobody else changes the club. */
  const act = (clubId: string, work: () => Promise<{ done: CareDone; changes: Change[] }>) =>
    tools.alone(clubId, () =>
      inCalls(async () => {
        const { done, changes } = await work();
        await clubs.write(changes);
        return done;
      }),
    );

  return {
    changeClub: (clubId: string, body: unknown) =>
      act(clubId, async () => {
        const { name } = v.parse(changeClubSchema, body);
        comparableName(name);
        const { unnamed: _, ...club } = await requireClub(tools, clubId);
        return { done: { matches: 0 }, changes: [putClub(changed({ ...club, name }, 1))] };
      }),

    changeMatch: (clubId: string, matchId: string, body: unknown) =>
      act(clubId, async () => {
        const { club, match, team } = await requireMatch(tools, clubId, matchId);
        const set = setByChange(match.row, v.parse(changeMatchSchema, body));
        if (Object.keys(set).length === 0) return { done: { matches: 0 }, changes: [] };
        const after = { ...match, row: { ...match.row, ...set } };
        const isRenamed = after.row.opponentName !== match.row.opponentName;
        const isMoved = after.row.matchDay !== match.row.matchDay;
        const others = isMoved ? await onTheWay(tools, match, after) : [];
        return {
          done: { matches: 1 },
          changes: [
            ...(isRenamed
              ? await renamed(match, stale(after), team.name)
              : [putRow(isMoved ? stale(after) : after)]),
            ...others.map((other) => putRow(stale(other))),
            ...withoutUndo(await clubs.get('undo', clubId), clubId, [matchId]),
            putClub(changed(club, 1)),
          ],
        };
      }),

    deleteMatch: (clubId: string, matchId: string, body: unknown) =>
      act(clubId, async () => {
        const { club, match } = await requireMatch(tools, clubId, matchId);
        requireTypedName(v.parse(typedNameSchema, body).name, match.row.opponentName);
        const gone = (['match', 'record', 'texts'] as const).map(
          (remove): Change => ({ remove, ids: [clubId, matchId] }),
        );
        return {
          done: { matches: 1 },
          changes: [
            ...gone,
            ...withoutUndo(await clubs.get('undo', clubId), clubId, [matchId]),
            putClub(changed(club, 1)),
          ],
        };
      }),

    /** Throws CallError unless the club's name was typed. */
    confirmClub: (clubId: string, body: unknown) =>
      inCalls(async () => {
        const { name } = await requireClub(tools, clubId);
        requireTypedName(v.parse(typedNameSchema, body).name, name);
      }),
  };

  /** The record under the opponent that the match has now, as an import of it would make it. */
  async function renamed(
    before: StoredMatch,
    after: StoredMatch,
    teamName: string,
  ): Promise<Change[]> {
    const { clubId, id } = before.row;
    const stored = await clubs.get('record', clubId, id);
    if (stored === undefined) throw new RangeError('A stored match has no record');
    const { boxScore } = boxScoreOfRecord(teamName, stored, before.row);
    const hasPlays = stored.given === undefined;
    const record = recordOfStored(after.row, {
      ...withOpponent({ ...stored, boxScore }, before.row, after.row),
      hasPlays,
    });
    return putMatch({ ...after, contentHash: await hashOf(tools, record) }, record);
  }
}

const putClub = (value: StoredClub): Change => ({ put: 'club', ids: [value.id], value });

/**
 * The last adding can't be undone any more where it would put back what stood in one of these matches before: that knows
 * nothing of the care that they have had since. A match that has gone need not be taken back.
 */
function withoutUndo(
  undo: StoredUndo | undefined,
  clubId: string,
  matchIds: readonly string[],
): Change[] {
  if (undo === undefined) return [];
  const isTouched = undo.replaced.some(({ match }) => matchIds.includes(match.row.id));
  return isTouched ? [{ remove: 'undo', ids: [clubId] }] : [];
}

/** What care refuses is the caller's to mend. */
async function inCalls<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof CareError) {
      throw new CallError(
        error.reason === 'absent' ? 'NOT_FOUND' : 'INVALID_REQUEST',
        error.message,
      );
    }
    if (error instanceof v.ValiError) throw new CallError('INVALID_REQUEST', error.message);
    throw error;
  }
}
