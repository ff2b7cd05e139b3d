import { i18n } from '@lingui/core';
import { Link } from 'react-router';
import type { Match } from '../../contract/match.ts';
import { matchText } from '../figures/match-text.ts';
import { decimalsOf, seasonScales } from '../figures/ratings.ts';
import { formatAsSent } from '../figures/statistic-format.ts';
import { type Axis, TrendChart } from '../figures/TrendChart.tsx';
import { Table } from '../ui/Table.tsx';
import styles from './Trends.module.css';
import { type TrendSeries, trendData, trendSummary } from './trend-series.ts';

interface TrendPanelsProps {
  series: readonly TrendSeries[];
  axisOf: (key: string) => Axis;
  format: (value: number | null, key: string) => string;
  /** The text below a chart without data. */
  absence: string;
  /** The address of a match; printed charts need none. */
  hrefOf?: (matchId: string) => string;
  /** Follows a chart's name; '' for most. */
  markOf?: (key: string) => string;
  /** Whether it is the opponents', which are drawn grey. */
  isTheirs?: boolean;
  paper?: boolean;
}

const nothing = () => '';

/** Charts beside each other on a wide page; more of them take two rows. */
const mostBeside = 4;

/** A chart for each series. */
export function TrendPanels(props: TrendPanelsProps) {
  const { series, axisOf, absence, hrefOf = nothing } = props;
  const { isTheirs = false, paper = false, markOf = nothing } = props;
  const charts = series.map((each) => {
    const format = (value: number | null) => props.format(value, each.key);
    return (
      <TrendChart
        key={each.key}
        name={each.name}
        meaning={each.meaning}
        axis={axisOf(each.key)}
        format={format}
        usual={each.usual}
        isTurned={each.isTurned}
        mark={markOf(each.key)}
        isTheirs={isTheirs}
        summary={trendSummary(each, format, absence)}
        data={trendData(each, (match, value) => `${matchText(match)}: ${format(value)}`, hrefOf)}
        paper={paper}
      />
    );
  });
  return (
    <div
      className={paper ? 'paper-trends' : styles.charts}
      style={{ '--columns': series.length > mostBeside ? mostBeside - 1 : series.length }}
    >
      {charts}
    </div>
  );
}

interface RatingTrendsProps {
  series: readonly TrendSeries[];
  /** The address of a match's insights. */
  hrefOf: (matchId: string) => string;
  /** Whether some matches are still loading: the series are empty until all have, so that no axis moves. */
  reading: boolean;
}

/** The course of each rating, on its apparent scale, and all values in a table. */
export function RatingTrends({ series, hrefOf, reading }: RatingTrendsProps) {
  const decimals = decimalsOf(
    series.flatMap(({ points }) => points.flatMap(({ value }) => value ?? [])),
  );
  // Values as sent; means are rounded.
  const format = (value: number | null) =>
    formatAsSent(value === null ? null : Math.round(value * 10) / 10, Math.min(1, decimals));
  return (
    <>
      <TrendPanels
        series={series}
        axisOf={seasonScales(series).of}
        format={format}
        absence={reading ? i18n.t('not read yet') : i18n.t('nothing written yet')}
        hrefOf={hrefOf}
      />
      <TrendTable
        caption={i18n.t('Ratings, newest match first')}
        hrefOf={hrefOf}
        series={series}
        format={(value) => formatAsSent(value, decimals)}
      />
    </>
  );
}

interface TrendTableProps {
  caption: string;
  /** The address of a match. */
  hrefOf: (matchId: string) => string;
  series: readonly TrendSeries[];
  format: (value: number | null, key: string) => string;
}

/** The charts' values, a row for each match, folded away. */
export function TrendTable({ caption, hrefOf, series, format }: TrendTableProps) {
  const matches = series[0]?.points.map(({ match }) => match).toReversed() ?? [];
  return (
    <details className={`folded small ${styles.values}`}>
      <summary className="small">{i18n.t('The values as a table')}</summary>
      <Table
        label={caption}
        scrolls
        rows={matches}
        keyOf={({ id }) => id}
        columns={[
          {
            key: 'match',
            heading: i18n.t('Match'),
            isName: true,
            cell: (match) => <Link to={hrefOf(match.id)}>{matchText(match)}</Link>,
          },
          ...series.map(({ key, name, meaning, points }) => ({
            key,
            heading: name,
            meaning: meaning || undefined,
            cell: ({ id }: Match) =>
              format(points.find(({ match }) => match.id === id)?.value ?? null, key),
          })),
        ]}
        foot={[
          {
            key: 'usual',
            cell: (column) => {
              if (column === 'match') return i18n.t('Usual');
              const usual = series.find(({ key }) => key === column)?.usual ?? null;
              return format(usual === null ? null : Math.round(usual * 100) / 100, column);
            },
          },
        ]}
      />
    </details>
  );
}
