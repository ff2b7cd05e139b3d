import { foulsOut } from '../basketball/score.ts';
import { otherSide, type Side } from '../contract/play-by-play.ts';
import { type Dressed, isLate, lead, type MatchState, onCourt, record } from './match-state.ts';

/** Shares of the match that a squad's players are planned to play, by rank; the twelve add up to 5. */
const plannedShares = [0.74, 0.7, 0.66, 0.62, 0.57, 0.48, 0.42, 0.34, 0.26, 0.15, 0.05, 0.01];

/** The planned share of the player of that rank on the match sheet. */
export function plannedShare(rank: number): number {
  return plannedShares[rank] ?? 0;
}

/** The seconds by which each player exceeds the planned time so far. */
function surpluses(state: MatchState, side: Side): Map<Dressed, number> {
  const margin = Math.abs(lead(state, side));
  const closing = isLate(state, 240) && margin <= 10;
  const decided = isLate(state, 300) && margin >= 18;
  const result = new Map<Dressed, number>();
  for (const dressed of state.sides[side].dressed) {
    const { share, seconds, fouls, starter } = dressed;
    const foulTrouble = state.period <= 3 && fouls > state.period ? 240 : 0;
    const late = (closing && starter ? -240 : 0) + (decided ? (share - 0.5) * 700 : 0);
    result.set(dressed, seconds - share * state.played + foulTrouble + late);
  }
  return result;
}

function size({ player }: Dressed): number {
  return player.position.includes('C') ? 2 : player.position.includes('F') ? 1 : 0;
}

/** The cost in seconds of substituting another position: a centre does not bring up the ball. */
function misfit(out: Dressed, into: Dressed): number {
  return Math.abs(size(out) - size(into)) * 60;
}

function replace(state: MatchState, side: Side, out: Dressed, into: Dressed): void {
  out.onCourt = false;
  into.onCourt = true;
  record(state, { side, playerId: out.player.id, type: 'substitution', subtype: 'out' });
  record(state, { side, playerId: into.player.id, type: 'substitution', subtype: 'in' });
}

/** The best replacement: the player furthest below the planned time, position considered. */
function replacementFor(out: Dressed, surplus: Map<Dressed, number>): Dressed | undefined {
  let best: Dressed | undefined;
  let lowest = Number.POSITIVE_INFINITY;
  for (const [into, seconds] of surplus) {
    if (into.onCourt || into.fouls >= foulsOut) continue;
    const cost = seconds + misfit(out, into);
    if (cost >= lowest) continue;
    best = into;
    lowest = cost;
  }
  return best;
}

/**
 * Substitutes players of a side at a dead ball: all who have fouled out and at most three others, never `shooter`, who has
 * free throws to take.
 */
function substitute(state: MatchState, side: Side, shooter?: Dressed): void {
  const five = onCourt(state.sides[side]);
  const choice = state.random() >= 0.35;
  if (!choice && five.every(({ fouls }) => fouls < foulsOut)) return;
  const surplus = surpluses(state, side);
  for (const out of five.filter(({ fouls }) => fouls >= foulsOut)) {
    const into = replacementFor(out, surplus);
    if (into) replace(state, side, out, into);
  }
  if (!choice) return;
  const over = (dressed: Dressed) => surplus.get(dressed) ?? 0;
  const tired = five
    .filter((dressed) => dressed.onCourt && dressed !== shooter)
    .sort((a, b) => over(b) - over(a))
    .slice(0, 3);
  for (const out of tired) {
    const into = replacementFor(out, surplus);
    if (into && over(out) - over(into) - misfit(out, into) > 170) replace(state, side, out, into);
  }
}

/** Both sides may substitute. */
export function deadBall(state: MatchState, shooter?: Dressed): void {
  substitute(state, 'team', shooter);
  substitute(state, 'opponent', shooter);
}

/** Calls a timeout, if one is left: at random, more often against a run or in a close finish. */
export function considerTimeout(state: MatchState, side: Side): void {
  const own = state.sides[side];
  const other = state.sides[otherSide(side)];
  if (own.timeouts === 0 || state.clock === 0) return;
  const close = isLate(state, 90) && Math.abs(lead(state, side)) <= 6;
  if (state.random() > (close ? 0.35 : other.run >= 7 ? 0.5 : 0.045)) return;
  own.timeouts -= 1;
  // A run that was answered does not trigger another timeout.
  other.run = 0;
  record(state, { side, type: 'timeout', subtype: 'full' });
  deadBall(state);
}
