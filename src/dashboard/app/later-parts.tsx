import { i18n } from '@lingui/core';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import {
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { Link, useLocation, useMatch, useParams } from 'react-router';
import { useTeams } from '../api/club.ts';
import { type FinishedRun, findKnownMatch, watchRuns } from '../api/finished-runs.ts';
import { matchesQuery } from '../api/matches.ts';
import { pages, paths } from '../api/paths.ts';
import { isLive } from '../api/polling.ts';
import { useApi, useSession, useWriting } from '../api/session-context.ts';
import { writeInTurn } from '../api/write-in-turn.ts';
import { LiveMoment } from '../figures/LiveMoment.tsx';
import { matchText } from '../figures/match-text.ts';
import { Find } from '../find/Find.tsx';
import { Button } from '../ui/Button.tsx';
import { formatScore } from '../ui/format.ts';
import { MatchStatusBadge } from '../ui/StatusBadge.tsx';
import { applyTypeface, noteTypeface, typeface } from '../ui/typeface.ts';
import { AppUpdateContext } from './app-update.ts';
import { DataAge } from './DataAge.tsx';
import styles from './later-parts.module.css';
import { TeamSwitch } from './TeamSwitch.tsx';

/**
 * Parts of the frame that no page waits for, mostly empty before the first responses. They load in parallel with the
 * first page; their space is reserved, so that nothing shifts.
 */
export const laterParts = {
  DataAge,
  Find,
  FinishedRuns,
  LiveMatch,
  NavigationFocus,
  TeamSwitch,
  Typeface,
  UpdatePrompt,
  WaysOn,
  WritingRunner,
};

const TeamCards = lazy(async () => ({
  default: (await import('../season/TeamCard.tsx')).TeamCards,
}));

/** Where an unknown address leads on: the find field, and the club's teams. */
function WaysOn() {
  const { teams = [] } = useTeams();
  return (
    <div className={`stack ${styles.ways}`}>
      <Find isField />
      <Suspense>
        <TeamCards teams={teams} />
      </Suspense>
    </div>
  );
}

/** A link to a live match in a cached list, on every page but its own. */
function LiveMatch() {
  const api = useApi();
  const { teams = [] } = useTeams();
  const { matchId } = useParams();
  const isOnClubPage = useMatch(pages.club.path) !== null;
  const lists = useQueries({
    queries: teams.map(({ id }) => ({ ...matchesQuery(api, id), enabled: false })),
  });
  const live = teams.flatMap(({ id: teamId }, index) =>
    (lists[index]?.data?.value ?? []).filter(isLive).map((match) => ({ teamId, match })),
  );
  const [first] = live;
  if (!first || isOnClubPage || live.some(({ match }) => match.id === matchId)) return null;
  const { teamId, match } = first;
  return (
    <Link
      className={`middle plain touch unbroken shrinks pushed ink close ${styles.live}`}
      to={paths.match({ teamId, matchId: match.id })}
      title={matchText(match)}
    >
      <span className={styles.state}>
        <MatchStatusBadge status="live" />
      </span>
      <span className={`cut ${styles.opponent}`}>
        <LiveMoment match={match} /> {match.opponent.name}
      </span>
      <span>{formatScore(match.score)}</span>
    </Link>
  );
}

/**
 * Moves the focus to a new page, so that screen readers announce its title. A pressed tab that still exists keeps the
 * focus.
 */
function NavigationFocus({ main }: { main: RefObject<HTMLElement | null> }) {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    const inPage = main.current?.contains(document.activeElement);
    if (!inPage) main.current?.focus({ preventScroll: true });
    setAnnouncement(document.title);
  }, [pathname, main]);
  return (
    <div className="visually-hidden" aria-live="polite">
      {announcement}
    </div>
  );
}

/**
 * Loads the typeface once the page has its data, and applies it at the next change of page, when everything renders
 * anyway, so that no text shifts: a sort or a filter changes the address, but not its path. The system's stays if it fails to
 * load.
 */
