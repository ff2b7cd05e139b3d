import { useQuery } from '@tanstack/react-query';
import { NavLink } from 'react-router';
import { paths } from '../paths.ts';
import { useApi } from '../queries/api-context.ts';
import { clubQuery, useTeams } from '../queries/club.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import styles from './ClubNavigation.module.css';

/** The club and its teams in the bar. */
export function ClubNavigation() {
  const club = useQuery(clubQuery(useApi()));
  const { teams } = useTeams();
  return (
    <nav className={styles.navigation} aria-label="Club and teams">
      <NavLink className={styles.club} to={paths.club()} end>
        {club.data?.value.name ?? (club.error ? 'Boxout' : <Skeleton width="7rem" />)}
      </NavLink>
      <span className={styles.teams}>
        {teams?.slice(0, 6).map((team) => (
          <NavLink key={team.id} to={paths.team({ teamId: team.id })}>
            {team.category ?? team.name}
          </NavLink>
        ))}
      </span>
    </nav>
  );
}
