import { i18n } from '@lingui/core';
import type { BoxScore, Line } from '../../contract/box-score.ts';
import type { Match } from '../../contract/match.ts';
import { useTeam } from '../api/club.ts';
import { paths } from '../api/paths.ts';
import { type SeasonReading, useSeasonBoxScores } from '../api/season-reading.ts';
import { AverageChoice, averageLine, useAverageBasis } from '../figures/AverageChoice.tsx';
import { Awaited } from '../figures/QueryState.tsx';
import type { RosterRow } from '../figures/roster.ts';
import { useRoster } from '../figures/roster.ts';
import { SeasonLink } from '../figures/SeasonNote.tsx';
import { ReadingNote } from '../figures/SeasonPage.tsx';
import { Section } from '../figures/Section.tsx';
import { LegendDot } from '../figures/Strip.tsx';
import { TeamMatches } from '../figures/TeamMatches.tsx';
import { averageColumns } from '../tables/columns.ts';
import { differenceOf, formulaOf, nameOf, written } from '../tables/number-words.ts';
import { EmptyState } from '../ui/ErrorPanel.tsx';
import { notRecorded } from '../ui/format.ts';
import { SkeletonRows } from '../ui/Skeleton.tsx';
import styles from './Compare.module.css';
import { type Difference, judgeDifference } from './compared.ts';
import { DifferenceTable } from './DifferenceTable.tsx';
import { CompareKinds, PairChoice, usePair } from './PairChoice.tsx';

/** Two players' seasons side by side. */
export function ComparePlayersPage() {
  return (
    <TeamMatches title={i18n.t('Compare players')} skeleton={<PlayersSkeleton />}>
      {(list) => <ComparePlayers {...list} />}
    </TeamMatches>
  );
}

function ComparePlayers({ teamId, matches }: { teamId: string; matches: Match[] }) {
  const { team } = useTeam(teamId);
  const boxScores = useSeasonBoxScores(matches);
  const { rows, loading, remark } = useRoster(teamId, boxScores);
  const averages = useAverageBasis(team, 'minutes');
  // Those of whom most was seen, until others are chosen.
  const [most, next] = rows.toSorted((one, two) => secondsOf(two) - secondsOf(one));
  const pair = usePair({ a: most?.playerId ?? '', b: next?.playerId ?? '' });
  // Sorted by difference: shown once all is loaded, so that no row moves.
  if (loading || boxScores.waiting) return <Awaited skeleton={<PlayersSkeleton />} />;
  const [a, b] = [pair.a, pair.b].map((id) => rows.find(({ playerId }) => playerId === id));
  return (
    <div className="grid">
      <CompareKinds teamId={teamId} />
      <PairChoice
        labels={{ a: i18n.t('Player on the left'), b: i18n.t('Player on the right') }}
        pair={pair}
        options={rows.map((row) => [row.playerId, labelOf(row)])}
      />
      {remark ? <p className="quiet">{remark}</p> : null}
      {a && b ? (
        <PairOfPlayers {...{ teamId, a, b, rows, averages, boxScores }} />
      ) : (
        <EmptyState
          title={i18n.t('Choose two players')}
          message={i18n.t('Their seasons then stand side by side.')}
        />
      )}
    </div>
  );
}

interface PairOfPlayersProps {
  teamId: string;
  a: RosterRow;
  b: RosterRow;
  /** Of the whole roster. */
  rows: readonly RosterRow[];
  averages: ReturnType<typeof useAverageBasis>;
  boxScores: SeasonReading<BoxScore>;
}

