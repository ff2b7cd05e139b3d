import { i18n } from '@lingui/core';
import { memo, type PointerEvent, type ReactNode } from 'react';
import { type Side, sides } from '../../contract/play-by-play.ts';
import { axisTicks } from '../figures/flow-geometry.ts';
import { formatClock } from '../figures/plays.ts';
import { formatFixed, formatSigned } from '../ui/format.ts';
import { useIsPhone } from '../ui/use-narrower-than.ts';
import styles from './TimeCanvas.module.css';
import { type Course, namedScores, type TimeWindow } from './time-window.ts';

interface TimeCanvasProps {
  course: Course;
  window: TimeWindow;
  /** The cursor's time. */
  at: number;
  /** Called with the time under the pointer. */
  onPoint: (at: number) => void;
  /** Whether a part of the match is enlarged: with clocks instead of periods, and the points of each shot. */
  large?: boolean;
  /** Lanes below the others. */
  children?: ReactNode;
}

/** Lanes on one time axis, with runs as bands and one cursor across all of them. */
export function TimeCanvas(props: TimeCanvasProps) {
  const { course, window, at, onPoint, large = false, children } = props;
  const { from, to } = window;
  const phone = useIsPhone();
  const along = (moment: number) => `${(100 * (moment - from)) / (to - from)}%`;
  const point = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const plot = currentTarget.querySelector('[data-plot]');
    if (!plot) return;
    const { left, width } = plot.getBoundingClientRect();
    const share = Math.min(1, Math.max(0, (clientX - left) / width));
    onPoint(from + share * (to - from));
  };
  const bounds = course.periods.filter(({ end }) => end > from && end < to);
  const runs = course.runs.filter((run) => run.to > from && run.from < to);
  return (
    <div
      className={`relative ${styles.canvas}`}
      onPointerMove={point}
      onPointerDown={point}
      aria-hidden="true"
    >
      <div className={`absolute ${styles.through}`} data-plot>
        {runs.map((run, index) => (
          <span
            key={run.key}
            className={run.side === 'team' ? styles.ourRun : styles.theirRun}
            style={{
              insetInlineStart: along(Math.max(from, run.from)),
              insetInlineEnd: `calc(100% - ${along(Math.min(to, run.to))})`,
            }}
          >
            {phone && isClose(runs[index - 1], run, window) ? null : <b>{run.label}</b>}
          </span>
        ))}
        {bounds.map(({ label, end }) => (
          <i key={label} className={styles.bound} style={{ insetInlineStart: along(end) }} />
        ))}
      </div>
      <TimeLanes course={course} window={window} large={large} />
      {children}
      <div className={styles.lane}>
        <span />
        <div className={`quiet periods centre ${large ? styles.clocks : ''}`}>
          {large
            ? minutes(window).map((left) => <span key={left}>{formatClock(left)}</span>)
            : course.periods.map(({ label, end }, index) => (
                <span key={label} style={{ flexGrow: end - (course.periods[index - 1]?.end ?? 0) }}>
                  {label}
                </span>
              ))}
        </div>
      </div>
      <div className={`absolute ${styles.through}`}>
        {at >= from && at <= to ? (
          <i className={styles.cursor} style={{ insetInlineStart: along(at) }} />
        ) : null}
      </div>
    </div>
  );
}

/** Whether this run's points would overlap the previous run's on a phone; the list of runs has both. */
function isClose(
  before: Course['runs'][number] | undefined,
  run: Course['runs'][number],
  { from, to }: TimeWindow,
) {
  return before !== undefined && run.from + run.to - before.from - before.to < (to - from) / 4;
}

/** Remaining minutes in a window, its end last. */
function minutes({ from, to }: TimeWindow): number[] {
  const count = Math.round((to - from) / 60);
  return Array.from({ length: count + 1 }, (_, index) => (count - index) * 60);
}

interface TimeLanesProps {
  course: Course;
  window: TimeWindow;
  /** Whether shots show their points. */
  large: boolean;
}

/** The lanes that do not depend on the cursor: lead, chance to win, both sides' shots. */
const TimeLanes = memo(function TimeLanes({ course, window, large }: TimeLanesProps) {
  return (
    <>
      <LeadLane course={course} window={window} />
      {course.chances.length > 0 ? <ChanceLane course={course} window={window} /> : null}
      {course.shots.length > 0
        ? sides.map((side) => (
            <ShotLane key={side} side={side} course={course} window={window} large={large} />
          ))
        : null}
    </>
  );
});

type LaneProps = Omit<TimeLanesProps, 'large'>;

/** A step path within a window: first along the time, then up or down. */
function stepsWithin(
  steps: readonly { at: number; value: number }[],
  { from, to }: TimeWindow,
  start: number,
): string {
  const before = steps.findLast(({ at }) => at <= from)?.value ?? start;
  const inside = steps.filter(({ at }) => at > from && at <= to);
  return `M${from} ${before}${inside.map(({ at, value }) => `H${at}V${value}`).join('')}`;
}

