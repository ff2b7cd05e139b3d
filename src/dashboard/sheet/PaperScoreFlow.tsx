import { i18n } from '@lingui/core';
import { useId } from 'react';
import { matchSeconds } from '../../basketball/score.ts';
import type { FlowPoint } from '../../basketball/score-flow.ts';
import type { Match } from '../../contract/match.ts';
import type { Side } from '../../contract/play-by-play.ts';
import { type FlowFrame, flowGeometry } from '../figures/flow-geometry.ts';
import { periodLabels } from '../figures/period-labels.ts';
import { flowSteps, markedRuns } from '../figures/score-flow-steps.ts';
import { formatScore, formatSigned } from '../ui/format.ts';

interface PaperScoreFlowProps {
  flow: readonly FlowPoint[];
  match: Match;
  names: Record<Side, string>;
}

/** In millimetres. */
const frame: FlowFrame = { width: 190, height: 38, left: 8, right: 0.2, top: 6, bottom: 9 };
const bottom = frame.height - frame.bottom;
/** About the widest label of a run, "19–0", at the size of the chart's type. */
const labelWidth = 6.5;

/** The lead over the match: above the level line the own side leads, below it the other; runs are bars over it. */
export function PaperScoreFlow({ flow, match, names }: PaperScoreFlowProps) {
  const clip = useId();
  const played = Math.max(match.periods.length, match.regulationPeriods, flow.at(-1)?.period ?? 0);
  const ends = periodLabels(played, match.regulationPeriods).map((label, index) => ({
    label,
    end: matchSeconds(index + 1, match),
    points: match.periods[index],
  }));
  const total = ends.at(-1)?.end ?? 0;
  // Without a clock, scores stand at equal distances within the match.
  const timed = flow.some(({ seconds }) => seconds !== null);
  const unit = timed ? 1 : total / flow.length;
  const steps = flowSteps(flow, total).map((step) => ({
    ...step,
    at: Math.min(total, step.at * unit),
  }));
  const { ticks, x, y, lead } = flowGeometry(steps, ends, frame);
  let taken = 0;
  return (
    <svg
      className="paper-figure"
      width={`${frame.width}mm`}
      height={`${frame.height}mm`}
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      role="img"
      aria-label={i18n.t(
        'The lead over the match: above the line {team}, below it {opponent}',
        names,
      )}
    >
      <clipPath id={clip}>
        <rect width={frame.width} height={y(0)} />
      </clipPath>
      <path d={`${lead}V${y(0)}Z`} className="paper-lead-area" clipPath={`url(#${clip})`} />
      {ticks.map((tick) => (
        <g key={tick}>
          <path
            d={`M${frame.left} ${y(tick)}H${x(total)}`}
            className={tick === 0 ? 'paper-axis' : 'paper-grid'}
          />
          <text x={frame.left - 1} y={y(tick) + 0.85} textAnchor="end">
            {formatSigned(tick)}
          </text>
        </g>
      ))}
      {[{ end: 0, label: '', points: undefined }, ...ends].map(({ end, label, points }, index) => (
        <g key={end}>
          <path d={`M${x(end)} ${frame.top}V${bottom + 1}`} className="paper-grid" />
          <text x={x(end)} y={bottom + 4} textAnchor={index === 0 ? 'start' : 'end'}>
            {`${end / 60}′`}
          </text>
          {index === 0 ? null : (
            <text
              x={(x(ends[index - 2]?.end ?? 0) + x(end)) / 2}
              y={bottom + 7.6}
              textAnchor="middle"
            >
              <tspan className="paper-strong">{label}</tspan>
              <tspan dx={1.2}>{formatScore(points)}</tspan>
            </text>
          )}
        </g>
      ))}
      <path d={lead} className="paper-lead" />
      {markedRuns(flow).map(({ key, side, label, from, to }) => {
        const [start, end] = [x(Math.min(total, from * unit)), x(Math.min(total, to * unit))];
        const hasRoom = start >= taken;
        if (hasRoom) taken = Math.max(end, start + labelWidth) + 1;
        return (
          <g key={key}>
            <rect
              x={start}
              y={3.6}
              width={Math.max(1, end - start)}
              height={1.1}
              className={`paper-run paper-run-${side}`}
            />
            {hasRoom ? (
              <text x={start} y={2.7}>
                {label}
              </text>
            ) : null}
          </g>
        );
      })}
    </svg>
  );
}
