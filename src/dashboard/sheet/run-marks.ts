import type { FlowPoint } from '../../basketball/score-flow.ts';
import { scoringRuns } from '../../basketball/score-flow.ts';
import type { Side } from '../../contract/play-by-play.ts';
import type { LeadChart } from './lead-chart.ts';

/** A run as a bar over the score flow; lengths in millimetres. */
export interface RunMark {
  key: string;
  side: Side;
  x: number;
  width: number;
  /** "10–0"; `null` where the label before it takes the room. */
  label: string | null;
}

/** About the widest label, "19–0", at the size of the chart's type. */
const labelWidth = 6.5;

/** The runs of 8 points and more, in order, each from its first point to its last. */
export function runMarks(flow: readonly FlowPoint[], { xOf }: Pick<LeadChart, 'xOf'>): RunMark[] {
  const pointOf = new Map(flow.map((point) => [point.eventId, point]));
  let taken = 0;
  return scoringRuns(flow).flatMap(({ side, points, eventIds }) => {
    const first = pointOf.get(eventIds[0] ?? '');
    const last = pointOf.get(eventIds.at(-1) ?? '');
    if (!first || !last) return [];
    const [x, end] = [xOf(first), xOf(last)];
    const room = x >= taken;
    if (room) taken = Math.max(end, x + labelWidth) + 1;
    const label = room ? `${points}–0` : null;
    return [{ key: eventIds.join(), side, x, width: Math.max(1, end - x), label }];
  });
}
