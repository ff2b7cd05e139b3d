import { i18n } from '@lingui/core';
import { type TrustCheck, type TrustCheckName, trustChecks } from '../../basketball/trust-check.ts';
import { formatDecimal, formatMinutes } from '../figures/statistic-format.ts';

/** One check in words, for both sides or the whole match. */
export interface TrustRow {
  check: TrustCheckName;
  title: string;
  /** Own side first, with the faulty events; one entry for a check of the whole match. */
  outcomes: { ok: boolean | null; text: string; eventIds: string[] }[];
}

const titles: Record<TrustCheckName, string> = {
  playersSumToTeam: /* i18n */ 'Players and bench add up to the totals',
  boxScoreToScore: /* i18n */ 'The box score has the points of the final score',
  eventsToScore: /* i18n */ 'The play-by-play has the points of the final score',
  minutes: /* i18n */ 'Minutes add up to five times the match',
  plusMinus: /* i18n */ '+/- adds up to five times the margin',
  offCourt: /* i18n */ 'Nobody acts while off the court',
  illegalSubstitutions: /* i18n */ 'Every substitution fits who is on court',
  notOnSheet: /* i18n */ 'Everybody who acts is on the match sheet',
  clockJumps: /* i18n */ 'The clock neither steps back nor leaps',
};

const inRows: readonly TrustCheckName[] = [
  'offCourt',
  'illegalSubstitutions',
  'notOnSheet',
  'clockJumps',
];

/** The checks of a trust report, a row each, in their own order. */
export function trustRows(report: readonly TrustCheck[]): TrustRow[] {
  return trustChecks.flatMap((check) => {
    const outcomes = report.filter((one) => one.check === check);
    if (outcomes.length === 0) return [];
    return [
      {
        check,
        title: i18n.t(titles[check]),
        outcomes: outcomes.map((one) => ({
          ok: one.ok,
          text: textOf(one),
          eventIds: one.where.flatMap(({ eventId }) => eventId ?? []),
        })),
      },
    ];
  });
}

function textOf({ check, ok, expected, found, where }: TrustCheck): string {
  if (ok === null) return i18n.t('not recorded');
  if (ok) return i18n.t('agrees');
  if (inRows.includes(check) && found !== null) {
    return i18n.t('{count, plural, one {# row} other {# rows}}', { count: found });
  }
  if (check === 'playersSumToTeam') {
    const statistics = where.flatMap(({ statistic }) => statistic ?? []);
    return i18n.t('differs: {statistics}', { statistics: statistics.join(', ') });
  }
  const format = check === 'minutes' ? formatMinutes : formatDecimal;
  return i18n.t('{found}, should be {expected}', {
    found: format(found),
    expected: format(expected),
  });
}

/** The number of outcomes that disagree, and of those that could be checked. */
export function trustCount(report: readonly TrustCheck[]): { disagree: number; checked: number } {
  return {
    disagree: report.filter(({ ok }) => ok === false).length,
    checked: report.filter(({ ok }) => ok !== null).length,
  };
}
