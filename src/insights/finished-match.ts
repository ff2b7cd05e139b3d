import { numbersOf, subtractCounts, unrecordedLine } from '../basketball/line.ts';
import { memoized } from '../basketball/memoized.ts';
import { matchSeconds, type PeriodRules } from '../basketball/score.ts';
import type { BoxScore, Line } from '../contract/box-score.ts';
import {
  type MatchEvent,
  type MatchSheet,
  otherSide,
  type Side,
} from '../contract/play-by-play.ts';

/** A completed match from the side of the club's team: the input of insights. */
export interface FinishedMatch {
  id: string;
  startsAt: Date;
  rules: PeriodRules;
  boxScore: BoxScore;
  matchSheet: MatchSheet;
  events: MatchEvent[];
  opponentName: string;
  teamName: string;
}

/** Both sides' totals; unrecorded values are `null` in them. */
export function totalsOf({ boxScore }: { boxScore: Pick<BoxScore, Side> }): Record<Side, Line> {
  return {
    team: boxScore.team.totals ?? unrecordedLine(),
    opponent: boxScore.opponent.totals ?? unrecordedLine(),
  };
}

/** Own less opponent's points; `null` if either was not recorded. */
export function marginOf(match: FinishedMatch): number | null {
  const { team, opponent } = totalsOf(match);
  return subtractCounts(team.points, opponent.points);
}

/**
 * Seeds the choices of a match's texts. Made from both sides' totals and not from ids, so that device and service
 * write the same texts.
 */
export const seedOf = memoized((match: FinishedMatch): string => {
  const { team, opponent } = totalsOf(match);
  return [team, opponent].flatMap((line) => numbersOf(line).map(([, value]) => value)).join();
});

/** Whether events were recorded; without them only the box score can be counted. */
export function hasPlays({ events }: { events: readonly MatchEvent[] }): boolean {
  return events.length > 0;
}

/**
 * Length of the match in seconds, overtimes included; regulation if no event shows more. Without plays it follows from
 * the players' minutes, if they add up to regulation and whole overtimes.
 */
export const lengthOf = memoized((match: FinishedMatch): number => {
  const { regulationPeriods } = match.rules;
  return matchSeconds(regulationPeriods + overtimesOf(match), match.rules);
});

/** The input for counting a match's overtimes. */
interface Played extends Pick<FinishedMatch, 'rules'> {
  boxScore: Pick<BoxScore, Side>;
  events: readonly MatchEvent[];
}

/** The number of overtimes according to the plays, or without plays to the players' minutes. */
export function overtimesOf(match: Played): number {
  if (!hasPlays(match)) return overtimesByMinutes(match);
  const last = match.events.reduce((period, event) => Math.max(period, event.period), 0);
  return Math.max(0, last - match.rules.regulationPeriods);
}

/** Tolerance in seconds, as rounded minutes may lose half a minute for each of ten players. */
const minutesTolerance = 300;
const mostOvertimes = 6;

function overtimesByMinutes(match: Played): number {
  const { team, opponent } = totalsOf(match);
  const seconds = team.seconds ?? opponent.seconds;
  const { regulationPeriods } = match.rules;
  for (let count = 1; count <= mostOvertimes && seconds !== null; count += 1) {
    const length = matchSeconds(regulationPeriods + count, match.rules);
    if (Math.abs(seconds - 5 * length) <= minutesTolerance) return count;
  }
  return 0;
}

/** The match from the view of `side`: for `opponent` with the sides exchanged. */
export function seenBy(side: Side, match: FinishedMatch): FinishedMatch {
  return side === 'team' ? match : mirrored(match);
}

const mirrored = memoized(
  (match: FinishedMatch): FinishedMatch => ({
    ...match,
    teamName: match.opponentName,
    opponentName: match.teamName,
    boxScore: {
      ...match.boxScore,
      team: match.boxScore.opponent,
      opponent: match.boxScore.team,
    },
    matchSheet: { team: match.matchSheet.opponent, opponent: match.matchSheet.team },
    events: match.events.map((event) => ({
      ...event,
      side: event.side && otherSide(event.side),
      score: { team: event.score.opponent, opponent: event.score.team },
    })),
  }),
);

/** A player's name on the match sheet; `null` if missing. */
export function playerName(match: FinishedMatch, side: Side, playerId: string): string | null {
  return (
    match.matchSheet[side].find((entry) => entry.playerId === playerId)?.name ??
    match.boxScore[side].players.find((player) => player.playerId === playerId)?.name ??
    null
  );
}
