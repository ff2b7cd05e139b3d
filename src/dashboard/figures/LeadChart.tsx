import { i18n } from '@lingui/core';
import type { ReactNode } from 'react';
import type { Stretch } from '../../basketball/decisive-stretches.ts';
import { pointsScored } from '../../basketball/shots.ts';
import type { Match } from '../../contract/match.ts';
import { formatFixed, formatScore, formatSigned } from '../ui/format.ts';
import { leadAreas } from './flow-geometry.ts';
import styles from './LeadChart.module.css';
import { surnameOnChart } from './match-text.ts';
import type { Meeting } from './meeting.ts';
import { periodLabels, periodText } from './period-labels.ts';

type Plays = NonNullable<Meeting['plays']>;

/** The least reach of the axis to either side, and of both, in points: a lead of two must not look like a rout. */
const [leastSide, leastReach] = [4, 12];

/** What an axis holds above and below its line, in points. */
function reachOf({ ahead, behind }: Record<'ahead' | 'behind', number>) {
  const [above, below] = [Math.max(leastSide, ahead), Math.max(leastSide, behind)];
  const missing = Math.max(0, leastReach - above - below) / 2;
  return { above: above + missing, below: below + missing };
}

/** The reach of the match that needs most, so that a point is as high in all. */
export function mostReach(meetings: readonly Pick<Meeting, 'match' | 'plays'>[]): number {
  const reaches = meetings.flatMap((meeting) => leadAreas(meeting) ?? []).map(reachOf);
  return Math.max(leastReach, ...reaches.map(({ above, below }) => above + below));
}

interface LeadChartProps
  extends Pick<LeadPictureProps, 'meeting' | 'stretch' | 'reach' | 'withTops'> {
  /** Whether bars above the chart mark runs of at least eight points. */
  marksRuns?: boolean;
}

/** The lead through a match, ours above the line and theirs below, with each period's score. */
export function LeadChart(props: LeadChartProps) {
  const { meeting, stretch, reach, marksRuns = false, withTops = !marksRuns } = props;
  return (
    <>
      {marksRuns ? <Runs meeting={meeting} /> : null}
      <LeadPicture meeting={meeting} stretch={stretch} reach={reach} withTops={withTops} />
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
  /** What the whole height is worth, in points, for charts on one scale (`mostReach`). */
  reach?: number | undefined;
  /** Whether a bracket names that stretch. */
  isNamed?: boolean;
  /** Whether it also names who scored most in it, where the names may be read: on a page, never in print. */
  withScorer?: boolean;
  /** Whether the largest lead of either side is named. */
  withTops?: boolean;
}

/** The lead as two areas around zero; renders nothing if the plays have no score. */
export function LeadPicture(props: LeadPictureProps) {
  const { meeting, until, whole, shaded = 0, stretch, reach, isNamed = true } = props;
  const { withScorer = false, withTops = false } = props;
  const areas = leadAreas(meeting, until, whole);
  if (areas === null) return null;
  const { ahead, behind, end } = areas;
  const { above, below } = reachOf(areas);
  const [from, to] = [stretch?.from.seconds ?? end - shaded, stretch?.to.seconds ?? end];
  /** The bracket's stretch has its own name. */
  const isBeside = (at: number) =>
    stretch != null && isNamed && at > from - end / 25 && at < to + end / 25;
  const tops = [
    { lead: ahead, at: areas.aheadAt },
    { lead: -behind, at: areas.behindAt },
  ].filter(({ lead, at }) => Math.abs(lead) >= leastSide && !isBeside(at));
  const height = reach && `calc(var(--lead-height, 5em) * ${((above + below) / reach).toFixed(3)})`;
  const picture = (
    <svg
      className={`block wide ${styles.lead}`}
      style={{ height }}
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
  return (
    <>
      {stretch && isNamed ? (
        <StretchMark
          stretch={stretch}
          name={stretchName(stretch, meeting.match)}
          from={(100 * from) / end}
          to={(100 * to) / end}
        >
          {withScorer && meeting.plays ? topScorer(stretch, meeting.plays) : null}
        </StretchMark>
      ) : null}
      {withTops ? (
        // The label below the line ends within the margin of the periods' scores.
        <div
          className={`relative named ${styles.tops}`}
          style={{ marginBottom: tops.some(({ lead }) => lead < 0) ? '0.7em' : 0 }}
        >
          {tops.map(({ lead, at }) => (
            <b
              key={lead}
              aria-hidden="true"
              style={{
                left: `clamp(1em, ${(100 * at) / end}%, 100% - 1em)`,
                [lead < 0 ? 'top' : 'bottom']:
                  `${(100 * ((lead < 0 ? above : below) + Math.abs(lead))) / (above + below)}%`,
              }}
            >
              {formatSigned(lead)}
            </b>
          ))}
          {picture}
        </div>
      ) : (
        picture
      )}
    </>
  );
}

/** "0–8 in 51 seconds"; of a whole period its name, since its score is below. */
function stretchName({ kind, points, from, to }: Stretch, match: Match): string {
  if (kind === 'period' || kind === 'overtime') return periodText(to.period, match);
  const score = formatScore(points);
  const lasted = (to.seconds ?? 0) - (from.seconds ?? 0);
  if (lasted <= 0) return score;
  return lasted < 120
    ? i18n.t('{score} in {lasted} seconds', { score, lasted })
    : i18n.t('{score} in {minutes} minutes', { score, minutes: Math.round(lasted / 60) });
}

interface StretchMarkProps {
  stretch: Stretch;
  name: string;
  /** Its ends in percent of the chart's width. */
  from: number;
  to: number;
  /** Who scored most in it. */
  children: ReactNode;
}

/**
 * A bracket over a stretch, with its name and its change of the chance to win; the label is on the side with more
 * space.
 */
function StretchMark({ stretch, name, from, to, children }: StretchMarkProps) {
  const [before, after] = [stretch.from.winProbability, stretch.to.winProbability];
  const isLate = from + to > 100;
  return (
    <>
      <div
        className={`soft ${styles.mark}`}
        style={isLate ? { paddingInlineEnd: `${100 - to}%` } : { paddingInlineStart: `${from}%` }}
        data-late={isLate}
      >
        <b className="ink">{name}</b> {children}
        {before === null || after === null
          ? null
          : i18n.t('chance to win from {before} to {after}', {
              before: chanceText(before),
              after: chanceText(after),
            })}
      </div>
      <i
        className={`block ${styles.bracket}`}
        style={{ marginInlineStart: `${from}%`, width: `${to - from}%` }}
      />
    </>
  );
}

/** Who scored most for the side that gained in a stretch: "Villaverde 5 of the 8, "; `null` if less than a third. */
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
  if (!most || most[1] < points[side] / 3 || name === '') return null;
  const values = { name, points: most[1], all: points[side] };
  return <span className={styles.scorer}>{i18n.t('{name} {points} of the {all},', values)} </span>;
}

/** A chance to win, 0..1, in percent: never rounded to 0 or 100. */
export function chanceText(chance: number): string {
  const isOver = chance === 0 || chance === 1;
  return formatFixed(isOver ? chance : Math.min(0.99, Math.max(0.01, chance)), 0, 'percent');
}
