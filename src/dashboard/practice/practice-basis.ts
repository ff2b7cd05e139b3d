import { i18n } from '@lingui/core';
import { formatDay } from '../ui/format.ts';
import type { PracticeReport } from './practice-report.ts';

/** Which matches a report looks at, and which say what is usual. */
export function basisText({ matches, before }: PracticeReport): string {
  return i18n.t('the last {count} matches, {from} to {to} · usual: the {before} before', {
    count: matches.length,
    from: formatDay(matches[0]?.startsAt),
    to: formatDay(matches.at(-1)?.startsAt),
    before,
  });
}
