import { i18n } from '@lingui/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, memo, Suspense, useEffect, useRef, useState } from 'react';
import { Link, NavLink, Outlet, useParams } from 'react-router';
import type { BoxScore } from '../../contract/box-score.ts';
import type { Match } from '../../contract/match.ts';
import { boxScoreQuery, type MatchContext, playByPlayQuery } from '../api/matches.ts';
import { opponentKey, paths } from '../api/paths.ts';
import { isLive } from '../api/polling.ts';
import { useApi } from '../api/session-context.ts';
import { useTeamMatches } from '../api/team-season.ts';
import { ForRecorder } from '../figures/ForRecorder.tsx';
import { usablePlays } from '../figures/meeting.ts';
import { Absence, QueryState } from '../figures/QueryState.tsx';
import { formatScore } from '../ui/format.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { useOpenPrintPage } from '../ui/use-printing.ts';
import styles from './MatchPage.module.css';
import { ScoreHeader } from './ScoreHeader.tsx';

/** If its code can't be loaded, the head is shown without a verdict. */
const HeadVerdict = lazy(() =>
  import('./HeadVerdict.tsx').then(
    ({ HeadVerdict: loaded }) => ({ default: loaded }),
    () => ({ default: () => null }),
  ),
);
const MatchCare = lazy(async () => ({ default: (await import('./MatchCare.tsx')).MatchCare }));

/** The head above every tab of a match: score, verdict, lead, tabs; above a player only the score in a line. */
export function MatchLayout() {
  const { teamId = '', matchId = '', playerId } = useParams();
  const api = useApi();
  const matches = useTeamMatches(teamId);
  const boxScore = useQuery(boxScoreQuery(api, matchId)).data?.value;
  const match = matches.data?.value.find(({ id }) => id === matchId);
  const opponent = match?.status === 'scheduled' ? opponentKey(match.opponent) : null;
  useOpenPrintPage(
    opponent === null
      ? paths.print({ teamId, matchId })
      : paths.printOpponent({ teamId, opponent }),
  );
  // Most matches have begun, so space for the lead is reserved until the status has loaded.
  const hasBegun = (match ?? boxScore)?.status !== 'scheduled';
  // A match to come has a lower head: until it is known which it is, nothing below can be pressed.
  const isKnown = !matches.isPending || (boxScore !== undefined && boxScore.status !== 'scheduled');
  const whenKnown = isKnown ? undefined : ({ visibility: 'hidden' } as const);
  const context: MatchContext = { match, matches: matches.data?.value ?? [], isKnown };
  return (
    <>
      <a className="visually-hidden" href="#tab">
        {i18n.t('Skip to the tab')}
      </a>
      <div className={`grid ${styles.head}`} data-player={playerId}>
        <QueryState query={matches} skeleton={<HeaderSkeleton isLow={playerId !== undefined} />}>
          {(list) =>
            match ? (
              <ScoreHeader
                match={match}
                matches={list}
                teamName={boxScore?.team.name}
                teamId={teamId}
              />
            ) : (
              <Absence
                title={i18n.t("This match is not in the team's list")}
                message={i18n.t('What the service knows of it is shown below.')}
              />
            )
          }
        </QueryState>
        {hasBegun && playerId === undefined && (match || matches.isPending) ? (
          <Verdict matchId={matchId} match={match} boxScore={boxScore} />
        ) : null}
      </div>
      {match ? <ScoreBar match={match} teamName={boxScore?.team.name ?? ''} /> : null}
      <nav
        className={`tabs unprinted ${styles.tabs}`}
        style={whenKnown}
        aria-label={i18n.t('Match')}
      >
        {match?.status === 'scheduled' ? (
          <ScheduledTabs teamId={teamId} match={match} />
        ) : (
          <Tabs teamId={teamId} matchId={matchId} match={match} ofPlayer={playerId !== undefined} />
        )}
        {match ? (
          <ForRecorder>
            <MatchCare key={matchId} teamId={teamId} match={match} />
          </ForRecorder>
        ) : null}
      </nav>
      <div id="tab" style={whenKnown} tabIndex={-1}>
        <Outlet context={context} />
      </div>
    </>
  );
}

