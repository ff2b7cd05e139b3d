import { i18n } from '@lingui/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import type { Match } from '../../contract/match.ts';
import { useApi } from '../api/api-context.ts';
import { useTeam } from '../api/club.ts';
import { matchesQuery } from '../api/matches.ts';
import { paths } from '../api/paths.ts';
import { useSeasonBoxScores } from '../api/season-box-scores.ts';
import { Loaded } from '../figures/Loaded.tsx';
import { type AverageBasis, averageLine } from '../figures/per-minutes.ts';
import type { RosterRow } from '../figures/roster-rows.ts';
import { SeasonCount } from '../figures/SeasonCount.tsx';
import { useRoster } from '../figures/use-roster.ts';
import { Card } from '../ui/Card.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { formatCount, notRecorded } from '../ui/format.ts';
import { PageTitle } from '../ui/PageTitle.tsx';
import { SkeletonRows } from '../ui/Skeleton.tsx';
import { AverageChoice, useAverageBasis } from './AverageChoice.tsx';
import { AwaitingRoster } from './AwaitingRoster.tsx';
import styles from './Compare.module.css';
import { CompareKinds } from './CompareKinds.tsx';
import { ComparisonTable } from './ComparisonTable.tsx';
import { PairChoice } from './PairChoice.tsx';
import { averageColumns } from './season-columns.ts';
import { usePair } from './use-pair.ts';

/** Two players' seasons side by side. */
export function ComparePlayersPage() {
  const { teamId = '' } = useParams();
  const { team } = useTeam(teamId);
  const matches = useQuery(matchesQuery(useApi(), teamId));
  return (
    <>
      <PageTitle parts={[i18n.t('Compare players'), team?.name]} />
      <Loaded query={matches} skeleton={<PlayersSkeleton />}>
        {(list) => <ComparePlayers teamId={teamId} matches={list} />}
      </Loaded>
    </>
  );
}

function ComparePlayers({ teamId, matches }: { teamId: string; matches: Match[] }) {
  const pair = usePair();
  const { team } = useTeam(teamId);
  const boxScores = useSeasonBoxScores(matches);
  const { rows, loading, remark } = useRoster(teamId, boxScores);
  const averages = useAverageBasis(team);
  const isMissing = (id: string) => id !== '' && !rows.some(({ playerId }) => playerId === id);
  const awaited = boxScores.reading && (isMissing(pair.a) || isMissing(pair.b));
  if (loading || awaited) return <AwaitingRoster skeleton={<PlayersSkeleton />} />;
  const nameOf = (row: RosterRow) => [row.number, row.name].filter(Boolean).join(' ');
  const [a, b] = [pair.a, pair.b].map((id) => rows.find(({ playerId }) => playerId === id));
  const link = (row: RosterRow) => (
    <Link to={paths.seasonPlayer({ teamId, playerId: row.playerId })}>{nameOf(row)}</Link>
  );
  return (
    <div className={styles.page}>
      <CompareKinds teamId={teamId} />
      <PairChoice
        labels={{ a: i18n.t('Player on the left'), b: i18n.t('Player on the right') }}
        pair={pair}
        options={rows.map((row) => ({ id: row.playerId, text: nameOf(row) }))}
      />
      {remark ? <p className={styles.remark}>{remark}</p> : null}
      {a && b ? (
        <Card>
          <div className={styles.basis}>
            <AverageChoice {...averages} />
            <SeasonCount readings={[boxScores]} />
          </div>
          <ComparisonTable
            caption={i18n.t('{left} and {right}', { left: a.name, right: b.name })}
            a={link(a)}
            b={link(b)}
            groups={groupsOf(a, b, averages.basis, averages.minutes)}
          />
        </Card>
      ) : (
        <EmptyState
          title={i18n.t('Choose two players')}
          message={i18n.t('Their seasons then stand side by side.')}
        />
      )}
    </div>
  );
}

function PlayersSkeleton() {
  return <SkeletonRows count={14} height="1.9rem" label={i18n.t('Loading the players')} />;
}

function groupsOf(a: RosterRow, b: RosterRow, basis: AverageBasis, minutes: number) {
  const [left, right] = [a, b].map(({ season }) => averageLine(season, basis, minutes));
  const played = (name: string, read: (row: RosterRow) => number | null) => ({
    key: name,
    name,
    meaning: '',
    a: formatCount(read(a)),
    b: formatCount(read(b)),
  });
  return [
    {
      title: i18n.t('Season'),
      rows: [
        played(i18n.t('Matches'), ({ season }) => season?.matches ?? null),
        played(i18n.t('Starts'), ({ season }) => season?.starts ?? null),
      ],
    },
    {
      title:
        basis === 'match' ? i18n.t('A match') : i18n.t('{minutes} minutes on court', { minutes }),
      rows: averageColumns.map(({ key, label, meaning, average: text }) => ({
        key,
        name: i18n.t(label),
        meaning: i18n.t(meaning),
        a: left ? text(left) : notRecorded,
        b: right ? text(right) : notRecorded,
      })),
    },
  ];
}
