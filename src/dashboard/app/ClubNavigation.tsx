import { i18n } from '@lingui/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { NavLink, useParams } from 'react-router';
import { clubQuery } from '../api/club.ts';
import { paths } from '../api/paths.ts';
import { useApi } from '../api/session-context.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import styles from './ClubNavigation.module.css';

/** The club in the bar, and what leads to its teams. */
export function ClubNavigation({ children }: { children: ReactNode }) {
  const club = useQuery(clubQuery(useApi()));
  const { teamId } = useParams();
  return (
    <nav className={styles.navigation} aria-label={i18n.t('Club and teams')}>
      <NavLink
        className={teamId ? `${styles.club} ${styles.above}` : styles.club}
        to={paths.club()}
        end
        aria-label={club.data ? undefined : 'Boxout'}
      >
        {club.data?.value.name ?? (club.error ? 'Boxout' : <Skeleton width="7rem" />)}
      </NavLink>
      {children}
    </nav>
  );
}
