import { i18n } from '@lingui/core';
import { lazy } from 'react';
import { useParams } from 'react-router';
import { type PlayerSeason, perMinutes } from '../../basketball/season.ts';
import { zonedShots } from '../../basketball/season-shots.ts';
import { shotsByZone } from '../../basketball/shot-zones.ts';
import type { BoxScore } from '../../contract/box-score.ts';
import type { Match } from '../../contract/match.ts';
import { useTeam } from '../api/club.ts';
import { paths } from '../api/paths.ts';
import {
  type SeasonReading,
  useMatchesPlayed,
  useSeasonBoxScores,
  useSeasonPlayerInsights,
  useSeasonPlays,
} from '../api/season-reading.ts';
import { useMatchesOf, useTeamMatches, useTeamSeasons, useUsual } from '../api/team-season.ts';
import { comparedMinutes } from '../figures/AverageChoice.tsx';
import { ForRecorder } from '../figures/ForRecorder.tsx';
import { PlayerNeighbours } from '../figures/PlayerNeighbours.tsx';
import { Absence, Awaited, QueryState } from '../figures/QueryState.tsx';
import { rosterRows, seasonMatches, useRoster } from '../figures/roster.ts';
import { SeasonLink, SeasonNote } from '../figures/SeasonNote.tsx';
import grid from '../figures/SeasonPage.module.css';
import { SeasonCount } from '../figures/SeasonPage.tsx';
import { Section } from '../figures/Section.tsx';
import { LegendDot } from '../figures/Strip.tsx';
import { formatDecimal, formatMinutes } from '../figures/statistic-format.ts';
import { UsualCourt, UsualSteps } from '../figures/UsualCourt.tsx';
import { ZoneTable } from '../figures/ZoneTable.tsx';
import { averageColumns } from '../tables/columns.ts';
import { StatTable } from '../tables/StatTable.tsx';
import { LineSelect } from '../ui/Fields.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { Skeleton, SkeletonHeading, SkeletonRows } from '../ui/Skeleton.tsx';
import { useSearchChoice } from '../ui/use-search-choice.ts';
import { ForPlayer } from './ForPlayer.tsx';
import { MatchLog, PlayingTimeLedger } from './PlayerMatches.tsx';
import { PlayerStrip } from './ResultStrip.tsx';
import styles from './SeasonPlayerPage.module.css';
import { RatingTrends } from './TrendPanels.tsx';
import { ratingTrends } from './trend-series.ts';

const PlayerCare = lazy(async () => ({ default: (await import('./PlayerCare.tsx')).PlayerCare }));

