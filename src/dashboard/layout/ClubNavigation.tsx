import { skipToken, useQuery } from '@tanstack/react-query';
import { NavLink } from 'react-router';
import { paths } from '../paths.ts';
import { useApi } from '../queries/api-context.ts';
import { clubQuery, teamsQuery } from '../queries/club.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import styles from './ClubNavigation.module.css';

/** The club and its teams in the bar. */
export function ClubNavigation() {
  const api = useApi();
  const club = useQuery(clubQuery(api));
  const clubId = club.data?.value.id;
  const forClub = teamsQuery(api, clubId ?? '');
  const teams = useQuery({ ...forClub, queryFn: clubId ? forClub.queryFn : skipToken });
  return (
    <nav className={styles.navigation} aria-label="Club and teams">
      <NavLink className={styles.club} to={paths.club()} end>
        {club.data?.value.name ?? (club.error ? 'Boxout' : <Skeleton width="7rem" />)}
      </NavLink>
      <span className={styles.teams}>
        {teams.data?.value.slice(0, 6).map((team) => (
          <NavLink key={team.id} to={paths.team({ teamId: team.id })}>
            {team.category ?? team.name}
          </NavLink>
        ))}
      </span>
    </nav>
  );
}
