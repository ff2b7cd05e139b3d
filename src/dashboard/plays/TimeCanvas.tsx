import type { PointerEvent, ReactNode } from 'react';
import { formatClock } from '../figures/plays.ts';
import { useIsPhone } from '../ui/use-narrower-than.ts';
import styles from './TimeCanvas.module.css';
import { TimeLanes } from './TimeLanes.tsx';
import type { Course, TimeWindow } from './time-window.ts';

interface TimeCanvasProps {
  course: Course;
  window: TimeWindow;
  /** Where the cursor stands. */
  at: number;
  /** The pointer is at this moment. */
  onPoint: (at: number) => void;
  /** A part of a match drawn large: clocks for periods, and the shots say their points. */
  large?: boolean;
  /** Lanes beneath the others. */
  children?: ReactNode;
}

/** One axis of time, with lanes of what happened along it: runs as bands and one cursor go through all of them. */
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
    <div className={styles.canvas} onPointerMove={point} onPointerDown={point} aria-hidden="true">
      <div className={styles.through} data-plot>
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
        <div className={large ? styles.clocks : styles.periods}>
          {large
            ? minutes(window).map((left) => <span key={left}>{formatClock(left)}</span>)
            : course.periods.map(({ label, end }, index) => (
                <span key={label} style={{ flexGrow: end - (course.periods[index - 1]?.end ?? 0) }}>
                  {label}
                </span>
              ))}
        </div>
      </div>
      <div className={styles.through}>
        {at >= from && at <= to ? (
          <i className={styles.cursor} style={{ insetInlineStart: along(at) }} />
        ) : null}
      </div>
    </div>
  );
}

/** Whether a phone has no room for this run's points beside those of the one before; the list of runs has both. */
function isClose(
  before: Course['runs'][number] | undefined,
  run: Course['runs'][number],
  { from, to }: TimeWindow,
) {
  return before !== undefined && run.from + run.to - before.from - before.to < (to - from) / 4;
}

/** Whole minutes that are left in a window, its end last. */
function minutes({ from, to }: TimeWindow): number[] {
  const count = Math.round((to - from) / 60);
  return Array.from({ length: count + 1 }, (_, index) => (count - index) * 60);
}
