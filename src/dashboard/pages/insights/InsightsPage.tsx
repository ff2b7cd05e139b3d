import { i18n } from '@lingui/core';
import { useQuery } from '@tanstack/react-query';
import { useOutletContext, useParams } from 'react-router';
import { describeError } from '../../api/describe-error.ts';
import { InsightView } from '../../insights/InsightView.tsx';
import { RatingProof } from '../../insights/RatingProof.tsx';
import { SaveInsights } from '../../insights/SaveInsights.tsx';
import { seasonNote } from '../../insights/season-note.ts';
import { seasonRatings } from '../../insights/season-ratings.ts';
import type { MatchContext } from '../../layout/match-context.ts';
import { paths } from '../../paths.ts';
import { useApi } from '../../queries/api-context.ts';
import { insightsQuery } from '../../queries/insights.ts';
import { Loaded } from '../../queries/Loaded.tsx';
import { boxScoreQuery } from '../../queries/matches.ts';
import { useSeasonInsights } from '../../queries/season-insights.ts';
import { useEarlierText } from '../../queries/shown-text.ts';
import { useWriteInsights } from '../../queries/write-insights.ts';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { PlayerCards } from './PlayerCards.tsx';

/** The team's insights of a match. */
export function InsightsPage() {
  const { teamId = '', matchId = '' } = useParams();
  const { match, matches } = useOutletContext<MatchContext>();
  const api = useApi();
  const insights = useQuery(insightsQuery(api, matchId));
  const boxScore = useQuery(boxScoreQuery(api, matchId)).data?.value;
  const write = useWriteInsights(matchId);
  const reading = useSeasonInsights(matches, insights.data?.value.ratings !== undefined);
  // Ticks stand still: they come when all is read.
  const season = seasonRatings(reading.reading ? [] : reading.entries.map(({ value }) => value));
  const earlier = useEarlierText(matchId, insights.data?.value);
  const names =
    boxScore &&
    i18n.t('{team} v {opponent}', { team: boxScore.team.name, opponent: boxScore.opponent.name });
  return (
    <>
      <PageTitle parts={[i18n.t('Insights'), names]} />
      <Loaded
        query={insights}
        skeleton={<SkeletonRows count={6} height="3.4rem" label={i18n.t('Loading the insights')} />}
      >
        {(result) => (
          <InsightView
            result={result}
            onWrite={write.mutate}
            asking={write.isPending}
            failure={write.error ? <ErrorPanel {...describeError(write.error)} /> : null}
            season={season}
            seasonNote={seasonNote(reading, season.matches)}
            earlier={earlier}
            save={
              match && boxScore ? (
                <SaveInsights result={result} match={match} boxScore={boxScore} />
              ) : null
            }
            renderProof={({ key, name }) => (
              <RatingProof
                ratingKey={key}
                ratingName={name}
                teamId={teamId}
                matchId={matchId}
                match={match}
              />
            )}
          />
        )}
      </Loaded>
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
