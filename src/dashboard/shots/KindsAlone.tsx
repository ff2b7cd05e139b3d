import { i18n } from '@lingui/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { shotsByKind } from '../../basketball/season-shots.ts';
import type { Match } from '../../contract/match.ts';
import { paths } from '../api/paths.ts';
import { type SeasonReading, useSeasonBoxScores } from '../api/season-reading.ts';
import { SeasonPage } from '../figures/SeasonPage.tsx';
import { Section } from '../figures/Section.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { SkeletonRows } from '../ui/Skeleton.tsx';
import styles from './Shots.module.css';
import { ShotTable } from './ShotTable.tsx';

interface KindsAloneProps {
  plays: SeasonReading<unknown>;
  matches: readonly Match[];
  /** Only the latest so many; `null` for all. */
  latest: number | null;
  choice: ReactNode;
}

/** Where no shot has a place: twos and threes of the box scores, and what is missing. */
export function KindsAlone({ plays, matches, latest, choice }: KindsAloneProps) {
  const boxScores = useSeasonBoxScores(matches);
  const read = boxScores.entries.map(({ value }) => value);
  const all = read.flatMap((value) => value ?? []);
  const chosen = read.slice(0, latest ?? read.length).flatMap((value) => value ?? []);
  const understood = plays.understood && boxScores.understood;
  const rows = {
    team: shotsByKind(chosen, all, 'team'),
    opponent: shotsByKind(chosen, all, 'opponent'),
  };
  const remark = !understood
    ? i18n.t('The service’s plays are in a form that this page does not understand yet')
    : plays.failed > 0
      ? i18n.t('The plays, in which the places of the shots stand, could not be read.')
      : i18n.t(
          'No shot has a place: plays with places would show where they came from. Twos and threes are those of the box scores.',
        );
  return (
    <SeasonPage choice={choice} readings={[boxScores, plays]}>
      <p className={styles.note}>
        {remark}{' '}
        {understood ? null : <Link to={paths.replies()}>{i18n.t('Say what is what')}</Link>}
      </p>
      {rows.team && rows.opponent ? (
        <div className={styles.sides}>
          <Section title={i18n.t('Our shots')}>
            <ShotTable title={i18n.t('Our shots')} rows={rows.team} />
          </Section>
          <Section title={i18n.t('Opponents’ shots')}>
            <ShotTable title={i18n.t('Opponents’ shots')} rows={rows.opponent} />
          </Section>
        </div>
      ) : boxScores.reading ? (
        <SkeletonRows count={4} height="1.9rem" label={i18n.t('Loading the shots')} />
      ) : understood && boxScores.failed === 0 ? (
        <EmptyState
          title={i18n.t('No shots are recorded')}
          message={i18n.t('They begin with the first match that has a box score of both sides.')}
        />
      ) : null}
    </SeasonPage>
  );
}
