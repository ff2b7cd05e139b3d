import { i18n } from '@lingui/core';
import { perMatch } from '../../basketball/ratio.ts';
import type { Match } from '../../contract/match.ts';
import { useUnderstood } from '../figures/Absence.tsx';
import { periodLabel } from '../figures/period-labels.ts';
import { Section } from '../figures/Section.tsx';
import { formatDecimal } from '../figures/statistic-format.ts';
import { formatSigned } from '../ui/format.ts';
import { Table } from '../ui/Table.tsx';
import { Finishes } from './Finishes.tsx';
import styles from './Quarters.module.css';
import { type QuarterRow, quarterRows } from './quarters.ts';

interface QuartersProps {
  teamId: string;
  /** The completed matches that the season's pages read, newest first. */
  matches: readonly Match[];
}

/** When in a match the points come: by quarter, and at the end of close ones. */
export function Quarters({ teamId, matches }: QuartersProps) {
  const isUnderstood = useUnderstood();
  const rows = quarterRows(matches);
  const known = Math.max(0, ...rows.map((row) => row.matches));
  const quarters = rows.filter(({ period }) => period !== null);
  // A few overtimes may be farther off: they are drawn to the end.
  const most = Math.max(1, ...quarters.map((row) => Math.abs(marginOf(row) ?? 0)));
  return (
    <Section
      title={i18n.t('Quarters and finishes')}
      note={i18n.t('points a match, from the scores by period')}
    >
      {rows.length === 0 ? (
        isUnderstood && <p className={styles.note}>{i18n.t('No points by period are recorded.')}</p>
      ) : (
        <Table
          label={i18n.t('Points by period')}
          scrolls
          rows={rows}
          keyOf={({ period }) => String(period)}
          columns={[
            {
              key: 'period',
              heading: i18n.t('Period'),
              isName: true,
              cell: ({ period, matches: played }) =>
                period === null
                  ? i18n.t('{played, plural, one {# overtime} other {# overtimes}}', { played })
                  : periodLabel(String(period), matches[0]?.regulationPeriods ?? rows.length),
            },
            {
              key: 'for',
              heading: i18n.t('For'),
              cell: ({ team, matches: played }) => formatDecimal(perMatch(team, played), 1),
            },
            {
              key: 'against',
              heading: i18n.t('Against'),
              cell: ({ opponent, matches: played }) => formatDecimal(perMatch(opponent, played), 1),
            },
            {
              key: 'margin',
              heading: i18n.t('+/-'),
              cell: (row) => formatSigned(marginOf(row), 1),
            },
            {
              key: 'record',
              heading: i18n.t('W–L'),
              meaning: i18n.t('Periods won and lost, and level ones where there were some'),
              cell: ({ won, lost, level }) => [won, lost, ...(level > 0 ? [level] : [])].join('–'),
            },
            {
              key: 'bar',
              heading: '',
              className: styles.place ?? '',
              cell: (row) => <Bar margin={marginOf(row) ?? 0} most={most} />,
            },
          ]}
        />
      )}
      {isUnderstood && rows.length > 0 && known < matches.length ? (
        <p className={styles.note}>
          {i18n.t('Of {known} of {all} matches: the others have no points by period.', {
            known,
            all: matches.length,
          })}
        </p>
      ) : null}
      <Finishes teamId={teamId} matches={matches} />
    </Section>
  );
}

const marginOf = ({ team, opponent, matches }: QuarterRow) => perMatch(team - opponent, matches);

/** A margin from a zero in the middle. A picture: its number stands beside it. */
function Bar({ margin, most }: { margin: number; most: number }) {
  const width = 48 * Math.min(1, Math.abs(margin) / most);
  return (
    <svg className={styles.bar} aria-hidden="true">
      <rect
        className={margin < 0 ? styles.them : styles.us}
        x={`${margin < 0 ? 50 - width : 50}%`}
        width={`${width}%`}
        y="20%"
        height="60%"
      />
      <line className={styles.zero} x1="50%" x2="50%" y1="0" y2="100%" />
    </svg>
  );
}
