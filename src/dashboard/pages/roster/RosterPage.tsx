import { i18n } from '@lingui/core';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import type { Match } from '../../../contract/match.ts';
import { useApi } from '../../queries/api-context.ts';
import { useTeam } from '../../queries/club.ts';
import { Loaded } from '../../queries/Loaded.tsx';
import { matchesQuery } from '../../queries/matches.ts';
import { useSeasonBoxScores } from '../../queries/season-box-scores.ts';
import { AwaitingRoster } from '../../season/AwaitingRoster.tsx';
import { averageBases, comparedMinutes } from '../../season/per-minutes.ts';
import { SeasonCount } from '../../season/SeasonCount.tsx';
import { useRoster } from '../../season/use-roster.ts';
import { Choice } from '../../ui/Choice.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import styles from './RosterPage.module.css';
import { RosterTable } from './RosterTable.tsx';

/** A team's players and what they do in a match. */
export function RosterPage() {
  const { teamId = '' } = useParams();
  const { team } = useTeam(teamId);
  const matches = useQuery(matchesQuery(useApi(), teamId));
  return (
    <>
      <PageTitle parts={[i18n.t('Roster'), team?.name]} />
      <Loaded query={matches} skeleton={<RosterSkeleton />}>
        {(list) => <Roster teamId={teamId} matches={list} />}
      </Loaded>
    </>
  );
}

function Roster({ teamId, matches }: { teamId: string; matches: Match[] }) {
  const [search, setSearch] = useSearchParams();
  const { team } = useTeam(teamId);
  const boxScores = useSeasonBoxScores(matches);
  const { rows, loading, remark } = useRoster(teamId, boxScores);
  const minutes = comparedMinutes(team);
  const basis = averageBases.find((each) => each === search.get('per')) ?? 'match';
  if (loading) return <AwaitingRoster skeleton={<RosterSkeleton />} />;
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
  function choose(per: string) {
    const next = new URLSearchParams(search);
    if (per === 'match') next.delete('per');
    else next.set('per', per);
    setSearch(next, { replace: true, preventScrollReset: true });
  }
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <Choice
          legend={i18n.t('Averages')}
          value={basis}
          onChange={choose}
          options={[
            { value: 'match', label: i18n.t('Per match') },
            { value: 'minutes', label: i18n.t('Per {minutes} minutes', { minutes }) },
          ]}
        />
        <SeasonCount readings={[boxScores]} />
      </div>
      {remark ? <p className={styles.remark}>{remark}</p> : null}
      <RosterTable
        teamId={teamId}
        rows={rows}
        basis={basis}
        minutes={minutes}
        boxScores={boxScores.entries}
      />
    </div>
  );
}

function RosterSkeleton() {
  return (
    <div className={styles.page}>
      <SkeletonRows count={14} height="1.9rem" label={i18n.t('Loading the players')} />
    </div>
  );
}
