import { i18n } from '@lingui/core';
import { memo, useMemo } from 'react';
import { gameNotes } from '../../basketball/game-notes.ts';
import type { BoxScore } from '../../contract/box-score.ts';
import type { Match } from '../../contract/match.ts';
import type { MatchEvent, MatchSheet } from '../../contract/play-by-play.ts';
import { paths } from '../api/paths.ts';
import { SeasonLink } from '../figures/SeasonLink.tsx';
import { advancedColumns, boxScoreColumns } from '../tables/columns.ts';
import styles from './BoxScores.module.css';
import { ColumnMeanings } from './ColumnMeanings.tsx';
import { MatchFacts } from './MatchFacts.tsx';
import { TeamTotals } from './TeamTotals.tsx';
import { TrustPanel } from './TrustPanel.tsx';
import type { BoxScoreView } from './use-box-score-view.ts';

interface BelowBoxScoresProps {
  boxScore: BoxScore;
  match: Match | undefined;
  matches: readonly Match[];
  teamId: string;
  /** `null` where the service has none, `undefined` while they are not there. */
  plays: { events: MatchEvent[]; matchSheet: MatchSheet } | null | undefined;
  /** Whether the match has no more periods than a match can have. */
  plausible: boolean;
  columns: BoxScoreView['columns'];
}

/** What stands below both box scores: totals, facts, checks and what the columns mean. A sort leaves it as it is. */
export const BelowBoxScores = memo((props: BelowBoxScoresProps) => {
  const { boxScore, match, matches, teamId, plays, plausible, columns } = props;
  const notes = useMemo(
    () => (plays && match ? gameNotes(plays.events, plays.matchSheet, match) : null),
    [plays, match],
  );
  return (
    <>
      <section className={styles.totals} aria-label={i18n.t('Team totals')}>
        <TeamTotals boxScore={boxScore} notes={notes} />
        {match?.status === 'completed' ? (
          <SeasonLink to={`${paths.trends({ teamId }, { match: match.id })}#standing`}>
            {i18n.t('Where this match stands in the season')}
          </SeasonLink>
        ) : null}
      </section>
      {match ? (
        <MatchFacts
          match={match}
          matches={matches}
          teamId={teamId}
          teamName={boxScore.team.name}
          events={plays ? plays.events : plays}
          course={notes}
        />
      ) : null}
      {match && plausible ? (
        <TrustPanel
          match={match}
          boxScore={boxScore}
          playByPlay={plays ?? null}
          playsHref={paths.plays({ teamId, matchId: match.id })}
        />
      ) : null}
      <ColumnMeanings
        columns={columns === 'advanced' ? advancedColumns(null, null) : boxScoreColumns}
      />
    </>
  );
});
