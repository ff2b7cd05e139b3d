import { leadDeviation, matchesUntilTold, widthOfEighty } from '../../basketball/certainty.ts';
import { perMatch } from '../../basketball/ratio.ts';
import type { Match } from '../../contract/match.ts';
import { endedMatches, recordText, seasonRecord } from '../api/season-record.ts';
import { notRecorded } from '../ui/format.ts';

/** Own points less the opponent's of a completed match; `null` if a score is missing. */
export function marginOf({ status, score }: Pick<Match, 'status' | 'score'>): number | null {
  if (status !== 'completed' || score?.team == null || score.opponent == null) return null;
  return score.team - score.opponent;
}

/** Summary of a list of matches, as text and as points per match; `null` if none has ended. */
export function seasonNumbers(matches: readonly Match[]) {
  const ended = endedMatches(matches);
  const { pointsFor, pointsAgainst } = seasonRecord(ended);
  const textOf = (some: readonly Match[]) =>
    some.length === 0 ? notRecorded : recordText(seasonRecord(some));
  const mean = (points: number) => perMatch(points, ended.length);
  const at = (place: string) => textOf(ended.filter(({ homeAway }) => homeAway === place));
  return {
    ended,
    record: textOf(ended),
    home: at('home'),
    away: at('away'),
    scored: mean(pointsFor),
    conceded: mean(pointsAgainst),
    margin: mean(pointsFor - pointsAgainst),
  };
}

/** The lowest and highest margin, at least five points on either side of zero. */
export function marginRange(margins: readonly number[]) {
  const low = margins.reduce((lowest, margin) => Math.min(lowest, margin), -5);
  const high = margins.reduce((highest, margin) => Math.max(highest, margin), 5);
  return { low, high };
}

/** The scale of margins in a lane. */
export type MarginScale = ReturnType<typeof marginScale>;

/** The scale of margins in a lane, in percent of its width; zero leaves space for a number on either side. */
export function marginScale(margins: readonly number[]) {
  const { low, high } = marginRange(margins);
  const reserved = 15;
  const at = (margin: number) => reserved + ((100 - 2 * reserved) * (margin - low)) / (high - low);
  return { zero: at(0), at };
}

/**
 * How many more matches with such margins would probably show which side is stronger, this team or its opponents. One
 * match's margin varies as a lead does. `null` if it shows already, or would not in a season of 40 matches. @param
 * mean points per match
 */
export function matchesMoreUntilTold(mean: number, played: number): number | null {
  const needed = matchesUntilTold(mean, widthOfEighty(leadDeviation));
  return needed === null || needed <= played ? null : needed - played;
}
