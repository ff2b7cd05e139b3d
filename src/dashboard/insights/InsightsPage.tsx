import { i18n } from '@lingui/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useOutletContext, useParams } from 'react-router';
import type { DataOf } from '../../contract/endpoints.ts';
import type { SheetEntry } from '../../contract/play-by-play.ts';
import { rosterQuery } from '../api/club.ts';
import { insightsQuery } from '../api/insights.ts';
import { boxScoreQuery, type MatchContext, playByPlayQuery } from '../api/matches.ts';
import { paths } from '../api/paths.ts';
import { useSeasonInsights } from '../api/season-insights.ts';
import { useSeasonBoxScores } from '../api/season-reading.ts';
import { useApi } from '../api/session-context.ts';
import { useUsual } from '../api/team-season.ts';
import { usablePlays } from '../figures/meeting.ts';
import { PageTitle } from '../ui/PageTitle.tsx';
import { MatchInsights } from './MatchInsights.tsx';
import { PlayerRows } from './PlayerRows.tsx';

/** The team's insights of a match. */
export function InsightsPage() {
  const { teamId = '', matchId = '' } = useParams();
  const { match } = useOutletContext<MatchContext>();
  const api = useApi();
  const insights = useQuery(insightsQuery(api, matchId));
  const boxScoreResult = useQuery(boxScoreQuery(api, matchId));
  const boxScore = boxScoreResult.data?.value;
  const listed = boxScore?.team.players ?? [];
  // A box score without players is no reason to hide theirs: others may have named them.
  const isListMissing = listed.length === 0 && !boxScoreResult.isPending;
  const roster = useQuery({ ...rosterQuery(api, teamId), enabled: isListMissing }).data?.value;
  const { summary, ratings } = insights.data?.value ?? {};
  // Insights tell that a match is over before the list does: the room beside their sentences must not come later.
  const isOver = match ? match.status === 'completed' : summary !== undefined;
  const isNeeded = isOver || (isListMissing && !roster?.length);
  const toRead = { ...playByPlayQuery(api, matchId), enabled: isNeeded };
  const playsResult = useQuery(toRead);
  const plays = playsResult.data?.value;
  const others = isListMissing ? (roster?.length ? roster : namedInPlays(plays)) : [];
  const hrefOf = (playerId: string) => paths.playerInsights({ teamId, matchId, playerId });
  const usual = useUsual(teamId, matchId);
  const reading = useSeasonInsights(usual.matches, ratings !== undefined);
  const boxScores = useSeasonBoxScores(usual.matches, summary !== undefined);
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
        seasonBefore={usual.seasonBefore}
        boxScore={boxScore}
        boxScores={boxScores}
        practiceHref={paths.practice({ teamId })}
        plays={plays ?? (isNeeded && !playsResult.isError ? undefined : null)}
      >
        {match && boxScore && (plays || !isNeeded || playsResult.isError) ? (
          <PlayerRows
            match={match}
            boxScore={boxScore}
            plays={usablePlays(plays)}
            enabled={!reading.reading && !boxScores.reading}
            playerHref={hrefOf}
          />
        ) : null}
      </MatchInsights>
      {others.length > 0 ? (
        <section aria-label={i18n.t('Players')}>
          <h2>{i18n.t('Players')}</h2>
          <ul>
            {others.map(({ playerId, number, name }) => (
              <li key={playerId}>
                <Link to={hrefOf(playerId)}>{[number, name].filter(Boolean).join(' ')}</Link>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}

/** The team's players as the plays name them: on the match sheet, else those of its events, of whom only the id is known. */
function namedInPlays(
  plays: DataOf<'getPlayByPlay'> | undefined,
): Pick<SheetEntry, 'playerId' | 'number' | 'name'>[] {
  if (!plays) return [];
  const { matchSheet, events } = plays;
  if (matchSheet.team.length > 0) return matchSheet.team;
  const ids = events.flatMap(({ side, playerId }) => (side === 'team' && playerId) || []);
  return [...new Set(ids)].map((id) => ({ playerId: id, name: id }));
}
