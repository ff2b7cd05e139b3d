import type * as v from 'valibot';
import type { MatchRecord } from '../basketball/match-record.ts';
import { endpointNames, endpoints } from '../contract/endpoints.ts';
import { type DemoTeam, simulateLeague } from '../league/simulate-league.ts';
import { testNow, there } from '../league/testing/few-matches.ts';

/** A host of the club `cared`, called with a key that may edit. */
export interface CaredHost {
  /** Makes an editing call and returns the reply. */
  care(
    method: string,
    path: string,
    body?: object,
  ): Promise<{ status: number; data: object | null; error: { message: string } | null }>;
  /** `data` of a reply under /v1. */
  read<Schema extends v.GenericSchema>(
    path: string,
    schema: Schema,
  ): Promise<v.InferOutput<Schema>>;
  /** The status of a reply under /v1. */
  status(path: string): Promise<number>;
  /** Generates a match's insights and returns their final status. */
  write(matchId: string): Promise<string>;
  /** All replies under /v1 as sent, by path. */
  replies(): Promise<Map<string, string>>;
  /** The number of stored teams, players, matches, records and insights. */
  left(): Promise<number>;
}

const league = simulateLeague({ seed: 7, now: testNow });
const [first] = league.teams;
const whole: DemoTeam = there(first);

/** The player with another name in some matches; no other name in the league contains part of it. */
const person = { ...there(whole.roster[1]), name: 'Philippa Quambly-Zorn' };
const named = <Entry extends { playerId: string; name: string }>(entry: Entry): Entry =>
  entry.playerId === person.playerId ? { ...entry, name: person.name } : entry;
const roster = whole.roster.map(named);
const played = whole.matches
  .filter(({ fixture }) => fixture.status === 'completed')
  .slice(0, 4)
  .map(
    ({ matchSheet, ...match }): MatchRecord => ({
      ...match,
      matchSheet: { ...matchSheet, team: matchSheet.team.map(named) },
    }),
  );

/** The club that the editing tests use. */
export const cared = {
  club: league.club,
  team: whole.team,
  player: person,
  /** Another player of the same team. */
  mate: there(roster[2]),
  /** If the club is `split`: the same person as a second player, with the second half of the matches. */
  other: { playerId: '0d9f5c1e-58f5-4d8c-9d9a-6d6a0e3c1b77', name: `${person.name} Ii` },
  matches: played,
  late: played.slice(2).map(({ id }) => id),
};

const asOther = (match: MatchRecord): MatchRecord => {
  const isThem = (id: string | undefined) => id === person.playerId;
  return {
    ...match,
    matchSheet: {
      ...match.matchSheet,
      team: match.matchSheet.team.map((entry) =>
        isThem(entry.playerId) ? { ...entry, ...cared.other } : entry,
      ),
    },
    events: match.events.map((event) =>
      isThem(event.playerId) ? { ...event, playerId: cared.other.playerId } : event,
    ),
  };
};

/** The club's team. `split`: one person is two players with half of the matches each; `live`: the id of an unfinished match. */
export function caredTeam(split: boolean, live?: string): DemoTeam {
  const other = { ...person, ...cared.other };
  return {
    ...whole,
    roster: split ? [...roster, other] : roster,
    matches: played
      .map((match) => (split && cared.late.includes(match.id) ? asOther(match) : match))
      .map((match) =>
        match.id === live ? { ...match, fixture: { ...match.fixture, status: 'live' } } : match,
      ),
  };
}

/** The paths of all GET calls for the club. */
export function caredPaths(): string[] {
  return endpointNames
    .filter((name) => endpoints[name].method === 'GET')
    .flatMap((name) => pathsOf(endpoints[name].path));
}

/** The paths of an endpoint for all of the club's ids. */
function pathsOf(template: string): string[] {
  const filled = template
    .replace('{clubId}', cared.club.id)
    .replace('{teamId}', cared.team.id)
    .replace('{playerId}', cared.player.playerId);
  if (!filled.includes('{matchId}')) return [filled];
  return played.map(({ id }) => filled.replace('{matchId}', id));
}
