import { basketsOf, type Points, pointsIn } from './course.ts';
import { endOf, lastPeriodOf, type PlayedMatch } from './match.ts';

/** A part of a match that a sentence and those after it are about. */
export interface Stretch {
  from: Points;
  to: Points;
  /** The possible seconds of play at which it begins and ends. */
  begins: readonly number[];
  ends: readonly number[];
  /** The index of its first basket among all. */
  first: number;
  last: number;
}

export type Score = readonly [team: number, opponent: number];

/** Whether a printed score, own points first, equals these points. */
export function isScore([team, opponent]: Score, points: Points): boolean {
  return points.team === team && points.opponent === opponent;
}

export function scoreText({ team, opponent }: Points): string {
  return `${team}–${opponent}`;
}

/** Both sides' points in a stretch. */
export function pointsOfStretch({ from, to }: Stretch): Points {
  return { team: to.team - from.team, opponent: to.opponent - from.opponent };
}

/** The stretch between two scores; `null` if the match never had them in this order. */
export function between(match: PlayedMatch, from: Score, to: Score): Stretch | null {
  const baskets = basketsOf(match);
  const isStart = from[0] === 0 && from[1] === 0;
  const first = isStart ? -1 : baskets.findIndex((basket) => isScore(from, basket));
  const last = baskets.findIndex((basket) => isScore(to, basket));
  if ((first < 0 && !isStart) || last <= first) return null;
  const at = (index: number) => baskets[index]?.time ?? null;
  const known = (times: (number | null)[]) => times.filter((time) => time !== null);
  return {
    from: { team: from[0], opponent: from[1] },
    to: { team: to[0], opponent: to[1] },
    begins: first < 0 ? known([at(0), 0]) : known([at(first + 1), at(first)]),
    ends: known([at(last), at(last + 1) ?? endOf(lastPeriodOf(match), match)]),
    first: first + 1,
    last,
  };
}

/** The periods of a half. */
export function periodsOfHalf(half: number, { rules }: PlayedMatch): number[] {
  const length = rules.regulationPeriods / 2;
  return Array.from({ length }, (_, index) => 1 + index + (half - 1) * length);
}

/** Some periods of a match as a stretch. */
export function partOf(match: PlayedMatch, periods: readonly number[]): Stretch {
  const [first = 1, last = first] = [periods[0], periods.at(-1)];
  const baskets = basketsOf(match);
  const from = pointsIn(match, ({ period }) => period < first);
  const to = pointsIn(match, ({ period }) => period <= last);
  return {
    from,
    to,
    begins: [endOf(first - 1, match)],
    ends: [endOf(last, match)],
    first: baskets.filter(({ period }) => period < first).length,
    last: baskets.filter(({ period }) => period <= last).length - 1,
  };
}

/** The last minutes of the match, including overtimes. */
export function lastMinutes(match: PlayedMatch, minutes: number): Stretch {
  const end = endOf(lastPeriodOf(match), match);
  const start = end - 60 * minutes;
  const baskets = basketsOf(match);
  return {
    from: pointsIn(match, ({ time }) => time !== null && time <= start),
    to: pointsIn(match, () => true),
    begins: [start],
    ends: [end],
    first: baskets.filter(({ time }) => time !== null && time <= start).length,
    last: baskets.length - 1,
  };
}

/** A player's points in a stretch. */
export function scoredIn(match: PlayedMatch, { first, last }: Stretch, playerId: string): number {
  return basketsOf(match)
    .slice(first, last + 1)
    .filter((basket) => basket.playerId === playerId)
    .reduce((sum, { points }) => sum + points, 0);
}

/**
 * The chance to win by lead and time left: Φ(lead / (13.5 · √(time left / 48 minutes))) (Stern 1994, JASA 89), with an
 * overtime to come if the score is level at the end.
 */
export function chanceAt(match: PlayedMatch, { team, opponent }: Points, time: number): number {
  const { regulationPeriods } = match.rules;
  let period = regulationPeriods;
  while (endOf(period, match) < time) period += 1;
  const left = endOf(period, match) - time;
  const lead = team - opponent;
  if (left <= 0) return lead === 0 ? 0.5 : lead > 0 ? 1 : 0;
  return normal(lead / (13.5 * Math.sqrt(left / 2880)));
}

/** Φ by Abramowitz and Stegun 26.2.17, to 7.5e-8. */
function normal(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const tail =
    (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return z >= 0 ? 1 - tail : tail;
}
