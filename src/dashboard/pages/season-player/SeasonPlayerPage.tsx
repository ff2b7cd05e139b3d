import { i18n } from '@lingui/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import type { Match } from '../../../contract/match.ts';
import { paths } from '../../paths.ts';
import { useApi } from '../../queries/api-context.ts';
import { useTeam } from '../../queries/club.ts';
import { Loaded } from '../../queries/Loaded.tsx';
import { matchesQuery } from '../../queries/matches.ts';
import { useSeasonBoxScores } from '../../queries/season-box-scores.ts';
import { AwaitingRoster } from '../../season/AwaitingRoster.tsx';
import { comparedMinutes } from '../../season/per-minutes.ts';
import { SeasonCount } from '../../season/SeasonCount.tsx';
import { useRoster } from '../../season/use-roster.ts';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Skeleton, SkeletonRows } from '../../ui/Skeleton.tsx';
import { Averages } from './Averages.tsx';
import { MatchLog } from './MatchLog.tsx';
import { PlayerRatings } from './PlayerRatings.tsx';
import { PlayerShots } from './PlayerShots.tsx';
import { PlayingTimeLedger } from './PlayingTimeLedger.tsx';
import styles from './SeasonPlayerPage.module.css';

/** A player's season: averages, ratings, playing time, and every match. */
export function SeasonPlayerPage() {
  const { teamId = '', playerId = '' } = useParams();
  const matches = useQuery(matchesQuery(useApi(), teamId));
  return (
    <Loaded query={matches} skeleton={<PlayerSkeleton />}>
      {(list) => <SeasonPlayer teamId={teamId} playerId={playerId} matches={list} />}
    </Loaded>
  );
}

interface SeasonPlayerProps {
  teamId: string;
  playerId: string;
  matches: Match[];
}

function SeasonPlayer({ teamId, playerId, matches }: SeasonPlayerProps) {
  const { team } = useTeam(teamId);
  const boxScores = useSeasonBoxScores(matches);
  const { rows, loading, remark } = useRoster(teamId, boxScores);
  const player = rows.find((row) => row.playerId === playerId);
  if (!player && (loading || boxScores.reading)) {
    return <AwaitingRoster skeleton={<PlayerSkeleton />} />;
  }
  if (!player) {
    return (
      <>
        <PageTitle parts={[i18n.t('Player'), team?.name]} />
        <h1>{i18n.t('Player')}</h1>
        <EmptyState
          title={i18n.t('This player is neither on the roster nor in a match that was read')}
          message={<Link to={paths.roster({ teamId })}>{i18n.t('Go to the roster')}</Link>}
        />
      </>
    );
  }
  const about = [player.position, player.captain ? i18n.t('Captain') : null, team?.name];
  const { season } = player;
  return (
    <div className={styles.page}>
      <PageTitle parts={[player.name, team?.name]} />
      <div className={styles.heading}>
        <h1>
          {player.number ? <span className={styles.number}>{player.number} </span> : null}
          {player.name}
        </h1>
        <p className={styles.about}>{about.filter(Boolean).join(' · ')}</p>
        <Link to={paths.comparePlayers({ teamId }, playerId)}>{i18n.t('Compare')}</Link>
      </div>
      <SeasonCount readings={[boxScores]} />
      {remark ? <p className={styles.about}>{remark}</p> : null}
      {season || !boxScores.reading ? (
        <>
          {season ? (
            <Averages season={season} minutes={comparedMinutes(team)} />
          ) : (
            <EmptyState
              title={i18n.t('Has not played yet')}
              message={i18n.t('Averages appear here after the first match.')}
            />
          )}
          <Card
            title={i18n.t('Ratings over the season')}
            note={i18n.t('as the service sent them; scale assumed')}
          >
            <PlayerRatings
              teamId={teamId}
              playerId={playerId}
              matches={matches}
              enabled={!boxScores.reading}
            />
          </Card>
          <PlayingTimeLedger teamId={teamId} playerId={playerId} entries={boxScores.entries} />
          <PlayerShots playerId={playerId} name={player.name} boxScores={boxScores.entries} />
          <MatchLog teamId={teamId} playerId={playerId} entries={boxScores.entries} />
        </>
      ) : (
        // Nothing stands beneath it, so that nothing moves when the first match is there.
        <AwaitingRoster
          skeleton={
            <SkeletonRows count={12} height="1.9rem" label={i18n.t('Loading the player')} />
          }
        />
      )}
    </div>
  );
}

function PlayerSkeleton() {
  return (
    <div className={styles.page}>
      <h1>
        <Skeleton width="16rem" height="1.2em" />
      </h1>
      <Skeleton height="9rem" />
      <SkeletonRows count={12} height="1.9rem" label={i18n.t('Loading the player')} />
    </div>
  );
}
