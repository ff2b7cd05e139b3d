import type { Side } from '../../contract/play-by-play.ts';
import { type Dressed, isLate, lead, type MatchState, onCourt, record } from './match-state.ts';

/** FIBA: a player who commits five fouls leaves the match. */
export const foulLimit = 5;

/** Share of the match that the first, second … player of a squad plays; the twelve sum to 5. */
const plannedShares = [0.74, 0.7, 0.66, 0.62, 0.57, 0.48, 0.42, 0.34, 0.26, 0.15, 0.05, 0.01];

/** The share of the player of that rank among those who dressed. */
export function plannedShare(rank: number): number {
  return plannedShares[rank] ?? 0;
}

/** How many seconds a player is over what the coach means her or him to have played by now. */
function surplus(state: MatchState, side: Side, { share, seconds, fouls, starter }: Dressed) {
  const due = share * state.played;
  const foulTrouble = state.period <= 3 && fouls > state.period ? 240 : 0;
  const margin = Math.abs(lead(state, side));
  const closing = starter && isLate(state, 240) && margin <= 10 ? -240 : 0;
  const decided = isLate(state, 300) && margin >= 18 ? (0.5 - share) * -700 : 0;
  return seconds - due + foulTrouble + closing + decided;
}

/** 0 for the same job on court, more for a centre who would bring the ball up. */
function misfit(out: Dressed, into: Dressed): number {
  const size = (position: string) => (position.includes('C') ? 2 : position.includes('F') ? 1 : 0);
  return Math.abs(size(out.player.position) - size(into.player.position)) * 60;
}

function replace(state: MatchState, side: Side, out: Dressed, into: Dressed): void {
  out.onCourt = false;
  into.onCourt = true;
  record(state, { side, playerId: out.player.id, type: 'substitution', subtype: 'out' });
  record(state, { side, playerId: into.player.id, type: 'substitution', subtype: 'in' });
}

/** The best replacement: who is furthest under the planned time, and does the same job. */
function replacementFor(state: MatchState, side: Side, out: Dressed): Dressed | undefined {
  const cost = (dressed: Dressed) => surplus(state, side, dressed) + misfit(out, dressed);
  return state.sides[side].dressed
    .filter(({ onCourt: playing, fouls }) => !playing && fouls < foulLimit)
    .sort((a, b) => cost(a) - cost(b))[0];
}

/**
 * Substitutions of a side while the ball is dead. Who has fouled out must go; of the others at most
 * three go, and never `shooter`, who has free throws to take.
 */
export function substitute(state: MatchState, side: Side, shooter?: Dressed): void {
  for (const out of onCourt(state.sides[side])) {
    if (out.fouls < foulLimit) continue;
    const into = replacementFor(state, side, out);
    if (into) replace(state, side, out, into);
  }
  if (state.random() < 0.35) return;
  const tired = onCourt(state.sides[side])
    .filter((dressed) => dressed !== shooter)
    .sort((a, b) => surplus(state, side, b) - surplus(state, side, a))
    .slice(0, 3);
  for (const out of tired) {
    const into = replacementFor(state, side, out);
    if (!into) return;
    const gain = surplus(state, side, out) - surplus(state, side, into) - misfit(out, into);
    if (gain > 170) replace(state, side, out, into);
  }
}

/** Both sides may substitute. */
export function deadBall(state: MatchState, shooter?: Dressed): void {
  substitute(state, 'team', shooter);
  substitute(state, 'opponent', shooter);
}

/** A coach whose side the other has run away from stops the match, if there is a timeout left. */
export function considerTimeout(state: MatchState, side: Side, otherRun: number): void {
  const own = state.sides[side];
  const close = isLate(state, 60) && Math.abs(lead(state, side)) <= 5;
  if (own.timeouts === 0 || state.clock === 0) return;
  if (!(otherRun >= 8 && state.random() < 0.5) && !(close && state.random() < 0.3)) return;
  own.timeouts -= 1;
  record(state, { side, type: 'timeout', subtype: 'full' });
  deadBall(state);
}
