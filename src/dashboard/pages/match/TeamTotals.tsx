import type { BoxScore } from '../../../contract/box-score.ts';
import { type ComparisonRow, teamComparison } from '../../box-score/team-comparison.ts';
import styles from './TeamTotals.module.css';

/** The totals of both sides next to each other: the four factors first. */
export function TeamTotals({ boxScore: { team, opponent } }: { boxScore: BoxScore }) {
  if (!team.totals || !opponent.totals) {
    return <p>Totals of both sides are needed to compare them; one was not recorded.</p>;
  }
  const { factors, totals } = teamComparison(team.totals, opponent.totals);
  const names = { team: team.name, opponent: opponent.name };
  return (
    <div className={styles.tables}>
      <Comparison caption="Four factors" rows={factors} names={names} />
      <Comparison caption="Totals" rows={totals} names={names} />
    </div>
  );
}

interface ComparisonProps {
  caption: string;
  rows: ComparisonRow[];
  names: { team: string; opponent: string };
}

function Comparison({ caption, rows, names }: ComparisonProps) {
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{names.team}</th>
          <th scope="col">{names.opponent}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, meaning, team, opponent }) => (
          <tr key={name}>
            <th scope="row">
              {name}
              {meaning ? <small>{meaning}</small> : null}
            </th>
            <td>{team}</td>
            <td>{opponent}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
