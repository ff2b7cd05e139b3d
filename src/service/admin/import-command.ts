import { and, eq } from 'drizzle-orm';
import { scoreOfRecord } from '../../basketball/match-record.ts';
import { trustReport } from '../../basketball/trust.ts';
import { disagreements } from '../../match-files/disagreements.ts';
import { readMatchFiles } from '../../match-files/match-files.ts';
import { sideOf } from '../../match-files/match-side.ts';
import type { RecordedMatch, RecordedSideName } from '../../match-files/recorded-match.ts';
import { otherSide, toMatchRecord } from '../../match-files/to-match-record.ts';
import { failedChecks } from '../../match-files/trust-in-words.ts';
import { noteChange } from '../database/changes.ts';
import type { Database } from '../database/database.ts';
import { matches } from '../database/schema.ts';
import { opponentPlayerIds, rosterIds } from '../imports/roster-players.ts';
import { findMatch, type MatchPlace, opponentIdOf, storeMatch } from '../imports/store-match.ts';
import { AdminError } from './admin-error.ts';
import { insertClub, insertTeam } from './club-commands.ts';
import type { AdminContext } from './context.ts';
import { findClub, findTeam } from './find.ts';
import type { AdminRequestOf } from './request.ts';

type ImportRequest = AdminRequestOf<'import'>;

/**
 * Imports match files into one team, all of them or none: every file is read before anything is
 * written, and everything is written in one transaction. Club and team are made if they are new.
 * Throws IntakeError for a file that can't be read, AdminError for one that is not the team's.
 */
export async function importFiles(context: AdminContext, request: ImportRequest) {
  const teamName = request.team ?? request.club;
  const read = readMatchFiles(request.files);
  if (request.match !== undefined && read.length > 1) {
    throw new AdminError('--match names one match: import its file alone.');
  }
  return await context.db.transaction(async (tx) => {
    const club =
      (await findClub(tx, request.club)) ?? (await insertClub(tx, context, request.club));
    const team =
      (await findTeam(tx, club.id, teamName)) ??
      (await insertTeam(tx, context, club.id, { name: teamName }));
    const imported = [];
    for (const { place, recorded } of read) {
      const side = sideOf(recorded, team.name);
      if (side === null) throw notTheirs(place, recorded, team.name);
      const where = { clubId: club.id, team, matchDay: request.date };
      imported.push({
        file: place,
        ...(await importMatch(tx, context, where, request, recorded, side)),
      });
    }
    await noteChange(tx, club.id);
    return { club, team, matches: imported };
  });
}

async function importMatch(
  tx: Database,
  { clock, newId }: AdminContext,
  place: MatchPlace,
  request: ImportRequest,
  recorded: RecordedMatch,
  side: RecordedSideName,
) {
  const own = recorded[side];
  const other = recorded[otherSide(side)];
  const matchId = await matchIdOf(tx, place, request.match, other.name, newId);
  const opponent = { id: opponentIdOf(place.clubId, other.name), name: other.name };
  const ids = {
    team: (
      await rosterIds(tx, { clubId: place.clubId, teamId: place.team.id }, own.players, {
        now: clock(),
        newId,
      })
    ).ids,
    opponent: opponentPlayerIds(opponent.id, other.players),
  };
  const record = toMatchRecord(recorded, {
    side,
    matchId,
    fixture: {
      startsAt: null,
      opponent,
      homeAway: request.homeAway ?? side,
      ...(request.competition === undefined ? {} : { competition: request.competition }),
      ...(request.venue === undefined ? {} : { venue: request.venue }),
    },
    identify(of, player) {
      const players = of === 'team' ? own.players : other.players;
      const id = ids[of][players.indexOf(player)];
      if (id === undefined) throw new RangeError(`No id for ${player.name}`);
      return id;
    },
  });
  const { outcome, boxScore, notes } = await storeMatch(tx, place, record);
  const match = { ...record.fixture, id: matchId, ...scoreOfRecord(record) };
  const checks = trustReport({ match, boxScore, playByPlay: record });
  return {
    id: matchId,
    outcome,
    opponent: opponent.name,
    status: record.fixture.status,
    score: match.score,
    disagreements: disagreements(recorded, side, boxScore),
    notes,
    checks,
    failedChecks: failedChecks(checks, { team: place.team.name, opponent: opponent.name }),
  };
}

/** The match that `--match` names, else the team's match of that day and opponent, else a new one. */
async function matchIdOf(
  tx: Database,
  place: MatchPlace,
  named: string | undefined,
  opponentName: string,
  newId: () => string,
): Promise<string> {
  if (named === undefined) return (await findMatch(tx, place, opponentName)) ?? newId();
  const [stored] = await tx
    .select({ teamId: matches.teamId })
    .from(matches)
    .where(and(eq(matches.clubId, place.clubId), eq(matches.id, named)));
  if (stored !== undefined && stored.teamId !== place.team.id) {
    throw new AdminError(`Match ${named} belongs to another team of the club.`);
  }
  return named;
}

function notTheirs(place: string, { home, away }: RecordedMatch, team: string): AdminError {
  return new AdminError(
    `${place} is a match of "${home.name}" against "${away.name}": "${team}" does not name one of ` +
      'them. Say which side is yours with --team, as the file writes it.',
  );
}
