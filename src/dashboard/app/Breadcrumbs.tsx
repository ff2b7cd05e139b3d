import { i18n } from '@lingui/core';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router';
import { useTeam } from '../api/club.ts';
import { matchesQuery } from '../api/matches.ts';
import { paths } from '../api/paths.ts';
import { useApi } from '../api/session-context.ts';
import { matchText } from '../figures/match-text.ts';
import { SeasonLink } from '../figures/SeasonLink.tsx';
import styles from './Breadcrumbs.module.css';

/** What stands above the open page, each a link; nothing on the pages that stand above all. */
export function Breadcrumbs() {
  const { teamId } = useParams();
  if (!teamId) return null;
  return <TeamTrail teamId={teamId} />;
}

function TeamTrail({ teamId }: { teamId: string }) {
  const { matchId, playerId } = useParams();
  const { pathname } = useLocation();
  const { team, failed } = useTeam(teamId);
  const matches = useQuery({ ...matchesQuery(useApi(), teamId), enabled: false });
  const match = matches.data?.value.find(({ id }) => id === matchId);
  // Whole or not at all: a name that comes late would push the rest aside.
  if (!team && !failed) return null;
  const above = [
    { to: paths.club(), text: i18n.t('Teams') },
    { to: paths.team({ teamId }), text: team?.name ?? i18n.t('Team') },
    matchId
      ? { to: paths.match({ teamId, matchId }), text: match ? matchText(match) : i18n.t('Match') }
      : null,
    playerId && !matchId ? { to: paths.roster({ teamId }), text: i18n.t('Roster') } : null,
  ];
  return (
    <nav className={styles.trail} aria-label={i18n.t('Breadcrumbs')}>
      <ol>
        {above.map((crumb) =>
          crumb && crumb.to !== pathname ? (
            <li key={crumb.to}>
              <SeasonLink to={crumb.to}>{crumb.text}</SeasonLink>
            </li>
          ) : null,
        )}
      </ol>
    </nav>
  );
}
