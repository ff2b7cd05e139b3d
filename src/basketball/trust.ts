import type { BoxScore, BoxScoreSide } from '../contract/box-score.ts';
import type { Match } from '../contract/match.ts';
import {
  type MatchEvent,
  type MatchSheet,
  otherSide,
  type Side,
  sides,
} from '../contract/play-by-play.ts';
import { subtractCounts } from './line.ts';
import { matchSeconds, secondsPlayed } from './score.ts';
import { minutesSum, playersSumToTeam, plusMinusSum } from './trust-box-score.ts';
import type { TrustCheck } from './trust-check.ts';
import { compare } from './trust-check.ts';
import { clockJumps, eventsToScore, lineupChecks } from './trust-events.ts';

/** What a trust report reads: replies of any service that keeps to the contract. */
export interface TrustInput {
  match: Match;
  /** `null` where the service has none. */
  boxScore: BoxScore | null;
  playByPlay: { matchSheet: MatchSheet; events: readonly MatchEvent[] } | null;
}

/**
 * How far a match's numbers agree with each other: every check of `trustChecks`, those of a side once a side, each with
 * what was expected and found. What a service does not record reads "not recorded" (`ok: null`), never wrong.
 */
export function trustReport({ match, boxScore, playByPlay }: TrustInput): TrustCheck[] {
  const events = playByPlay?.events ?? [];
  const sheet = playByPlay?.matchSheet ?? { team: [], opponent: [] };
  const seconds = lengthOf(match, events);
  const bySide = (check: (side: Side) => TrustCheck) => sides.map(check);
  const boxOf = (side: Side) => boxScore?.[side] ?? unrecordedSide;
  return [
    ...bySide((side) => playersSumToTeam(side, boxOf(side))),
    ...bySide((side) =>
      compare(
        'boxScoreToScore',
        side,
        match.score?.[side] ?? null,
        boxOf(side).totals?.points ?? null,
      ),
    ),
    ...bySide((side) => eventsToScore(side, events, match)),
    ...bySide((side) => minutesSum(side, boxOf(side), seconds && 5 * seconds)),
    ...bySide((side) => plusMinusSum(side, boxOf(side), marginOf(match, side))),
    ...lineupChecks(events, sheet, match),
    clockJumps(events, match),
  ];
}

const unrecordedSide: BoxScoreSide = { name: '–', players: [], totals: null };

/** Seconds that a finished match lasted, or that one still on has been played for; `null` where nothing tells. */
function lengthOf(match: Match, events: readonly MatchEvent[]): number | null {
  if (match.status === 'completed') {
    const last = events.at(-1)?.period ?? 0;
    return matchSeconds(Math.max(match.regulationPeriods, match.periods.length, last), match);
  }
  const last = events.findLast((event) => event.clockSeconds !== null);
  return last === undefined ? null : secondsPlayed(last, match);
}

function marginOf({ score }: Match, side: Side): number | null {
  return score === null ? null : subtractCounts(score[side], score[otherSide(side)]);
}
