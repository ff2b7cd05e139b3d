import { i18n } from '@lingui/core';
import { Link } from 'react-router';
import { matchText } from '../figures/match-text.ts';
import { moveBetweenRows } from '../ui/row-arrows.ts';
import styles from './Trends.module.css';
import type { TrendSeries } from './trend-series.ts';

interface TrendTableProps {
  caption: string;
  /** The page of a match. */
  hrefOf: (matchId: string) => string;
  series: readonly TrendSeries[];
  format: (value: number | null, key: string) => string;
}

/** The values of the charts above it, a row a match, folded away. */
export function TrendTable({ caption, hrefOf, series, format }: TrendTableProps) {
  const matches = series[0]?.points.map(({ match }) => match) ?? [];
  return (
    <details className={styles.values}>
      <summary>{i18n.t('The values as a table')}</summary>
      <section className={styles.scroll} aria-label={caption}>
        <table onKeyDown={moveBetweenRows}>
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{i18n.t('Match')}</th>
              {series.map(({ key, name, meaning }) => (
                <th key={key} scope="col" title={meaning || undefined}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {matches
              .map((match, index) => (
                <tr key={match.id}>
                  <th scope="row" className={styles.match}>
                    <Link to={hrefOf(match.id)}>{matchText(match)}</Link>
                  </th>
                  {series.map(({ key, points }) => (
                    <td key={key}>{format(points[index]?.value ?? null, key)}</td>
                  ))}
                </tr>
              ))
              .toReversed()}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{i18n.t('Mean')}</th>
              {series.map(({ key, mean }) => (
                <td key={key}>
                  {format(mean === null ? null : Math.round(mean * 100) / 100, key)}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </section>
    </details>
  );
}
