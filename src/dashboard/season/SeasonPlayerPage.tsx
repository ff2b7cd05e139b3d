import { i18n } from '@lingui/core';
import { lazy } from 'react';
import { useParams } from 'react-router';
import type { Match } from '../../contract/match.ts';
import { useTeam } from '../api/club.ts';
import { paths } from '../api/paths.ts';
import { useSeasonBoxScores } from '../api/season-reading.ts';
import { useTeamMatches } from '../api/team-season.ts';
import { useOnline } from '../api/use-online.ts';
import { Absence } from '../figures/Absence.tsx';
import { AwaitingRoster } from '../figures/AwaitingRoster.tsx';
import { ForRecorder } from '../figures/ForRecorder.tsx';
import { Loaded } from '../figures/Loaded.tsx';
import { comparedMinutes } from '../figures/per-minutes.ts';
import { SeasonCount } from '../figures/SeasonCount.tsx';
import { SeasonLink } from '../figures/SeasonLink.tsx';
import { SeasonNote } from '../figures/SeasonNote.tsx';
import grid from '../figures/SeasonPage.module.css';
import { Section } from '../figures/Section.tsx';
import { useRoster } from '../figures/use-roster.ts';
import { PageTitle } from '../ui/PageTitle.tsx';
import { Skeleton, SkeletonRows } from '../ui/Skeleton.tsx';
import { Averages } from './Averages.tsx';
import { MatchLog } from './MatchLog.tsx';
import { PlayerRatings } from './PlayerRatings.tsx';
import { PlayerShots } from './PlayerShots.tsx';
import { PlayerStrip } from './PlayerStrip.tsx';
import { PlayingTimeLedger } from './PlayingTimeLedger.tsx';
import styles from './SeasonPlayerPage.module.css';
import { SeasonsBeside } from './SeasonsBeside.tsx';

const PlayerCare = lazy(async () => ({ default: (await import('./PlayerCare.tsx')).PlayerCare }));

/** A player's season: shots, ratings, averages, playing time, and every match. */
export function SeasonPlayerPage() {
  const { teamId = '', playerId = '' } = useParams();
  const matches = useTeamMatches(teamId);
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
  const online = useOnline();
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
        <Absence
          title={i18n.t('This player is neither on the roster nor in a match that was read')}
          message={
            <SeasonLink to={paths.roster({ teamId })}>{i18n.t('Go to the roster')}</SeasonLink>
          }
        />
      </>
    );
  }
  const about = [player.position, player.captain ? i18n.t('Captain') : null, team?.name];
  const { season } = player;
  return (
    <div className={grid.page}>
      <PageTitle parts={[player.name, team?.name]} />
      <div className={styles.heading}>
        <h1>
          {player.number ? <span className={styles.number}>{player.number} </span> : null}
          {player.name}
        </h1>
        <p className="quiet">{about.filter(Boolean).join(' · ')}</p>
        <SeasonLink to={paths.comparePlayers({ teamId }, { a: playerId })}>
          {i18n.t('Compare')}
        </SeasonLink>
        <ForRecorder>
          <PlayerCare key={playerId} teamId={teamId} player={player} />
        </ForRecorder>
      </div>
      <SeasonNote teamId={teamId} />
      <SeasonCount readings={[boxScores]} />
      {remark ? <p className="quiet">{remark}</p> : null}
      {!boxScores.reading || !online ? (
        <>
          {season ? (
            <>
              <PlayerStrip playerId={playerId} entries={boxScores.entries} />
              <div className={styles.first}>
                <PlayerShots playerId={playerId} name={player.name} boxScores={boxScores.entries} />
                <PlayingTimeLedger
                  teamId={teamId}
                  playerId={playerId}
                  entries={boxScores.entries}
                />
              </div>
              <Section
                title={i18n.t('Ratings over the season')}
                note={i18n.t('as the service sent them; scale assumed')}
              >
                <PlayerRatings
                  teamId={teamId}
                  playerId={playerId}
                  matches={matches}
                  boxScores={boxScores}
                />
              </Section>
              <Averages season={season} minutes={comparedMinutes(team)} />
              <SeasonsBeside teamId={teamId} playerId={playerId} season={season} />
            </>
          ) : (
            <Absence
              title={i18n.t('Has not played yet')}
              message={i18n.t('Averages appear here after the first match.')}
            />
          )}
          <MatchLog teamId={teamId} playerId={playerId} entries={boxScores.entries} />
        </>
      ) : (
        // Drawn once all is there: no axis and no column moves.
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
    <div className={grid.page}>
      <h1>
        <Skeleton width="16rem" height="1.2em" />
      </h1>
      <Skeleton height="9rem" />
      <SkeletonRows count={12} height="1.9rem" label={i18n.t('Loading the player')} />
    </div>
  );
}
