import type { BoxScore } from '../../contract/box-score.ts';
import type { Match } from '../../contract/match.ts';
import { periodLabels } from '../box-score/period-labels.ts';
import { formatCount, formatDateTime } from '../ui/format.ts';

interface PaperHeaderProps {
  match: Match;
  boxScore: BoxScore;
}

/** The head of the match sheet: where and when, who won, the points of each period. */
export function PaperHeader({ match, boxScore }: PaperHeaderProps) {
  const about = [
    [match.competition, match.round].filter(Boolean).join(', '),
    formatDateTime(match.startsAt),
    match.venue,
    match.attendance === undefined ? undefined : `Attendance ${match.attendance}`,
    match.officials?.length ? `Referees: ${match.officials.join(', ')}` : undefined,
  ];
  const labels = periodLabels(match.periods.length, match.regulationPeriods);
  const rows = [
    { key: 'team', name: boxScore.team.name },
    { key: 'opponent', name: boxScore.opponent.name },
  ] as const;
  return (
    <header className="paper-header">
      <div>
        <p>{about.filter(Boolean).join(' · ')}</p>
        <h1>
          {boxScore.team.name} {formatCount(match.score?.team)} –{' '}
          {formatCount(match.score?.opponent)} {boxScore.opponent.name}
        </h1>
        {match.status === 'completed' ? null : <p>Not a final score: {match.status}</p>}
      </div>
      {match.periods.length === 0 ? null : (
        <table className="paper-periods">
          <caption className="visually-hidden">Points by period</caption>
          <thead>
            <tr>
              <td />
              {labels.map((label) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
              <th scope="col">T</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                {match.periods.map((points, index) => (
                  <td key={labels[index]}>{formatCount(points[key])}</td>
                ))}
                <td>
                  <b>{formatCount(match.score?.[key])}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </header>
  );
}
