import { i18n } from '@lingui/core';
import { numbers } from '../../basketball/numbers.ts';
import type { SeasonLine } from '../../basketball/season.ts';
import { share } from '../../basketball/shooting.ts';
import type { Match } from '../../contract/match.ts';
import type { SeasonReading } from '../api/season-reading.ts';
import { outcomeOf } from '../api/season-record.ts';
import { opponentText } from '../figures/match-text.ts';
import { formatPercent } from '../figures/statistic-format.ts';
import { marginOf } from '../season/margins.ts';
import type { StatisticColumn } from '../tables/columns.ts';
import { formatScore, formatSigned, formatWeekday, notRecorded } from '../ui/format.ts';
import { matchStatusText } from '../ui/StatusBadge.tsx';

const letters = { won: /* i18n */ 'W', lost: /* i18n */ 'L', drawn: /* i18n */ 'D' };

/** The rows of a season's matches, oldest first. */
export function seasonRows(newestFirst: readonly Match[]) {
  return newestFirst.toReversed().map((match) => {
    const outcome = outcomeOf(match);
    return {
      id: match.id,
      date: formatWeekday(match.startsAt),
      opponent: opponentText(match),
      outcome: outcome ? i18n.t(letters[outcome]) : matchStatusText(match.status),
      score: formatScore(match.score),
      margin: formatSigned(marginOf(match)),
    };
  });
}

/** The matches that a season's averages cover and how many are missing, in full sentences. */
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

/**
 * A season's cell of a box-score column: shots in percent of all attempts, minutes per match as "26:49",
 * all others per match with one decimal; "–" if a match did not record it.
 */
export const averageText =
  ({ totals, perMatch }: SeasonLine) =>
  ({ key, isPair, average }: StatisticColumn): string => {
    const shots = isPair ? numbers[key].parts?.({ own: totals }) : undefined;
    if (shots) return formatPercent(share(shots));
    return perMatch === null ? notRecorded : average(perMatch);
  };

/** The head of a sheet about a team. */
export interface TeamPaper {
  name: string;
  /** Category and season; '' if unknown. */
  about: string;
  /** Safe in a file name, for instance "2026-27". */
  season: string | undefined;
  /** A note on the season of the usual values; '' if it is the same. */
  usual: string;
  /** CSS hex; `undefined` if unset. */
  colour: string | undefined;
}
