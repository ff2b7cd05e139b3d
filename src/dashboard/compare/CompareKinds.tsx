import { i18n } from '@lingui/core';
import { NavLink } from 'react-router';
import { paths } from '../api/paths.ts';
import { useAddressedSeason, withSeason } from '../api/team-season.ts';
import styles from './Compare.module.css';

/** Leads from comparing players to comparing matches and back. */
export function CompareKinds({ teamId }: { teamId: string }) {
  const { name: season } = useAddressedSeason();
  return (
    <nav className={styles.kinds} aria-label={i18n.t('Compare')}>
      <NavLink to={withSeason(paths.comparePlayers({ teamId }), season)}>
        {i18n.t('Two players')}
      </NavLink>
      <NavLink to={withSeason(paths.compareMatches({ teamId }), season)}>
        {i18n.t('Two matches')}
      </NavLink>
    </nav>
  );
}
