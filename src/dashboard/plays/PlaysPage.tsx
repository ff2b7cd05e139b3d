import { i18n } from '@lingui/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { fibaRules } from '../../basketball/score.ts';
import { isAbsent } from '../api/api-error.ts';
import { boxScoreQuery, matchesQuery, playByPlayQuery } from '../api/matches.ts';
import { isLive } from '../api/polling.ts';
import { useApi } from '../api/session-context.ts';
import { Loaded } from '../figures/Loaded.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Plays } from './Plays.tsx';

/** The match play by play: score flow, shot chart, times on court, and every play. */
export function PlaysPage() {
  const { teamId = '', matchId = '' } = useParams();
  const api = useApi();
  const matches = useQuery(matchesQuery(api, teamId));
  const boxScore = useQuery(boxScoreQuery(api, matchId)).data?.value;
  const match = matches.data?.value.find(({ id }) => id === matchId);
  const status = match?.status ?? boxScore?.status;
  const plays = useQuery(playByPlayQuery(api, matchId, isLive(match ?? boxScore)));
  const names = {
    team: boxScore?.team.name ?? i18n.t('Own team'),
    opponent: match?.opponent.name ?? boxScore?.opponent.name ?? i18n.t('Opponent'),
  };
  const missing = isAbsent(plays.error) && !plays.data;
  return (
    <>
      <PageTitle parts={[i18n.t('Plays'), match && i18n.t('{team} v {opponent}', names)]} />
      {missing && (match || boxScore) ? (
        <EmptyState
          title={i18n.t('There is no play-by-play of this match')}
          message={i18n.t(
            'Score flow, shot chart, times on court and the list of plays are drawn from it. The box score and the insights do not need it.',
          )}
        />
      ) : (
        <Loaded query={plays} skeleton={<PlaysSkeleton />}>
          {({ events, matchSheet }) =>
            matches.isPending && !boxScore ? (
              <PlaysSkeleton />
            ) : (
              <Plays
                events={events}
                matchSheet={matchSheet}
                rules={match ?? fibaRules}
                names={names}
                status={status}
                startsAt={match?.startsAt ?? null}
              />
            )
          }
        </Loaded>
      )}
    </>
  );
}

function PlaysSkeleton() {
  return (
    <div role="status">
      <span className="visually-hidden">{i18n.t('Loading the plays')}</span>
      <Skeleton height="34rem" />
    </div>
  );
}
