import { i18n } from '@lingui/core';
import { recordText, seasonRecord } from '../api/season-record.ts';
import type { ListedOpponent } from './opponent-report.ts';

/** How often an opponent was met and how that ended, as beneath its name: "Met 4 times, 2–2". */
export function metText(meetings: ListedOpponent['meetings']): string {
  const record = seasonRecord(meetings.map(({ match }) => match));
  if (meetings.length === 0) return i18n.t('Not met yet');
  return i18n.t('{count, plural, one {Met once} other {Met # times}}, {record}', {
    count: meetings.length,
    record: recordText(record),
  });
}
