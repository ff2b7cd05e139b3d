import { i18n } from '@lingui/core';
import { Link, useLocation } from 'react-router';
import { useTeamSeasons, withSeason } from '../api/team-season.ts';
import styles from './SeasonChoice.module.css';

/** The open season as a word in the team's head, which opens the list of all; nothing for a team of one season. */
export function SeasonChoice({ teamId }: { teamId: string }) {
  const { pathname } = useLocation();
  const { seasons, open } = useTeamSeasons(teamId);
  const [present] = seasons;
  if (seasons.length < 2) return null;
  return (
    // Drawn anew for each season, so that a choice closes the list.
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
                {season === present ? i18n.t('now') : i18n.t('finished')}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
