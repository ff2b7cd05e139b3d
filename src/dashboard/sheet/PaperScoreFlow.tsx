import { i18n } from '@lingui/core';
import { useId } from 'react';
import type { FlowPoint } from '../../basketball/score-flow.ts';
import type { Match } from '../../contract/match.ts';
import type { Side } from '../../contract/play-by-play.ts';
import { periodLabels } from '../figures/period-labels.ts';
import { formatScore, formatSigned } from '../ui/format.ts';
import { type LeadChart, leadChart } from './lead-chart.ts';
import { runMarks } from './run-marks.ts';

interface PaperScoreFlowProps {
  flow: readonly FlowPoint[];
  match: Match;
  names: Record<Side, string>;
}

const width = 190;
const height = 43;
const box = { left: 8, top: 6, width: 181.8, height: 28 };
const bottom = box.top + box.height;

/** The lead over the match, in millimetres of paper: above the level line the own side leads, below it the other. */
export function PaperScoreFlow({ flow, match, names }: PaperScoreFlowProps) {
  const clip = useId();
  const periods = Math.max(match.periods.length, match.regulationPeriods, flow.at(-1)?.period ?? 0);
  const chart = leadChart(flow, match, periods, box);
  return (
    <svg
      className="paper-figure"
      width={`${width}mm`}
      height={`${height}mm`}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={i18n.t(
        'The lead over the match: above the line {team}, below it {opponent}',
        names,
      )}
    >
      <clipPath id={clip}>
        <rect x={0} y={0} width={width} height={chart.levelY} />
      </clipPath>
      <path d={chart.area} className="paper-lead-area" clipPath={`url(#${clip})`} />
      {chart.ticks.map(({ lead, y }) => (
        <g key={lead}>
          <path
            d={`M${box.left} ${y}h${box.width}`}
            className={lead === 0 ? 'paper-axis' : 'paper-grid'}
          />
          <text x={box.left - 1} y={y + 0.85} textAnchor="end">
            {formatSigned(lead)}
          </text>
        </g>
      ))}
      <Periods chart={chart} match={match} />
      <path d={chart.line} className="paper-lead" />
      {runMarks(flow, chart).map(({ key, side, x, width: length, label }) => (
        <g key={key}>
          <rect
            x={x}
            y={3.6}
            width={length}
            height={1.1}
            className={`paper-run paper-run-${side}`}
          />
          <text x={x} y={2.7}>
            {label}
          </text>
        </g>
      ))}
    </svg>
  );
}

function Periods({ chart, match }: { chart: LeadChart; match: Match }) {
  const labels = periodLabels(chart.bounds.length - 1, match.regulationPeriods);
  return chart.bounds.map(({ minutes, x }, index) => {
    const from = chart.bounds[index - 1]?.x;
    const points = match.periods[index - 1];
    return (
      <g key={minutes}>
        <path d={`M${x} ${box.top}V${bottom + 1}`} className="paper-grid" />
        <text x={x} y={bottom + 4} textAnchor={index === 0 ? 'start' : 'end'}>
          {`${minutes}′`}
        </text>
        {from === undefined ? null : (
          <text x={(from + x) / 2} y={bottom + 7.6} textAnchor="middle">
            <tspan className="paper-strong">{labels[index - 1]}</tspan>
            <tspan dx={1.2}>{formatScore(points)}</tspan>
          </text>
        )}
      </g>
    );
  });
}
