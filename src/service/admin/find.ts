import { validate } from 'uuid';
import { normalisedName } from '../../contract/normalised-name.ts';
import { type Admin, answerOf } from './admin.ts';
import { AdminError, refuseSeveral } from './errors.ts';

/* Finds what a command names, by name or id. All throw AdminError if it is not there, or if several have the name. */

/** Among whom is looked: all, a club's or a team's. */
export interface Among {
  team?: string | undefined;
  club?: string | undefined;
}

const isNamed = (nameOrId: string) => {
  const wanted = normalisedName(nameOrId);
  return ({ id, name }: { id: string; name: string }) =>
    validate(nameOrId) ? id === nameOrId.toLowerCase() : normalisedName(name) === wanted;
};

/** Null if there is no such club. */
export async function findClub({ api }: Admin, nameOrId: string) {
  const { clubs } = await answerOf(api.clubs.$get());
  const found = clubs.filter(isNamed(nameOrId));
  refuseSeveral(found, 'clubs', nameOrId);
  return found[0] ?? null;
}

export async function requireClub(admin: Admin, nameOrId: string) {
  const club = await findClub(admin, nameOrId);
  if (club !== null) return club;
  throw new AdminError(`There is no club "${nameOrId}". Add it with: club add "${nameOrId}"`);
}

export async function requireTeam(admin: Admin, { team = '', club }: Among) {
  const { teams } = await answerOf(admin.api.teams.$get({ query: await among(admin, { club }) }));
  const [found, ...others] = teams.filter(isNamed(team));
  if (found === undefined) {
    throw new AdminError(`There is no team "${team}". Add it with: team add CLUB "${team}"`);
  }
  if (others.length > 0) {
    throw new AdminError(`Several clubs have a team "${team}". Say which with --club.`);
  }
  return found;
}

/** The ids of the club and the team that are named. */
export async function among(
  admin: Admin,
  { team, club }: Among,
): Promise<{ clubId?: string; teamId?: string }> {
  if (team !== undefined) {
    const found = await requireTeam(admin, { team, club });
    return { clubId: found.club.id, teamId: found.id };
  }
  return club === undefined ? {} : { clubId: (await requireClub(admin, club)).id };
}

/** A player of a roster. */
export async function requirePlayer(admin: Admin, nameOrId: string, those: Among) {
  const { teams } = await answerOf(admin.api.teams.$get({ query: await among(admin, those) }));
  const all = teams.flatMap(({ players, ...team }) =>
    players.map((player) => ({ ...player, team, club: team.club })),
  );
  const found = all.filter(isNamed(nameOrId));
  const [player] = found;
  if (player === undefined) {
    throw new AdminError(`There is no player "${nameOrId}". See them with: player list`);
  }
  refuseSeveral(found, 'players', nameOrId);
  return player;
}

/** A player of an opponent. */
export async function requireTheirs(admin: Admin, nameOrId: string, those: Among) {
  const query = { ...(await among(admin, those)), player: nameOrId };
  const { players } = await answerOf(admin.api.opponents.$get({ query }));
  const [player, ...others] = players;
  if (player === undefined) throw new AdminError(`No opponent has a player "${nameOrId}".`);
  if (others.length > 0) {
    throw new AdminError(`Several clubs have met "${nameOrId}". Name one with --club.`);
  }
  return player;
}

export async function requireMatch(admin: Admin, matchId: string) {
  const { match } = await answerOf(admin.api.matches[':matchId'].$get({ param: { matchId } }));
  if (match !== null) return match;
  throw new AdminError(`There is no match ${matchId}. See them with: match list`);
}
