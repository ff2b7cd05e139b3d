import { memo, useId } from 'react';
import { formatSigned } from '../ui/format.ts';
import { axisTicks } from './axis-ticks.ts';
import styles from './ScoreFlow.module.css';
import type { FlowStep, MarkedRun } from './score-flow-steps.ts';

export interface ScoreFlowChartProps {
  /** The lead of the own team, or the points of both. */
  kind: 'margin' | 'scores';
  steps: readonly FlowStep[];
  runs: readonly MarkedRun[];
  /** The periods' labels and ends, on the same scale as the steps' `at`. */
  periods: readonly { label: string; end: number }[];
}

/** The drawing's sides and what its axes take of them, in its own units. */
export interface FlowFrame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The room that axes take on a screen, in pixels: the cursor above the chart is placed by it. */
const screenRoom = { left: 38, right: 6, top: 10, bottom: 22 } as const;

/** Everything that is drawn, in the frame's units: where values stand, and the paths of the steps. */
export function flowGeometry({ kind, steps, periods }: ScoreFlowChartProps, frame: FlowFrame) {
  const ticks = axisTicks(
    steps.flatMap(({ margin, team, opponent }) => (kind === 'margin' ? margin : [team, opponent])),
  );
  const [low = 0, high = 0] = [ticks[0], ticks.at(-1)];
  const end = Math.max(1, steps.at(-1)?.at ?? 0, periods.at(-1)?.end ?? 0);
  const across = frame.width - frame.left - frame.right;
  const down = frame.height - frame.top - frame.bottom;
  const x = (at: number) => round(frame.left + (across * at) / end);
  const y = (value: number) => round(frame.top + (down * (high - value)) / (high - low));
  /** From step to step: along the time first, then up or down. */
  const path = (read: (step: FlowStep) => number) =>
    steps
      .map((step, at) =>
        at === 0 ? `M${x(step.at)} ${y(read(step))}` : `H${x(step.at)}V${y(read(step))}`,
      )
      .join('');
  return { ticks, x, y, path };
}

const round = (length: number) => Math.round(length * 100) / 100;

/** How the score went, in steps. */
export const ScoreFlowChart = memo(function ScoreFlowChart(
  props: ScoreFlowChartProps & Pick<FlowFrame, 'width' | 'height'>,
) {
  const { kind, runs, periods, width, height } = props;
  const frame = { width, height, ...screenRoom };
  const { ticks, x, y, path } = flowGeometry(props, frame);
  const id = useId();
  const [top, bottom] = [frame.top, frame.height - frame.bottom];
  const lead = path(({ margin }) => margin);
  const area = `${lead}V${y(0)}H${frame.left}Z`;
  const greatest = runs.toSorted((a, b) => b.points - a.points)[0];
  return (
    <svg className={styles.drawing} width="100%" height="100%" aria-hidden="true">
      <pattern
        id={`${id}lost`}
        width="5"
        height="5"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="1.6" height="5" className={styles.hatch} />
      </pattern>
      <clipPath id={`${id}won`}>
        <rect width={frame.width} height={y(0)} />
      </clipPath>
      <clipPath id={`${id}behind`}>
        <rect y={y(0)} width={frame.width} height={frame.height} />
      </clipPath>
      {runs.map(({ key, from, to }) => (
        <rect
          key={key}
          className={styles.run}
          x={x(from)}
          y={top}
          width={x(to) - x(from)}
          height={bottom - top}
        />
      ))}
      {ticks.map((tick) => (
        <g key={tick}>
          <path
            className={styles.grid}
            d={`M${frame.left} ${y(tick)}H${frame.width - frame.right}`}
          />
          <text x={frame.left - 8} y={y(tick)} dy="0.35em" textAnchor="end">
            {kind === 'margin' ? formatSigned(tick) : tick}
          </text>
        </g>
      ))}
      {periods.map(({ label, end }, index) => (
        <g key={label}>
          <path className={styles.bound} d={`M${x(end)} ${top}V${bottom}`} />
          <text
            x={(x(periods[index - 1]?.end ?? 0) + x(end)) / 2}
            y={bottom + 16}
            textAnchor="middle"
          >
            {label}
          </text>
        </g>
      ))}
      {kind === 'margin' ? (
        <>
          <path d={area} className={styles.ahead} clipPath={`url(#${id}won)`} />
          <path
            d={area}
            fill={`url(#${id}lost)`}
            fillOpacity={0.75}
            clipPath={`url(#${id}behind)`}
          />
          <path d={lead} className={styles.lead} />
          <path
            className={styles.level}
            d={`M${frame.left} ${y(0)}H${frame.width - frame.right}`}
          />
        </>
      ) : (
        <>
          <path d={path(({ opponent }) => opponent)} className={styles.theirs} />
          <path d={path(({ team }) => team)} className={styles.ours} />
        </>
      )}
      {runs
        .filter((run) => run === greatest || x(run.to) - x(run.from) >= run.label.length * 7)
        .map(({ key, side, label, from, to }) => (
          <text
            key={key}
            className={styles.runLabel}
            x={(x(from) + x(to)) / 2}
            y={side === 'team' ? top + 14 : bottom - 6}
            textAnchor="middle"
          >
            {label}
          </text>
        ))}
    </svg>
  );
});