/** Positions by their usual letter; others are shown as sent. */
const positions: Partial<Record<string, string>> = {
  G: /* i18n */ 'Guard',
  F: /* i18n */ 'Forward',
  C: /* i18n */ 'Centre',
};

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
  const { season } = player;
  const { entries } = boxScores;
  const about = [
    i18n.t(positions[player.position ?? ''] ?? player.position ?? ''),
    player.captain ? i18n.t('Captain') : null,
    season && i18n.t('{played} of {all} matches', { played: season.matches, all: entries.length }),
    season?.perMatch &&
      i18n.t('{minutes} and {points} points a match', {
        minutes: formatMinutes(season.perMatch.seconds),
        points: formatDecimal(season.perMatch.points, 1),
      }),
  ];
  return (
    <div className={grid.page}>
      <PageTitle parts={[player.name, team?.name]} />
      <div className="line">
        <h1 className="apart us">
          {player.number ? <span className="score soft">{player.number} </span> : null}
          {player.name}
        </h1>
        <p className="quiet">{about.filter(Boolean).join(' · ')}</p>
        <span className="line pushed unprinted">
          <PlayerNeighbours
            players={rows}
            playerId={playerId}
            addressOf={(id) => paths.seasonPlayer({ teamId, playerId: id })}
          />
          <SeasonLink className="touch" to={paths.comparePlayers({ teamId }, { a: playerId })}>
            {i18n.t('Compare')}
          </SeasonLink>
        </span>
        <ForRecorder>
          <PlayerCare key={playerId} teamId={teamId} player={player} />
        </ForRecorder>
      </div>
      <SeasonNote teamId={teamId} />
      {boxScores.reading || boxScores.failed + boxScores.absent > 0 ? (
        <SeasonCount readings={[boxScores]} />
      ) : null}
      {remark ? <p className="quiet">{remark}</p> : null}
      {!boxScores.waiting ? (
        <>
          {season ? (
            <>
              <PlayerStrip playerId={playerId} entries={entries} />
              <PlayingTimeLedger playerId={playerId} entries={entries} />
              <ForPlayer {...{ player, rows, entries, matches }} />
              <div className={`grid ${styles.pictures}`}>
                <PlayerShots name={player.name} {...{ playerId, matches, boxScores }} />
                <Section
                  title={i18n.t('Ratings over the season')}
                  note={
                    <>
                      <LegendDot tone="us" /> {i18n.t('won')} <LegendDot tone="us" isHollow />{' '}
                      {i18n.t('lost; the number is the last match’s')}
                    </>
                  }
                >
                  <PlayerRatings
                    teamId={teamId}
                    playerId={playerId}
                    matches={matches}
                    boxScores={boxScores}
                  />
                </Section>
              </div>
              <Averages season={season} minutes={comparedMinutes(team)} />
              <SeasonsBeside teamId={teamId} playerId={playerId} season={season} />
            </>
          ) : (
            <Absence
              title={i18n.t('Has not played yet')}
              message={i18n.t('Averages appear here after the first match.')}
            />
          )}
          <MatchLog teamId={teamId} playerId={playerId} entries={entries} />
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
      <h1>
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

interface PlayerShotsProps extends Omit<PlayerRatingsProps, 'teamId'> {
  name: string;
}

/** A player's shots of the season by zone; loaded last, since it needs every event of each match. */
function PlayerShots({ playerId, name, matches, boxScores }: PlayerShotsProps) {
  const played = useMatchesPlayed(matches, playerId, boxScores);
  const plays = useSeasonPlays(played, true);
  const all = plays.entries.map(({ value }) => value?.events ?? []);
  const own = all.map((match) => match.filter((event) => event.playerId === playerId));
  const shots = plays.waiting ? null : shotsByZone(all.flat(), 'team', playerId);
  const zones = zonedShots(own, all, 'team')?.rows ?? [];
  const title = i18n.t('Shots of {name} by zone', { name });
  return (
    <Section
      title={i18n.t('Shots')}
      note={i18n.t('points a shot, and against the usual of both sides')}
    >
      {plays.reading || plays.failed > 0 ? <SeasonCount readings={[plays]} /> : null}
      {shots ? (
        <div className="grid dense">
          <UsualCourt size={1.74} title={title} rows={zones} />
          <UsualSteps rows={zones} />
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
          {plays.failed + plays.absent === plays.entries.length
            ? i18n.t('The events of the matches are not available from this service.')
            : i18n.t('The locations of the shots were not recorded.')}
        </p>
      )}
    </Section>
  );
}

const usual = { beside: '' };

interface SeasonsBesideProps {
  teamId: string;
  playerId: string;
  /** The season that is open. */
  season: PlayerSeason;
}

/** A player's averages per match in two seasons; renders nothing for a team with one season. */
function SeasonsBeside({ teamId, playerId, season }: SeasonsBesideProps) {
  const { seasons, open } = useTeamSeasons(teamId);
  const [{ beside }, choose] = useSearchChoice(usual);
  const others = seasons.filter((each) => each !== open);
  const other = others.find(({ name }) => name === beside);
  const boxScores = useSeasonBoxScores(useMatchesOf(teamId, other));
  if (!open || others.length === 0) return null;
  const then = rosterRows(null, seasonMatches(boxScores.entries)).find(
    (row) => row.playerId === playerId,
  )?.season;
  const rowOf = (name: string, of: PlayerSeason | null | undefined, absence: string) => {
    const perMatch = of?.perMatch ?? null;
    return {
      key: name,
      name,
      matches: of?.matches,
      text: perMatch && (({ average }: (typeof averageColumns)[number]) => average(perMatch)),
      absence,
    };
  };
  return (
    <div data-seasons>
      <Section title={i18n.t('Two seasons')} note={i18n.t('per match')}>
        <p className="quiet">
          <LineSelect
            label={i18n.t('{season} beside', { season: open.name })}
            value={other?.name ?? ''}
            onChoose={(name) => choose({ beside: name })}
            options={[
              ['', i18n.t('no other season')],
              ...others.map(({ name }) => [name, name] as const),
            ]}
          />
        </p>
        {other ? (
          <StatTable
            label={i18n.t('Two seasons')}
            nameHeading={i18n.t('Season')}
            lead={[
              {
                key: 'matches',
                heading: i18n.t('Matches'),
                cell: ({ matches }) => matches ?? null,
              },
            ]}
            columns={averageColumns}
            rows={[
              rowOf(open.name, season, ''),
              rowOf(
                other.name,
                boxScores.reading ? null : then,
                boxScores.reading
                  ? i18n.t('Loading the season')
                  : i18n.t('not in a match of that season'),
              ),
            ]}
          />
        ) : null}
      </Section>
    </div>
  );
}
