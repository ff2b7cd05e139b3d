import type { MatchEvent, Side } from '../contract/play-by-play.ts';
import { matchSeconds, type PeriodRules, periodSeconds } from './score.ts';
import { type FlowPoint, scoreFlow, scoringRuns } from './score-flow.ts';
import { secondsLeft, winProbability } from './win-probability.ts';

/** Kinds of stretches: `finish` is the last five minutes of the match, `leadLost` from the largest lead to level. */
export type StretchKind = 'run' | 'period' | 'half' | 'overtime' | 'finish' | 'leadLost';

/** An end of a stretch. */
export interface StretchEnd {
  period: number;
  /** Seconds left in the period, and of play since the start; `null` without any clock. */
  clockSeconds: number | null;
  seconds: number | null;
  score: Record<Side, number>;
  /** The team's chance to win there; `null` without a clock. */
  winProbability: number | null;
}

/** A part of a match with what happened in it. */
export interface Stretch {
  kind: StretchKind;
  /** The period of a period or overtime; 1 or 2 for a half. */
  number: number | null;
  from: StretchEnd;
  to: StretchEnd;
  points: Record<Side, number>;
  /** The side with more points in it; `null` if level. */
  side: Side | null;
  /** Change of the team's chance to win, −1..1; `null` without a clock. */
  gained: number | null;
  /** Ids of the events that changed the score, in order. */
  eventIds: string[];
}

/** The match to search for stretches. */
export interface StretchInput {
  /** In match order. */
  events: readonly MatchEvent[];
  rules: PeriodRules;
  /** In an unfinished match the current period and the finish are left out. */
  finished: boolean;
}

const finishSeconds = 300;
/** Points from which a coach speaks of a lead, or of a run. */
const leastLead = 8;

/**
 * The stretches that may have decided a match: runs from 8–0, every period, half and overtime, the last five minutes of the
 * match (of the overtime, if any), lost leads of 8 and more. The most decisive first: by the change of
 * the chance to win, or by points. Empty if no event has a score.
 */
export function decisiveStretches(input: StretchInput): Stretch[] {
  const found = new ScoreStretches(input);
  return [...found.runs(), ...found.periods(), ...found.finish(), ...found.leadsLost()].sort(
    (a, b) => weightOf(b) - weightOf(a) || margin(b) - margin(a),
  );
}

function weightOf({ gained }: Stretch): number {
  return Math.abs(gained ?? 0);
}

function margin({ points }: Stretch): number {
  return Math.abs(points.team - points.opponent);
}

/** The course of one match's score. */
class ScoreStretches {
  readonly #flow: readonly FlowPoint[];
  readonly #rules: PeriodRules;
  readonly #finished: boolean;
  readonly #lastPeriod: number;
  readonly #timed: boolean;

  constructor({ events, rules, finished }: StretchInput) {
    this.#flow = scoreFlow(events, rules) ?? [];
    this.#rules = rules;
    this.#finished = finished;
    this.#lastPeriod = this.#flow.length === 0 ? 0 : Math.max(...events.map((e) => e.period));
    this.#timed = this.#flow.some(({ seconds }) => seconds !== null);
  }

