import { leadDeviation, matchesUntilTold, widthOfEighty } from '../../basketball/certainty.ts';
import { perMatch } from '../../basketball/ratio.ts';
import type { Match } from '../../contract/match.ts';
import { endedMatches, recordText, seasonRecord } from '../api/season-record.ts';
import { notRecorded } from '../ui/format.ts';

/** Own points less the opponent's of a match that has ended; `null` where a score is missing. */
export function marginOf({ status, score }: Pick<Match, 'status' | 'score'>): number | null {
  if (status !== 'completed' || score?.team == null || score.opponent == null) return null;
  return score.team - score.opponent;
}

/** The summary of a list of matches: as text, and in points a match, `null` if none has ended. */
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

/** The lowest and the highest margin, at least five points either side of zero. */
export function marginRange(margins: readonly number[]) {
  const low = margins.reduce((lowest, margin) => Math.min(lowest, margin), -5);
  const high = margins.reduce((highest, margin) => Math.max(highest, margin), 5);
  return { low, high };
}

/** The scale of margins on a lane. */
export type MarginScale = ReturnType<typeof marginScale>;

/** The scale of margins on a lane, in percent of its width; the zero leaves space for a number on either side. */
export function marginScale(margins: readonly number[]) {
  const { low, high } = marginRange(margins);
  const reserved = 15;
  const at = (margin: number) => reserved + ((100 - 2 * reserved) * (margin - low)) / (high - low);
  return { zero: at(0), at };
}

/**
 * How many more matches it takes until margins like these probably show who is the stronger: this team or its
 * opponents. One match's margin varies as a lead does. `null` if they show it already, and if a season of 40
 * matches would not.
 * @param mean points a match
 */
export function matchesMoreUntilTold(mean: number, played: number): number | null {
  const needed = matchesUntilTold(mean, widthOfEighty(leadDeviation));
  return needed === null || needed <= played ? null : needed - played;
}
