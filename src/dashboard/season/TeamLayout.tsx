import { i18n } from '@lingui/core';
import { lazy, type RefObject, useLayoutEffect, useRef } from 'react';
import { Link, NavLink, Outlet, useLocation, useParams } from 'react-router';
import type { Season } from '../../basketball/seasons.ts';
import { useTeam } from '../api/club.ts';
import { paths } from '../api/paths.ts';
import { endedMatches, recordText, seasonRecord } from '../api/season-record.ts';
import {
  useAddressedSeason,
  useMatchesOf,
  useTeamSeasons,
  withSeason,
} from '../api/team-season.ts';
import { ForRecorder } from '../figures/ForRecorder.tsx';
import { teamAbout } from '../figures/match-text.ts';
import { SeasonNote } from '../figures/SeasonNote.tsx';
import { SkeletonHeading } from '../ui/Skeleton.tsx';
import { useOpenPrintPage } from '../ui/use-printing.ts';
import styles from './TeamLayout.module.css';

const TeamCare = lazy(async () => ({ default: (await import('./TeamCare.tsx')).TeamCare }));

/** The head above every tab of a team: its name and the tabs. */
export function TeamLayout() {
  const { teamId = '' } = useParams();
  const { team, failed } = useTeam(teamId);
  const compare = paths.comparePlayers({ teamId });
  const { pathname } = useLocation();
  const { name: season } = useAddressedSeason();
  const several = useTeamSeasons(teamId).seasons.length > 1;
  const to = (address: string) => withSeason(address, season);
  const tabs = useCurrentInView(pathname);
  const comparing = [compare, paths.compareMatches({ teamId })].includes(pathname);
  const roster = paths.roster({ teamId });
  const practice = paths.practice({ teamId });
  const sheets: Record<string, string> = {
    [roster]: paths.printRoster({ teamId }),
    [practice]: paths.printPractice({ teamId }),
  };
  const sheet = to(sheets[pathname] ?? paths.printSeason({ teamId }));
  useOpenPrintPage(sheet);
  return (
    <>
      <div className={`line ${styles.heading}`}>
        <h1 className="apart us">
          {team?.name ?? (failed ? i18n.t('Team') : <SkeletonHeading />)}
        </h1>
        <SeasonChoice teamId={teamId} />
        <p className="quiet">
          {teamAbout(several && team ? { ...team, season: undefined } : team).join(' · ') ||
            '\u00a0'}
        </p>
        <ForRecorder>{team ? <TeamCare key={team.id} team={team} /> : null}</ForRecorder>
      </div>
      <nav ref={tabs} className="tabs" aria-label={i18n.t('Team')}>
        <NavLink to={to(paths.team({ teamId }))} end>
          {i18n.t('Matches')}
        </NavLink>
        <NavLink to={to(practice)}>{i18n.t('Practice')}</NavLink>
        <NavLink to={to(paths.trends({ teamId }))}>{i18n.t('Trends')}</NavLink>
        <NavLink to={to(roster)}>{i18n.t('Roster')}</NavLink>
        <NavLink to={to(paths.lineUps({ teamId }))}>{i18n.t('Line-ups')}</NavLink>
        <NavLink to={to(paths.shots({ teamId }))}>{i18n.t('Shots')}</NavLink>
        <Link to={to(compare)} aria-current={comparing ? 'page' : undefined}>
          {i18n.t('Compare')}
        </Link>
        <Link to={sheet}>{i18n.t('Print')}</Link>
      </nav>
      <SeasonNote teamId={teamId} />
      <Outlet />
    </>
  );
}

/** Scrolls a row of links to the current one, on every page, so that all of it is visible. */
function useCurrentInView(pathname: string): RefObject<HTMLElement | null> {
  const row = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const current = pathname && row.current?.querySelector('[aria-current]');
    if (!row.current || !current) return;
    const beyond =
      current.getBoundingClientRect().right - row.current.getBoundingClientRect().right;
    if (beyond > 0) row.current.scrollLeft += beyond;
  }, [pathname]);
  return row;
}

/** The current season in the team's head, which opens the list of seasons; renders nothing with one season. */
function SeasonChoice({ teamId }: { teamId: string }) {
  const { pathname } = useLocation();
  const { seasons, open } = useTeamSeasons(teamId);
  const [present] = seasons;
  if (seasons.length < 2) return null;
  return (
    // A new element for each season, so that a choice closes the list.
    <details key={`${pathname} ${open?.name}`} className={`relative ${styles.choice}`} data-seasons>
      <summary className="middle" aria-label={i18n.t('Season {name}', { name: open?.name ?? '' })}>
        {open?.name}
      </summary>
      <ul className="popup">
        {seasons.map((season) => (
          <li key={season.name}>
            <Link
              className="middle"
              to={withSeason(pathname, season === present ? null : season.name)}
              aria-current={season === open ? 'true' : undefined}
            >
              <span>{season.name}</span>{' '}
              <span className="quiet pushed light">
                <About teamId={teamId} season={season} isPresent={season === present} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}

interface AboutProps {
  teamId: string;
  season: Season;
  isPresent: boolean;
}

/** "now · 10–10, 4 to come", "finished · 16–8"; with a record once a match has ended. */
function About({ teamId, season, isPresent }: AboutProps) {
  const matches = useMatchesOf(teamId, season);
  const ended = endedMatches(matches);
  const ahead = isPresent ? matches.filter(({ status }) => status === 'scheduled').length : 0;
  const parts = [
    ended.length > 0 ? recordText(seasonRecord(ended)) : '',
    ahead > 0 ? i18n.t('{ahead, plural, one {# to come} other {# to come}}', { ahead }) : '',
  ];
  return [isPresent ? i18n.t('now') : i18n.t('finished'), parts.filter(Boolean).join(', ')]
    .filter(Boolean)
    .join(' · ');
}
