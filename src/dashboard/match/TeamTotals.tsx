import { i18n } from '@lingui/core';
import type { GameNotes } from '../../basketball/game-notes.ts';
import type { BoxScore } from '../../contract/box-score.ts';
import {
  type ComparisonGroup,
  type ComparisonRow,
  notesComparison,
  totalsComparison,
} from '../figures/team-comparison.ts';
import { Table } from '../ui/Table.tsx';
import { Term } from '../ui/Term.tsx';
import styles from './TeamTotals.module.css';

interface TeamTotalsProps {
  boxScore: BoxScore;
  /** `null` where the service has no play-by-play. */
  notes: GameNotes | null;
}

/** The totals of both sides next to each other: own value, statistic, opponent's value. */
export function TeamTotals({ boxScore: { team, opponent }, notes }: TeamTotalsProps) {
  const totals =
    team.totals && opponent.totals ? totalsComparison(team.totals, opponent.totals) : [];
  const fromEvents = notes ? [notesComparison(notes)] : [];
  const groups = [...totals, ...fromEvents].filter(({ rows }) => rows.length > 0);
  return (
    <>
      <h2 className={styles.heading}>{i18n.t('Team totals')}</h2>
      {totals.length === 0 ? (
        <p className={styles.missing}>
          {i18n.t('Totals of both sides are needed to compare them; one was not recorded.')}
        </p>
      ) : null}
      <div className={styles.groups}>
        {groups.map((group) => (
          <Group key={group.title} group={group} names={[team.name, opponent.name]} />
        ))}
      </div>
    </>
  );
}

function Group({ group, names }: { group: ComparisonGroup; names: [string, string] }) {
  return (
    <Table
      caption={group.title}
      rows={group.rows}
      keyOf={({ name }) => name}
      hiddenHead="always"
      className={styles.table}
      columns={[
        { key: 'team', heading: names[0], cell: ({ team }) => team.text },
        {
          key: 'name',
          heading: i18n.t('Statistic'),
          isName: true,
          cell: (row) => (
            <>
              {row.meaning ? <Term meaning={row.meaning}>{row.name}</Term> : row.name}
              <Bars row={row} />
            </>
          ),
        },
        { key: 'opponent', heading: names[1], cell: ({ opponent }) => opponent.text },
      ]}
    />
  );
}

/** Two thin bars that meet in the middle, as long as the values are to each other. */
function Bars({ row: { team, opponent } }: { row: ComparisonRow }) {
  const most = Math.max(team.size ?? 0, opponent.size ?? 0);
  const length = (size: number | null) => ({
    width: most > 0 && size !== null ? `${(50 * Math.max(0, size)) / most}%` : '0',
  });
  return (
    <span className={styles.bars} aria-hidden="true">
      <i className={styles.own} style={length(team.size)} />
      <i className={styles.other} style={length(opponent.size)} />
    </span>
  );
}
