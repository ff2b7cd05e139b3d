import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { describeError } from '../../api/describe-error.ts';
import { InsightView } from '../../insights/InsightView.tsx';
import { paths } from '../../paths.ts';
import { useApi } from '../../queries/api-context.ts';
import { rosterQuery } from '../../queries/club.ts';
import { playerInsightsQuery, useWriteInsights } from '../../queries/insights.ts';
import { Loaded } from '../../queries/Loaded.tsx';
import { boxScoreQuery } from '../../queries/matches.ts';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import styles from './PlayerInsightsPage.module.css';
import { PlayerStatistics } from './PlayerStatistics.tsx';

/** One player's line and insights in one match. */
export function PlayerInsightsPage() {
  const { teamId = '', matchId = '', playerId = '' } = useParams();
  const api = useApi();
  const insights = useQuery(playerInsightsQuery(api, matchId, playerId));
  const boxScore = useQuery(boxScoreQuery(api, matchId)).data?.value;
  const roster = useQuery(rosterQuery(api, teamId)).data?.value;
  const write = useWriteInsights(matchId);
  const line = boxScore?.team.players.find((player) => player.playerId === playerId);
  const entry = line ?? roster?.find((player) => player.playerId === playerId);
  return (
    <>
      <PageTitle parts={[entry?.name ?? 'Player', 'Insights']} />
      <div className={styles.heading}>
        <h2>{entry ? [entry.number, entry.name].filter(Boolean).join(' · ') : 'Player'}</h2>
        <Link to={paths.insights({ teamId, matchId })}>The team’s insights</Link>
      </div>
      {line ? <PlayerStatistics player={line} /> : null}
      <Loaded
        query={insights}
        skeleton={<SkeletonRows count={6} height="3.4rem" label="Loading the insights" />}
      >
        {(result) => (
          <InsightView
            result={result}
            onWrite={write.mutate}
            asking={write.isPending}
            failure={write.error ? <ErrorPanel {...describeError(write.error)} /> : null}
          />
        )}
      </Loaded>
      <p className={styles.remark}>One run writes the team’s insights and those of all players.</p>
    </>
  );
}
