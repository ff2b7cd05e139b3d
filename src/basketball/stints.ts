import {
  type MatchEvent,
  type MatchSheet,
  otherSide,
  type Side,
  sides,
} from '../contract/play-by-play.ts';
import type { LineupWalk } from './lineups.ts';
import { walkLineups } from './lineups.ts';
import { listPossessions } from './possessions.ts';
import { type PeriodRules, periodSeconds } from './score.ts';

/** The input of line-ups. */
export interface LineupInput {
  /** In match order. */
  events: readonly MatchEvent[];
  matchSheet: MatchSheet;
  rules: PeriodRules;
  /** Whether the last period is over, so that its line-up stayed on to 0:00. */
  finished: boolean;
}

/** Totals while some players were on court. `null` if the events have no clock, or no score. */
export interface CourtTotals {
  seconds: number | null;
  pointsFor: number | null;
  pointsAgainst: number | null;
  /** Possessions that ended in this time, own and the opponent's. */
  possessions: number;
  opponentPossessions: number;
}

/** One line-up's time on court without a break, within one period. */
export interface Stint extends CourtTotals {
  period: number;
  /** Ids in alphabetical order; five, unless the substitutions in the events are illegal. */
  playerIds: string[];
  /** Seconds left in the period when it began and ended; `seconds` is their difference. */
  startClock: number | null;
  endClock: number | null;
}

/**
 * The stints of one side in match order: a new one with each other line-up that played, shot or scored, and with each
 * period. Points count for who is on court at that row. All together they hold every point, and every second
 * of the match (times the clock stepped back subtract). `null` where starters or substitutions were not recorded.
 */
export function lineupStints(input: LineupInput, side: Side): Stint[] | null {
  const walk = walkLineups(input.events, input.matchSheet, input.rules, input.finished);
  if (walk.finalOnCourt[side] === null) return null;
  return new StintWriter(input, walk, side).write();
}

/** Builds the stints. A line-up that never played, between two substitution events, makes none. */
class StintWriter {
  readonly #input: LineupInput;
  readonly #walk: LineupWalk;
  readonly #side: Side;
  readonly #scored: boolean;
  readonly #stints: Stint[] = [];
  #five: ReadonlySet<string> | null = null;
  #key = '';
  #period = 1;
  #clock: number;

  constructor(input: LineupInput, walk: LineupWalk, side: Side) {
    this.#input = input;
    this.#walk = walk;
    this.#side = side;
    this.#scored = input.events.some((event) => sides.every((of) => event.score[of] !== null));
    this.#clock = periodSeconds(1, input.rules);
  }

  write(): Stint[] {
    const { rows, finalOnCourt, remaining } = this.#walk;
    const other = otherSide(this.#side);
    const endings = endingsByRow(this.#input.events);
    rows.forEach(({ event, onCourt, scored }, index) => {
      const five = onCourt[this.#side] ?? new Set();
      while (this.#period < event.period) {
        this.#advance(five, 0);
        this.#period += 1;
        this.#five = null;
        this.#key = '';
        this.#clock = periodSeconds(this.#period, this.#input.rules);
      }
      if (event.clockSeconds !== null) this.#advance(five, event.clockSeconds);
      const ended = endings.get(index);
      if (scored.team === 0 && scored.opponent === 0 && ended === undefined) return;
      const stint = this.#stintOf(five);
      if (this.#scored) {
        stint.pointsFor = (stint.pointsFor ?? 0) + scored[this.#side];
        stint.pointsAgainst = (stint.pointsAgainst ?? 0) + scored[other];
      }
      stint.possessions += ended?.[this.#side] ?? 0;
      stint.opponentPossessions += ended?.[other] ?? 0;
    });
    if (remaining > 0) this.#advance(finalOnCourt[this.#side] ?? new Set(), 0);
    return this.#stints;
  }

  #advance(five: ReadonlySet<string>, clock: number): void {
    if (clock === this.#clock || !this.#walk.timed) return;
    const stint = this.#stintOf(five);
    this.#clock = clock;
    stint.endClock = clock;
    stint.seconds = (stint.startClock ?? 0) - clock;
  }

  #stintOf(five: ReadonlySet<string>): Stint {
    const open = this.#stints.at(-1);
    if (open !== undefined && this.#five === five) return open;
    const playerIds = [...five].sort();
    const key = playerIds.join(' ');
    this.#five = five;
    if (open !== undefined && this.#key === key) return open;
    const clock = this.#walk.timed ? this.#clock : null;
    const points = this.#scored ? 0 : null;
    const stint: Stint = {
      period: this.#period,
      playerIds,
      startClock: clock,
      endClock: clock,
      seconds: this.#walk.timed ? 0 : null,
      pointsFor: points,
      pointsAgainst: points,
      possessions: 0,
      opponentPossessions: 0,
    };
    this.#stints.push(stint);
    this.#key = key;
    return stint;
  }
}

/** The possessions of each side that ended at each event. */
function endingsByRow(events: readonly MatchEvent[]): Map<number, Record<Side, number>> {
  const endings = new Map<number, Record<Side, number>>();
  for (const { side, lastIndex } of listPossessions(events)) {
    const ended = endings.get(lastIndex) ?? { team: 0, opponent: 0 };
    ended[side] += 1;
    endings.set(lastIndex, ended);
  }
  return endings;
}
