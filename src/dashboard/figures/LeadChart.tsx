import { i18n } from '@lingui/core';
import type { ReactNode } from 'react';
import type { Stretch } from '../../basketball/decisive-stretches.ts';
import { pointsScored } from '../../basketball/shots.ts';
import type { Match } from '../../contract/match.ts';
import { formatFixed, formatScore } from '../ui/format.ts';
import { leadAreas } from './flow-geometry.ts';
import styles from './LeadChart.module.css';
import { surnameOnChart } from './match-text.ts';
import type { Meeting } from './meeting.ts';
import { periodLabels } from './period-labels.ts';

type Plays = NonNullable<Meeting['plays']>;

/** The least reach of the axis, in points: a lead of two must not look like a rout. */
const leastReach = 10;

/** What an axis holds above and below its line, in points. */
interface Reach {
  ahead: number;
  behind: number;
}

/** The reach that holds the leads of several matches. */
export function reachOf(meetings: readonly Pick<Meeting, 'match' | 'plays'>[]): Reach {
  const areas = meetings.flatMap((meeting) => leadAreas(meeting) ?? []);
  return {
    ahead: Math.max(leastReach, ...areas.map(({ ahead }) => ahead)),
    behind: Math.max(leastReach, ...areas.map(({ behind }) => behind)),
  };
}

interface LeadChartProps extends Pick<LeadPictureProps, 'meeting' | 'stretch' | 'reach'> {
  /** Whether bars above the chart mark runs of at least eight points. */
  marksRuns?: boolean;
}

/** The lead through a match, ours above the line and theirs below, with each period's score. */
export function LeadChart({ meeting, stretch, reach, marksRuns = false }: LeadChartProps) {
  return (
    <>
      {marksRuns ? <Runs meeting={meeting} /> : null}
      <LeadPicture meeting={meeting} stretch={stretch} reach={reach} />
      <PeriodScores match={meeting.match} />
    </>
  );
}

/** Each period's score, as wide as the period on a chart of the match above it. */
export function PeriodScores({ match }: { match: Match }) {
  const { periods, regulationPeriods, periodMinutes, overtimeMinutes } = match;
  const labels = periodLabels(Math.max(periods.length, regulationPeriods), regulationPeriods);
  return (
    <ol className={`named soft periods ${styles.periods}`} aria-label={i18n.t('Points by period')}>
      {labels.map((label, index) => (
        <li
          key={label}
          style={{ flexGrow: index < regulationPeriods ? periodMinutes : overtimeMinutes }}
        >
          {label} <b className="ink unbroken">{periods[index] && formatScore(periods[index])}</b>
        </li>
      ))}
    </ol>
  );
}

/** Approximate width of a run's label, "19–0", in percent of the chart's. */
const labelWidth = 4;

/** A bar for each run of a match, labelled if there is space. */
function Runs({ meeting }: Pick<LeadPictureProps, 'meeting'>) {
  const areas = leadAreas(meeting);
  if (areas === null) return null;
  let taken = 0;
  return (
    <ul className={`relative ${styles.runs}`}>
      {areas.runs.map(({ key, side, label, from, to }) => {
        const percent = (at: number) => (100 * Math.min(at, areas.end)) / areas.end;
        const [start, end] = [percent(from), percent(to)];
        const hasSpace = start >= taken;
        if (hasSpace) taken = Math.max(end, start + labelWidth);
        return (
          <li key={key} style={{ insetInlineStart: `${start}%`, width: `${end - start}%` }}>
            {hasSpace ? label : null}
            <i data-side={side} />
          </li>
        );
      })}
    </ul>
  );
}

interface LeadPictureProps {
  meeting: Pick<Meeting, 'match' | 'plays'>;
  /** Where the lead and the axis end, in seconds of play; by default with the match. */
  until?: number;
  /** The end of the axis for a live match, in seconds of play. */
  whole?: number;
  /** Seconds at the end that are shaded. */
  shaded?: number;
  /** The deciding stretch, shaded. */
  stretch?: Stretch | null | undefined;
  /** The least that the axis reaches, for charts on one scale (`reachOf`). */
  reach?: Reach | undefined;
  /** Whether a bracket names that stretch. */
  isNamed?: boolean;
  /** Whether it also names who scored most in it, where the names may be read: on a page, never in print. */
  withScorer?: boolean;
}

