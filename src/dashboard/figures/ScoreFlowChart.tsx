import { memo } from 'react';
import {
  Area,
  CartesianGrid,
  ComposedChart,
  Line,
  ReferenceArea,
  ReferenceLine,
  XAxis,
  YAxis,
} from 'recharts';
import { formatSigned } from '../ui/format.ts';
import { axisTicks } from './axis-ticks.ts';
import { type RunBand, RunLabel } from './RunLabel.tsx';
import type { FlowStep } from './score-flow-steps.ts';

/** A run that is marked in the chart; `at` as in the steps. */
export interface MarkedRun {
  key: string;
  side: 'team' | 'opponent';
  points: number;
  /** For instance "8–0". */
  label: string;
  from: number;
  to: number;
}

export interface ScoreFlowChartProps {
  /** The lead of the own team, or the points of both. */
  kind: 'margin' | 'scores';
  steps: readonly FlowStep[];
  runs: readonly MarkedRun[];
  /** The periods' labels and ends, on the same scale as the steps' `at`. */
  periods: readonly { label: string; end: number }[];
}

/** Pixels around the drawing area: the cursor above the chart is placed by them. */
const plotMargins = { left: 38, right: 6, top: 10, bottom: 2 } as const;

const tick = { fill: 'var(--soft)', fontSize: 12 };

/** How the score went, in steps. Without animation, tooltip and focus of its own: those belong to who shows it. */
export const ScoreFlowChart = memo(function ScoreFlowChart(props: ScoreFlowChartProps) {
  const { kind, steps, runs, periods } = props;
  const data = steps.map((step) => ({
    ...step,
    ahead: Math.max(0, step.margin),
    behind: Math.min(0, step.margin),
  }));
  const ticks = axisTicks(
    steps.flatMap(({ margin, team, opponent }) => (kind === 'margin' ? margin : [team, opponent])),
  );
  const low = ticks[0] ?? 0;
  const high = ticks.at(-1) ?? 0;
  const end = Math.max(steps.at(-1)?.at ?? 0, periods.at(-1)?.end ?? 0);
  const starts = periods.map((_, index) => periods[index - 1]?.end ?? 0);
  const greatest = runs.toSorted((a, b) => b.points - a.points)[0];
  const middles = periods.map((period, index) => ((starts[index] ?? 0) + period.end) / 2);
  return (
    <ComposedChart
      responsive
      style={{ width: '100%', height: '100%' }}
      margin={{ ...plotMargins, left: 0 }}
      data={data}
      accessibilityLayer={false}
    >
      <defs>
        <pattern
          id="behind"
          width="5"
          height="5"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="1.6" height="5" fill="var(--ink)" />
        </pattern>
      </defs>
      {runs.map(({ key, from, to }) => (
        <ReferenceArea key={key} x1={from} x2={to} fill="var(--work)" fillOpacity={0.16} />
      ))}
      <CartesianGrid vertical={false} stroke="var(--line)" />
      <XAxis
        dataKey="at"
        type="number"
        domain={[0, end]}
        ticks={middles}
        tickFormatter={(at: number) => periods[middles.indexOf(at)]?.label ?? ''}
        tickLine={false}
        axisLine={false}
        tick={tick}
        height={20}
        interval={0}
      />
      <YAxis
        width={plotMargins.left}
        domain={[low, high]}
        ticks={ticks}
        tickFormatter={(value: number) => (kind === 'margin' ? formatSigned(value) : String(value))}
        tickLine={false}
        axisLine={false}
        tick={tick}
        interval={0}
      />
      {periods.map(({ label, end: at }) => (
        <ReferenceLine key={label} x={at} stroke="var(--control)" strokeWidth={1} />
      ))}
      {kind === 'margin' ? (
        <>
          <Area {...step} dataKey="ahead" stroke="none" fill="var(--ink)" fillOpacity={0.8} />
          <Area {...step} dataKey="behind" stroke="none" fill="url(#behind)" fillOpacity={0.75} />
          <Line {...step} dataKey="margin" stroke="var(--ink)" strokeWidth={1.5} />
          <ReferenceLine y={0} stroke="var(--ink)" />
        </>
      ) : (
        <>
          <Line
            {...step}
            dataKey="opponent"
            stroke="var(--ink)"
            strokeWidth={1.5}
            strokeDasharray="3 3"
          />
          <Line {...step} dataKey="team" stroke="var(--accent)" strokeWidth={2.5} />
        </>
      )}
      {runs.map(({ key, side, label, from, to }) => (
        <ReferenceArea
          key={key}
          x1={from}
          x2={to}
          fill="none"
          label={(props: { viewBox?: RunBand }) => (
            <RunLabel
              band={props.viewBox}
              side={side}
              text={label}
              always={key === greatest?.key}
            />
          )}
        />
      ))}
    </ComposedChart>
  );
});

const step = {
  type: 'stepAfter',
  dot: false,
  activeDot: false,
  isAnimationActive: false,
} as const;
