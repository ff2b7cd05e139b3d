import { i18n } from '@lingui/core';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { isAbsent } from '../api/api-error.ts';
import { rosterQuery, useTeams } from '../api/club.ts';
import { boxScoreQuery, matchesQuery } from '../api/matches.ts';
import { readInTurn } from '../api/read-in-turn.ts';
import { useApi, useMayAdd, useOnline } from '../api/session-context.ts';
import styles from './FindDialog.module.css';
import { type FindTarget, findTargets, matchingTargets } from './find-targets.ts';

/** Finds a team, match, opponent, player or page by name. Loads lists that are not cached. */
export function FindDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const client = useQueryClient();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const listId = useId();
  const mayAdd = useMayAdd();
  const [now] = useState(() => Date.now());
  const reading = useClubReading();
  const { read } = reading;
  const [known, setKnown] = useState<{ read: number; targets: FindTarget[] }>();
  // Rebuilt with each list that arrives.
  const targets = known?.read === read ? known.targets : findTargets(client, { now, mayAdd });
  if (known?.read !== read) setKnown({ read, targets });
  const found = useMemo(() => matchingTargets(targets, typed), [targets, typed]);
  const optionId = (index: number) => `${listId}-${index}`;
  useEffect(() => {
    dialog.current?.showModal();
    // Closes on a tap outside: Safari has no `closedby`, and an iPhone no Escape key.
    dialog.current?.addEventListener('click', ({ target, currentTarget }) => {
      if (target === currentTarget) dialog.current?.close();
    });
  }, []);

  function open(href: string | undefined) {
    if (!href) return;
    onClose();
    navigate(href);
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && found.length > 0) {
      event.preventDefault();
      setAt((at + step + found.length) % found.length);
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      open(found[at]?.href);
    }
  }

  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={i18n.t('Find')} onClose={onClose}>
      <input
        className={`wide sentence ${styles.input}`}
        type="text"
        role="combobox"
        aria-label={i18n.t('Find a team, match or player')}
        aria-expanded={found.length > 0}
        aria-controls={listId}
        aria-activedescendant={found.length > 0 ? optionId(at) : undefined}
        aria-autocomplete="list"
        placeholder={i18n.t('Team, opponent or player')}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div id={listId} role="listbox" aria-label={i18n.t('Found')} className={styles.list}>
        {found.map((target, index) => (
          <div
            key={`${target.kind} ${target.key}`}
            id={optionId(index)}
            role="option"
            aria-selected={index === at}
            tabIndex={-1}
            className={styles.option}
            onClick={() => open(target.href)}
            onKeyDown={onKeyDown}
            onPointerMove={() => setAt(index)}
          >
            <span className="quiet">{i18n.t(target.kind)}</span>{' '}
            <span className="cut">{marked(target.title, typed)}</span>{' '}
            <span className={`quiet ${styles.note}`}>{target.note}</span>
          </div>
        ))}
      </div>
      <p className={`quiet ${styles.hint}`} role="status">
        {found.length === 0 ? `${i18n.t('Nothing of that name was found.')} ` : null}
        <ReadingNote {...reading} />
      </p>
    </dialog>
  );
}

/** A title with the typed letters strong, if it has them as typed. */
function marked(title: string, typed: string) {
  const at = title.toLowerCase().indexOf(typed.trim().toLowerCase());
  const end = at + typed.trim().length;
  return at < 0 ? (
    title
  ) : (
    <>
      {title.slice(0, at)}
      <b>{title.slice(at, end)}</b>
      {title.slice(end)}
    </>
  );
}

/** Says how much of the club is searched. */
function ReadingNote({ read, all, failed }: ClubReading) {
  const online = useOnline();
  if (!online) return i18n.t('You are offline: only loaded data is searched.');
  if (read < all || (all === 0 && failed === 0)) {
    return i18n.t('Still reading the club: {read} of {all} lists …', { read, all });
  }
  return failed > 0
    ? i18n.t(
        '{failed, plural, one {One list could not be read: what it holds is not found.} other {# lists could not be read: what they hold is not found.}}',
        { failed },
      )
    : i18n.t('Searches the whole club.');
}

/** Progress of loading the club's lists. */
interface ClubReading {
  /** Lists that have loaded, out of `all`. */
  read: number;
  all: number;
  /** Lists that failed to load; their entries can't be found. */
  failed: number;
}

/** Without a roster, the players are read from this many latest matches. */
const latestMatches = 3;

/** Loads every team's matches and roster, four calls at a time; cached ones cost nothing. */
function useClubReading(): ClubReading {
  const client = useQueryClient();
  const api = useApi();
  const { teams = [], failed: clubFailed } = useTeams();
  const ids = teams.map(({ id }) => id).join(' ');
  const lists = useQueries({
    queries: teams.map(({ id }) => ({ ...matchesQuery(api, id), enabled: false })),
  });
  const rosters = useQueries({
    queries: teams.map(({ id }) => ({ ...rosterQuery(api, id), enabled: false })),
  });
  const withoutRoster = lists
    .flatMap(({ data }, index) => (isAbsent(rosters[index]?.error) && data ? [data.value] : []))
    .flatMap((matches) =>
      matches.filter(({ status }) => status === 'completed').slice(0, latestMatches),
    )
    .map(({ id }) => id)
    .join(' ');
  const boxIds = withoutRoster.split(' ').filter(Boolean);
  const boxScores = useQueries({
    queries: boxIds.map((id) => ({ ...boxScoreQuery(api, id), enabled: false })),
  });
  useEffect(() => {
    const each = ids.split(' ').filter(Boolean);
    const stops = [
      readInTurn(
        client,
        api,
        each.map((id) => matchesQuery(api, id)),
        { retryFailed: true },
      ),
      readInTurn(
        client,
        api,
        each.map((id) => rosterQuery(api, id)),
        { retryFailed: false },
      ),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [client, api, ids]);
  useEffect(
    () =>
      readInTurn(
        client,
        api,
        withoutRoster.split(' ').flatMap((id) => (id ? [boxScoreQuery(api, id)] : [])),
        { retryFailed: false },
      ),
    [client, api, withoutRoster],
  );
  const all = [...lists, ...rosters, ...boxScores];
  const failed = all.filter(({ data, error }) => !data && error && !isAbsent(error)).length;
  return {
    read: all.filter(({ data, error }) => data || error).length,
    all: all.length,
    failed: failed + (clubFailed ? 1 : 0),
  };
}
