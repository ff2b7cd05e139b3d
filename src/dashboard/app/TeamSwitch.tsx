import { i18n } from '@lingui/core';
import { useQuery } from '@tanstack/react-query';
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { NavLink, useLocation, useParams } from 'react-router';
import { useTeams } from '../api/club.ts';
import { matchesQuery } from '../api/matches.ts';
import { fillIn, pages, paths } from '../api/paths.ts';
import { useApi } from '../api/session-context.ts';
import { matchText } from '../figures/match-text.ts';
import { SeasonLink } from '../figures/SeasonNote.tsx';
import { formatScore } from '../ui/format.ts';
import styles from './TeamSwitch.module.css';

/** The page's team, the club's other teams, and the page above. Choosing a team opens the same section. */
export function TeamSwitch() {
  const { teams, failed } = useTeams();
  const { teamId } = useParams();
  const { pathname } = useLocation();
  const current = teams?.find(({ id }) => id === teamId);
  useTeamColour(current?.colour);
  if (!failed && !teams?.length) return null;
  const choices = (teams ?? []).map(({ id, name, category = '' }) => ({
    to: sameSection(pathname, { teamId }, { teamId: id }) ?? paths.team({ teamId: id }),
    name,
    note: category === name ? '' : category,
  }));
  return (
    <>
      {teamId ? (
        <SeasonLink
          className={`cut touch plain ${styles.team}`}
          to={paths.team({ teamId })}
          aria-current={pathname === paths.team({ teamId }) ? 'page' : undefined}
        >
          {current?.name ?? i18n.t('Team')}
        </SeasonLink>
      ) : null}
      {choices.length > (teamId ? 1 : 0) ? (
        <Switch label={i18n.t('Teams')} isBeside={teamId !== undefined} choices={choices} />
      ) : null}
      {teamId ? <PageAbove teamId={teamId} /> : null}
    </>
  );
}

interface SwitchProps {
  label: string;
  /** Whether it belongs to the name before it; otherwise it shows its label. */
  isBeside: boolean;
  choices: readonly { to: string; name: string; note: string }[];
  className?: string | undefined;
}

/** A button that opens a list of links; arrow keys move through it. */
function Switch({ label, isBeside, choices, className = '' }: SwitchProps) {
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();
  // Stored with its address, so that a followed link closes the list.
  const open = openAt === pathname;
  useEffect(() => {
    if (!open) return;
    const links = [...(place.current?.querySelectorAll('a') ?? [])];
    (links.find((link) => link.matches('[aria-current]')) ?? links[0])?.focus();
  }, [open]);

  function onKeyDown(event: KeyboardEvent) {
    if (!open) return;
    const links = [...(place.current?.querySelectorAll('a') ?? [])];
    const at = links.findIndex((link) => link.matches(':focus'));
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      // From the button, the up key moves to the last link.
      links.at(((step < 0 ? Math.max(at, 0) : at) + step) % links.length)?.focus();
    } else if (event.key === 'Escape') {
      setOpenAt(null);
      button.current?.focus();
    }
  }

  const reactions = {
    onKeyDown,
    onBlur: (event: FocusEvent) => {
      if (!place.current?.contains(event.relatedTarget)) setOpenAt(null);
    },
  };
  return (
    <div ref={place} className={`relative rigid ${styles.place} ${className}`}>
      <button
        {...reactions}
        ref={button}
        type="button"
        className={isBeside ? `plain touch ${styles.other}` : 'touch'}
        aria-label={label}
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpenAt(open ? null : pathname)}
      >
        {isBeside ? null : label} <span aria-hidden="true">▾</span>
      </button>
      <ul id={listId} className={`popup ${styles.list}`} hidden={!open}>
        {open
          ? choices.map(({ to, name, note }) => (
              <li key={to}>
                <NavLink {...reactions} className="ends plain soft unbroken" to={to}>
                  <b>{name}</b>
                  <span>{note}</span>
                </NavLink>
              </li>
            ))
          : null}
      </ul>
    </div>
  );
}

/** The match or the roster that a page belongs to, and the season's other matches; nothing on the team's own pages. */
function PageAbove({ teamId }: { teamId: string }) {
  const { matchId, playerId } = useParams();
  const { pathname } = useLocation();
  const { data } = useQuery({ ...matchesQuery(useApi(), teamId), enabled: false });
  const matches = data?.value ?? [];
  const match = matches.find(({ id }) => id === matchId);
  if (matchId) {
    const begun = matches.filter(({ status }) => status === 'completed' || status === 'live');
    return (
      <>
        <SeasonLink
          className={`cut touch plain ${styles.match}`}
          to={paths.match({ teamId, matchId })}
        >
          {match ? matchText(match) : i18n.t('Match')}
        </SeasonLink>
        {match && begun.length > 1 ? (
          <Switch
            label={i18n.t('Other matches')}
            isBeside
            className={styles.matches}
            choices={begun.map((other) => ({
              to:
                sameSection(pathname, { teamId, matchId }, { teamId, matchId: other.id }) ??
                paths.match({ teamId, matchId: other.id }),
              name: matchText(other),
              note: formatScore(other.score),
            }))}
          />
        ) : null}
      </>
    );
  }
  return playerId ? (
    <SeasonLink className={`touch plain ${styles.roster}`} to={paths.roster({ teamId })}>
      {i18n.t('Roster')}
    </SeasonLink>
  ) : null;
}

type Ids = Record<string, string | undefined>;

/** The address of the same section of another team or match; `undefined` if the page is about another thing. */
export function sameSection(pathname: string, current: Ids, next: Ids): string | undefined {
  const section = Object.values(pages).find(
    ({ path }) => path.includes(':') && fillIn(path, current) === pathname,
  );
  return section && fillIn(section.path, next);
}

/** Sets the page's colour to a team's (CSS hex), or to Boxout's own. */
function useTeamColour(colour: string | undefined): void {
  useEffect(() => {
    const { style } = document.documentElement;
    if (colour === undefined) style.removeProperty('--team-colour');
    else style.setProperty('--team-colour', colour);
  }, [colour]);
}
