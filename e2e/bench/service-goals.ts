import type { Goal } from './goals.ts';

interface ServiceFigures {
  /** Microseconds of processor time of a call, by the name of its target; NaN where it was not measured. */
  costOf: (name: string) => number;
  /** Bytes of a poll's answer on the wire, heads included: in full, and as a 304. */
  poll: number;
  unchanged: number;
  /** Bytes that the process which made the demo league holds. */
  resident: number;
}

/** What a call costs the service, against the goals. */
export function serviceGoals({ costOf, poll, unchanged, resident }: ServiceFigures): Goal[] {
  const cached = costOf('box-score: twin, cached');
  const stringified = costOf('box-score: twin, stringified');
  const against = (what: string, goal: string, cost: number, base: number, most: number): Goal => ({
    what,
    goal,
    measured: Number.isNaN(cost)
      ? 'not measured: no Postgres here'
      : `${(cost / base).toFixed(2)} × (${cost.toFixed(0)} against ${base.toFixed(0)} µs)`,
    met: Number.isNaN(cost) ? null : cost / base <= most,
    bench: 'service',
  });
  const places = ['embedded', 'Postgres'].flatMap((where) => [
    against(
      `box score, processor time a call, ${where}`,
      '≤ 1.5 × Hono answering a cached string',
      costOf(`box-score: ${where}`),
      cached,
      1.5,
    ),
    against(
      `304 of it, ${where}`,
      '≤ 0.2 × making the body each time',
      costOf(`box-score: ${where}, 304`),
      stringified,
      0.2,
    ),
  ]);
  const megabytes = resident / 2 ** 20;
  return [
    ...places,
    {
      what: 'poll, on the wire, heads included',
      goal: '≤ 300 bytes, a 304 ≤ 150',
      measured: `${poll.toLocaleString('en')} once it is ready, a 304 ${unchanged}`,
      met: poll <= 300 && unchanged <= 150,
      bench: 'service',
    },
    {
      what: 'memory of the process that made the demo league, embedded',
      goal: '≤ 400 MB',
      measured: `${megabytes.toFixed(0)} MB`,
      met: megabytes <= 400,
      bench: 'service',
    },
  ];
}
