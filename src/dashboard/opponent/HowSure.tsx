import { i18n } from '@lingui/core';
import type { OpponentReport } from './opponent-report.ts';
import styles from './Report.module.css';

/** What may be believed of all this, and what is missing. */
export function HowSure({ meetings, otherMatches }: OpponentReport) {
  const withoutPlays = meetings.filter(({ plays }) => plays === null).length;
  const withoutBox = meetings.filter(({ boxScore }) => !boxScore?.opponent.totals).length;
  return (
    <p className={styles.sure}>
      <b>{i18n.t('How sure.')}</b> {countText(meetings.length)}{' '}
      {i18n.t(
        'Shots falling, theirs and ours, is luck in so few matches: nothing here is built on it.',
      )}{' '}
      {otherMatches > 0
        ? i18n.t(
            'Grey ticks are the {count, plural, one {other match} other {# other matches}} of the season that were read, the black tick is what they add up to; every meeting counts alike.',
            { count: otherMatches },
          )
        : i18n.t('No other match of the season was read, so nothing says what is usual.')}{' '}
      {withoutBox > 0
        ? i18n.t(
            '{count, plural, one {One meeting has} other {# meetings have}} no box score that could be read.',
            { count: withoutBox },
          )
        : null}{' '}
      {withoutPlays > 0
        ? i18n.t(
            '{count, plural, one {One meeting has} other {# meetings have}} no plays: zones, fives and how points came leave it out.',
            { count: withoutPlays },
          )
        : null}
    </p>
  );
}

function countText(count: number): string {
  if (count === 1)
    return i18n.t('Seen once: one match is one match, and nothing of it is a habit.');
  if (count === 2) {
    return i18n.t(
      'Seen twice: a habit needs a number that repeats, on one side of the usual both times, by more than chance. Two matches are two matches.',
    );
  }
  return i18n.t(
    'Seen {count} times: a range holds the truth in about 8 of 10 cases; a habit needs a number that repeats and lies beside the usual by more than chance.',
    { count },
  );
}
