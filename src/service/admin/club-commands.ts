import { and, eq } from 'drizzle-orm';
import { normalisedName } from '../../contract/normalised-name.ts';
import { noteChange } from '../database/changes.ts';
import { players } from '../database/schema.ts';
import { noteInTrail } from '../database/trail.ts';
import { findTeam, insertClub, insertTeam } from '../imports/new-rows.ts';
import { type AdminContext, AdminError } from './context.ts';
import { findClub, requireClub, requireTeam } from './find.ts';
import type { AdminRequestOf } from './request.ts';

/** Adds a club. Throws AdminError where one of that name is there, unless it may be a `namesake`. */
export function addClub(
  { db, ...making }: AdminContext,
  { name, namesake = false }: AdminRequestOf<'club add'>,
) {
  return db.transaction(async (tx) => {
    const known = namesake ? null : await findClub(tx, name);
    if (known !== null) {
      throw new AdminError(`There is a club "${known.name}" already. Add another with --namesake.`);
    }
    return { club: await insertClub(tx, making, name) };
  });
}

/** Adds a team to a club. Throws AdminError where the club has one of that name. */
export function addTeam({ db, ...making }: AdminContext, request: AdminRequestOf<'team add'>) {
  return db.transaction(async (tx) => {
    const club = await requireClub(tx, request.club);
    const known = await findTeam(tx, club.id, request.name);
    if (known !== null) {
      throw new AdminError(`${club.name} has a team "${known.name}" already.`);
    }
    const { name, category, season, colour } = request;
    const team = await insertTeam(tx, making, club.id, { name, category, season, colour });
    await noteInTrail(tx, club.id, { act: 'edited', by: '', at: making.clock() });
    await noteChange(tx, club.id);
    return { club, team };
  });
}

/**
 * Adds a player to a roster, or brings the player of that name up to date. Of namesakes, the one in
 * that shirt is meant; a name that is there in another shirt is the same player with a new number.
 */
export function addToRoster(
  { db, clock, newId }: AdminContext,
  request: AdminRequestOf<'roster add'>,
) {
  return db.transaction(async (tx) => {
    const team = await requireTeam(tx, request.team, request.club);
    const namesakes = await tx
      .select()
      .from(players)
      .where(
        and(
          eq(players.clubId, team.clubId),
          eq(players.teamId, team.id),
          eq(players.normalisedName, normalisedName(request.name)),
        ),
      );
    const { name } = request;
    const known = namesakes.find(({ number }) => number === (request.number ?? null));
    const same = known ?? (namesakes.length === 1 ? namesakes[0] : undefined);
    if (same === undefined && namesakes.length > 1) {
      throw new AdminError(
        `${team.name} has ${namesakes.length} players "${name}" and none in that shirt. ` +
          'Say which with --number.',
      );
    }
    const number = request.number ?? same?.number ?? null;
    const position = request.position ?? same?.position ?? null;
    const captain = request.captain ?? same?.captain ?? false;
    const playerId = same?.id ?? newId();
    const row = { name, normalisedName: normalisedName(name), number, position, captain };
    await tx
      .insert(players)
      .values({ ...row, clubId: team.clubId, teamId: team.id, id: playerId, createdAt: clock() })
      .onConflictDoUpdate({ target: [players.clubId, players.id], set: row });
    await noteInTrail(tx, team.clubId, { act: 'edited', by: '', at: clock() });
    await noteChange(tx, team.clubId);
    return {
      team: { id: team.id, name: team.name },
      player: { playerId, name, number, position, captain },
      outcome: same === undefined ? 'added' : 'updated',
    };
  });
}
