import { i18n } from '@lingui/core';
import { memo, useDeferredValue } from 'react';
import { Link } from 'react-router';
import { playerStints } from '../../basketball/player-stints.ts';
import { matchSeconds } from '../../basketball/score.ts';
import { lineupStints, type Stint } from '../../basketball/stints.ts';
import type { BoxScore, PlayerLine } from '../../contract/box-score.ts';
import type { DataOf } from '../../contract/endpoints.ts';
import type { Match } from '../../contract/match.ts';
import type { MatchEvent, Side as PlaySide } from '../../contract/play-by-play.ts';
import { paths } from '../api/paths.ts';
import { shortName } from '../figures/match-text.ts';
import { periodLabels } from '../figures/period-labels.ts';
import { useUnderstood } from '../figures/QueryState.tsx';
import { secondsOfMatch } from '../figures/roster.ts';
import { BoxScoreTable } from '../tables/BoxScoreTable.tsx';
import {
  absentText,
  advancedColumns,
  boxScoreColumns,
  correctedText,
  liveColumns,
  recordedColumns,
} from '../tables/columns.ts';
import { notRecorded } from '../ui/format.ts';
import { useNarrowerThan } from '../ui/use-narrower-than.ts';
import { useSearchChoice } from '../ui/use-search-choice.ts';
import styles from './BoxScores.module.css';

interface BoxScoresProps {
  boxScore: BoxScore;
  match: Match | undefined;
  teamId: string;
  matchId: string;
  /** `null` for a match without plays, `undefined` while they load. */
  plays: DataOf<'getPlayByPlay'> | null | undefined;
  view: BoxScoreView;
  /** Whether the opponent's side is rendered too. */
  both: boolean;
}

/** Both sides' box scores, own side first. */
export function BoxScores({ view, both, ...props }: BoxScoresProps) {
  const sides = both ? (['team', 'opponent'] as const) : (['team'] as const);
  const { absent } = recordedColumns(boxScoreColumns, props.boxScore);
  const corrected = correctedText(props.boxScore, ({ name }) => name);
  const isUnderstood = useUnderstood();
  return (
    <>
      <div className={`grid ${styles.sides}`}>
        {sides.map((key) => (
          <Side key={key} side={key} percentages={both} {...view} {...props} />
        ))}
      </div>
      {both && isUnderstood && absent.length > 0 ? (
        <p className="quiet">{absentText(absent)}</p>
      ) : null}
      {both && corrected !== '' ? <p className="quiet">{corrected}</p> : null}
    </>
  );
}

interface SideProps extends Omit<BoxScoresProps, 'view' | 'both'>, BoxScoreView {
  side: 'team' | 'opponent';
  /** Percentages come with the opponent's side, since a browser's first number formatter is slow on a phone. */
  percentages: boolean;
}

const Side = memo((props: SideProps) => {
  const { side: key, boxScore, match, plays, teamId, matchId, period, percentages } = props;
  const { columns: chosen } = props;
  // A narrower table would cut long names and the marks after them.
  const isNarrow = useNarrowerThan(1100);
  // From this width on both sides are side by side (BoxScores.module.css).
  const isWide = !useNarrowerThan(1439);
  const isHalf = useNarrowerThan(1560) && isWide;
  const isShort = isNarrow || isHalf;
  const hasRoom = !isNarrow && !isWide && chosen === 'standard';
  const isUnderstood = useUnderstood();
  const side = boxScore[key];
  const other = boxScore[key === 'team' ? 'opponent' : 'team'];
  const seconds = secondsOfMatch(match, period, side.totals);
  const isLive = boxScore.status === 'live';
  const standard = isLive ? liveColumns : boxScoreColumns;
  const all = chosen === 'advanced' ? advancedColumns(side.totals, seconds) : standard;
  const renderName = ({ playerId, name }: PlayerLine) => {
    const shown = isShort ? shortName(name) : name;
    return key === 'opponent' ? (
      shown
    ) : (
      <Link className={styles.player} to={paths.playerInsights({ teamId, matchId, playerId })}>
        {shown}
      </Link>
    );
  };
  return (
    <section className={styles.side} aria-label={side.name}>
      <h2 className={`line sentence ${key === 'team' ? 'us' : 'them'} ${styles.heading}`}>
        {side.name}
        {side.coach ? <small>{i18n.t('Coach: {name}', { name: side.coach })}</small> : null}
      </h2>
      {side.players.length === 0 && !side.totals ? (
        <p className={`soft ${styles.missing}`}>
          {!isUnderstood
            ? notRecorded
            : key === 'team'
              ? i18n.t('The team’s statistics were not recorded.')
              : i18n.t('The opponent’s statistics were not recorded.')}
        </p>
      ) : (
        <>
          <BoxScoreTable
            side={side}
            other={other}
            columns={isUnderstood ? recordedColumns(all, boxScore).recorded : all}
            live={isLive && period === null}
            renderName={renderName}
            strip={hasRoom ? stripOf(match, plays, key) : undefined}
            percentages={percentages}
          />
          {side.players.length === 0 ? (
            <p className={`soft ${styles.missing}`}>
              {i18n.t('Only totals were recorded, no players.')}
            </p>
          ) : null}
        </>
      )}
    </section>
  );
});

