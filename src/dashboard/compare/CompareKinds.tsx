import { i18n } from '@lingui/core';
import { NavLink } from 'react-router';
import { paths } from '../api/paths.ts';
import styles from './Compare.module.css';

/** Leads from comparing players to comparing matches and back. */
export function CompareKinds({ teamId }: { teamId: string }) {
  return (
    <nav className={styles.kinds} aria-label={i18n.t('Compare')}>
      <NavLink to={paths.comparePlayers({ teamId })}>{i18n.t('Two players')}</NavLink>
      <NavLink to={paths.compareMatches({ teamId })}>{i18n.t('Two matches')}</NavLink>
    </nav>
  );
}
