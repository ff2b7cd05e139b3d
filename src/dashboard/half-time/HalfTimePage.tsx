import { i18n } from '@lingui/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import type { Match } from '../../contract/match.ts';
import { useTeam } from '../api/club.ts';
import { boxScoreQuery, matchesQuery, playByPlayQuery } from '../api/matches.ts';
import { opponentKey, paths } from '../api/paths.ts';
import { closePause, isLive } from '../api/polling.ts';
import { useApi } from '../api/session-context.ts';
import { isPeriodOver, momentOf } from '../figures/live-moment.ts';
import { type Meeting, usablePlays, withoutNames } from '../figures/meeting.ts';
import { Absence, QueryState } from '../figures/QueryState.tsx';
import { useTeamNaming } from '../figures/team-naming.ts';
import { PageTitle } from '../ui/PageTitle.tsx';
import { SkeletonRows } from '../ui/Skeleton.tsx';
import { usePrinting } from '../ui/use-printing.ts';
import { HalfTimeCard } from './HalfTimeCard.tsx';
import { halfTimeCard, isBlank } from './half-time-card.ts';

/** The card of a match that is being played, read again by itself. */
export function HalfTimePage() {
  const { teamId = '', matchId = '' } = useParams();
  const { team, failed } = useTeam(teamId);
  const matches = useQuery(matchesQuery(useApi(), teamId));
  return (
    <>
      <PageTitle parts={[i18n.t('Half-time'), team?.name]} />
      <QueryState query={matches} skeleton={<CardSkeleton />}>
        {(list) => {
          const match = list.find(({ id }) => id === matchId);
          if (match && isLive(match)) {
            if (!team && !failed) return <CardSkeleton />;
            return <LiveCard match={match} teamName={team?.name ?? i18n.t('Own team')} />;
          }
          return <NotLive teamId={teamId} match={match} />;
        }}
      </QueryState>
    </>
  );
}

/** The card from the plays; without plays from the box score. */
function LiveCard({ match, teamName }: { match: Match; teamName: string }) {
  const api = useApi();
  const boxScore = useQuery(boxScoreQuery(api, match.id));
  const plays = useQuery({
    ...playByPlayQuery(api, match.id, true),
    refetchInterval: ({ state }) => {
      const events = state.data?.value.events ?? [];
      const clock = momentOf(events, match)?.clockSeconds ?? null;
      return closePause(clock, isPeriodOver(events), state.error);
    },
  });
  const usable = usablePlays(plays.data?.value);
  if (usable) {
    return <Card meeting={{ match, boxScore: null, plays: usable }} teamName={teamName} />;
  }
  if (plays.isPending) return <CardSkeleton />;
  return (
    <QueryState query={boxScore} skeleton={<CardSkeleton />}>
      {(read) => <Card meeting={{ match, boxScore: read, plays: null }} teamName={teamName} />}
    </QueryState>
  );
}

function Card({ meeting, teamName }: { meeting: Meeting; teamName: string }) {
  const { names } = useTeamNaming();
  const card = halfTimeCard(usePrinting() && names === 'numbers' ? withoutNames(meeting) : meeting);
  if (isBlank(card)) {
    return (
      <>
        <h1>{i18n.t('Half-time')}</h1>
        <Absence
          title={i18n.t('Nothing has been recorded of this match yet')}
          message={i18n.t('The card fills itself from the first play on.')}
        />
      </>
    );
  }
  return <HalfTimeCard card={card} meeting={meeting} teamName={teamName} />;
}

/** What a match that is not being played leads to instead. */
function NotLive({ teamId, match }: { teamId: string; match: Match | undefined }) {
  const opponent = match && opponentKey(match.opponent);
  const ahead = match?.status === 'scheduled' && opponent;
  return (
    <>
      <h1>{i18n.t('Half-time')}</h1>
      <Absence
        title={i18n.t('This match is not being played')}
        message={
          ahead ? (
            <Link to={paths.opponent({ teamId, opponent })}>{i18n.t('Prepare')}</Link>
          ) : match ? (
            <Link to={paths.match({ teamId, matchId: match.id })}>{i18n.t('Go to the match')}</Link>
          ) : (
            <Link to={paths.team({ teamId })}>{i18n.t('Go to the matches')}</Link>
          )
        }
      />
    </>
  );
}

function CardSkeleton() {
  return <SkeletonRows count={9} height="4.5rem" label={i18n.t('Loading the match')} />;
}
