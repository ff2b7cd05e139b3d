import { i18n } from '@lingui/core';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useId, useMemo } from 'react';
import { Link, useOutletContext, useParams } from 'react-router';
import type { BoxScore } from '../../contract/box-score.ts';
import type { DataOf } from '../../contract/endpoints.ts';
import type { InsightResult } from '../../contract/insight.ts';
import type { Match } from '../../contract/match.ts';
import type { SheetEntry } from '../../contract/play-by-play.ts';
import { rosterQuery } from '../api/club.ts';
import { insightsQuery, playerInsightsQuery } from '../api/insights.ts';
import { boxScoreQuery, type MatchContext, playByPlayQuery } from '../api/matches.ts';
import { paths } from '../api/paths.ts';
import { useSeasonInsights } from '../api/season-reading.ts';
import { useApi } from '../api/session-context.ts';
import { useTakenDrills } from '../api/taken-drills.ts';
import { useUsual } from '../api/team-season.ts';
import { LeadPicture } from '../figures/LeadChart.tsx';
import { type Meeting, usablePlays } from '../figures/meeting.ts';
import { formatMinutes } from '../figures/statistic-format.ts';
import { sheetOrder } from '../figures/use-sort.ts';
import { formatCount, formatList } from '../ui/format.ts';
import { PageTitle } from '../ui/PageTitle.tsx';
import { ServiceText } from '../ui/ServiceText.tsx';
import { otherLanguageOf, ServiceLanguage } from '../ui/service-language.ts';
import { useNarrowerThan } from '../ui/use-narrower-than.ts';
import styles from './InsightsPage.module.css';
import { withoutName } from './insight-lists.ts';
import { MatchInsights } from './MatchInsights.tsx';
import { Lane, LaneLegend, lanesOf } from './PlayerLane.tsx';

