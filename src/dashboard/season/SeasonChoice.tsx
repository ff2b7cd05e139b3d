import { i18n } from '@lingui/core';
import { Link, useLocation } from 'react-router';
import type { Season } from '../../basketball/seasons.ts';
import { endedMatches, recordText, seasonRecord } from '../api/season-record.ts';
import { useMatchesOf, useTeamSeasons, withSeason } from '../api/team-season.ts';
import styles from './SeasonChoice.module.css';

/** The open season as a word in the team's head, which opens the list of all; nothing for a team of one season. */
export function SeasonChoice({ teamId }: { teamId: string }) {
  const { pathname } = useLocation();
  const { seasons, open } = useTeamSeasons(teamId);
  const [present] = seasons;
  if (seasons.length < 2) return null;
  return (
    // Another element for each season, so that a choice closes the list.
    <details key={`${pathname} ${open?.name}`} className={styles.choice} data-seasons>
      <summary aria-label={i18n.t('Season {name}', { name: open?.name ?? '' })}>
        {open?.name}
      </summary>
      <ul>
        {seasons.map((season) => (
          <li key={season.name}>
            <Link
              to={withSeason(pathname, season === present ? null : season.name)}
              aria-current={season === open ? 'true' : undefined}
            >
              <span>{season.name}</span>{' '}
              <span className="quiet">
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

/** "now · 10–10, 4 to come", "finished · 16–8": the record once a match has ended. */
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
