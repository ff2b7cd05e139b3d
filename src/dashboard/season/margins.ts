import { i18n } from '@lingui/core';
import { leadDeviation, matchesUntilTold, widthOfEighty } from '../../basketball/certainty.ts';
import { perMatch } from '../../basketball/ratio.ts';
import type { Match } from '../../contract/match.ts';
import { endedMatches, recordText, seasonRecord } from '../api/season-record.ts';
import { formatDecimal } from '../figures/statistic-format.ts';
import { formatSigned, notRecorded } from '../ui/format.ts';

/** Own points less the opponent's of a completed match; `null` if a score is missing. */
export function marginOf({ status, score }: Pick<Match, 'status' | 'score'>): number | null {
  if (status !== 'completed' || score?.team == null || score.opponent == null) return null;
  return score.team - score.opponent;
}

/** A fact of a season's matches; `note` explains it further. */
interface SeasonFact {
  name: string;
  text: string;
  tone?: 'good' | 'bad' | undefined;
  note?: string | undefined;
}

/** Record, home and away, and points a match; "–" if none has ended. */
export function seasonFacts(matches: readonly Match[]): SeasonFact[] {
  const ended = endedMatches(matches);
  const { pointsFor, pointsAgainst } = seasonRecord(ended);
  const recordOf = (some: readonly Match[]) =>
    some.length === 0 ? notRecorded : recordText(seasonRecord(some));
  const at = (place: string) => recordOf(ended.filter(({ homeAway }) => homeAway === place));
  const mean = (points: number) => perMatch(points, ended.length);
  const margin = mean(pointsFor - pointsAgainst);
  const more = margin === null ? null : matchesMoreUntilTold(margin, ended.length);
  return [
    { name: i18n.t('Record'), text: recordOf(ended) },
    { name: i18n.t('Home'), text: at('home') },
    { name: i18n.t('Away'), text: at('away') },
    { name: i18n.t('Scored'), text: formatDecimal(mean(pointsFor), 1) },
    { name: i18n.t('Conceded'), text: formatDecimal(mean(pointsAgainst), 1) },
    {
      name: i18n.t('Margin'),
      text: formatSigned(margin, 1),
      tone: margin === null ? undefined : margin < 0 ? 'bad' : 'good',
      note:
        more === null
          ? undefined
          : i18n.t(
              'Too early to say who is the stronger: with margins like these after {more, plural, one {# more match} other {# more matches}}',
              { more },
            ),
    },
  ];
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
