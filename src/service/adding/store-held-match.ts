import { and, eq } from 'drizzle-orm';
import { normalisedName } from '../../contract/normalised-name.ts';
import { deedOf } from '../../match-files/adding/deed.ts';
import type { Adding, Outcome, ToStore } from '../../match-files/adding/to-store.ts';
import type { OneTeam } from '../../match-files/care/erased.ts';
import { contentOfFile, recordOf } from '../../match-files/file-record.ts';
import { opponentIdOf } from '../../match-files/recognise.ts';
import type { RecordedMatch, RecordedSideName } from '../../match-files/recorded-match.ts';
import { standingAmong } from '../../match-files/standing.ts';
import { otherSide } from '../../match-files/to-match-record.ts';
import type { Whose } from '../../match-files/whose.ts';
import { changeMatch } from '../care/match.ts';
import { noteChange } from '../database/changes.ts';
import type { Database } from '../database/database.ts';
import type { Undo } from '../database/schema.ts';
import { clubs, matches, playerNames, teams } from '../database/schema.ts';
import { noteInTrail } from '../database/trail.ts';
import { withinClub } from '../database/within-club.ts';
import { opponentPlayers } from '../imports/erased-opponents.ts';
import { findTeam, insertClub, insertTeam, type Making } from '../imports/new-rows.ts';
import { rosterIds } from '../imports/roster-players.ts';
import { storeMatch } from '../imports/store-match.ts';
import { contentReader, outlinesOf } from '../imports/stored-contents.ts';
import { rememberForUndo } from '../imports/undo.ts';
import { rowsForUndo } from './rows-for-undo.ts';

/** What adding works with. */
export interface AddingContext extends Making {
  db: Database;
}

/**
 * Stores one match whole, or nothing of it, in a transaction of its own. What it is to the stored ones is asked again: since
 * it was looked at somebody else may have added it. Throws what the database throws.
 */
export function storeHeldMatch(
  context: AddingContext,
  adding: Adding,
  match: ToStore,
): Promise<Outcome> {
  const { club } = adding;
  return withinClub(context.db, club.id, async (tx) => {
    if (club.isNew) await makeClub(tx, context, club);
    const made: Part = {};
    const team = await teamOf(tx, context, club.id, match.whose.team, made);
    if (team === null) return { kind: 'failed', reason: 'its team is not there any more' };
    const place = { club, team };
    const outcome = await storeIn(tx, context, place, match, made);
    const isChange = ['added', 'replaced', 'moved'].includes(outcome.kind);
    if (isChange) {
      await rememberForUndo(tx, { ...adding, clubId: club.id }, made);
      const { by } = adding;
      await noteInTrail(tx, club.id, { act: 'added', by, at: context.clock() });
    }
    if (isChange || made.teams !== undefined) await noteChange(tx, club.id);
    return { ...outcome, teamId: team.id };
  });
}

type Part = Partial<Omit<Undo, 'addingId'>>;

interface Place {
  club: { id: string };
  team: { id: string; name: string };
}

async function makeClub(tx: Database, context: AddingContext, { id, name }: Adding['club']) {
  const [known] = await tx.select({ id: clubs.id }).from(clubs).where(eq(clubs.id, id));
  if (known === undefined) await insertClub(tx, context, name, id);
}

async function teamOf(
  tx: Database,
  context: AddingContext,
  clubId: string,
  { id, name }: Whose['team'],
  made: Part,
): Promise<Place['team'] | null> {
  if (id !== null) {
    const [team] = await tx
      .select({ id: teams.id, name: teams.name })
      .from(teams)
      .where(and(eq(teams.clubId, clubId), eq(teams.id, id)));
    return team ?? null;
  }
  const known = await findTeam(tx, clubId, name);
  if (known !== null) return known;
  const team = await insertTeam(tx, context, clubId, { name });
  made.teams = [team.id];
  return team;
}

