import { i18n } from '@lingui/core';
import { matchDay } from '../figures/match-text.ts';
import { notRecorded } from '../ui/format.ts';
import type { PracticeReport } from './practice-report.ts';

/** The matches of a report, and those that define the usual. */
export function basisText({ matches, before, seasonBefore }: PracticeReport): string {
  const [first, last] = [matches[0], matches.at(-1)];
  const values = {
    count: matches.length,
    from: first ? matchDay(first) : notRecorded,
    to: last ? matchDay(last) : notRecorded,
    before,
  };
  return seasonBefore === null
    ? i18n.t('the last {count} matches, {from} to {to} · usual: the {before} before', values)
    : i18n.t('the last {count} matches, {from} to {to} · usual: {before} of {seasonBefore}', {
        ...values,
        seasonBefore,
      });
}