/** The column of times on court; it reserves its space until match and plays load. */
function stripOf(match: Match | undefined, plays: BoxScoresProps['plays'], side: PlaySide) {
  if (!match || !plays) return { heading: '', cell: () => null };
  const { events } = plays;
  const finished = match.status === 'completed';
  const stints = lineupStints({ ...plays, rules: match, finished }, side) ?? [];
  return {
    heading: <Periods match={match} events={events} />,
    cell: ({ playerId }: PlayerLine) => (
      <CourtStrip match={match} events={events} stints={stints} side={side} playerId={playerId} />
    ),
  };
}

/** Period names above the strips, each as wide as its period. */
function Periods({ match, events }: { match: Match; events: readonly MatchEvent[] }) {
  const { regulationPeriods, periodMinutes, overtimeMinutes } = match;
  const last = Math.max(regulationPeriods, events.at(-1)?.period ?? 0);
  return (
    <span className="periods centre">
      {periodLabels(last, regulationPeriods).map((label, index) => (
        <span
          key={label}
          style={{ flexGrow: index < regulationPeriods ? periodMinutes : overtimeMinutes }}
        >
          {label}
        </span>
      ))}
    </span>
  );
}

interface CourtStripProps {
  match: Match;
  events: readonly MatchEvent[];
  stints: readonly Stint[];
  side: PlaySide;
  playerId: string;
}

/** A player's times on court along the match; the table has the minutes. */
function CourtStrip({ match, events, stints, side, playerId }: CourtStripProps) {
  const last = Math.max(match.regulationPeriods, events.at(-1)?.period ?? 0);
  const along = (seconds: number) => `${(100 * seconds) / matchSeconds(last, match)}%`;
  return (
    <span
      className={`relative block ${styles.strip}`}
      style={{ backgroundSize: along(60 * match.periodMinutes) }}
      aria-hidden="true"
    >
      {playerStints(stints, playerId, match).map(({ fromSeconds, toSeconds }) => (
        <i
          key={fromSeconds}
          className={`layer ${side === 'team' ? 'ours' : 'theirs'}`}
          style={{ insetInlineStart: along(fromSeconds), width: along(toSeconds - fromSeconds) }}
        />
      ))}
    </span>
  );
}

/** The part of a box score that is shown. */
export interface BoxScoreView {
  /** 1-based; `null` for the whole match. */
  period: number | null;
  columns: 'standard' | 'advanced';
}

const usual = { period: '', columns: 'standard' };

/** The view in the page's address, with its setter. */
export function useBoxScoreView() {
  const [chosen, choose] = useSearchChoice(usual);
  // The control responds at once, and the tables may follow later.
  const { period: periodText, columns } = useDeferredValue(chosen);
  const period = Number(periodText);
  const view: BoxScoreView = {
    period: Number.isInteger(period) && period > 0 ? period : null,
    columns: columns === 'advanced' ? 'advanced' : 'standard',
  };
  return {
    view,
    setPeriod: (period: number | null) => choose({ period: String(period ?? '') }),
    setColumns: (columns: BoxScoreView['columns']) => choose({ columns }),
  };
}
