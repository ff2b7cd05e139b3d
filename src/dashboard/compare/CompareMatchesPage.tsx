import { i18n } from '@lingui/core';
import type { Match } from '../../contract/match.ts';
import { endedMatches } from '../api/season-record.ts';
import { Absence } from '../figures/Absence.tsx';
import { matchText } from '../figures/match-text.ts';
import { TeamMatches } from '../figures/TeamMatches.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { formatScore } from '../ui/format.ts';
import { SkeletonRows } from '../ui/Skeleton.tsx';
import styles from './Compare.module.css';
import { ComparedMatches } from './ComparedMatches.tsx';
import { CompareKinds } from './CompareKinds.tsx';
import { PairChoice } from './PairChoice.tsx';
import { usePair } from './use-pair.ts';

/** Ten seasons: a longer list nobody looks through, and drawing it takes a browser seconds. */
const mostOffered = 400;

/** Two matches of a team side by side. */
export function CompareMatchesPage() {
  return (
    <TeamMatches
      title={i18n.t('Compare matches')}
      skeleton={<SkeletonRows count={14} height="1.9rem" label={i18n.t('Loading the matches')} />}
    >
      {(list) => <CompareMatches {...list} />}
    </TeamMatches>
  );
}

function CompareMatches({ teamId, matches }: { teamId: string; matches: Match[] }) {
  // "What changed since the match before?" is the question that needs no choice.
  const [latest, before] = endedMatches(matches);
  const pair = usePair({ a: before?.id ?? '', b: latest?.id ?? '' });
  const begun = matches
    .filter(({ score }) => score !== null)
    .filter(({ id }, at) => at < mostOffered || id === pair.a || id === pair.b);
  const [a, b] = [pair.a, pair.b].map((id) => matches.find((match) => match.id === id));
  if (begun.length < 2) {
    return (
      <div className={styles.page}>
        <CompareKinds teamId={teamId} />
        <Absence
          title={i18n.t('There are not two matches to compare yet')}
          message={i18n.t('A match can be compared once it has a score.')}
        />
      </div>
    );
  }
  return (
    <div className={styles.page}>
      <CompareKinds teamId={teamId} />
      <PairChoice
        labels={{ a: i18n.t('Match on the left'), b: i18n.t('Match on the right') }}
        pair={pair}
        options={begun.map((match) => ({
          id: match.id,
          text: `${matchText(match)}, ${formatScore(match.score)}`,
        }))}
      />
      {a && b ? (
        <ComparedMatches teamId={teamId} a={a} b={b} matches={matches} />
      ) : (
        <EmptyState
          title={i18n.t('Choose two matches')}
          message={i18n.t('The team’s numbers in both then stand side by side.')}
        />
      )}
    </div>
  );
}
