import { i18n } from '@lingui/core';
import type { Match } from '../../contract/match.ts';
import type { SeasonReading } from '../api/season-reading.ts';
import { outcomeOf } from '../api/season-record.ts';
import { formatDecimal } from '../figures/statistic-format.ts';
import { marginOf, seasonNumbers } from '../season/margins.ts';
import { formatDate, formatScore, formatSigned, notRecorded } from '../ui/format.ts';
import { matchStatusText } from '../ui/StatusBadge.tsx';
import { matchPlaceText } from '../ui/service-words.ts';
import type { SeasonMatchRow, SeasonPaper } from './season-paper.ts';

const letters = { won: /* i18n */ 'W', lost: /* i18n */ 'L', drawn: /* i18n */ 'D' };

/** The lines of a season's matches, oldest first. */
export function seasonRows(newestFirst: readonly Match[]): SeasonMatchRow[] {
  return newestFirst.toReversed().map((match) => {
    const outcome = outcomeOf(match);
    return {
      id: match.id,
      date: formatDate(match.startsAt),
      opponent: match.opponent.name,
      homeAway: match.homeAway === null ? notRecorded : matchPlaceText(match.homeAway),
      competition: [match.competition, match.round].filter(Boolean).join(', ') || notRecorded,
      outcome: outcome ? i18n.t(letters[outcome]) : matchStatusText(match.status),
      score: formatScore(match.score),
      margin: formatSigned(marginOf(match)),
    };
  });
}

/** What a season's head says: record, at home and away, points. */
export function seasonFacts(matches: readonly Match[]): SeasonPaper['facts'] {
  const { record, home, away, scored, conceded, margin } = seasonNumbers(matches);
  return [
    { name: i18n.t('Record'), text: record },
    { name: i18n.t('Home'), text: home },
    { name: i18n.t('Away'), text: away },
    { name: i18n.t('Scored a match'), text: formatDecimal(scored, 1) },
    { name: i18n.t('Conceded a match'), text: formatDecimal(conceded, 1) },
    { name: i18n.t('Margin a match'), text: formatSigned(margin, 1) },
  ];
}

/** Over which matches a season's averages go, and what of it is missing, as whole sentences. */
export function seasonBasis({ entries, completed, read }: SeasonReading<unknown>): string {
  const window = entries.length;
  if (window === 0) return i18n.t('No match is completed yet.');
  const over =
    completed > window
      ? i18n.t('The latest {window} of {completed} completed matches.', { window, completed })
      : i18n.t('Completed matches: {window}.', { window });
  const missing = window - read;
  return missing === 0
    ? over
    : `${over} ${i18n.t('Not read, and left out of averages and trends: {missing}.', { missing })}`;
}
