import { i18n } from '@lingui/core';
import { memo } from 'react';
import { Link } from 'react-router';
import type { ScoringRun } from '../../basketball/score-flow.ts';
import type { MatchPlays } from './match-plays.ts';
import styles from './ScoreFlowPanel.module.css';
import { usePlayAddress } from './use-play-jump.ts';

interface RunListProps {
  match: MatchPlays;
  runs: readonly ScoringRun[];
}

/** The runs of a match as links to the play that began each. */
export const RunList = memo(function RunList({ match, runs }: RunListProps) {
  const playAddress = usePlayAddress();
  if (runs.length === 0) {
    return <p className="quiet">{i18n.t('No side scored eight points in a row.')}</p>;
  }
  return (
    <ul className={styles.runs} aria-label={i18n.t('Runs of eight points or more')}>
      {runs.map((run) => {
        const first = match.byEventId.get(run.eventIds[0] ?? '');
        const last = match.byEventId.get(run.eventIds.at(-1) ?? '');
        if (!first || !last) return null;
        const span = {
          from: `${first.period} ${first.clock}`,
          to: last.period === first.period ? last.clock : `${last.period} ${last.clock}`,
          score: `${run.score.team}–${run.score.opponent}`,
        };
        return (
          <li key={first.anchor}>
            <Link to={playAddress(first)}>
              <b>{run.points}–0</b> {match.names[run.side]}
            </Link>{' '}
            <span>{i18n.t('{from} to {to}, to {score}', span)}</span>
          </li>
        );
      })}
    </ul>
  );
});
