import { and, between, eq } from 'drizzle-orm';
import type { CareDone } from '../../contract/care.ts';
import type { SheetEntry } from '../../contract/play-by-play.ts';
import { opponentIdOf, opponentPlayerIds } from '../../match-files/recognise.ts';
import { movedTo } from '../../match-files/stored-match.ts';
import type { Database } from '../database/database.ts';
import { matches } from '../database/schema.ts';
import { type ClubRow, requireMatch } from './find.ts';
import { changePlayersIn } from './players-in-records.ts';
import { rewriteRecords } from './rewrite-records.ts';
import { closeUndo, makeStale } from './touched-matches.ts';
import { comparableName } from './typed-name.ts';

type MatchRow = typeof matches.$inferSelect;

export interface MatchChange {
  /** YYYY-MM-DD */
  day?: string | undefined;
  opponent?: string | undefined;
  competition?: string | undefined;
  venue?: string | undefined;
  homeAway?: MatchRow['homeAway'] | undefined;
}

/** Moves a match to another day, at the hour that it had, or renames its opponent, competition or hall. */
export async function changeMatch(
  tx: Database,
  row: ClubRow,
  { day, opponent, competition, venue, homeAway }: MatchChange,
): Promise<CareDone> {
  const match = await requireMatch(tx, row);
  const set = {
    ...(day === undefined ? {} : movedTo(match, day)),
    ...(opponent === undefined ? {} : opponentOf(match.clubId, opponent)),
    ...(competition === undefined ? {} : { competition }),
    ...(venue === undefined ? {} : { venue }),
    ...(homeAway === undefined ? {} : { homeAway }),
  };
  if (Object.keys(set).length === 0) return { matches: 0 };
  await tx
    .update(matches)
    .set(set)
    .where(and(eq(matches.clubId, match.clubId), eq(matches.id, match.id)));
  const after = { ...match, ...set };
  if (after.opponentName !== match.opponentName) await renameOpponent(tx, match, after);
  if (after.matchDay !== match.matchDay) await makeStaleBetween(tx, match, after);
  await closeUndo(tx, match.clubId, [match.id]);
  return { matches: 1 };
}

function opponentOf(clubId: string, name: string) {
  return {
    opponentName: name,
    normalisedOpponent: comparableName(name),
    opponentId: opponentIdOf(clubId, name),
  };
}

/** The opponent's players get the ids that an import of the renamed match would give them: who is met twice has one. */
async function renameOpponent(tx: Database, before: MatchRow, after: MatchRow): Promise<void> {
  const { clubId, id } = before;
  await rewriteRecords(tx, clubId, [id], (record) => {
    const { opponent } = record.matchSheet;
    const ids = idsUnder(before.opponentId, after.opponentId, opponent);
    const named = changePlayersIn(record, (entry) => ({
      ...entry,
      playerId: ids.get(entry.playerId) ?? entry.playerId,
    }));
    const side = { ...named.boxScore.opponent, name: after.opponentName };
    return { ...named, boxScore: { ...named.boxScore, opponent: side } };
  });
  await makeStale(tx, clubId, [id]);
}

/** New ids by the old ones, of those players whose id was made of the opponent and their name. */
function idsUnder(from: string, to: string, sheet: readonly SheetEntry[]): Map<string, string> {
  const named = sheet.map(({ name, number }) => ({
    name,
    ...(number === undefined ? {} : { number }),
  }));
  const old = opponentPlayerIds(from, named);
  const made = opponentPlayerIds(to, named);
  return new Map(
    sheet.flatMap(({ playerId }, index) =>
      playerId === old[index] ? [[playerId, made[index] ?? playerId]] : [],
    ),
  );
}

/** A text compares its match with those before it: which these are has changed for all on the way. */
async function makeStaleBetween(tx: Database, before: MatchRow, after: MatchRow): Promise<void> {
  const { clubId, teamId } = before;
  const [from, to] = [before.startsAt, after.startsAt].sort((a, b) => a.getTime() - b.getTime());
  if (from === undefined || to === undefined) return;
  const onTheWay = await tx
    .select({ id: matches.id })
    .from(matches)
    .where(
      and(
        eq(matches.clubId, clubId),
        eq(matches.teamId, teamId),
        between(matches.startsAt, from, to),
      ),
    );
  await makeStale(
    tx,
    clubId,
    onTheWay.map(({ id }) => id),
  );
}
