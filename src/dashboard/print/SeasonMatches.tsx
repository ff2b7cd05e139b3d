import type { SeasonMatchRow } from './season-paper.ts';

/** Every match of the season, the first on top; the head is repeated on each sheet of paper. */
export function SeasonMatches({ matches }: { matches: readonly SeasonMatchRow[] }) {
  return (
    <section className="paper-season-matches">
      <h2>Matches</h2>
      <table className="paper-season">
        <thead>
          <tr>
            <th scope="col" className="paper-name">
              Match
            </th>
            <th scope="col" className="paper-name">
              Opponent
            </th>
            <th scope="col" className="paper-name">
              Place
            </th>
            <th scope="col" className="paper-name">
              Competition
            </th>
            <th scope="col">Result</th>
            <th scope="col">Score</th>
            <th scope="col">+/-</th>
          </tr>
        </thead>
        <tbody>
          {matches.map(({ id, date, opponent, place, competition, outcome, score, margin }) => (
            <tr key={id}>
              <td className="paper-name">{date}</td>
              <th scope="row" className="paper-name">
                {opponent}
              </th>
              <td className="paper-name">{place}</td>
              <td className="paper-name">{competition}</td>
              <td>{outcome}</td>
              <td>{score}</td>
              <td>{margin}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
