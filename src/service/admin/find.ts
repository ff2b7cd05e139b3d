import { validate } from 'uuid';
import * as v from 'valibot';
import type { StoredMatch, StoredTeam } from '../../club/documents.ts';
import { compare } from '../../club/read.ts';
import { opponentEntries } from '../../club/sheets.ts';
import type { ClubReading } from '../../club/store.ts';
import { normalisedName } from '../../contract/normalised-name.ts';
import type { Clubs } from '../clubs.ts';
import { type ContractCall, callOf, type Sent } from './admin.ts';
import { AdminError } from './errors.ts';

/* Finds clubs, teams, players and matches by name or id. `require…` throws AdminError for an absent one, and if several have the name. */

/** `data` of a call of the contract about a club. */
export async function call<Data>(
  { engine }: Clubs,
  clubId: string,
  asked: ContractCall<Data>,
  sent?: Sent,
): Promise<Data> {
  const answer = await engine.perform(callOf(clubId, asked, sent));
  return v.parse(asked.data, 'data' in answer ? answer.data : null);
}

/** Limits a search to a club or a team. */
export type Among = Partial<Record<'team' | 'club', string | undefined>>;

/** The same by ids. */
type AmongIds = Partial<Record<'teamId' | 'clubId', string | undefined>>;

export interface NamedClub {
  id: string;
  name: string;
}

/** A result for each club, or for one, sorted by the clubs' names. */
async function ofClubs<Found>(
  { store }: Pick<Clubs, 'store'>,
  clubId: string | undefined,
  read: (tx: ClubReading, club: NamedClub) => Promise<Found[]>,
): Promise<Found[]> {
  const all: { club: NamedClub; found: Found[] }[] = [];
  for (const each of clubId === undefined ? await store.clubIds() : [clubId]) {
    await store.read(each, async (tx) => {
      const stored = await tx.get('club', each);
      if (stored === undefined) return;
      const club = { id: stored.id, name: stored.name };
      all.push({ club, found: await read(tx, club) });
    });
  }
  return all.sort((a, b) => byName(a.club, b.club)).flatMap(({ found }) => found);
}

export const listClubs = (clubs: Pick<Clubs, 'store'>, clubId?: string) =>
  ofClubs(clubs, clubId, async (_, club) => [club]);

/** A result for each team, or for one, sorted by club and name. */
export function ofTeams<Found>(
  clubs: Clubs,
  { clubId, teamId }: AmongIds,
  read: (tx: ClubReading, team: StoredTeam, club: NamedClub) => Promise<Found[]>,
): Promise<Found[]> {
  return ofClubs(clubs, clubId, async (tx, club) => {
    const teams = (await tx.list('team')).filter(({ id }) => (teamId ?? id) === id);
    const found: Found[] = [];
    for (const team of teams.sort(byName)) found.push(...(await read(tx, team, club)));
    return found;
  });
}

/** By name, then by id. */
export const byName = (a: NamedClub, b: NamedClub) =>
  compare(a.name, b.name) || compare(a.id, b.id);

export const sameName = <Named extends { name: string }>(all: Named[], wanted: string) =>
  all.find((each) => normalisedName(each.name) === normalisedName(wanted));

/** Whether something has a name or an id. */
export const isNamed = (nameOrId: string) => {
  const wanted = normalisedName(nameOrId);
  return ({ id, name }: { id: string; name: string }) =>
    validate(nameOrId) ? id === nameOrId.toLowerCase() : normalisedName(name) === wanted;
};

/** Undefined if there is no such club. */
export async function findClub(clubs: Clubs, nameOrId: string): Promise<NamedClub | undefined> {
  const found = (await listClubs(clubs)).filter(isNamed(nameOrId));
  return onlyOne(found, 'clubs', nameOrId);
}

export async function requireClub(clubs: Clubs, nameOrId: string): Promise<NamedClub> {
  const absent = `There is no club "${nameOrId}". Add it with: club add "${nameOrId}"`;
  return there(await findClub(clubs, nameOrId), absent);
}

/** Throws AdminError if several have the name; an id is then needed. */
export function onlyOne<Found extends { id: string }>(
  found: readonly Found[],
  what: string,
  name: string,
): Found | undefined {
  if (found.length < 2) return found[0];
  const ids = found.map(({ id }) => id).sort();
  throw new AdminError(
    `${found.length} ${what} are called "${name}". Name one by its id: ${ids.join(', ')}`,
  );
}

/** Throws AdminError for one that is absent. */
export function there<Found>(found: Found | undefined, absent: string): Found {
  if (found === undefined) throw new AdminError(absent);
  return found;
}

export async function requireTeam(clubs: Clubs, { team = '', club }: Among) {
  const teams = await ofTeams(
    clubs,
    await among(clubs, { club }),
    async (_, { id, name }, club) => [{ id, name, club }],
  );
  const found = teams.filter(isNamed(team));
  if (found.length > 1) {
    throw new AdminError(`Several clubs have a team "${team}". Say which with --club.`);
  }
  return there(found[0], `There is no team "${team}". Add it with: team add CLUB "${team}"`);
}

/** The ids of the named club and team. */
export async function among(clubs: Clubs, { team, club }: Among): Promise<AmongIds> {
  if (team !== undefined) {
    const found = await requireTeam(clubs, { team, club });
    return { clubId: found.club.id, teamId: found.id };
  }
  return club === undefined ? {} : { clubId: (await requireClub(clubs, club)).id };
}

/** A player of a roster. */
export async function requirePlayer(clubs: Clubs, nameOrId: string, those: Among) {
  const all = await ofTeams(clubs, await among(clubs, those), async (_, team, club) =>
    team.roster.map(({ playerId: id, name }) => ({ id, name, team, club })),
  );
  const found = onlyOne(all.filter(isNamed(nameOrId)), 'players', nameOrId);
  return there(found, `There is no player "${nameOrId}". See them with: player list`);
}

/** A player of an opponent. */
export async function requireTheirs(clubs: Clubs, nameOrId: string, those: Among) {
  const { clubId } = await among(clubs, those);
  const met = await ofClubs(clubs, clubId, async (tx, club) => {
    const all = (await opponentEntries(tx)).map(({ playerId: id, name }) => ({ id, name, club }));
    const found = all.find(isNamed(nameOrId));
    return found === undefined ? [] : [found];
  });
  if (met.length > 1) {
    throw new AdminError(`Several clubs have met "${nameOrId}". Name one with --club.`);
  }
  return there(met[0], `No opponent has a player "${nameOrId}".`);
}

/** A match in a list. */
export function listed({ row }: StoredMatch, { id, name }: StoredTeam, club: NamedClub) {
  return {
    id: row.id,
    day: row.matchDay,
    opponent: row.opponentName,
    homeAway: row.homeAway,
    status: row.status,
    score: row.score,
    competition: row.competition,
    venue: row.venue,
    team: { id, name },
    club,
  };
}

export async function requireMatch(clubs: Clubs, matchId: string) {
  const [found] = await ofClubs(clubs, undefined, async (tx, club) => {
    const match = await tx.get('match', matchId);
    const team = match && (await tx.get('team', match.row.teamId));
    if (match === undefined || team === undefined) return [];
    return [{ ...listed(match, team, club), startsAt: match.row.startsAt.toISOString() }];
  });
  return there(found, `There is no match ${matchId}. See them with: match list`);
}