  runs(): Stretch[] {
    return scoringRuns(this.#flow, leastLead).flatMap(({ eventIds }) => {
      const first = this.#flow.findIndex(({ eventId }) => eventId === eventIds[0]);
      return this.#ofPoints('run', first, first + eventIds.length - 1, true);
    });
  }

  periods(): Stretch[] {
    const { regulationPeriods } = this.#rules;
    const ended = this.#finished ? this.#lastPeriod : this.#lastPeriod - 1;
    const stretches: Stretch[] = [];
    const half = regulationPeriods / 2;
    for (const number of [1, 2]) {
      const whole = Number.isInteger(half) && number * half <= ended;
      if (whole)
        stretches.push(this.#ofPeriods('half', number, (number - 1) * half + 1, number * half));
    }
    for (let period = half === 1 ? 3 : 1; period <= ended; period += 1) {
      const kind = period > regulationPeriods ? 'overtime' : 'period';
      stretches.push(this.#ofPeriods(kind, period, period, period));
    }
    return stretches;
  }

  finish(): Stretch[] {
    if (!this.#finished || !this.#timed) return [];
    const end = matchSeconds(this.#lastPeriod, this.#rules);
    const start = Math.max(0, end - finishSeconds);
    let period = 1;
    while (matchSeconds(period, this.#rules) <= start) period += 1;
    const inside = this.#flow.filter(({ seconds }) => (seconds ?? 0) > start);
    const before = this.#flow[this.#flow.length - inside.length - 1];
    const clock = matchSeconds(period, this.#rules) - start;
    const from = this.#end(period, clock, before);
    return [
      stretch('finish', null, from, this.#end(this.#lastPeriod, 0, this.#flow.at(-1)), inside),
    ];
  }

  /** From the event with the largest lead to the one that levelled the score. */
  leadsLost(): Stretch[] {
    const stretches: Stretch[] = [];
    let top: { at: number; lead: number } | null = null;
    this.#flow.forEach((point, at) => {
      const lead = point.team - point.opponent;
      if (top !== null && Math.sign(lead) !== Math.sign(top.lead)) {
        if (Math.abs(top.lead) >= leastLead)
          stretches.push(...this.#ofPoints('leadLost', top.at + 1, at, false));
        top = null;
      }
      if (lead !== 0 && (top === null || Math.abs(lead) > Math.abs(top.lead))) top = { at, lead };
    });
    return stretches;
  }

  #ofPeriods(kind: StretchKind, number: number, first: number, last: number): Stretch {
    const inside = this.#flow.filter(({ period }) => period >= first && period <= last);
    const before = this.#flow.findLast(({ period }) => period < first);
    const after = inside.at(-1) ?? before;
    const from = this.#end(first, periodSeconds(first, this.#rules), before);
    return stretch(kind, number, from, this.#end(last, 0, after), inside);
  }

  /** From one change of the score to another; `atFirst` starts at the first one, otherwise at the one before it. */
  #ofPoints(kind: StretchKind, first: number, last: number, atFirst: boolean): Stretch[] {
    const inside = this.#flow.slice(first, last + 1);
    const before = this.#flow[first - 1];
    const begun = atFirst ? inside[0] : before;
    const ended = inside.at(-1);
    if (begun === undefined || ended === undefined) return [];
    const from = this.#end(begun.period, this.#clockAt(begun), before);
    return [
      stretch(kind, null, from, this.#end(ended.period, this.#clockAt(ended), ended), inside),
    ];
  }

  #clockAt({ period, seconds }: FlowPoint): number {
    return matchSeconds(period, this.#rules) - (seconds ?? 0);
  }

  #end(period: number, clock: number, point: FlowPoint | undefined): StretchEnd {
    const score = { team: point?.team ?? 0, opponent: point?.opponent ?? 0 };
    if (!this.#timed)
      return { period, clockSeconds: null, seconds: null, score, winProbability: null };
    const moment = {
      lead: score.team - score.opponent,
      secondsLeft: secondsLeft(period, clock, this.#rules),
    };
    return {
      period,
      clockSeconds: clock,
      seconds: matchSeconds(period, this.#rules) - clock,
      score,
      winProbability: winProbability(moment),
    };
  }
}

function stretch(
  kind: StretchKind,
  number: number | null,
  from: StretchEnd,
  to: StretchEnd,
  inside: readonly FlowPoint[],
): Stretch {
  const points = {
    team: to.score.team - from.score.team,
    opponent: to.score.opponent - from.score.opponent,
  };
  const more = points.team - points.opponent;
  const gained =
    from.winProbability === null || to.winProbability === null
      ? null
      : to.winProbability - from.winProbability;
  return {
    kind,
    number,
    from,
    to,
    points,
    side: more === 0 ? null : more > 0 ? 'team' : 'opponent',
    gained,
    eventIds: [...new Set(inside.map(({ eventId }) => eventId))],
  };
}
