import { i18n } from '@lingui/core';
import { useQuery } from '@tanstack/react-query';
import { useOutletContext, useParams } from 'react-router';
import { useApi } from '../api/api-context.ts';
import { insightsQuery } from '../api/insights.ts';
import type { MatchContext } from '../api/match-context.ts';
import { boxScoreQuery } from '../api/matches.ts';
import { paths } from '../api/paths.ts';
import { useSeasonInsights } from '../api/season-insights.ts';
import { PageTitle } from '../ui/PageTitle.tsx';
import { MatchInsights } from './MatchInsights.tsx';
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
