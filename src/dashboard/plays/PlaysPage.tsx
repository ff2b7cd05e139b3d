import { i18n } from '@lingui/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useEffect, useMemo } from 'react';
import { Link, useLocation, useParams, useSearchParams } from 'react-router';
import { fibaRules, type PeriodRules } from '../../basketball/score.ts';
import type { MatchEvent, MatchSheet, Side } from '../../contract/play-by-play.ts';
import { isAbsent } from '../api/api-error.ts';
import { boxScoreQuery, matchesQuery, playByPlayQuery } from '../api/matches.ts';
import { ofThisTab } from '../api/of-this-tab.ts';
import { isLive } from '../api/polling.ts';
import { useApi } from '../api/session-context.ts';
import { playText } from '../figures/plays.ts';
import { Absence, QueryState } from '../figures/QueryState.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { CourtTimePanel } from './CourtTimePanel.tsx';
import { matchPlays } from './match-plays.ts';
import { PlayByPlayPanel } from './PlayByPlayPanel.tsx';
import styles from './PlaysPage.module.css';
import { ScoreFlowPanel } from './ScoreFlowPanel.tsx';
import { ShotPanel } from './ShotPanel.tsx';
import { useFocusOfAddress, usePlayAddress } from './use-play-jump.ts';

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
        <QueryState query={plays} skeleton={<PlaysSkeleton />}>
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
        </QueryState>
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

interface PlaysProps {
  events: readonly MatchEvent[];
  matchSheet: MatchSheet;
  rules: PeriodRules;
  names: Record<Side, string>;
  status: string | undefined;
  startsAt: string | null;
}

/** The four parts of the page, with links to each; the address may name one play. */
function Plays({ events, matchSheet, rules, names, status, startsAt }: PlaysProps) {
  const { team, opponent } = names;
  const finished = status === 'completed';
  const match = useMemo(
    () => matchPlays({ events, matchSheet, rules, names: { team, opponent }, finished }),
    [events, matchSheet, rules, team, opponent, finished],
  );
  const { hash, key } = useLocation();
  const isWhole = useWhole(key);
  useFocusOfAddress(isWhole);
  const playAddress = usePlayAddress();
  if (events.length === 0) {
    return (
      <Absence
        title={i18n.t('No play was recorded of this match yet')}
        message={i18n.t(
          'Score flow, shot chart, times on court and the list of plays appear with the first play.',
        )}
      />
    );
  }
  const named = match.plays.find(({ anchor }) => `#${anchor}` === hash);
  const latest = match.plays.at(-1);
  const about = i18n.t('{team} v {opponent} play-by-play', { team, opponent });
  const fileName = [startsAt?.slice(0, 10), about].filter(Boolean).join(' ');
  return (
    <>
      <p className="visually-hidden" role="status">
        {named ? i18n.t('At the play {play}. Back returns.', { play: playText(named) }) : ''}
      </p>
      <nav className={styles.parts} aria-label={i18n.t('On this page')}>
        <PartLink part="score-flow">{i18n.t('Score flow')}</PartLink>
        <PartLink part="shots">{i18n.t('Shot chart')}</PartLink>
        <PartLink part="on-court">{i18n.t('On court')}</PartLink>
        <PartLink part="line-ups">{i18n.t('Line-ups')}</PartLink>
        <PartLink part="play-by-play">{i18n.t('Play-by-play')}</PartLink>
      </nav>
      {status === 'live' && latest ? (
        <p className="quiet">
          {i18n.t('This match is being played: new plays appear by themselves.')}{' '}
          <Link to={playAddress(latest)}>{i18n.t('Latest play')}</Link>
        </p>
      ) : null}
      <div className={styles.panels}>
        <div id="score-flow" tabIndex={-1}>
          <ScoreFlowPanel match={match} />
        </div>
        <div id="shots" tabIndex={-1} className={styles.charts}>
          {isWhole ? <ShotPanel match={match} /> : null}
        </div>
        <div id="on-court" tabIndex={-1} className={styles.charts}>
          {isWhole ? <CourtTimePanel match={match} /> : null}
        </div>
        <div id="play-by-play" tabIndex={-1}>
          <PlayByPlayPanel match={match} fileName={fileName} whole={isWhole} />
        </div>
      </div>
    </>
  );
}

/**
 * Whether all parts of the page are rendered: first the score flow and as many plays as fit the window. On Back and Forward
 * all of them render at once, since the page then restores its scroll position.
 * @param key of the history entry
 */
function useWhole(key: string): boolean {
  const client = useQueryClient();
  const isWhole = useDeferredValue(
    true,
    client.getQueryData([...ofThisTab, 'whole', key]) === true,
  );
  useEffect(() => {
    if (isWhole) client.setQueryData([...ofThisTab, 'whole', key], true);
  }, [client, isWhole, key]);
  return isWhole;
}

function PartLink({ part, children }: { part: string; children: ReactNode }) {
  const [search] = useSearchParams();
  return <Link to={{ search: search.toString(), hash: part }}>{children}</Link>;
}
