import { i18n } from '@lingui/core';
import { Link } from 'react-router';
import type { Match } from '../../contract/match.ts';
import { useTeam } from '../api/club.ts';
import { paths } from '../api/paths.ts';
import { useSeasonBoxScores } from '../api/season-reading.ts';
import { useOnline } from '../api/use-online.ts';
import { AverageChoice, useAverageBasis } from '../figures/AverageChoice.tsx';
import { AwaitingRoster } from '../figures/AwaitingRoster.tsx';
import { SeasonPage } from '../figures/SeasonPage.tsx';
import { TeamMatches } from '../figures/TeamMatches.tsx';
import { useRoster } from '../figures/use-roster.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { SkeletonRows } from '../ui/Skeleton.tsx';
import styles from './RosterPage.module.css';
import { RosterTable } from './RosterTable.tsx';

/** A team's players and what they do in a match. */
export function RosterPage() {
  return (
    <TeamMatches title={i18n.t('Roster')} skeleton={<RosterSkeleton />}>
      {(list) => <Roster {...list} />}
    </TeamMatches>
  );
}

function Roster({ teamId, matches }: { teamId: string; matches: Match[] }) {
  const { team } = useTeam(teamId);
  const boxScores = useSeasonBoxScores(matches);
  const { rows, loading, understood, remark } = useRoster(teamId, boxScores);
  const averages = useAverageBasis(team);
  const online = useOnline();
  if (loading) return <AwaitingRoster skeleton={<RosterSkeleton />} />;
  if (rows.length === 0 && !understood) {
    return (
      <EmptyState
        title={i18n.t('The service’s players are in a form that this page does not understand yet')}
        message={<Link to={paths.replies()}>{i18n.t('Say what is what')}</Link>}
      />
    );
  }
  if (rows.length === 0) {
    return (
      <EmptyState
        title={i18n.t('This team has no players yet')}
        message={i18n.t(
          'Players appear here as soon as the club puts them on its roster, or records a match.',
        )}
      />
    );
  }
  return (
    <SeasonPage choice={<AverageChoice {...averages} />} readings={[boxScores]}>
      {remark ? <p className={styles.remark}>{remark}</p> : null}
      {boxScores.reading && online ? (
        // Who plays most stands first: told once all is there, so that no row moves under a thumb.
        <SkeletonRows count={rows.length} height="1.9rem" label={i18n.t('Loading the players')} />
      ) : (
        <>
          <RosterTable
            teamId={teamId}
            rows={rows}
            basis={averages.basis}
            minutes={averages.minutes}
            boxScores={boxScores.entries}
            reading={boxScores.reading}
          />
          <p className={styles.shade}>
            {i18n.t('The stronger a cell’s colour, the more of the team’s players it exceeds.')}
          </p>
        </>
      )}
    </SeasonPage>
  );
}

function RosterSkeleton() {
  return <SkeletonRows count={14} height="1.9rem" label={i18n.t('Loading the players')} />;
}
