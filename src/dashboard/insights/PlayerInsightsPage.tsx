import { i18n } from '@lingui/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link, useOutletContext, useParams } from 'react-router';
import { playerSeasons } from '../../basketball/season.ts';
import type { BoxScore, PlayerLine } from '../../contract/box-score.ts';
import { rosterQuery } from '../api/club.ts';
import { insightsQuery, isGenerating, playerInsightsQuery } from '../api/insights.ts';
import { boxScoreQuery, type MatchContext, playByPlayQuery } from '../api/matches.ts';
import { paths } from '../api/paths.ts';
import {
  type SeasonReading,
  useMatchesPlayed,
  useSeasonBoxScores,
  useSeasonPlayerInsights,
} from '../api/season-reading.ts';
import { useApi } from '../api/session-context.ts';
import { useUsual } from '../api/team-season.ts';
import { LeadSoFar } from '../figures/LeadSoFar.tsx';
import { usablePlays } from '../figures/meeting.ts';
import { PlayerNeighbours } from '../figures/PlayerNeighbours.tsx';
import { seasonMatches } from '../figures/roster.ts';
import { SeasonLink } from '../figures/SeasonNote.tsx';
import { type StatisticColumn, screenColumns } from '../tables/columns.ts';
import { StatTable } from '../tables/StatTable.tsx';
import { notRecorded } from '../ui/format.ts';
import { PageTitle } from '../ui/PageTitle.tsx';
import { Skeleton, SkeletonHeading } from '../ui/Skeleton.tsx';
import { useIsPhone } from '../ui/use-narrower-than.ts';
import { whyLittle } from './insight-lists.ts';
import { MatchInsights } from './MatchInsights.tsx';
import styles from './PlayerInsightsPage.module.css';
import { Lane, LaneLegend, lanesOf } from './PlayerLane.tsx';

/** One player's line and insights in a match, with the player's season. */
export function PlayerInsightsPage() {
  const { teamId = '', matchId = '', playerId = '' } = useParams();
  const { match } = useOutletContext<MatchContext>();
  const api = useApi();
  const ofTeam = useQuery(insightsQuery(api, matchId));
  const query = playerInsightsQuery(api, matchId, playerId);
  // One run writes both, so only the team's is polled; its end refetches the player's.
  const followed = isGenerating(ofTeam.data?.value) && !ofTeam.error;
  const insights = useQuery({
    ...query,
    refetchInterval: followed ? false : query.refetchInterval,
  });
  const boxScoreResult = useQuery(boxScoreQuery(api, matchId));
  const boxScore = boxScoreResult.data?.value;
  const roster = useQuery(rosterQuery(api, teamId)).data?.value;
  const line = boxScore?.team.players.find((player) => player.playerId === playerId);
  const usual = useUsual(teamId, matchId);
  const before = useSeasonBoxScores(usual.matches, line !== undefined);
  const reading = useSeasonPlayerInsights(
    useMatchesPlayed(usual.matches, playerId, before),
    playerId,
    insights.data?.value.ratings !== undefined && !before.reading,
  );
  const isAbsent = line ? !line.played : (boxScore?.team.players.length ?? 0) > 0;
  const isOver = match?.status === 'completed';
  const plays = useQuery({ ...playByPlayQuery(api, matchId), enabled: isOver });
  const lanes = useMemo(
    () =>
      match && boxScore && (plays.data || plays.isError)
        ? lanesOf(match, boxScore, usablePlays(plays.data?.value))
        : undefined,
    [match, boxScore, plays.data, plays.isError],
  );
  const entry = line ?? roster?.find((player) => player.playerId === playerId);
  const isPhone = useIsPhone();
  const links = (
    <>
      <PlayerNeighbours
        players={(boxScore?.team.players ?? []).filter(({ played }) => played)}
        playerId={playerId}
        addressOf={(id) => paths.playerInsights({ teamId, matchId, playerId: id })}
      />
      <Link className="touch" to={paths.insights({ teamId, matchId })}>
        {i18n.t('The team’s insights')}
      </Link>
      <SeasonLink className="touch" to={paths.seasonPlayer({ teamId, playerId })}>
        {i18n.t('The player’s season')}
      </SeasonLink>
    </>
  );
  return (
    <>
      <PageTitle parts={[entry?.name ?? i18n.t('Player'), i18n.t('Insights')]} />
      <div className={`line ${styles.heading}`}>
        <h2 className="us">
          {entry ? (
            <>
              {entry.number ? <span className="score soft">{entry.number} </span> : null}
              {entry.name}
            </>
          ) : boxScoreResult.isPending ? (
            <SkeletonHeading />
          ) : (
            i18n.t('Player')
          )}
        </h2>
        {isPhone ? null : links}
      </div>
      {boxScoreResult.isPending ? (
        <div className={styles.placeholder}>
          <Skeleton height="5rem" />
        </div>
      ) : null}
      {match && line?.played && isOver && lanes !== null ? (
        <div className={`small ${styles.course}`}>
          {lanes ? (
            <>
              <LeadSoFar match={match} labelled stretch={lanes.stretch} />
              <Lane lane={lanes.of(line)} />
              <LaneLegend />
            </>
          ) : null}
        </div>
      ) : null}
      {line ? <BesideUsual line={line} before={before} /> : null}
      <MatchInsights
        teamId={teamId}
        matchId={matchId}
        plays={null}
        query={insights}
        // The box scores decide which matches count, so the season is loading until they have loaded.
        reading={{ ...reading, reading: reading.reading || before.reading }}
        seasonBefore={usual.seasonBefore}
        boxScore={boxScore}
        playerId={playerId}
        player={entry}
        absent={isAbsent}
        whyEmpty={line && whyLittle(line)}
      />
      {isPhone ? <p className="line">{links}</p> : null}
    </>
  );
}

interface BesideUsualProps {
  line: PlayerLine;
  /** Of the matches that sentences and ratings call usual. */
  before: SeasonReading<BoxScore>;
}

/** A player's row of the box score above the averages of the matches before. */
function BesideUsual({ line, before }: BesideUsualProps) {
  const { entries, read, reading } = before;
  const season = reading
    ? undefined
    : playerSeasons(seasonMatches(entries)).find(({ playerId }) => playerId === line.playerId);
  const average = season?.perMatch;
  return (
    <StatTable
      label={i18n.t('Statistics')}
      nameHeading=""
      columns={
        useIsPhone() ? screenColumns.filter(({ key }) => firstLook.test(key)) : screenColumns
      }
      classOf={roomOf}
      className={`small ${styles.statistics}`}
      rows={[
        {
          key: 'match',
          name: i18n.t('This match'),
          text: line.played ? ({ text }) => text(line) : null,
          absence: i18n.t('Did not play'),
          className: styles.match,
        },
        {
          key: 'usual',
          name: average
            ? i18n.t('Usual of {matches, plural, one {# match} other {# matches}}', {
                matches: season.matches,
              })
            : i18n.t('Usual'),
          text: reading ? null : (column) => (average ? column.average(average) : notRecorded),
          absence: i18n.t('{read} of {all} matches read', { read, all: entries.length }),
        },
      ]}
    />
  );
}

/** A line's columns on a phone. */
const firstLook = /^(?:minutes|points|fieldGoals|rebounds|assists|fouls)$/;

/** The width reserved for a column's averages. */
function roomOf({ key, isPair }: StatisticColumn): string | undefined {
  if (key === 'plusMinus') return styles.signed;
  return isPair ? styles.pair : undefined;
}
