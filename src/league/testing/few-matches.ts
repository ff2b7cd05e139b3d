import type { MatchRecord } from '../../basketball/match-record.ts';
import { simulateLeague } from '../simulate-league.ts';

/** The moment at which the tests' clock stands. */
export const testNow = new Date('2026-11-20T10:00:00.000Z');

const isLive = ({ fixture }: MatchRecord) => fixture.status === 'live';

/** A club of an invented league with one team, which has eleven matches: played, under way and to come. */
export function clubOfFewMatches(seed: number, name: string) {
  const { clubId, ...rest } = structuredClone(fewMatchesOf(seed));
  return { club: { id: clubId, name }, ...rest };
}

/** A league takes a fifth of a second of processor, and most tests ask for the same two: each is made once a worker. */
const made = new Map<number, ReturnType<typeof pickFewMatches>>();

function fewMatchesOf(seed: number) {
  const few = made.get(seed) ?? pickFewMatches(seed);
  made.set(seed, few);
  return few;
}

function pickFewMatches(seed: number) {
  const league = simulateLeague({ seed, now: testNow });
  const team = there(league.teams.find(({ matches }) => matches.some(isLive)));
  const completed = team.matches.filter(({ fixture }) => fixture.status === 'completed');
  const others = team.matches.filter(({ fixture }) => fixture.status !== 'completed');
  const matches = [...completed.slice(0, 3), ...others.slice(0, 8)];
  const [match] = completed;
  return {
    clubId: league.club.id,
    team: { ...team, matches },
    ids: {
      teamId: team.team.id,
      playerId: there(team.roster[0]).playerId,
      opponentPlayerId: there(match?.matchSheet.opponent[0]).playerId,
      completed: there(match).id,
      scheduled: there(matches.find(({ fixture }) => fixture.status === 'scheduled')).id,
      live: there(matches.find(isLive)).id,
    },
  };
}

/** A value that must be there. */
export function there<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('the league has no such thing');
  return value;
}
