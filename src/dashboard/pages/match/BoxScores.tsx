import { i18n } from '@lingui/core';
import { Link } from 'react-router';
import { otherSide } from '../../../basketball/sides.ts';
import type { BoxScore, PlayerLine } from '../../../contract/box-score.ts';
import type { Match } from '../../../contract/match.ts';
import { advancedColumns } from '../../box-score/advanced-columns.ts';
import { BoxScoreTable } from '../../box-score/BoxScoreTable.tsx';
import { secondsPlayed } from '../../box-score/seconds-played.ts';
import { shortName } from '../../box-score/short-name.ts';
import { phoneColumns, screenColumns } from '../../box-score/statistic-columns.ts';
import { useIsPhone } from '../../box-score/use-is-phone.ts';
import styles from './BoxScores.module.css';
import type { BoxScoreView } from './use-box-score-view.ts';

interface BoxScoresProps {
  boxScore: BoxScore;
  match: Match | undefined;
  view: BoxScoreView;
  onSort: (side: 'team' | 'opponent', sort: BoxScoreView['sort']['team']) => void;
  /** The address of an own player's insights of this match. */
  playerHref: (playerId: string) => string;
}

/** Both sides' box scores, own side first. */
export function BoxScores({ boxScore, match, view, onSort, playerHref }: BoxScoresProps) {
  const isPhone = useIsPhone();
  const printed = (player: PlayerLine) => (isPhone ? shortName(player.name) : player.name);
  const link = (player: PlayerLine) => (
    <Link className={styles.player} to={playerHref(player.playerId)}>
      {printed(player)}
    </Link>
  );
  return (['team', 'opponent'] as const).map((key) => {
    const side = boxScore[key];
    const other = boxScore[otherSide(key)];
    const columns =
      view.columns === 'advanced'
        ? advancedColumns(side.totals, secondsPlayed(match, view.period, side.totals))
        : isPhone
          ? phoneColumns
          : screenColumns;
    return (
      <section key={key} className={styles.side} aria-label={side.name}>
        <h2 className={styles.heading}>
          {side.name}
          {side.coach ? <small>{i18n.t('Coach: {name}', { name: side.coach })}</small> : null}
        </h2>
        {side.players.length === 0 && !side.totals ? (
          <p className={styles.missing}>
            {key === 'team'
              ? i18n.t('The team’s statistics were not recorded.')
              : i18n.t('The opponent’s statistics were not recorded.')}
          </p>
        ) : (
          <>
            <BoxScoreTable
              side={side}
              other={other}
              columns={columns}
              sort={view.sort[key]}
              onSort={(sort) => onSort(key, sort)}
              live={boxScore.status === 'live' && view.period === null}
              renderName={key === 'team' ? link : printed}
            />
            {side.players.length === 0 ? (
              <p className={styles.missing}>{i18n.t('Only totals were recorded, no players.')}</p>
            ) : null}
          </>
        )}
      </section>
    );
  });
}
