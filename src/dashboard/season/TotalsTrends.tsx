import { i18n } from '@lingui/core';
import { fourFactors } from '../../basketball/numbers.ts';
import type { BoxScore } from '../../contract/box-score.ts';
import type { Match } from '../../contract/match.ts';
import { paths } from '../api/paths.ts';
import type { SeasonEntry } from '../api/season-reading.ts';
import { Section } from '../figures/Section.tsx';
import { formatDecimal, formatPercent } from '../figures/statistic-format.ts';
import { axisAround } from '../figures/trend-geometry.ts';
import { formatList } from '../ui/format.ts';
import { ResultStrip } from './ResultStrip.tsx';
import { TrendPanels } from './TrendPanels.tsx';
import styles from './Trends.module.css';
import { TrendTable } from './TrendTable.tsx';
import { canMove, leastMatches, movesOf } from './trend-moves.ts';
import { efficiencies as efficiencyKeys, type TrendSeries, totalsTrends } from './trend-series.ts';

interface TotalsTrendsProps {
  teamId: string;
  /** Newest first. */
  entries: readonly SeasonEntry<BoxScore>[];
  matches: readonly Match[];
  /** Those that say what is usual, if they are of the season before. */
  usual: readonly SeasonEntry<BoxScore>[] | undefined;
  /** Not every match has been read yet. */
  reading: boolean;
}

const perHundred = (value: number | null) => formatDecimal(value, 1);

/** What the totals of both sides say of a season: what moved, margins, four factors of both, points per 100 possessions. */
export function TotalsTrends({ teamId, entries, matches, usual, reading }: TotalsTrendsProps) {
  const hrefOf = (matchId: string) => paths.match({ teamId, matchId });
  const read = reading ? [] : entries;
  const ours = totalsTrends(read, fourFactors, 'team', usual);
  const theirs = totalsTrends(read, fourFactors, 'opponent', usual);
  const efficiencies = totalsTrends(read, efficiencyKeys, 'team', usual);
  const factors = { hrefOf, reading, format: formatPercent, absence: i18n.t('not recorded') };
  // Both rows of a column on one scale.
  const axisOf = (key: string) => axisAround(valuesOf([...ours, ...theirs], key), 0.05);
  return (
    <>
      <p className={styles.told}>{reading ? '\u00a0' : toldOf([...ours, ...theirs])}</p>
      <ResultStrip matches={matches} />
      <p className="quiet">
        {i18n.t(
          'Filled: won. Hollow: lost. Heavy line: five matches together. Dashed: usual, all together. At the end the last match. Up is better for us; where that turned an axis, it says so.',
        )}
      </p>
      <Section title={i18n.t('Four factors: us')} note={i18n.t('one scale for both sides')}>
        <TrendPanels {...factors} series={ours} axisOf={axisOf} />
        <h3 className={styles.theirs}>{i18n.t('Opponents, the same four')}</h3>
        <TrendPanels {...factors} series={theirs} axisOf={axisOf} isTheirs />
      </Section>
      <Section
        title={i18n.t('Points per 100 possessions')}
        note={i18n.t('estimated from both box scores')}
      >
        <TrendPanels
          {...factors}
          series={efficiencies}
          format={perHundred}
          axisOf={() => axisAround(valuesOf(efficiencies), 20)}
        />
        <TrendTable
          caption={i18n.t('Four factors and efficiency, newest match first')}
          hrefOf={hrefOf}
          series={[
            ...ours,
            ...theirs.map((each) => ({
              ...each,
              key: `opponents ${each.key}`,
              name: i18n.t('Opponents’ {name}', { name: each.name }),
            })),
            ...efficiencies,
          ]}
          format={(value, key) =>
            efficiencies.some((each) => each.key === key) ? perHundred(value) : formatPercent(value)
          }
        />
      </Section>
    </>
  );
}

/** Every value of all series, or of those with a key. */
const valuesOf = (series: readonly TrendSeries[], key?: string) =>
  series
    .filter((each) => key === undefined || each.key === key)
    .flatMap(({ points }) => points.map(({ value }) => value));

/** What moved by more than chance, and that the rest did not; with few matches that they are too few. */
function toldOf(series: readonly TrendSeries[]): string {
  if (!canMove(series)) {
    return i18n.t('Too few matches to say what has moved: it takes {count}.', {
      count: leastMatches,
    });
  }
  const moves = movesOf(series);
  const rest = series.length - moves.length;
  if (moves.length === 0) {
    return i18n.t('Nothing has moved: all {rest} lines stayed within what chance does.', { rest });
  }
  const list = moves.map(({ series: each, lately, before }) => {
    const values = {
      name: each.name,
      lately: formatPercent(lately),
      before: formatPercent(before),
    };
    return series.indexOf(each) < series.length / 2
      ? i18n.t('{name} {lately} in the last five, {before} before', values)
      : i18n.t('opponents’ {name} {lately} in the last five, {before} before', values);
  });
  return i18n.t('Probably moved: {list}. The other {rest} lines stayed within what chance does.', {
    list: formatList(list),
    rest,
  });
}
