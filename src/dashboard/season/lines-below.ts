import { perMinutes } from '../../basketball/season.ts';
import type { BoxScore, Line } from '../../contract/box-score.ts';
import type { SeasonEntry } from '../api/season-reading.ts';
import type { AverageBasis } from '../figures/per-minutes.ts';
import { averageColumns } from '../figures/season-columns.ts';
import type { StatisticColumn } from '../figures/statistic-columns.ts';

/** A line over fewer seconds says nothing per so many minutes. */
const leastSeconds = 300;

/**
 * What share of the lines of a match, of all own players who played, stands below a line in a column (0 to 1, equal ones half): a
 * percentile among own matches.
 */
export function linesBelow(
  entries: readonly SeasonEntry<BoxScore>[],
  basis: AverageBasis,
  minutes: number,
): (column: StatisticColumn, line: Line) => number {
  const lines = entries
    .flatMap(({ value }) => value?.team.players ?? [])
    .filter(({ played }) => played)
    .flatMap((line) => {
      if (basis === 'match') return [line];
      return (line.seconds ?? 0) < leastSeconds ? [] : (perMinutes(line, minutes) ?? []);
    });
  const values = new Map(
    averageColumns.map(({ key, value }) => [key, lines.flatMap((line) => value(line) ?? [])]),
  );
  return ({ key, value }, line) => {
    const [own, all] = [value(line), values.get(key) ?? []];
    if (own === null || all.length === 0) return 0;
    const below = all.reduce(
      (count, other) => count + (other < own ? 1 : other === own ? 0.5 : 0),
      0,
    );
    return below / all.length;
  };
}
