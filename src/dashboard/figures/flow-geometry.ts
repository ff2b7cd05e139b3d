import type { FlowStep } from './score-flow-steps.ts';

/** The drawing's sides and what its axes take of them, in its own units. */
export interface FlowFrame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/**
 * A lead drawn in a frame, in the frame's units: where values stand, and the path of its steps.
 * @param ends where the periods end, on the scale of the steps' `at`
 */
export function flowGeometry(
  steps: readonly FlowStep[],
  ends: readonly { end: number }[],
  frame: FlowFrame,
) {
  const ticks = axisTicks(steps.map(({ margin }) => margin));
  const [low = 0, high = 0] = [ticks[0], ticks.at(-1)];
  const end = Math.max(1, steps.at(-1)?.at ?? 0, ends.at(-1)?.end ?? 0);
  const across = frame.width - frame.left - frame.right;
  const down = frame.height - frame.top - frame.bottom;
  const x = (at: number) => round(frame.left + (across * at) / end);
  const y = (value: number) => round(frame.top + (down * (high - value)) / (high - low));
  // From step to step: along the time first, then up or down.
  const lead = steps
    .map(({ at, margin }, index) =>
      index === 0 ? `M${x(at)} ${y(margin)}` : `H${x(at)}V${y(margin)}`,
    )
    .join('');
  return { ticks, x, y, lead };
}

const round = (length: number) => Math.round(length * 100) / 100;

/** Round values for an axis of margins or points that holds all of `values` and 0, at most seven of them. */
export function axisTicks(values: readonly number[]): number[] {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  // Also for a service whose scores are beyond belief: the ticks stay few.
  const power = 10 ** Math.max(0, Math.floor(Math.log10((high - low) / 25 || 1)));
  const steps = [5, 10, 20, 25, 50].map((each) => each * power);
  const step = steps.find((each) => (high - low) / each <= 5) ?? 100 * power;
  const first = Math.floor(low / step);
  const last = Math.max(Math.ceil(high / step), first + 1);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}
