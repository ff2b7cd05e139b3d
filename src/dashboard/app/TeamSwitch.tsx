import { i18n } from '@lingui/core';
import { useQuery } from '@tanstack/react-query';
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { NavLink, useLocation, useParams } from 'react-router';
import { useTeams } from '../api/club.ts';
import { matchesQuery } from '../api/matches.ts';
import { pages, paths } from '../api/paths.ts';
import { useApi } from '../api/session-context.ts';
import { matchText } from '../figures/match-text.ts';
import { SeasonLink } from '../figures/SeasonNote.tsx';
import styles from './TeamSwitch.module.css';

/** The page's team, the list of the club's teams, and the page above. Choosing a team opens the same section. */
export function TeamSwitch() {
  const { teams, failed } = useTeams();
  const { teamId } = useParams();
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();
  // Stored with its address, so that a followed link closes the list.
  const open = openAt === pathname;
  useEffect(() => {
    if (open) place.current?.querySelector<HTMLElement>('a[aria-current], a')?.focus();
  }, [open]);
  const current = teams?.find(({ id }) => id === teamId);
  useTeamColour(current?.colour);
  if (!failed && !teams?.length) return null;

  function onKeyDown(event: KeyboardEvent) {
    if (!open) return;
    const links = [...(place.current?.querySelectorAll('a') ?? [])];
    const at = links.findIndex((link) => link.matches(':focus'));
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      // From the button, the up key moves to the last team.
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
      {teams && (!teamId || teams.length > 1) ? (
        <div ref={place} className={`relative rigid ${styles.place}`}>
          <button
            {...reactions}
            ref={button}
            type="button"
            className={teamId ? `plain touch ${styles.other}` : 'button middle close'}
            aria-label={i18n.t('Teams')}
            aria-expanded={open}
            aria-controls={listId}
            onClick={() => setOpenAt(open ? null : pathname)}
          >
            {teamId ? null : i18n.t('Teams')} <span aria-hidden="true">▾</span>
          </button>
          <ul id={listId} className={`popup ${styles.list}`} hidden={!open}>
            {teams.map((team) => (
              <li key={team.id}>
                <NavLink
                  {...reactions}
                  className="ends plain soft unbroken"
                  to={sameSection(pathname, team.id)}
                >
                  <b>{team.name}</b>
                  <span>{team.category === team.name ? '' : team.category}</span>
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {teamId ? <PageAbove teamId={teamId} /> : null}
    </>
  );
}

/** A link to the match or the roster that a page belongs to; renders nothing on the team's own pages. */
function PageAbove({ teamId }: { teamId: string }) {
  const { matchId, playerId } = useParams();
  const matches = useQuery({ ...matchesQuery(useApi(), teamId), enabled: false });
  const match = matches.data?.value.find(({ id }) => id === matchId);
  if (matchId) {
    return (
      <SeasonLink
        className={`cut touch plain ${styles.match}`}
        to={paths.match({ teamId, matchId })}
      >
        {match ? matchText(match) : i18n.t('Match')}
      </SeasonLink>
    );
  }
  return playerId ? (
    <SeasonLink className={`touch plain ${styles.roster}`} to={paths.roster({ teamId })}>
      {i18n.t('Roster')}
    </SeasonLink>
  ) : null;
}

/** The address of the same section of another team; its matches if the section is about one match or player. */
export function sameSection(pathname: string, teamId: string): string {
  const [, , currentId = ''] = pathname.split('/');
  const section = Object.values(pages).find(
    ({ path }) => path.includes(':teamId') && path.replace(':teamId', currentId) === pathname,
  );
  return section?.path.replace(':teamId', encodeURIComponent(teamId)) ?? paths.team({ teamId });
}

/** Sets the page's colour to a team's (CSS hex), or to Boxout's own. */
function useTeamColour(colour: string | undefined): void {
  useEffect(() => {
    const { style } = document.documentElement;
    if (colour === undefined) style.removeProperty('--team-colour');
    else style.setProperty('--team-colour', colour);
  }, [colour]);
}
