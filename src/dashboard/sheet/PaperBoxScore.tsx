import { i18n } from '@lingui/core';
import type { BoxScoreSide } from '../../contract/box-score.ts';
import { useUnderstood } from '../figures/Absence.tsx';
import type { PlayerNaming } from '../figures/player-naming.ts';
import { BoxScoreTable } from '../tables/BoxScoreTable.tsx';
import type { StatisticColumn } from '../tables/columns.ts';
import { notRecorded } from '../ui/format.ts';

interface PaperBoxScoreProps {
  side: BoxScoreSide;
  other: BoxScoreSide;
  naming: PlayerNaming;
  /** The club's own side, which carries the team's colour. */
  own?: boolean;
  columns: readonly StatisticColumn[];
}

/** One side's box score in FIBA's printed order, under its name and coach. */
export function PaperBoxScore({ side, other, naming, columns, own = false }: PaperBoxScoreProps) {
  const { name, coach, players, totals } = side;
  const isUnderstood = useUnderstood();
  return (
    <section className={own ? 'paper-side paper-own' : 'paper-side'}>
      <h2>
        {name}
        {coach ? <small>{i18n.t('Coach: {name}', { name: coach })}</small> : null}
      </h2>
      {players.length > 0 ? null : (
        <p>
          {!isUnderstood
            ? notRecorded
            : totals
              ? i18n.t('The players of this side were not recorded.')
              : i18n.t('The statistics of this side were not recorded.')}
        </p>
      )}
      {players.length > 0 || totals ? (
        <BoxScoreTable
          side={side}
          other={other}
          columns={columns}
          renderName={(player) => {
            const called = naming.of(player);
            return isLongName(called) ? <span className="paper-long-name">{called}</span> : called;
          }}
          paper
        />
      ) : null}
    </section>
  );
}

/** Whether a player's name takes two lines. */
export const isLongName = (name: string) => name.length > 36;
