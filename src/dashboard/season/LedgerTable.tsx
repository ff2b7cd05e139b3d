import { i18n } from '@lingui/core';
import { matchText } from '../figures/match-text.ts';
import { formatAgainstLine, type PlayingTime } from '../figures/playing-time.ts';
import { formatMinutes } from '../figures/statistic-format.ts';
import { Table } from '../ui/Table.tsx';
import styles from './SeasonPlayerPage.module.css';

interface LedgerTableProps {
  /** Newest first. */
  times: readonly PlayingTime[];
  /** The club's line in minutes; `null` where none was drawn. */
  line: number | null;
}

/** The playing times as a table; with a line, each match's difference and how it adds up since the first. */
export function LedgerTable({ times, line }: LedgerTableProps) {
  const against = (seconds: number | null) =>
    seconds === null || line === null ? null : seconds - line * 60;
  let sum = 0;
  const rows = times
    .toReversed()
    .map((time) => {
      const difference = against(time.seconds);
      sum += difference ?? 0;
      return { ...time, difference, sum };
    })
    .toReversed();
  return (
    <details className={styles.ledger}>
      <summary>{i18n.t('Match by match')}</summary>
      <Table
        label={i18n.t('Playing time, newest match first')}
        rows={rows}
        keyOf={({ match }) => match.id}
        columns={[
          {
            key: 'match',
            heading: i18n.t('Match'),
            isName: true,
            cell: ({ match }) => matchText(match),
          },
          {
            key: 'minutes',
            heading: i18n.t('Minutes'),
            cell: ({ seconds }) => formatMinutes(seconds),
          },
          ...(line === null
            ? []
            : [
                {
                  key: 'difference',
                  heading: i18n.t('Against the line'),
                  cell: ({ difference }: (typeof rows)[number]) => formatAgainstLine(difference),
                },
                {
                  key: 'sum',
                  heading: i18n.t('Adds up to'),
                  cell: ({ sum: balance }: (typeof rows)[number]) => formatAgainstLine(balance),
                },
              ]),
        ]}
      />
    </details>
  );
}
