import { Hono } from 'hono';
import * as v from 'valibot';
import { trustReport } from '../../basketball/trust.ts';
import type { StoredMatch, StoredTeam } from '../../club/documents.ts';
import { likePlayers } from '../../club/edit-players.ts';
import { opponentEntries, played } from '../../club/sheets.ts';
import { matchesOf, requireMatch, requireRecord } from '../../club/tools.ts';
import type { LikePlayers } from '../../contract/care.ts';
import { languages } from '../../contract/language.ts';
import { normalisedName } from '../../contract/normalised-name.ts';
import { groundsOf } from '../../insights/grounds.ts';
import { insightStatusOf } from '../../insights/state.ts';
import { boxScoreOfRecord, toMatch } from '../../match-files/stored-match.ts';
import type { Clubs } from '../clubs.ts';
import { byName, compare, type NamedClub, ofClubs, query } from './routes.ts';

const among = { clubId: v.optional(v.string()), teamId: v.optional(v.string()) };

/** What commands list and find by name, of one club or of all. */
export function listRoutes({ store, engine }: Clubs) {
  /** What is read of each team, or of one; by clubs and names. */
  const ofTeams = <Found>(
    { clubId, teamId }: { clubId?: string | undefined; teamId?: string | undefined },
    read: (
      tx: Parameters<Parameters<typeof ofClubs>[2]>[0],
      team: StoredTeam,
      club: NamedClub,
    ) => Promise<Found[]>,
  ) =>
    ofClubs(store, clubId, async (tx, club) => {
      const teams = (await tx.list('team')).filter(({ id }) => (teamId ?? id) === id);
      const found: Found[] = [];
      for (const team of teams.sort(byName)) found.push(...(await read(tx, team, club)));
      return found;
    });
  return new Hono()
    .get('/teams', query(among), async (c) => {
      const teams = await ofTeams(c.req.valid('query'), async (_, team, club) => {
        const { id, name, roster } = team;
        const players = roster.map(({ playerId, name: called }) => ({
          id: playerId,
          name: called,
        }));
        return [{ id, name, club, players }];
      });
      return c.json({ teams });
    })

    .get('/matches', query(among), async (c) => {
      const matches = await ofTeams(c.req.valid('query'), async (tx, team, club) => {
        const all = await matchesOf(tx, team.id);
        const newestFirst = all.sort(
          ({ row: a }, { row: b }) =>
            b.startsAt.getTime() - a.startsAt.getTime() || compare(a.id, b.id),
        );
        return newestFirst.map((match) => listed(match, team, club));
      });
      return c.json({ matches });
    })

    .get('/matches/:matchId', async (c) => {
      const matches = await ofClubs(store, undefined, async (tx, club) => {
        const match = await tx.get('match', c.req.param('matchId'));
        const team = match && (await tx.get('team', match.row.teamId));
        if (match === undefined || team === undefined) return [];
        return [{ ...listed(match, team, club), startsAt: match.row.startsAt.toISOString() }];
      });
      return c.json({ match: matches[0] ?? null });
    })

    .get('/players', query(among), async (c) => {
      const pairs: LikePlayers['pairs'] = [];
      const players = await ofTeams(c.req.valid('query'), async (tx, team, club) => {
        const ids = team.roster.map(({ playerId }) => playerId);
        const sheets = await played(tx, team.id, ids);
        pairs.push(...(await likePlayers(tx, team.id)).pairs);
        const lines = team.roster.map(({ playerId: id, name, number = null }) => {
          const own = sheets.filter(({ playerId }) => playerId === id);
          return {
            ...{ id, name, number, team: { id: team.id, name: team.name }, club },
            matches: own.length,
            otherNames: [...new Set(own.map((each) => each.name))].filter((each) => each !== name),
          };
        });
        return lines.sort(byName);
      });
      return c.json({ players, pairs });
    })

    .get('/opponents', query({ ...among, player: v.string() }), async (c) => {
      // The opponents' players of a name or id, one for each club that has met them.
      const { player, clubId } = c.req.valid('query');
      const players = await ofClubs(store, clubId, async (tx, club) => {
        const all = await opponentEntries(tx);
        const found = all.find(
          ({ playerId, name }) =>
            playerId === player.toLowerCase() || normalisedName(name) === normalisedName(player),
        );
        return found === undefined ? [] : [{ id: found.playerId, name: found.name, club }];
      });
      return c.json({ players });
    })

    .get('/clubs/:clubId/matches/:matchId/checks', async (c) => {
      // A stored match, and whether its numbers agree with each other.
      const { clubId, matchId } = c.req.param();
      const stored = await store.read(clubId, async (tx) => {
        const { row } = await requireMatch(tx, matchId);
        const record = await requireRecord(tx, matchId);
        const checks = trustReport({
          match: toMatch(row, insightStatusOf(row.status, null)),
          boxScore: boxScoreOfRecord('', record, row).boxScore,
          playByPlay: record.given === undefined ? record : null,
        });
        const { opponentName: opponent, matchDay: day, status, score } = row;
        return { opponent, day, status, score, checks };
      });
      return c.json(stored);
    })

    .get(
      '/clubs/:clubId/matches/:matchId/grounds',
      query({ language: v.picklist(languages) }),
      async (c) => {
        // The grounds of the sentences that would be written of a match now.
        const { clubId, matchId } = c.req.param();
        const input = await engine.inputOf({ clubId, matchId });
        if (input === null) return c.json({ team: [], players: {} });
        const { team, players } = groundsOf(input, c.req.valid('query').language);
        return c.json({ team, players: Object.fromEntries(players) });
      },
    );
}

function listed({ row }: StoredMatch, { id, name }: StoredTeam, club: NamedClub) {
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
