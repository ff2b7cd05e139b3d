import { i18n } from '@lingui/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useOutletContext, useParams } from 'react-router';
import { rosterQuery } from '../api/club.ts';
import { insightsQuery, playerInsightsQuery } from '../api/insights.ts';
import { boxScoreQuery, type MatchContext } from '../api/matches.ts';
import { paths } from '../api/paths.ts';
import { isGenerating } from '../api/polling.ts';
import { useMatchesPlayed, useSeasonPlayerInsights } from '../api/season-insights.ts';
import { useSeasonBoxScores } from '../api/season-reading.ts';
import { useApi } from '../api/session-context.ts';
import { useUsual } from '../api/team-season.ts';
import { SeasonLink } from '../figures/SeasonLink.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { whyLittle } from './insight-lists.ts';
import { MatchInsights } from './MatchInsights.tsx';
import { OwnAverages } from './OwnAverages.tsx';
import styles from './PlayerInsightsPage.module.css';

/** One player's line and insights in one match, beside the player's own season. */
export function PlayerInsightsPage() {
  const { teamId = '', matchId = '', playerId = '' } = useParams();
  const { matches } = useOutletContext<MatchContext>();
  const api = useApi();
  const ofTeam = useQuery(insightsQuery(api, matchId));
  const query = playerInsightsQuery(api, matchId, playerId);
  // One run writes both, so one poller follows it: the team's. Its end has the player's read again.
  const followed = isGenerating(ofTeam.data?.value) && !ofTeam.error;
  const insights = useQuery({
    ...query,
    refetchInterval: followed ? false : query.refetchInterval,
  });
  const boxScoreResult = useQuery(boxScoreQuery(api, matchId));
  const boxScore = boxScoreResult.data?.value;
  const roster = useQuery(rosterQuery(api, teamId)).data?.value;
  const line = boxScore?.team.players.find((player) => player.playerId === playerId);
  const boxScores = useSeasonBoxScores(matches, line !== undefined);
  const usual = useUsual(teamId, matchId);
  const before = useSeasonBoxScores(usual.matches, line !== undefined);
  const reading = useSeasonPlayerInsights(
    useMatchesPlayed(usual.matches, playerId, before),
    playerId,
    insights.data?.value.ratings !== undefined && !before.reading,
  );
  const isAbsent = line ? !line.played : (boxScore?.team.players.length ?? 0) > 0;
  const entry = line ?? roster?.find((player) => player.playerId === playerId);
  return (
    <>
      <PageTitle parts={[entry?.name ?? i18n.t('Player'), i18n.t('Insights')]} />
      <div className={styles.heading}>
        <h2>
          {entry ? (
            [entry.number, entry.name].filter(Boolean).join(' · ')
          ) : boxScoreResult.isPending ? (
            <Skeleton width="12rem" height="1lh" />
          ) : (
            i18n.t('Player')
          )}
        </h2>
        <Link to={paths.insights({ teamId, matchId })}>{i18n.t('The team’s insights')}</Link>
        <SeasonLink to={paths.seasonPlayer({ teamId, playerId })}>
          {i18n.t('The player’s season')}
        </SeasonLink>
      </div>
      {boxScoreResult.isPending ? (
        <div className={styles.placeholder}>
          <Skeleton height="5rem" />
        </div>
      ) : null}
      {line ? <OwnAverages line={line} boxScores={boxScores} /> : null}
      <MatchInsights
        teamId={teamId}
        matchId={matchId}
        plays={null}
        boxScores={before}
        query={insights}
        // Which matches those are, the box scores say: until then it is being read too.
        reading={{ ...reading, reading: reading.reading || before.reading }}
        seasonBefore={usual.seasonBefore}
        boxScore={boxScore}
        playerId={playerId}
        player={entry}
        absent={isAbsent}
        whyEmpty={line && whyLittle(line)}
      />
      <p className="quiet">
        {i18n.t('One run writes the team’s insights and those of all players.')}
      </p>
    </>
  );
}
