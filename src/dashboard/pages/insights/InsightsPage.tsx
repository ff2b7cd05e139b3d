import { i18n } from '@lingui/core';
import { useQuery } from '@tanstack/react-query';
import { useOutletContext, useParams } from 'react-router';
import { MatchInsights } from '../../insights/MatchInsights.tsx';
import type { MatchContext } from '../../layout/match-context.ts';
import { paths } from '../../paths.ts';
import { useApi } from '../../queries/api-context.ts';
import { insightsQuery } from '../../queries/insights.ts';
import { boxScoreQuery } from '../../queries/matches.ts';
import { useSeasonInsights } from '../../queries/season-insights.ts';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { PlayerCards } from './PlayerCards.tsx';

/** The team's insights of a match. */
export function InsightsPage() {
  const { teamId = '', matchId = '' } = useParams();
  const { matches } = useOutletContext<MatchContext>();
  const api = useApi();
  const insights = useQuery(insightsQuery(api, matchId));
  const boxScore = useQuery(boxScoreQuery(api, matchId)).data?.value;
  const reading = useSeasonInsights(matches, insights.data?.value.ratings !== undefined);
  const names =
    boxScore &&
    i18n.t('{team} v {opponent}', { team: boxScore.team.name, opponent: boxScore.opponent.name });
  return (
    <>
      <PageTitle parts={[i18n.t('Insights'), names]} />
      <MatchInsights
        teamId={teamId}
        matchId={matchId}
        query={insights}
        reading={reading}
        boxScore={boxScore}
      />
      {boxScore && insights.data?.value.generatedAt ? (
        <PlayerCards
          team={boxScore.team}
          matchId={matchId}
          playerHref={(playerId) => paths.playerInsights({ teamId, matchId, playerId })}
        />
      ) : null}
    </>
  );
}
