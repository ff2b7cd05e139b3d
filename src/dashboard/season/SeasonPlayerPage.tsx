import { i18n } from '@lingui/core';
import { lazy } from 'react';
import { Link, useParams } from 'react-router';
import { type PlayerSeason, perMinutes } from '../../basketball/season.ts';
import { zonedShots } from '../../basketball/season-shots.ts';
import { shotsByZone } from '../../basketball/shot-zones.ts';
import type { BoxScore } from '../../contract/box-score.ts';
import type { Match } from '../../contract/match.ts';
import { useTeam } from '../api/club.ts';
import { paths } from '../api/paths.ts';
import {
  type SeasonEntry,
  type SeasonReading,
  useMatchesPlayed,
  useSeasonBoxScores,
  useSeasonPlayerInsights,
  useSeasonPlays,
  useUnchanged,
} from '../api/season-reading.ts';
import { outcomeOf } from '../api/season-record.ts';
import { useTeamMatches, useUsual } from '../api/team-season.ts';
import { comparedMinutes } from '../figures/AverageChoice.tsx';
import { ForRecorder } from '../figures/ForRecorder.tsx';
import { matchDay, opponentText } from '../figures/match-text.ts';
import { Absence, Awaited, QueryState } from '../figures/QueryState.tsx';
import { useRoster } from '../figures/roster.ts';
import { SeasonLink, SeasonNote } from '../figures/SeasonNote.tsx';
import grid from '../figures/SeasonPage.module.css';
import { SeasonCount } from '../figures/SeasonPage.tsx';
import { Section } from '../figures/Section.tsx';
import { UsualCourt } from '../figures/UsualCourt.tsx';
import { ZoneTable } from '../figures/ZoneTable.tsx';
import { averageColumns, boxScoreColumns, type StatisticColumn } from '../tables/columns.ts';
import { StatTable } from '../tables/StatTable.tsx';
import { formatScore } from '../ui/format.ts';
import { PageTitle } from '../ui/PageTitle.tsx';
import { Skeleton, SkeletonHeading, SkeletonRows } from '../ui/Skeleton.tsx';
import { OutcomeBadge } from '../ui/StatusBadge.tsx';
import { ForPlayer, WhatToWorkOn } from './ForPlayer.tsx';
import { PlayerStrip } from './PlayerStrip.tsx';
import { PlayingTimeLedger } from './PlayingTimeLedger.tsx';
import styles from './SeasonPlayerPage.module.css';
import { SeasonsBeside } from './SeasonsBeside.tsx';
import { RatingTrends } from './TrendPanels.tsx';
import { ratingTrends } from './trend-series.ts';

const PlayerCare = lazy(async () => ({ default: (await import('./PlayerCare.tsx')).PlayerCare }));

