import { assistRate, assistsOnFieldGoals } from '../../basketball/assists.ts';
import { defensiveActivity } from '../../basketball/defensive-activity.ts';
import { fourFactors } from '../../basketball/four-factors.ts';
import { gameNotes } from '../../basketball/game-notes.ts';
import { fieldGoals, unrecordedLine } from '../../basketball/line.ts';
import { estimatedPossessions, offensiveRating, pace } from '../../basketball/possessions.ts';
import { ratio } from '../../basketball/ratio.ts';
import { defensiveReboundShare } from '../../basketball/rebounding.ts';
import { matchSeconds } from '../../basketball/score.ts';
import { pointsPerShot, share } from '../../basketball/shooting.ts';
import type { Line } from '../../contract/box-score.ts';
import { bestPeriod, longestDrought, longestRun } from '../evidence/course.ts';
import { halfCourtValue } from '../evidence/half-court.ts';
import { remember } from '../evidence/remember.ts';
import type { FinishedMatch } from '../written-insight.ts';

/** Both sides' totals; what was not recorded is `null` in them. */
export function totalsOf({ boxScore }: FinishedMatch): { own: Line; other: Line } {
  return {
    own: boxScore.team.totals ?? unrecordedLine(),
    other: boxScore.opponent.totals ?? unrecordedLine(),
  };
}

/** Seconds that the match lasted, overtimes included; regulation where no event says so. */
export const lengthOf = remember(({ events, rules }: FinishedMatch): number => {
  const last = events.reduce((period, event) => Math.max(period, event.period), 0);
  return matchSeconds(Math.max(last, rules.regulationPeriods), rules);
});

/** What a team is compared in from match to match: shares from 0 to 1 unless said otherwise; `null` = not recorded. */
export const measuresOf = remember((match: FinishedMatch) => {
  const { own, other } = totalsOf(match);
  const ownFactors = fourFactors(own, other);
  const otherFactors = fourFactors(other, own);
  const notes = gameNotes(match.events, match.matchSheet, match.rules);
  const possessions = estimatedPossessions(own, other);
  return {
    /** Field-goal points per attempt. */
    pointsPerShot: pointsPerShot(own),
    assistRate: assistRate(own, match.events, 'team'),
    turnovers: ownFactors.turnovers,
    offensiveRebounds: ownFactors.offensiveRebounds,
    defensiveRebounds: defensiveReboundShare(own, other),
    /** Opponent's points per 100 possessions. */
    opponentRating: offensiveRating(other.points, possessions),
    forcedTurnovers: otherFactors.turnovers,
    /** Opponent's field-goal points per attempt. */
    opponentPointsPerShot: pointsPerShot(other),
    twos: share(own.twos),
    threes: share(own.threes),
    freeThrows: share(own.freeThrows),
    opponentTwos: share(other.twos),
    opponentThrees: share(other.threes),
    /** Free throws for each field-goal attempt: how often a side got to the line. */
    freeThrowTrips: ratio(own.freeThrows.attempted, fieldGoals(own).attempted),
    opponentFreeThrowTrips: ratio(other.freeThrows.attempted, fieldGoals(other).attempted),
    /** Points by those who did not start. */
    benchPoints: notes.team.benchPoints,
    opponentBenchPoints: notes.opponent.benchPoints,
    /** Points, as the scorer noted how they came. */
    fastBreakPoints: notes.team.fastBreakPoints,
    opponentFastBreakPoints: notes.opponent.fastBreakPoints,
    secondChancePoints: notes.team.secondChancePoints,
    opponentSecondChancePoints: notes.opponent.secondChancePoints,
    /** Points for each shot (free throws at 0.44) that was no fast break. */
    halfCourt: halfCourtValue(match, 'team'),
    opponentHalfCourt: halfCourtValue(match, 'opponent'),
    /** Possessions of one side in regulation time. */
    pace: pace(possessions, lengthOf(match), regulationMinutes(match)),
    /** Points ahead in the best period of either side. */
    bestPeriod: bestPeriod(match, 'team')?.margin ?? null,
    worstPeriod: bestPeriod(match, 'opponent')?.margin ?? null,
    /** Unanswered points at most. */
    longestRun: longestRun(match, 'team')?.points ?? null,
    opponentLongestRun: longestRun(match, 'opponent')?.points ?? null,
    /** Seconds without a point at most. */
    longestDrought: longestDrought(match)?.seconds ?? null,
    /** Steals, blocks, defensive rebounds and fouls by game score's weights, per 40 minutes of one player. */
    defensiveActivity: defensiveActivity(own),
  };
});

export type Measures = ReturnType<typeof measuresOf>;
export type MeasureName = keyof Measures;

function regulationMinutes({ rules }: FinishedMatch): number {
  return matchSeconds(rules.regulationPeriods, rules) / 60;
}

/** The team's assists without those on free throws, which some scorers credit and FGM does not hold. */
export function teamAssists(match: FinishedMatch): number | null {
  return assistsOnFieldGoals(totalsOf(match).own.assists, match.events, 'team');
}
