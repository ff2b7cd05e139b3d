import { i18n } from '@lingui/core';
import { Link, useLocation } from 'react-router';
import { useTeamSeasons, useUsual } from '../api/team-season.ts';
import styles from './SeasonNote.module.css';

/** Of which season the page's numbers are, where that needs a word: in a past season, and in the first matches of one. */
export function SeasonNote({ teamId }: { teamId: string }) {
  const { pathname } = useLocation();
  const { seasons, open } = useTeamSeasons(teamId);
  const { seasonBefore } = useUsual(teamId);
  const [present] = seasons;
  if (!open || !present) return null;
  const isPast = open !== present;
  if (!isPast && seasonBefore === null) return null;
  return (
    <p className={styles.note} data-seasons>
      <span>
        {seasonBefore === null
          ? i18n.t(
              'A finished season: nothing live, nothing to come; every number and usual is of {name}.',
              { name: open.name },
            )
          : usualNote(open.name, seasonBefore)}
      </span>
      {isPast ? (
        <Link to={pathname}>{i18n.t('Back to {name}', { name: present.name })}</Link>
      ) : null}
    </p>
  );
}

/** Whose usual a page shows in the first matches of a season. */
export function usualNote(season: string, seasonBefore: string): string {
  return i18n.t('Usual is of {seasonBefore} until five matches of {season} have been played.', {
    season,
    seasonBefore,
  });
}
