import { Link } from 'react-router';
import type { BoxScore, BoxScoreSide, PlayerLine } from '../../../contract/box-score.ts';
import { BoxScoreTable } from '../../box-score/BoxScoreTable.tsx';
import { ColumnMeanings } from '../../box-score/ColumnMeanings.tsx';
import { phoneColumns, screenColumns } from '../../box-score/statistic-columns.ts';
import { useIsPhone } from '../../box-score/use-is-phone.ts';
import { Card } from '../../ui/Card.tsx';
import styles from './MatchPage.module.css';
import { TeamTotals } from './TeamTotals.tsx';

interface BoxScoresProps {
  boxScore: BoxScore;
  /** The address of an own player's insights of this match. */
  playerHref: (playerId: string) => string;
}

/** Both sides' box scores, own side first, and their totals side by side. */
export function BoxScores({ boxScore, playerHref }: BoxScoresProps) {
  const columns = useIsPhone() ? phoneColumns : screenColumns;
  const { team, opponent } = boxScore;
  const link = (player: PlayerLine) => (
    <Link className={styles.playerLink} to={playerHref(player.playerId)}>
      {player.name}
    </Link>
  );
  return (
    <div className={styles.panels}>
      <Card title={team.name} note={coachOf(team)}>
        <BoxScoreTable side={team} other={opponent} columns={columns} renderName={link} />
      </Card>
      <Card title={opponent.name} note={coachOf(opponent)}>
        {opponent.players.length === 0 && !opponent.totals ? (
          <p>The opponent’s statistics were not recorded.</p>
        ) : (
          <BoxScoreTable side={opponent} other={team} columns={columns} />
        )}
      </Card>
      <Card title="Team totals">
        <TeamTotals boxScore={boxScore} />
        <ColumnMeanings columns={screenColumns} />
      </Card>
    </div>
  );
}

const coachOf = ({ coach }: BoxScoreSide) => (coach ? `Coach: ${coach}` : undefined);
