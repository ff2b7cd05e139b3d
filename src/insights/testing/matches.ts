import { deriveBoxScore } from '../../basketball/box-score.ts';
import type { MatchRecord } from '../../basketball/match-record.ts';
import type { MatchEvent } from '../../contract/play-by-play.ts';
import { type DemoTeam, demoSeed, simulateLeague } from '../../league/simulate-league.ts';
import type { FinishedMatch } from '../finished-match.ts';

/** A demo team with its completed matches, as insights read them. */
export interface PlayedTeam {
  name: string;
  category: string | undefined;
  roster: DemoTeam['roster'];
  matches: FinishedMatch[];
}

/** A season takes most of a second, and twenty test files read the demo's: it is played once per worker. */
let played: PlayedTeam[] | undefined;

/** The demo league's teams with their completed matches, oldest first. */
export function playedTeams(seed: number): PlayedTeam[] {
  if (seed !== demoSeed) return playSeason(seed);
  played ??= frozen(playSeason(seed));
  return played;
}

/** The value with all that it holds, which no test can change for the next. */
function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !(value instanceof Date))
    for (const part of Object.values(Object.freeze(value))) frozen(part);
  return value;
}

function playSeason(seed: number): PlayedTeam[] {
  const { teams } = simulateLeague({ seed, now: new Date('2026-11-20T10:00:00.000Z') });
  return teams.map(({ team, roster, matches }) => ({
    name: team.name,
    category: team.category,
    roster,
    matches: matches
      .filter(({ fixture }) => fixture.status === 'completed')
      .map((match) => finished(match, team.name)),
  }));
}

function finished(record: MatchRecord, teamName: string): FinishedMatch {
  const { id, fixture, matchSheet, events } = record;
  const opponentName = fixture.opponent.name;
  const blank = { id, startsAt: new Date(fixture.startsAt ?? 0), rules: fixture };
  return withEvents({ ...blank, matchSheet, opponentName, teamName }, events);
}

/** The match with other events: scores and box score follow from them. */
export function withEvents(
  match: Omit<FinishedMatch, 'events' | 'boxScore'>,
  events: readonly MatchEvent[],
): FinishedMatch {
  const score = { team: 0, opponent: 0 };
  const rescored = events.map((event, index) => {
    if (event.side !== null && event.made === true) score[event.side] += event.points ?? 0;
    return { ...event, sequence: index + 1, score: { ...score } };
  });
  const { boxScore } = deriveBoxScore({
    matchId: match.id,
    status: 'completed',
    rules: match.rules,
    team: { name: match.teamName },
    opponent: { name: match.opponentName },
    matchSheet: match.matchSheet,
    events: rescored,
  });
  return { ...match, boxScore, events: rescored };
}

/** The same match played again on each of so many days before it: a season in which nothing differs. */
export function repeatedBefore(match: FinishedMatch, count: number): FinishedMatch[] {
  return Array.from({ length: count }, (_, index) => ({
    ...match,
    id: `${match.id} ${index}`,
    startsAt: new Date(match.startsAt.getTime() - (count - index) * 86_400_000),
  }));
}
