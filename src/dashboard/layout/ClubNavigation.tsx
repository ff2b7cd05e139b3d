import { i18n } from '@lingui/core';
import { useQuery } from '@tanstack/react-query';
import { NavLink } from 'react-router';
import { paths } from '../paths.ts';
import { useApi } from '../queries/api-context.ts';
import { clubQuery } from '../queries/club.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import styles from './ClubNavigation.module.css';
import { TeamSwitch } from './TeamSwitch.tsx';
import { usePlace } from './use-place.ts';

/** The club and its teams in the bar. */
export function ClubNavigation() {
  const club = useQuery(clubQuery(useApi()));
  const { teamId } = usePlace();
  return (
    <nav className={styles.navigation} aria-label={i18n.t('Club and teams')}>
      <NavLink
        className={teamId ? `${styles.club} ${styles.above}` : styles.club}
        to={paths.club()}
        end
      >
        {club.data?.value.name ?? (club.error ? 'Boxout' : <Skeleton width="7rem" />)}
      </NavLink>
      <TeamSwitch />
    </nav>
  );
}
