import { NavLink } from 'react-router';
import { paths } from '../../paths.ts';
import styles from './Compare.module.css';

/** Leads from comparing players to comparing matches and back. */
export function CompareKinds({ teamId }: { teamId: string }) {
  return (
    <nav className={styles.kinds} aria-label="Compare">
      <NavLink to={paths.comparePlayers({ teamId })}>Two players</NavLink>
      <NavLink to={paths.compareMatches({ teamId })}>Two matches</NavLink>
    </nav>
  );
}
