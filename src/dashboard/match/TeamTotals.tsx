import { i18n } from '@lingui/core';
import type { GameNotes } from '../../basketball/game-notes.ts';
import { unrecordedLine } from '../../basketball/line.ts';
import {
  fourFactors,
  type NumberKey,
  type NumberSource,
  numbers,
} from '../../basketball/numbers.ts';
import { share } from '../../basketball/shooting.ts';
import type { BoxScore } from '../../contract/box-score.ts';
import type { Side } from '../../contract/play-by-play.ts';
import { useUnderstood } from '../figures/QueryState.tsx';
import { formatPercent, formatShooting } from '../figures/statistic-format.ts';
import { formulaOf, nameOf, written } from '../tables/number-words.ts';
import { Table } from '../ui/Table.tsx';
import { Term } from '../ui/Term.tsx';
import styles from './TeamTotals.module.css';

/** A group of numbers under one heading. */
interface Group {
  title: string;
  keys: readonly NumberKey[];
}

/** Twelve numbers for the first look. */
const first: readonly Group[] = [
  { title: /* i18n */ 'Four factors', keys: fourFactors },
  {
    title: /* i18n */ 'Points by origin',
    keys: ['pointsInThePaint', 'pointsFromTurnovers', 'fastBreakPoints', 'secondChancePoints'],
  },
  {
    title: /* i18n */ 'Bench, pace and leads',
    keys: ['benchPoints', 'offensiveRating', 'secondsLeading', 'biggestLead'],
  },
];
const others: readonly Group[] = [
  {
    title: /* i18n */ 'Shooting',
    keys: ['fieldGoals', 'twos', 'threes', 'freeThrows', 'trueShooting', 'pointsPerShot'],
  },
  {
    title: /* i18n */ 'Counts',
    keys: ['rebounds', 'assists', 'turnovers', 'steals', 'blocks', 'fouls'],
  },
  { title: /* i18n */ 'Pace and runs', keys: ['possessions', 'biggestRun'] },
];

interface TeamTotalsProps {
  boxScore: BoxScore;
  /** `null` if the service has no play-by-play. */
  notes: GameNotes | null;
}

/** Both sides' totals: own value, statistic, opponent's value. Statistics that neither side recorded are left out. */
export function TeamTotals({ boxScore: { team, opponent }, notes }: TeamTotalsProps) {
  const [own, other] = [team.totals, opponent.totals];
  const names = [team.name, opponent.name] as const;
  const isUnderstood = useUnderstood();
  const sources = {
    team: { own: own ?? unrecordedLine(), other, notes: notes?.team },
    opponent: { own: other ?? unrecordedLine(), other: own, notes: notes?.opponent },
  };
  const isShown = (key: NumberKey) =>
    isRecorded(key, sources) ||
    (!isUnderstood && own !== null && other !== null && numbers[key].needs === 'box');
  const rowsOf = ({ title, keys }: Group) => (
    <Rows
      key={title}
      title={title}
      names={names}
      rows={keys.filter(isShown).map((key) => ({
        key,
        team: cellOf(key, sources.team),
        opponent: cellOf(key, sources.opponent),
      }))}
    />
  );
  return (
    <>
      <h2 className={`sentence ${styles.heading}`}>
        {i18n.t('Team totals against {opponent}', { opponent: opponent.name })}
      </h2>
      {own && other ? null : (
        <p className={`soft ${styles.missing}`}>
          {i18n.t('Totals of both sides are needed to compare them; one was not recorded.')}
        </p>
      )}
      <div className={styles.groups}>{first.map(rowsOf)}</div>
      {own && other ? (
        <details className="quiet folded" open={!notes}>
          <summary>{i18n.t('All totals')}</summary>
          <div className={styles.groups}>{others.map(rowsOf)}</div>
        </details>
      ) : null}
    </>
  );
}

/** One side's cell: its text, and its bar's value; `null` if not recorded. */
interface Cell {
  text: string;
  size: number | null;
}

/** One number of both sides. */
interface Row {
  key: NumberKey;
  team: Cell;
  opponent: Cell;
}

/** Whether either side has the number, or has shots of the kind, even if none was taken. */
function isRecorded(key: NumberKey, { team, opponent }: Record<Side, NumberSource>): boolean {
  const { parts, unit, of } = numbers[key];
  const has = (from: NumberSource) => {
    if (unit !== 'shots' || !parts) return of(from) !== null;
    const { made, attempted } = parts(from);
    return made !== null || attempted !== null;
  };
  return has(team) || has(opponent);
}

function cellOf(key: NumberKey, from: NumberSource): Cell {
  const { parts, unit, of } = numbers[key];
  if (unit !== 'shots' || !parts) {
    const size = of(from);
    return { size, text: written(key, size) };
  }
  const shots = parts(from);
  const size = share(shots);
  return {
    size,
    text: formatShooting(shots) + (size === null ? '' : ` ${formatPercent(size)}`),
  };
}

interface RowsProps {
  title: string;
  names: readonly [team: string, opponent: string];
  rows: readonly Row[];
}

function Rows({ title, names, rows }: RowsProps) {
  if (rows.length === 0) return null;
  return (
    <Table
      caption={i18n.t(title)}
      rows={rows}
      keyOf={({ key }) => key}
      hiddenHead="always"
      className={styles.table}
      columns={[
        { key: 'team', heading: names[0], cell: (row) => <Value row={row} side="team" /> },
        {
          key: 'name',
          heading: i18n.t('Statistic'),
          isName: true,
          className: 'wide centre wraps',
          cell: (row) => (
            <>
              {formulaOf(row.key) ? (
                <Term meaning={formulaOf(row.key)}>{nameOf(row.key)}</Term>
              ) : (
                nameOf(row.key)
              )}
              <Bars row={row} />
            </>
          ),
        },
        { key: 'opponent', heading: names[1], cell: (row) => <Value row={row} side="opponent" /> },
      ]}
    />
  );
}

/** A side’s value, strong if it is the better one. */
function Value({ row, side }: { row: Row; side: Side }) {
  const { text, size } = row[side];
  const other = row[side === 'team' ? 'opponent' : 'team'];
  const { good } = numbers[row.key];
  const isBetter =
    size !== null && other.size !== null && text !== other.text && good * (size - other.size) > 0;
  return isBetter ? <b className="ink">{text}</b> : text;
}

/** Two thin bars that meet in the middle, in proportion to the values. */
function Bars({ row: { team, opponent } }: { row: Row }) {
  const most = Math.max(team.size ?? 0, opponent.size ?? 0);
  const length = (size: number | null) => ({
    width: most > 0 && size !== null ? `${(50 * Math.max(0, size)) / most}%` : '0',
  });
  return (
    <span className={`relative block sunk ${styles.bars}`} aria-hidden="true">
      <i className={`layer ours ${styles.own}`} style={length(team.size)} />
      <i className={`layer theirs ${styles.other}`} style={length(opponent.size)} />
    </span>
  );
}
