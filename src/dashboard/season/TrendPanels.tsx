import { i18n } from '@lingui/core';
import type { CSSProperties } from 'react';
import { matchText } from '../figures/match-text.ts';
import { TrendChart } from '../figures/TrendChart.tsx';
import type { Axis } from '../figures/trend-geometry.ts';
import styles from './Trends.module.css';
import { trendData, trendSummary } from './trend-data.ts';
import type { TrendSeries } from './trend-series.ts';

interface TrendPanelsProps {
  series: readonly TrendSeries[];
  axisOf: (key: string) => Axis;
  format: (value: number | null) => string;
  /** What stands beneath a chart of which nothing is known. */
  absence: string;
  /** The page of a match. */
  hrefOf: (matchId: string) => string;
  /** Not every match has been read: the series are empty until all is there, so that no axis moves. */
  reading: boolean;
  /** In the grey of opponents. */
  isTheirs?: boolean;
}

/** A small chart for each series, all in a row if wide enough. */
export function TrendPanels(props: TrendPanelsProps) {
  const { series, axisOf, format, absence, hrefOf, reading, isTheirs = false } = props;
  const [columns, half] = [series.length, Math.ceil(series.length / 2)];
  const style = { '--columns': columns, '--half': columns > 4 ? half : columns } as CSSProperties;
  return (
    <div className={styles.grid} style={style}>
      {series.map((each) => (
        <TrendChart
          key={each.key}
          name={each.name}
          meaning={each.meaning}
          axis={axisOf(each.key)}
          format={format}
          usual={each.usual}
          isTurned={each.isTurned}
          isTheirs={isTheirs}
          summary={reading ? i18n.t('not read yet') : trendSummary(each, format, absence)}
          data={trendData(each, (match, value) => `${matchText(match)}: ${format(value)}`, hrefOf)}
        />
      ))}
    </div>
  );
}