function Typeface() {
  const { pathname } = useLocation();
  const { now, storages } = useSession();
  const client = now.open?.queryClient;
  useEffect(() => {
    let isWanted = true;
    const ask = () => {
      if (!isWanted || client?.isFetching()) return;
      isWanted = false;
      document.fonts.load(typeface).then(
        () => noteTypeface(storages.session),
        (cause) => console.warn('This page keeps the typeface of the system', cause),
      );
    };
    ask();
    const unsubscribe = client?.getQueryCache().subscribe(ask);
    return () => {
      isWanted = false;
      unsubscribe?.();
    };
  }, [client, storages]);
  useLayoutEffect(() => {
    if (pathname && document.fonts.check(typeface)) applyTypeface(document.documentElement);
  }, [pathname]);
  return null;
}

/** Offers a newer build; nothing reloads without the coach's consent. */
function UpdatePrompt() {
  const update = useContext(AppUpdateContext);
  const isWaiting = useSyncExternalStore(
    update?.subscribe ?? never,
    () => update?.isWaiting() ?? false,
  );
  return (
    <div className={`unprinted ${styles.place}`} role="status">
      {isWaiting ? (
        <Toast>
          {i18n.t('A new version of Boxout is ready.')}{' '}
          <Button onClick={update?.apply}>{i18n.t('Load it')}</Button>
        </Toast>
      ) : null}
    </div>
  );
}

const never = () => () => {};

/** Starts queued insights one by one, on every page. */
function WritingRunner() {
  const { queue } = useWriting();
  const client = useQueryClient();
  const api = useApi();
  useEffect(() => writeInTurn({ queue, client, api, pause }), [queue, client, api]);
  return null;
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Announces the end of a run of insights on every page. */
function FinishedRuns() {
  const client = useQueryClient();
  const api = useApi();
  const { queue } = useWriting();
  const [run, setRun] = useState<FinishedRun | null>(null);
  useEffect(
    () =>
      watchRuns(client, api, (finished) => {
        // The season's own progress replaces a message for each match.
        if (!queue.state()?.running) setRun(finished);
        client.invalidateQueries({ queryKey: ['matches'] });
        client.invalidateQueries({ queryKey: ['player-insights', finished.matchId] });
      }),
    [client, api, queue],
  );
  const known = run && findKnownMatch(client, run.matchId);
  const insights = known && paths.insights({ teamId: known.teamId, matchId: known.match.id });
  // The run's own page shows its end, so it is only announced to screen readers there.
  const here = useLocation().pathname === insights;
  const news =
    run &&
    (run.status === 'ready' ? i18n.t('Insights are ready') : i18n.t('Insights were not written'));
  useTitleNews(news, here);
  // What the run's own page has shown is not announced on the next one.
  useEffect(() => (here ? () => setRun(null) : undefined), [here]);
  return (
    <div
      className={here ? 'visually-hidden' : `unprinted ${styles.place} ${styles.end}`}
      role="status"
    >
      {run ? (
        <Toast>
          {news}
          {known && insights && !here ? (
            <>
              {': '}
              <Link to={insights} onClick={() => setRun(null)}>
                {i18n.t('the match against {opponent}', { opponent: known.match.opponent.name })}
              </Link>
            </>
          ) : null}
          {here ? null : <Button onClick={() => setRun(null)}>{i18n.t('Close')}</Button>}
        </Toast>
      ) : null}
    </div>
  );
}

/**
 * Puts a message before the browser's title, for a coach in another tab; it stays when a page changes the title.
 * @param news `null` for none @param seenHere whether the page shows the message, so that it ends when the tab is
 * visible
 */
function useTitleNews(news: string | null, seenHere: boolean): void {
  useEffect(() => {
    if (news === null || (seenHere && !document.hidden)) return;
    const prefix = `${news} · `;
    const tell = () => {
      if (!document.title.startsWith(prefix)) document.title = prefix + document.title;
    };
    const observer = new MutationObserver(tell);
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    tell();
    const stop = () => {
      observer.disconnect();
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length);
    };
    const onVisible = () => {
      if (seenHere && !document.hidden) stop();
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      document.removeEventListener('visibilitychange', onVisible);
      stop();
    };
  }, [news, seenHere]);
}

/** A short notice over a corner of the page, positioned by its parent. */
function Toast({ children }: { children: ReactNode }) {
  return <p className={`row close ground ${styles.toast}`}>{children}</p>;
}