/** The team's insights of a match. */
export function InsightsPage() {
  const { teamId = '', matchId = '' } = useParams();
  const { match } = useOutletContext<MatchContext>();
  const api = useApi();
  const insights = useQuery(insightsQuery(api, matchId));
  const boxScoreResult = useQuery(boxScoreQuery(api, matchId));
  const boxScore = boxScoreResult.data?.value;
  const listed = boxScore?.team.players ?? [];
  // A box score without players does not hide the section: the plays or other matches may name them.
  const isListMissing = listed.length === 0 && !boxScoreResult.isPending;
  const roster = useQuery({ ...rosterQuery(api, teamId), enabled: isListMissing }).data?.value;
  const { summary, ratings } = insights.data?.value ?? {};
  // Insights may report the end of a match before the list does; the layout must not shift then.
  const isOver = match ? match.status === 'completed' : summary !== undefined;
  const isNeeded = isOver || (isListMissing && !roster?.length);
  const toRead = { ...playByPlayQuery(api, matchId), enabled: isNeeded };
  const playsResult = useQuery(toRead);
  const plays = playsResult.data?.value;
  const others = isListMissing ? (roster?.length ? roster : namedInPlays(plays)) : [];
  const hrefOf = (playerId: string) => paths.playerInsights({ teamId, matchId, playerId });
  const usual = useUsual(teamId, matchId);
  const reading = useSeasonInsights(usual.matches, ratings !== undefined);
  const [drills, toggleDrill] = useTakenDrills(teamId);
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
        practice={{
          href: paths.practice({ teamId }),
          drills: drills.filter((drill) => drill.matchId === matchId).map(({ text }) => text),
          toggle: (text) => toggleDrill({ matchId, text }),
        }}
        plays={plays ?? (isNeeded && !playsResult.isError ? undefined : null)}
      >
        {match && boxScore && (plays || !isNeeded || playsResult.isError) ? (
          <PlayerRows
            match={match}
            boxScore={boxScore}
            plays={usablePlays(plays)}
            isWritten={summary !== undefined}
            enabled={summary !== undefined && !reading.reading}
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

/** The team's players named in the plays: from the match sheet, or ids from its events. */
function namedInPlays(
  plays: DataOf<'getPlayByPlay'> | undefined,
): Pick<SheetEntry, 'playerId' | 'number' | 'name'>[] {
  if (!plays) return [];
  const { matchSheet, events } = plays;
  if (matchSheet.team.length > 0) return matchSheet.team;
  const ids = events.flatMap(({ side, playerId }) => (side === 'team' && playerId) || []);
  return [...new Set(ids)].map((id) => ({ playerId: id, name: id }));
}

interface PlayerRowsProps {
  match: Match;
  boxScore: BoxScore;
  /** `null` without plays, and while they load. */
  plays: Meeting['plays'];
  isWritten: boolean;
  /** `false` until the team's part of the page has loaded. */
  enabled: boolean;
  playerHref: (playerId: string) => string;
}

/**
 * All who played, most minutes first, on the match's time axis: time on court, points and fouls, and one sentence each.
 */
function PlayerRows(props: PlayerRowsProps) {
  const { match, boxScore, plays, isWritten, enabled, playerHref } = props;
  const id = useId();
  const api = useApi();
  const players = sheetOrder(boxScore.team.players);
  const played = players
    .filter((player) => player.played)
    .toSorted((a, b) => (b.seconds ?? 0) - (a.seconds ?? 0));
  const absent = players.filter((player) => !player.played);
  const results = useQueries({
    queries: played.map(({ playerId }) => ({
      ...playerInsightsQuery(api, match.id, playerId),
      // One poll per match is enough: the end of its run refetches these.
      refetchInterval: false as const,
      staleTime: 30_000,
      enabled,
    })),
  });
  const lanes = useMemo(() => lanesOf(match, boxScore, plays), [match, boxScore, plays]);
  if (players.length === 0) return null;
  // All appear together, so that no row grows later.
  const read = results.every(({ isPending }) => !isPending);
  return (
    <section aria-labelledby={id}>
      <h2 className={`line sentence ${styles.heading}`}>
        <span id={id}>{i18n.t('Players of this match')}</span>
        {lanes ? <LaneLegend /> : null}
      </h2>
      <ul className={styles.rows} data-two={lanes !== null && isWritten}>
        {lanes ? (
          <li className={`quiet low ${styles.head}`} aria-hidden="true">
            <span className={`end ${styles.minutes}`}>{i18n.t('MIN')}</span>
            <span className="end">{i18n.t('PTS')}</span>
            <div className={styles.lead}>
              <LeadPicture meeting={{ match, plays }} stretch={lanes.stretch} isNamed={false} />
              <div className={`periods ${styles.periods}`}>
                {lanes.periods.map(({ label, share }) => (
                  <span key={label} style={{ flexGrow: share }}>
                    {label}
                  </span>
                ))}
              </div>
            </div>
          </li>
        ) : null}
        {played.map((player, index) => {
          const { data } = results[index] ?? {};
          return (
            <li key={player.playerId} className={`ruled ${styles.row}`}>
              <span className="soft end">{player.number}</span>
              <Link
                className={`touch strong anywhere ${styles.name}`}
                to={playerHref(player.playerId)}
              >
                {player.name}
              </Link>
              <span className={`end ${styles.minutes}`}>{formatMinutes(player.seconds)}</span>
              <b className="end">{formatCount(player.points)}</b>
              {lanes ? <Lane lane={lanes.of(player)} /> : null}
              {isWritten ? (
                <ServiceLanguage value={otherLanguageOf(data?.language)?.lang}>
                  <StoodOut name={player.name} result={read ? data?.value : undefined} />
                </ServiceLanguage>
              ) : null}
            </li>
          );
        })}
      </ul>
      {absent.length > 0 ? (
        <p className="quiet">
          {i18n.t('Did not play: {names}.', { names: formatList(absent.map(({ name }) => name)) })}
        </p>
      ) : null}
    </section>
  );
}

/** The first sentence of what worked, or of the focus areas, without the name of its row. */
function StoodOut({ name, result }: { name: string; result: InsightResult | undefined }) {
  const [good] = result?.summary?.whatsWorking ?? [];
  const [poor] = result?.summary?.focusAreas ?? [];
  const isNarrow = useNarrowerThan(1000);
  const sentence = good ?? poor;
  if (isNarrow && result?.summary && !sentence) return null;
  return (
    <p
      className={`small soft ${styles.stoodOut} ${good ? `ink ${styles.sign} plus` : poor ? `ink ${styles.sign} minus` : ''}`}
    >
      {sentence ? (
        <ServiceText text={withoutName(sentence, name)} />
      ) : result?.summary ? (
        i18n.t('As usual.')
      ) : null}
    </p>
  );
}