/** What differs between two players' averages, in a sentence and row by row. */
export function PairOfPlayers({ teamId, a, b, rows, averages, boxScores }: PairOfPlayersProps) {
  // Minutes stay those of a match: of 40 minutes they would be 40.
  const lineOf = ({ season }: RosterRow) => {
    const line = averageLine(season, averages.basis, averages.minutes);
    return line && { ...line, seconds: season?.perMatch?.seconds ?? null };
  };
  const link = (row: RosterRow) => (
    <SeasonLink to={paths.seasonPlayer({ teamId, playerId: row.playerId })}>
      {labelOf(row)}
    </SeasonLink>
  );
  const differences = playerDifferences(
    lineOf(a),
    lineOf(b),
    rows.flatMap((row) => (row === a || row === b ? [] : (lineOf(row) ?? []))),
  );
  const mostOf = (name: string, side: 'a' | 'b', less: 'a' | 'b') => {
    const most = differences.find(
      (each) => isFinding(each) && isSteady(each) && (each[side] ?? 0) > (each[less] ?? Infinity),
    );
    if (!most) return [];
    const [high, low] = [most.text(most[side]), most.text(most[less])];
    return i18n.t('{name} has more {number}, {score}.', {
      name,
      number: most.name.toLocaleLowerCase(i18n.locale),
      score: i18n.t('{low} to {high}', { low: high, high: low }).replaceAll(' ', '\u00a0'),
    });
  };
  const found = [mostOf(a.name, 'a', 'b'), mostOf(b.name, 'b', 'a')].flat();
  const basis =
    averages.basis === 'match'
      ? i18n.t('Per match')
      : i18n.t('Per {minutes} minutes', { minutes: averages.minutes });
  return (
    <>
      {found.length > 0 ? (
        <p className={`sentence strong snug ${styles.summary}`}>{`${basis}: ${found.join(' ')}`}</p>
      ) : null}
      <Section title={i18n.t('What differs')}>
        <div className={`row apart ${styles.basis}`}>
          <AverageChoice {...averages} />
          <p className={`row ${styles.names}`}>
            <span>
              <LegendDot tone="us" isHollow /> {link(a)} {played(a)}
            </span>{' '}
            <span>
              <LegendDot tone="us" /> {link(b)} {played(b)}
            </span>
          </p>
        </div>
        <DifferenceTable
          label={i18n.t('{left} and {right}', { left: a.name, right: b.name })}
          names={{ a: a.name, b: b.name }}
          sides={{ team: i18n.t('ticks: the others, the thick one usual') }}
          rows={differences.map((each) => ({
            key: each.key,
            team: each,
            isChance: !isSteady(each),
          }))}
        />
        <ReadingNote readings={[boxScores]} />
      </Section>
    </>
  );
}

const labelOf = ({ number, name }: RosterRow) => [number, name].filter(Boolean).join(' ');

function PlayersSkeleton() {
  return <SkeletonRows count={14} height="1.9rem" label={i18n.t('Loading the players')} />;
}

/** Seconds on court in the matches that were read. */
const secondsOf = ({ season }: RosterRow) => season?.totals.seconds ?? 0;

/** How often a player played and started. */
function played({ season }: RosterRow): string {
  const { matches = 0, starts = 0 } = season ?? {};
  return i18n.t(
    '{matches, plural, one {# match} other {# matches}}, {starts, plural, one {# start} other {# starts}}',
    { matches, starts },
  );
}

/**
 * What differs between two players' averages: by how much of the squad's own spread, then what swings by chance. Nobody is
 * called the better.
 * @param others averages of the other players
 */
function playerDifferences(a: Line | null, b: Line | null, others: readonly Line[]): Difference[] {
  return averageColumns
    .filter(({ key, isPair }) => !isPair && !/^(offensive|defensive)Rebounds$/.test(key))
    .map(({ key, value, average }) => {
      const of = (line: Line | null) => (line ? value(line) : null);
      const texts = new Map([a, b].map((line) => [of(line), line ? average(line) : notRecorded]));
      return judgeDifference({
        key,
        name: nameOf(key),
        meaning: formulaOf(key),
        a: of(a),
        b: of(b),
        others: others.flatMap((line) => value(line) ?? []),
        good: 0,
        text: (shown) =>
          key.endsWith('Share') ? written(key, shown) : (texts.get(shown) ?? notRecorded),
        differenceText: (from, to) => differenceOf(key, from, to, 1),
      });
    })
    .toSorted((one, two) => Number(isSteady(two)) - Number(isSteady(one)) || two.size - one.size);
}

/** The rest is a sum of others, or the coach's own choice. */
const isFinding = ({ key }: Difference) => !/^(minutes|efficiency)$/.test(key);

/** Points while on court, a share of few shots, and rare events swing by chance: they come last. */
const isSteady = ({ key, a, b }: Difference) =>
  !/plusMinus|Share$/.test(key) && Math.max(a ?? 0, b ?? 0) >= 1;
