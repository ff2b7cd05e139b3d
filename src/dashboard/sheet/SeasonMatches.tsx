import { i18n } from '@lingui/core';
import type { SeasonMatchRow } from './season-paper.ts';

/** Every match of the season, the first on top; the head is repeated on each sheet of paper. */
export function SeasonMatches({ matches }: { matches: readonly SeasonMatchRow[] }) {
  return (
    <section className="paper-season-matches">
      <h2>{i18n.t('Matches')}</h2>
      <table className="paper-season">
        <thead>
          <tr>
            <th scope="col" className="paper-name">
              {i18n.t('Date')}
            </th>
            <th scope="col" className="paper-name">
              {i18n.t('Opponent')}
            </th>
            <th scope="col" className="paper-name">
              {i18n.t('Place')}
            </th>
            <th scope="col" className="paper-name">
              {i18n.t('Competition')}
            </th>
            <th scope="col">{i18n.t('Result')}</th>
            <th scope="col">{i18n.t('Score')}</th>
            <th scope="col">{i18n.t('+/-')}</th>
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
