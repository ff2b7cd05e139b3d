import { i18n } from '@lingui/core';
import { useDeferredValue, useMemo } from 'react';
import type { Match } from '../../contract/match.ts';
import { Absence } from '../figures/Absence.tsx';
import { AddMatchesLink } from '../figures/ForRecorder.tsx';
import { TeamMatches } from '../figures/TeamMatches.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Skeleton, SkeletonRows } from '../ui/Skeleton.tsx';
import { useSearchChoice } from '../ui/use-search-choice.ts';
import { Filters } from './Filters.tsx';
import { MatchTable } from './MatchTable.tsx';
import { filterMatches, isNarrowed, type MatchFilters, noFilters } from './match-filters.ts';
import { NearMatches } from './NearMatches.tsx';
import { ResultStrip } from './ResultStrip.tsx';
import { useRowLimit } from './row-limit.ts';
import { SeasonSummary } from './SeasonSummary.tsx';
import styles from './TeamPage.module.css';

/** A team's matches: the near ones, then the season by months, newest first. */
export function TeamPage() {
  return (
    <TeamMatches title={i18n.t('Matches')} skeleton={<SeasonSkeleton />}>
      {(list) => <Season {...list} />}
    </TeamMatches>
  );
}

function SeasonSkeleton() {
  return (
    <>
      <Skeleton height="9.4rem" />
      <div className={styles.summarySkeleton}>
        <Skeleton width="44rem" height="3.2rem" />
      </div>
      <div className={styles.filters}>
        <Skeleton width="30rem" height="2.2rem" />
      </div>
      <SkeletonRows count={14} height="1.9rem" label={i18n.t('Loading the matches')} />
    </>
  );
}

function Season({ teamId, matches }: { teamId: string; matches: Match[] }) {
  const [filters, choose] = useSearchChoice<keyof MatchFilters>(noFilters);
  const [limit, setLimit] = useRowLimit();
  // A key is seen at once; the season, whose parts are drawn anew with what they show alone, follows it.
  const applied = useDeferredValue(filters);
  const shown = useMemo(() => filterMatches(matches, applied), [matches, applied]);
  if (matches.length === 0) {
    return (
      <Absence
        title={i18n.t('This team has no match yet')}
        message={i18n.t('Matches appear here as soon as the club records or imports one.')}
      >
        <AddMatchesLink />
      </Absence>
    );
  }
  return (
    <>
      <NearMatches teamId={teamId} matches={matches} />
      <SeasonSummary matches={shown} />
      <ResultStrip matches={shown} />
      <Filters matches={matches} filters={filters} onChange={choose} />
      <div className={styles.counted}>
        <p className="quiet" role="status">
          {isNarrowed(filters)
            ? i18n.t('{shown} of {all} matches, and the numbers above are theirs', {
                shown: shown.length,
                all: matches.length,
              })
            : i18n.t('{all, plural, one {# match} other {# matches}}', { all: matches.length })}
        </p>
        <AddMatchesLink />
      </div>
      {shown.length === 0 ? (
        <EmptyState
          title={i18n.t('No match passes these filters')}
          message={i18n.t('Widen or clear them.')}
        />
      ) : (
        <MatchTable teamId={teamId} matches={shown} limit={limit} onMore={setLimit} />
      )}
    </>
  );
}
