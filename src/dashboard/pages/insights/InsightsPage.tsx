import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { describeError } from '../../api/describe-error.ts';
import { InsightView } from '../../insights/InsightView.tsx';
import { useApi } from '../../queries/api-context.ts';
import { insightsQuery, useWriteInsights } from '../../queries/insights.ts';
import { Loaded } from '../../queries/Loaded.tsx';
import { boxScoreQuery } from '../../queries/matches.ts';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';

/** The team's insights of a match. */
export function InsightsPage() {
  const { matchId = '' } = useParams();
  const api = useApi();
  const insights = useQuery(insightsQuery(api, matchId));
  const boxScore = useQuery(boxScoreQuery(api, matchId)).data?.value;
  const write = useWriteInsights(matchId);
  const names = boxScore ? `${boxScore.team.name} v ${boxScore.opponent.name}` : undefined;
  return (
    <>
      <PageTitle parts={['Insights', names]} />
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
    </>
  );
}
