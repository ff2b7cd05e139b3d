/*
 * The geometry of the score flow on paper: the lead over the time of the match, in millimetres.
 */
import type { PeriodRules } from '../../basketball/score.ts';
import { matchSeconds } from '../../basketball/score.ts';
import type { FlowPoint } from '../../basketball/score-flow.ts';
import { axisTicks } from '../figures/axis-ticks.ts';

/** The chart's inner box, in millimetres: its left edge and top, and its sides. */
export interface ChartBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Everything that is drawn, in millimetres from the figure's upper left corner. */
export interface LeadChart {
  /** The lead as steps, as SVG's `d`. */
  line: string;
  /** The same closed along the level line: the part above it and the part below it are told apart by clipping. */
  area: string;
  levelY: number;
  /** Leads at which a line is drawn, with its height. */
  ticks: { lead: number; y: number }[];
  /** The end of every period; `minutes` since the start. The first entry is the start itself. */
  bounds: { minutes: number; x: number }[];
  xOf: (point: FlowPoint) => number;
  yOf: (lead: number) => number;
}

/**
 * The chart of a match's score steps. Without a clock (`seconds` null) the steps stand at equal distances within the
 * match.
 * @param periods how many periods were played
 */
export function leadChart(
  flow: readonly FlowPoint[],
  rules: PeriodRules,
  periods: number,
  box: ChartBox,
): LeadChart {
  const leads = flow.map(({ team, opponent }) => team - opponent);
  const labels = axisTicks(leads);
  const highest = Math.max(...labels);
  const range = highest - Math.min(...labels);
  const total = Math.max(1, matchSeconds(periods, rules));
  const x = (seconds: number) => round(box.left + (box.width * seconds) / total);
  const yOf = (lead: number) => round(box.top + (box.height * (highest - lead)) / range);
  const places = new Map(flow.map((point, index) => [point, (total * (index + 1)) / flow.length]));
  const xOf = (point: FlowPoint) => x(Math.min(total, point.seconds ?? places.get(point) ?? 0));
  const steps = flow.map((point) => `H${xOf(point)}V${yOf(point.team - point.opponent)}`).join('');
  const end = x(total);
  const start = `M${box.left} ${yOf(0)}`;
  return {
    line: `${start}${steps}H${end}`,
    area: `${start}${steps}H${end}V${yOf(0)}Z`,
    levelY: yOf(0),
    ticks: labels.map((lead) => ({ lead, y: yOf(lead) })),
    bounds: Array.from({ length: periods + 1 }, (_, period) => {
      const seconds = matchSeconds(period, rules);
      return { minutes: seconds / 60, x: x(seconds) };
    }),
    xOf,
    yOf,
  };
}

const round = (millimetres: number) => Math.round(millimetres * 100) / 100;