function LeadLane({ course, window }: LaneProps) {
  const { steps } = course;
  const { from, to } = window;
  const isPhone = useIsPhone();
  const within = steps.filter(({ at }, index) => (steps[index + 1]?.at ?? at) >= from && at <= to);
  const ticks = axisTicks(within.map(({ margin }) => margin));
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)];
  const last = Math.min(to, steps.at(-1)?.at ?? to);
  const area = (of: (margin: number) => number) =>
    `${stepsWithin(
      steps.map(({ at, margin }) => ({ at, value: -of(margin) })),
      window,
      0,
    )}H${last}V0H${from}Z`;
  return (
    <div className={styles.lane}>
      <span className={styles.name}>{i18n.t('Lead')}</span>
      <div className={`relative ${styles.lead}`}>
        {ticks.map((tick) => (
          <span
            key={tick}
            className={`quiet narrow absolute ${styles.tick}`}
            style={{ top: `${(100 * (high - tick)) / (high - low)}%` }}
          >
            {formatSigned(tick)}
          </span>
        ))}
        <svg
          viewBox={`${from} ${-high} ${to - from} ${high - low}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {ticks.map((tick) => (
            <path key={tick} className={styles.grid} d={`M${from} ${-tick}H${to}`} />
          ))}
          <path className="ours" d={area((margin) => Math.max(0, margin))} />
          <path className="theirs" d={area((margin) => Math.min(0, margin))} />
          <path className={styles.level} d={`M${from} 0H${to}`} />
        </svg>
        {namedScores(course, window, isPhone ? 0.45 : 0.22).map(
          ({ at, margin, text, isAbove, isLate }) => (
            <span
              key={text}
              className={`small narrow unbroken absolute ${styles.score}`}
              data-above={isAbove}
              data-late={isLate}
              style={{
                insetInlineStart: `${(100 * (at - from)) / (to - from)}%`,
                top: `${(100 * (high - (isAbove ? Math.max(0, margin) : Math.min(0, margin)))) / (high - low)}%`,
              }}
            >
              {text}
            </span>
          ),
        )}
      </div>
    </div>
  );
}

function ChanceLane({ course: { chances, steps }, window }: LaneProps) {
  const { from, to } = window;
  const path = stepsWithin(
    chances.map(({ at, chance }) => ({ at, value: 1 - chance })),
    window,
    0.5,
  );
  return (
    <div className={styles.lane}>
      <span className={styles.name}>{i18n.t('Chance to win')}</span>
      <div className={`relative ${styles.chance}`}>
        {[1, 0].map((share) => (
          <span
            key={share}
            className={`quiet narrow absolute ${styles.tick}`}
            style={{ top: `${100 - 100 * share}%` }}
          >
            {formatFixed(share, 0, 'percent')}
          </span>
        ))}
        <svg viewBox={`${from} 0 ${to - from} 1`} preserveAspectRatio="none" aria-hidden="true">
          <path className={styles.even} d={`M${from} 0.5H${to}`} />
          <path className={styles.line} d={`${path}H${Math.min(to, steps.at(-1)?.at ?? to)}`} />
        </svg>
      </div>
    </div>
  );
}

/** Three heights of the points, a dot for a miss. */
const heightOf = (points: number) => (points === 0 ? 0.14 : Math.min(3, points) / 3);

/** Points at each time; a basket and its free throw are together. */
function pointsByTime(shots: Course['shots']): [at: number, points: number[]][] {
  const made = new Map<number, number[]>();
  for (const { at, points } of shots) {
    if (points > 0) made.set(at, [...(made.get(at) ?? []), points]);
  }
  return [...made];
}

function ShotLane({ side, course, window, large }: LaneProps & { side: Side; large: boolean }) {
  const { from, to } = window;
  const shots = course.shots.filter(
    (shot) => shot.side === side && shot.at > from && shot.at <= to,
  );
  const path = (isMade: boolean) =>
    shots
      .filter(({ points }) => points > 0 === isMade)
      .map(({ at, points }) => `M${at} 1V${1 - heightOf(points)}`)
      .join('');
  return (
    <div className={styles.lane}>
      <span className={styles.name}>
        {side === 'team' ? i18n.t('Our shots') : i18n.t('Their shots')}
      </span>
      <div className={`relative ${styles.shots}`} data-tone={side === 'team' ? 'us' : 'them'}>
        <svg viewBox={`${from} 0 ${to - from} 1`} preserveAspectRatio="none" aria-hidden="true">
          <path className={styles.missed} d={path(false)} />
          <path className={styles.made} d={path(true)} />
        </svg>
        {large
          ? pointsByTime(shots).map(([at, points]) => (
              <span
                key={at}
                className={`small narrow centre absolute ${styles.points}`}
                // The last ones are left of the cursor, which starts at the end.
                style={{
                  insetInlineStart: `min(${(100 * (at - from)) / (to - from)}%, 100% - 0.8rem)`,
                }}
              >
                {points.join('+')}
              </span>
            ))
          : null}
      </div>
    </div>
  );
}
