import { i18n } from '@lingui/core';
import { memo, useCallback, useMemo } from 'react';
import { Link } from 'react-router';
import type { BoxScore, PlayerLine } from '../../contract/box-score.ts';
import type { Match } from '../../contract/match.ts';
import { paths } from '../api/paths.ts';
import { useUnderstood } from '../figures/Absence.tsx';
import { BoxScoreTable } from '../figures/BoxScoreTable.tsx';
import { secondsPlayed } from '../figures/seconds-played.ts';
import { shortName } from '../figures/short-name.ts';
import { boxScoreColumns } from '../figures/statistic-columns.ts';
import { useSort } from '../figures/use-sort.ts';
import { notRecorded } from '../ui/format.ts';
import { useNarrowerThan } from '../ui/use-narrower-than.ts';
import { advancedColumns } from './advanced-columns.ts';
import styles from './BoxScores.module.css';
import type { BoxScoreView } from './use-box-score-view.ts';

interface BoxScoresProps {
  boxScore: BoxScore;
  match: Match | undefined;
  teamId: string;
  matchId: string;
  view: BoxScoreView;
  /** Whether the opponent's side is drawn as well. */
  both: boolean;
}

/** Both sides' box scores, own side first. */
export function BoxScores({ view, both, ...props }: BoxScoresProps) {
  const sides = both ? (['team', 'opponent'] as const) : (['team'] as const);
  return sides.map((key) => <Side key={key} side={key} {...view} {...props} />);
}

interface SideProps extends Omit<BoxScoresProps, 'view' | 'both'>, BoxScoreView {
  side: 'team' | 'opponent';
}

/** Drawn anew only when something of it changes. One sort holds for both sides, so that they can be compared. */
const Side = memo((props: SideProps) => {
  const { side: key, boxScore, match, teamId, matchId, period, columns: chosen } = props;
  const [sort, sortBy] = useSort('sort');
  // Narrower than its columns need, a table would cut long names and the marks behind them.
  const isShort = useNarrowerThan(1100);
  const isUnderstood = useUnderstood();
  const side = boxScore[key];
  const other = boxScore[key === 'team' ? 'opponent' : 'team'];
  const seconds = secondsPlayed(match, period, side.totals);
  const advanced = useMemo(() => advancedColumns(side.totals, seconds), [side.totals, seconds]);
  const columns = chosen === 'advanced' ? advanced : boxScoreColumns;
  const renderName = useCallback(
    (player: PlayerLine) => {
      const name = isShort ? shortName(player.name) : player.name;
      if (key === 'opponent') return name;
      const { playerId } = player;
      return (
        <Link className={styles.player} to={paths.playerInsights({ teamId, matchId, playerId })}>
          {name}
        </Link>
      );
    },
    [isShort, key, teamId, matchId],
  );
  return (
    <section className={styles.side} aria-label={side.name}>
      <h2 className={styles.heading}>
        {side.name}
        {side.coach ? <small>{i18n.t('Coach: {name}', { name: side.coach })}</small> : null}
      </h2>
      {side.players.length === 0 && !side.totals ? (
        <p className={styles.missing}>
          {!isUnderstood
            ? notRecorded
            : key === 'team'
              ? i18n.t('The team’s statistics were not recorded.')
              : i18n.t('The opponent’s statistics were not recorded.')}
        </p>
      ) : (
        <>
          <BoxScoreTable
            side={side}
            other={other}
            columns={columns}
            sort={sort}
            onSort={sortBy}
            live={boxScore.status === 'live' && period === null}
            renderName={renderName}
          />
          {side.players.length === 0 ? (
            <p className={styles.missing}>{i18n.t('Only totals were recorded, no players.')}</p>
          ) : null}
        </>
      )}
    </section>
  );
});