/** A player's season: what to work on, shots, playing time, ratings, averages, and every match. */
export function SeasonPlayerPage() {
  const { teamId = '', playerId = '' } = useParams();
  const matches = useTeamMatches(teamId);
  return (
    <QueryState query={matches} skeleton={<PlayerSkeleton />}>
      {(list) => <SeasonPlayer teamId={teamId} playerId={playerId} matches={list} />}
    </QueryState>
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
    return <Awaited skeleton={<PlayerSkeleton />} />;
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
      <div className={`line ${styles.heading}`}>
        <h1 className="apart sentence us">
          {player.number ? <span className="score soft">{player.number} </span> : null}
          {player.name}
        </h1>
        <p className="quiet">{about.filter(Boolean).join(' · ')}</p>
        <SeasonLink className="touch pushed" to={paths.comparePlayers({ teamId }, { a: playerId })}>
          {i18n.t('Compare')}
        </SeasonLink>
        <ForRecorder>
          <PlayerCare key={playerId} teamId={teamId} player={player} />
        </ForRecorder>
      </div>
      <SeasonNote teamId={teamId} />
      <SeasonCount readings={[boxScores]} />
      {remark ? <p className="quiet">{remark}</p> : null}
      {!boxScores.waiting ? (
        <>
          {season ? (
            <>
              <PlayerStrip playerId={playerId} entries={boxScores.entries} />
              <div className={styles.first}>
                <PlayerShots playerId={playerId} name={player.name} boxScores={boxScores.entries} />
                <WhatToWorkOn player={player} rows={rows} entries={boxScores.entries} />
              </div>
              <ForPlayer
                player={player}
                rows={rows}
                entries={boxScores.entries}
                matches={matches}
              />
              <PlayingTimeLedger playerId={playerId} entries={boxScores.entries} />
              <Section
                title={i18n.t('Ratings over the season')}
                note={i18n.t('as the service sent them; it names no scale')}
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
        // Rendered once all has loaded, so that no axis or column moves.
        <Awaited
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
      <h1 className="sentence">
        <SkeletonHeading />
      </h1>
      <Skeleton height="9rem" />
      <SkeletonRows count={12} height="1.9rem" label={i18n.t('Loading the player')} />
    </div>
  );
}

interface AveragesProps {
  season: PlayerSeason;
  /** The minutes of the second row. */
  minutes: number;
}

/** A season's averages per match and per `minutes`, and its totals. */
function Averages({ season, minutes }: AveragesProps) {
  const { matches, starts, totals, perMatch } = season;
  const ofMinutes = perMinutes(totals, minutes);
  return (
    <Section
      title={i18n.t('Averages')}
      note={i18n.t('{matches, plural, one {one match} other {# matches}}, {starts} as a starter', {
        matches,
        starts,
      })}
    >
      <StatTable
        label={i18n.t('Averages and totals')}
        nameHeading={i18n.t('Basis')}
        columns={averageColumns}
        rows={[
          {
            key: 'match',
            name: i18n.t('Per match'),
            text: perMatch && (({ average }) => average(perMatch)),
          },
          {
            key: 'minutes',
            name: i18n.t('Per {minutes} min', { minutes }),
            text: ofMinutes && (({ average }) => average(ofMinutes)),
            absence: i18n.t('time on court not recorded in every match'),
          },
          { key: 'totals', name: i18n.t('Totals'), text: ({ text }) => text(totals) },
        ]}
      />
    </Section>
  );
}

interface PlayerRatingsProps {
  teamId: string;
  playerId: string;
  matches: readonly Match[];
  /** Loaded first, since they show which matches the player played in. */
  boxScores: SeasonReading<BoxScore>;
}

/** A player's ratings by match; each point links to the player's insights. */
function PlayerRatings({ teamId, playerId, matches, boxScores }: PlayerRatingsProps) {
  const played = useMatchesPlayed(matches, playerId, boxScores);
  const enabled = !boxScores.reading;
  const insights = useSeasonPlayerInsights(played, playerId, enabled);
  const { before, seasonBefore } = useUsual(teamId);
  const boxScoresBefore = useSeasonBoxScores(before);
  const playedBefore = useMatchesPlayed(before, playerId, boxScoresBefore);
  const insightsBefore = useSeasonPlayerInsights(playedBefore, playerId, !boxScoresBefore.reading);
  const reading = insights.waiting || boxScoresBefore.waiting || insightsBefore.waiting;
  return (
    <>
      <RatingTrends
        series={ratingTrends(
          reading ? [] : insights.entries,
          seasonBefore === null ? undefined : insightsBefore.entries,
        )}
        reading={reading}
        hrefOf={(matchId) => paths.playerInsights({ teamId, matchId, playerId })}
      />
      <div className={styles.reading}>
        {insights.reading || insights.failed > 0 ? <SeasonCount readings={[insights]} /> : null}
      </div>
    </>
  );
}

interface MatchLogProps {
  teamId: string;
  playerId: string;
  entries: readonly SeasonEntry<BoxScore>[];
}

/** A player's line in every loaded match, newest first, linked to the player's page of that match. */
function MatchLog({ teamId, playerId, entries }: MatchLogProps) {
  const rows = entries.flatMap(({ match, value }) => {
    if (value === null) return [];
    const line = value.team.players.find((player) => player.playerId === playerId);
    return [
      {
        key: match.id,
        name: (
          <Link
            className={`top ${styles.match}`}
            to={paths.playerInsights({ teamId, matchId: match.id, playerId })}
          >
            <span className={`soft light ${styles.date}`}>{matchDay(match)}</span>{' '}
            <span className="cut">{opponentText(match)}</span>
          </Link>
        ),
        score: formatScore(match.score),
        outcome: <OutcomeBadge outcome={outcomeOf(match)} />,
        text: line?.played ? ({ text }: StatisticColumn) => text(line) : null,
        absence: line ? (
          <abbr title={i18n.t('Did not play')}>{i18n.t('DNP')}</abbr>
        ) : (
          i18n.t('not on the sheet')
        ),
      },
    ];
  });
  if (rows.length === 0) return null;
  return (
    <Section title={i18n.t('Match by match')}>
      <StatTable
        label={i18n.t('Lines of every match')}
        nameHeading={i18n.t('Match')}
        lead={[
          {
            key: 'result',
            heading: i18n.t('Result'),
            meaning: i18n.t('Final score, own team first'),
            cell: ({ score }) => score,
          },
          {
            key: 'outcome',
            heading: i18n.t('W/L'),
            meaning: i18n.t('Won or lost'),
            cell: ({ outcome }) => outcome,
          },
        ]}
        columns={boxScoreColumns}
        rows={rows}
      />
    </Section>
  );
}

interface PlayerShotsProps {
  playerId: string;
  name: string;
  boxScores: readonly SeasonEntry<BoxScore>[];
}

/** A player's shots of the season by zone; loaded last, since it needs every event of each match. */
function PlayerShots({ playerId, name, boxScores }: PlayerShotsProps) {
  const played = useUnchanged(
    boxScores.flatMap(({ match, value }) =>
      value?.team.players.some((player) => player.playerId === playerId && player.played)
        ? [match]
        : [],
    ),
  );
  const plays = useSeasonPlays(played, true);
  const all = plays.entries.map(({ value }) => value?.events ?? []);
  const own = all.map((match) => match.filter((event) => event.playerId === playerId));
  const shots = plays.waiting ? null : shotsByZone(all.flat(), 'team', playerId);
  const title = i18n.t('Shots of {name} by zone', { name });
  return (
    <Section
      title={i18n.t('Shots')}
      note={i18n.t('points per shot, and against the usual of both sides')}
    >
      <SeasonCount readings={[plays]} />
      {shots ? (
        <div>
          <UsualCourt title={title} rows={zonedShots(own, all, 'team')?.rows ?? []} />
          <details>
            <summary className="quiet">{i18n.t('The values as a table')}</summary>
            <ZoneTable title={title} shots={shots} />
          </details>
        </div>
      ) : plays.waiting ? (
        <div>
          <div className={styles.court}>
            <Skeleton height="100%" />
          </div>
        </div>
      ) : (
        <p className="quiet">
          {plays.failed + plays.absent === played.length
            ? i18n.t('The events of the matches are not available from this service.')
            : i18n.t('The locations of the shots were not recorded.')}
        </p>
      )}
    </Section>
  );
}
