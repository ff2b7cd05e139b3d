import { type MatchEvent, otherSide, type Side } from '../contract/play-by-play.ts';
import { freeThrowsOf, isAndOne } from './free-throw-trips.ts';
import { isFieldGoal, isScoreSheet } from './shots.ts';

/** An event that shows which side had the ball, and whether it lost the ball with it. */
export interface BallAction {
  side: Side;
  ends: boolean;
  clockSeconds: number | null;
  /** Index of its event. */
  index: number;
}

/** One possession: from its side's first event with the ball to its last. */
export interface Possession {
  period: number;
  side: Side;
  /** Indices of its first and last event. */
  firstIndex: number;
  lastIndex: number;
}

/** Events of each period that show who had the ball, by period, in match order; empty for a score sheet. */
export function ballActions(events: readonly MatchEvent[]): Map<number, BallAction[]> {
  if (isScoreSheet(events)) return new Map();
  const throws = freeThrowsOf(events);
  const periods = new Map<number, BallAction[]>();
  events.forEach((event, index) => {
    const actions = periods.get(event.period) ?? [];
    periods.set(event.period, actions);
    const { side, clockSeconds, type } = event;
    if (side === null) return;
    if (isFieldGoal(event)) {
      const ends = event.made === true && !isAndOne(events, index, throws);
      actions.push({ side, ends, clockSeconds, index });
    } else if (type === 'turnover') {
      actions.push({ side, ends: true, clockSeconds, index });
    } else if (type === 'rebound' && event.subtype === 'offensive') {
      actions.push({ side, ends: false, clockSeconds, index });
    } else if (type === 'rebound' && event.subtype === 'defensive') {
      actions.push({ side: otherSide(side), ends: true, clockSeconds, index });
    } else if (type === 'freeThrow') {
      const { possession, isLast } = throws.get(index) ?? {};
      if (possession === 'unchanged') return;
      const last = possession === 'live' && isLast === true;
      actions.push({ side, ends: last && event.made === true, clockSeconds, index });
    }
  });
  return periods;
}

/**
 * The possessions of one period. The ball changes hands at each end, so a row that shows it with the wrong side means
 * that the scorer either swapped two rows of one moment, which is corrected, or
 * did not record how the ball was lost, and that possession is counted: the sides always alternate.
 */
export function possessionsInTurn(period: number, recorded: readonly BallAction[]): Possession[] {
  const actions = [...recorded];
  const ended: Possession[] = [];
  let current: Possession | null = null;
  let holder: Side | null = null;
  let lastEnd: BallAction | null = null;
  const seen = (side: Side, index: number): Possession =>
    current === null
      ? { period, side, firstIndex: index, lastIndex: index }
      : { ...current, lastIndex: Math.max(current.lastIndex, index) };
  for (let at = 0; at < actions.length; at += 1) {
    let action = actions[at];
    if (action && holder !== null && action.side !== holder) {
      const earlier = sameMoment(actions, at, holder);
      if (earlier > 0) actions.splice(at, 0, ...actions.splice(earlier, 1));
      else if (lastEnd?.side === action.side && atOnce(lastEnd, action)) continue;
      else {
        // The end was not recorded: it came before the other side was seen with the ball.
        ended.push(
          current ?? { period, side: holder, firstIndex: action.index, lastIndex: action.index },
        );
        current = null;
      }
      action = actions[at];
    }
    if (!action) continue;
    holder = action.side;
    current = seen(holder, action.index);
    if (!action.ends) continue;
    ended.push(current);
    current = null;
    holder = otherSide(holder);
    lastEnd = action;
  }
  // A possession that the end of the period cut off gave the ball to nobody.
  if (
    holder !== null &&
    (lastEnd === null || lastEnd.side === holder || lastEnd.clockSeconds !== 0)
  ) {
    const last = recorded.at(-1)?.index ?? 0;
    ended.push(current ?? { period, side: holder, firstIndex: last, lastIndex: last });
  }
  return ended;
}

/** Index of a later event of `side` at the same time as the one at `index`; -1 if none. */
function sameMoment(actions: readonly BallAction[], index: number, side: Side): number {
  const now = actions[index];
  for (let later = index + 1; later < actions.length; later += 1) {
    const action = actions[later];
    if (!now || !action || !atOnce(now, action)) return -1;
    if (action.side === side) return later;
  }
  return -1;
}

function atOnce(one: BallAction, other: BallAction): boolean {
  return one.clockSeconds !== null && one.clockSeconds === other.clockSeconds;
}