async function storeIn(
  tx: Database,
  context: AddingContext,
  place: Place,
  match: ToStore,
  made: Part,
): Promise<Outcome> {
  const clubId = place.club.id;
  const deed = deedOf(await standingNow(tx, place, match), match.choice, match.day);
  switch (deed.kind) {
    case 'leave':
      return deed.outcome;
    case 'move': {
      const { matchId, day } = deed;
      const replaced = [await rowsForUndo(tx, clubId, matchId)];
      await changeMatch(tx, { clubId, id: matchId }, { day }, context);
      made.replaced = replaced;
      return { kind: 'moved', matchId };
    }
    case 'replace': {
      const { matchId } = deed;
      made.replaced = [await rowsForUndo(tx, clubId, matchId)];
      await write(tx, context, place, match, deed, made);
      return { kind: 'replaced', matchId };
    }
    case 'add': {
      const { day } = deed;
      const matchId = match.choice.matchId ?? context.newId();
      await write(tx, context, place, match, { matchId, day }, made);
      const opponent = match.recorded[otherSide(match.whose.side)].name;
      made.added = [{ matchId, opponent, day }];
      return { kind: 'added', matchId };
    }
  }
}

async function standingNow(tx: Database, place: Place, { recorded, whose, choice }: ToStore) {
  const outlines = await outlinesOf(tx, { clubId: place.club.id, teamId: place.team.id });
  const named = outlines.find(({ id }) => id === choice.matchId);
  if (named !== undefined) return { kind: 'newer' as const, match: named };
  if (choice.matchId !== undefined) return { kind: 'new' as const };
  const content = contentOfFile(recorded, whose.side);
  return await standingAmong(content, outlines, contentReader(tx, place.club.id));
}

async function write(
  tx: Database,
  { clock, newId }: AddingContext,
  { club, team }: Place,
  { recorded, whose: { side }, choice }: ToStore,
  { matchId, day }: { matchId: string; day: string },
  made: Part,
): Promise<void> {
  const clubId = club.id;
  const [stored] = await tx
    .select()
    .from(matches)
    .where(and(eq(matches.clubId, clubId), eq(matches.id, matchId)));
  const other = recorded[otherSide(side)];
  // An opponent that was renamed since keeps its name.
  const opponent =
    stored === undefined
      ? { id: opponentIdOf(clubId, other.name), name: other.name }
      : { id: stored.opponentId, name: stored.opponentName };
  const where = { clubId, teamId: team.id };
  await joinPlayers(tx, where, recorded, side, choice.join ?? {}, made);
  const own = await rosterIds(tx, where, recorded[side].players, { now: clock(), newId });
  made.players = own.added;
  const hour = stored?.hourKnown === true && stored.matchDay === day ? stored.startsAt : null;
  const homeAway = choice.homeAway ?? stored?.homeAway;
  const against = { clubId, opponentId: opponent.id };
  const theirs = await opponentPlayers(tx, against, other.players, newId);
  const shown = { ...recorded, [otherSide(side)]: { ...other, players: theirs.players } };
  const record = recordOf(shown, side, {
    matchId,
    fixture: {
      startsAt: hour?.toISOString() ?? null,
      opponent,
      ...(homeAway === undefined ? {} : { homeAway }),
      ...(choice.competition === undefined ? {} : { competition: choice.competition }),
      ...(choice.venue === undefined ? {} : { venue: choice.venue }),
    },
    ids: { team: own.ids, opponent: theirs.ids },
  });
  await storeMatch(tx, { clubId, team, matchDay: day }, record);
}

/** Writes down which names mean players of the roster, so that this file and all later ones do. */
async function joinPlayers(
  tx: Database,
  team: OneTeam,
  recorded: RecordedMatch,
  side: RecordedSideName,
  join: Readonly<Record<string, string>>,
  made: Part,
): Promise<void> {
  const rows = recorded[side].players.flatMap(({ key, name }) => {
    const playerId = Object.hasOwn(join, key) ? join[key] : undefined;
    return playerId === undefined
      ? []
      : [{ ...team, playerId, name, normalisedName: normalisedName(name) }];
  });
  if (rows.length === 0) return;
  const written = await tx
    .insert(playerNames)
    .values(rows)
    .onConflictDoNothing()
    .returning({ teamId: playerNames.teamId, normalisedName: playerNames.normalisedName });
  made.names = written;
}
