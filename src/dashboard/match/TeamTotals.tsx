import { i18n } from '@lingui/core';
import type { GameNotes } from '../../basketball/game-notes.ts';
import { fourFactors, type NumberKey, numberOf, numbers } from '../../basketball/numbers.ts';
import { share } from '../../basketball/shooting.ts';
import type { BoxScore, Line } from '../../contract/box-score.ts';
import type { Side } from '../../contract/play-by-play.ts';
import { useUnderstood } from '../figures/QueryState.tsx';
import { formatPercent, formatShooting } from '../figures/statistic-format.ts';
import { formulaOf, nameOf, notedNumbers, written } from '../tables/number-words.ts';
import { Table } from '../ui/Table.tsx';
import { Term } from '../ui/Term.tsx';
import styles from './TeamTotals.module.css';

/** A group of numbers under one heading. */
interface Group {
  title: string;
  keys: readonly NumberKey[];
}

/** Groups from both sides' totals. */
const ofTotals: readonly Group[] = [
  { title: /* i18n */ 'Four factors', keys: fourFactors },
  {
    title: /* i18n */ 'Shooting',
    keys: ['fieldGoals', 'twos', 'threes', 'freeThrows', 'trueShooting', 'pointsPerShot'],
  },
  { title: /* i18n */ 'Pace and efficiency', keys: ['possessions', 'offensiveRating'] },
  {
    title: /* i18n */ 'Counts',
    keys: ['rebounds', 'assists', 'turnovers', 'steals', 'blocks', 'fouls'],
  },
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
  const groups =
    own && other
      ? ofTotals.map(({ title, keys }) => ({
          title,
          rows: keys
            .filter((key) => !isUnderstood || isRecorded(key, own, other))
            .map((key) => rowOf(key, own, other)),
        }))
      : [];
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
      <div className={styles.groups}>
        {groups.map((group) => (
          <Rows key={group.title} names={names} {...group} />
        ))}
        {notes ? (
          <Rows
            title={/* i18n */ 'Points, leads and runs'}
            names={names}
            rows={notedNumbers(notes).map(({ key, team: size, opponent: theirs }) => ({
              key,
              team: { size, text: written(key, size) },
              opponent: { size: theirs, text: written(key, theirs) },
            }))}
          />
        ) : null}
      </div>
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
function isRecorded(key: NumberKey, team: Line, opponent: Line): boolean {
  const { parts, unit } = numbers[key];
  if (unit !== 'shots' || !parts) {
    return numberOf(key, team, opponent) !== null || numberOf(key, opponent, team) !== null;
  }
  return [team, opponent]
    .map((own) => parts({ own }))
    .some(({ made, attempted }) => made !== null || attempted !== null);
}

function rowOf(key: NumberKey, team: Line, opponent: Line): Row {
  return { key, team: cellOf(key, team, opponent), opponent: cellOf(key, opponent, team) };
}

function cellOf(key: NumberKey, own: Line, other: Line): Cell {
  const { parts, unit } = numbers[key];
  if (unit !== 'shots' || !parts) {
    const size = numberOf(key, own, other);
    return { size, text: written(key, size) };
  }
  const shots = parts({ own });
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