/** The lead as two areas around zero; renders nothing if the plays have no score. */
export function LeadPicture(props: LeadPictureProps) {
  const { meeting, until, whole, shaded = 0, stretch, reach, isNamed = true } = props;
  const { withScorer = false } = props;
  const areas = leadAreas(meeting, until, whole);
  if (areas === null) return null;
  const { ahead, behind, end } = areas;
  const above = Math.max(ahead, reach?.ahead ?? leastReach);
  const below = Math.max(behind, reach?.behind ?? leastReach);
  const [from, to] = [stretch?.from.seconds ?? end - shaded, stretch?.to.seconds ?? end];
  const picture = (
    <svg
      className={`block wide ${styles.lead}`}
      viewBox={`0 ${-above} ${end} ${above + below}`}
      preserveAspectRatio="none"
      role="img"
    >
      <title>
        {i18n.t('The lead through the match: ours at most {ahead}, theirs at most {behind}', {
          ahead,
          behind,
        })}
      </title>
      <rect
        className={styles.shaded}
        x={from}
        y={-above}
        width={to - from}
        height={above + below}
      />
      <path className="ours" d={areas.ours} />
      <path className="theirs" d={areas.theirs} />
      {areas.periods.map((at) => (
        <line key={at} className="rule" x1={at} x2={at} y1="-100%" y2="100%" />
      ))}
      <line className="level" x1="0" x2={end} y1="0" y2="0" />
      {whole === undefined ? null : (
        <line className={styles.now} x1={until} x2={until} y1="-100%" y2="100%" />
      )}
    </svg>
  );
  if (!stretch || !isNamed) return picture;
  return (
    <>
      <StretchMark stretch={stretch} from={(100 * from) / end} to={(100 * to) / end}>
        {withScorer && meeting.plays ? topScorer(stretch, meeting.plays) : null}
      </StretchMark>
      {picture}
    </>
  );
}

interface StretchMarkProps {
  stretch: Stretch;
  /** Its ends in percent of the chart's width. */
  from: number;
  to: number;
  /** Who scored most in it. */
  children: ReactNode;
}

/**
 * A bracket over a stretch, with its scores and its change of the chance to win; the label is on the side with more
 * space.
 */
function StretchMark({ stretch, from, to, children }: StretchMarkProps) {
  const [before, after] = [stretch.from.winProbability, stretch.to.winProbability];
  const isLate = from + to > 100;
  return (
    <>
      <p
        className={`soft ${styles.mark}`}
        style={isLate ? { paddingInlineEnd: `${100 - to}%` } : { paddingInlineStart: `${from}%` }}
        data-late={isLate}
      >
        <b className="ink">{formatScore(stretch.points)}</b> {children}
        {before === null || after === null
          ? null
          : i18n.t('chance to win from {before} to {after}', {
              before: chanceText(before),
              after: chanceText(after),
            })}
      </p>
      <i
        className={`block ${styles.bracket}`}
        style={{ marginInlineStart: `${from}%`, width: `${to - from}%` }}
      />
    </>
  );
}

/** Who scored most for the side that gained in a stretch: "Villaverde 5 of the 8, "; `null` if less than a quarter. */
function topScorer({ side, points, eventIds }: Stretch, { events, matchSheet }: Plays): ReactNode {
  if (side === null) return null;
  const scored = new Map<string, number>();
  for (const event of events) {
    const { playerId = null } = event;
    if (playerId === null || event.side !== side || !eventIds.includes(event.id)) continue;
    scored.set(playerId, (scored.get(playerId) ?? 0) + pointsScored(event));
  }
  const [most] = [...scored].toSorted(([, a], [, b]) => b - a);
  const scorer = matchSheet[side].find(({ playerId }) => playerId === most?.[0]);
  const name = surnameOnChart(scorer?.name ?? '');
  if (!most || most[1] < points[side] / 4 || name === '') return null;
  const values = { name, points: most[1], all: points[side] };
  return <span className={styles.scorer}>{i18n.t('{name} {points} of the {all},', values)} </span>;
}

/** A chance to win, 0..1, in percent: never rounded to 0 or 100. */
export function chanceText(chance: number): string {
  const isOver = chance === 0 || chance === 1;
  return formatFixed(isOver ? chance : Math.min(0.99, Math.max(0.01, chance)), 0, 'percent');
}