interface TabsProps {
  teamId: string;
  matchId: string;
  match: Match | undefined;
  /** Whether the page is a player's, which belongs to the insights tab. */
  ofPlayer: boolean;
}

function Tabs({ teamId, matchId, match, ofPlayer }: TabsProps) {
  const ids = { teamId, matchId };
  return (
    <>
      <NavLink to={paths.match(ids)} end>
        {i18n.t('Box score')}
      </NavLink>
      {ofPlayer ? (
        <Link to={paths.insights(ids)} aria-current="true">
          {i18n.t('Insights')}
        </Link>
      ) : (
        <NavLink to={paths.insights(ids)}>{i18n.t('Insights')}</NavLink>
      )}
      <NavLink to={paths.plays(ids)}>{i18n.t('Plays')}</NavLink>
      {isLive(match) ? <NavLink to={paths.halfTime(ids)}>{i18n.t('Half-time')}</NavLink> : null}
      <NavLink to={paths.print(ids)}>{i18n.t('Print')}</NavLink>
      {match?.status === 'completed' ? (
        <Link to={paths.share(ids)}>{i18n.t('Share it')}</Link>
      ) : null}
    </>
  );
}

/** Tabs before a match: preparing for the opponent, and playing time. */
function ScheduledTabs({ teamId, match }: { teamId: string; match: Match }) {
  const opponent = opponentKey(match.opponent);
  return (
    <>
      <NavLink to={paths.match({ teamId, matchId: match.id })} end>
        {i18n.t('Prepare')}
      </NavLink>
      <Link to={paths.playingTime({ teamId }, { match: match.id })}>
        {i18n.t('Who plays when')}
      </Link>
      {opponent === null ? null : (
        <Link to={paths.printOpponent({ teamId, opponent })}>{i18n.t('Print')}</Link>
      )}
    </>
  );
}

interface VerdictProps {
  matchId: string;
  match: Match | undefined;
  boxScore: BoxScore | undefined;
}

/**
 * Reserves its space until match, box score and plays have loaded or are known to be missing. Without `memo` a navigation would
 * draw it twice, since the router renders all routes at its start and at its end.
 */
const Verdict = memo(function Verdict({ matchId, match, boxScore }: VerdictProps) {
  const query = useQuery({ ...playByPlayQuery(useApi(), matchId), enabled: match !== undefined });
  const space = (
    <div className={styles.decided}>
      <p className={`sentence strong snug ${styles.verdict}`} />
      <div className={styles.lead} data-drawn />
    </div>
  );
  if (!match || !boxScore || (query.isPending && !query.isFetched)) return space;
  return (
    <Suspense fallback={space}>
      <HeadVerdict match={match} boxScore={boxScore} plays={usablePlays(query.data?.value)} />
    </Suspense>
  );
});

function HeaderSkeleton({ isLow }: { isLow: boolean }) {
  return (
    <div className={`stack ${styles.headerSkeleton}`}>
      <Skeleton width="24rem" height="1lh" />
      <Skeleton width="100%" height={isLow ? '2.4rem' : '8.6rem'} />
    </div>
  );
}

/**
 * On a phone, the score in one line that stays at the top after the header has scrolled away. Hidden from screen
 * readers, since it repeats the header.
 */
function ScoreBar({ match, teamName }: { match: Match; teamName: string }) {
  const above = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!above.current) return;
    const observer = new IntersectionObserver(([entry]) =>
      setShown(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0),
    );
    observer.observe(above.current);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <div ref={above} />
      <div className={styles.place} aria-hidden="true">
        {shown ? (
          <p className={styles.bar}>
            <b className="cut">{teamName}</b>
            <strong className="cut number">{formatScore(match.score)}</strong>
            <span className="cut soft">{match.opponent.name}</span>
          </p>
        ) : null}
      </div>
    </>
  );
}
