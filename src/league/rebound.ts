import { otherSide, type Side } from '../contract/play-by-play.ts';
import { type MatchState, passTime, pickOnCourt, record } from './match-state.ts';
import { deadBall } from './rotation.ts';

/** Rebounds that no player secures: the ball goes out of bounds and is a team rebound. */
const teamReboundShare = 0.07;

/**
 * The rebound after a miss by `side`: which side gets the ball. `odds` scales the attack's chance (about half for free
 * throws). At 0:00 it is a dead-ball rebound, which does not count.
 */
export function rebound(
  state: MatchState,
  side: Side,
  shot: number,
  odds: number,
): 'keeps' | 'loses' {
  const { random, age, sides } = state;
  if (state.clock === 0) {
    record(state, { side, type: 'rebound', subtype: 'deadBall', related: shot });
    return 'loses';
  }
  const defence = otherSide(side);
  const glass = sides[side].style.offensiveGlass / sides[defence].style.defensiveGlass;
  const keeps = random() < age.offensiveRebound * glass * odds;
  const winner = keeps ? side : defence;
  const subtype = keeps ? 'offensive' : 'defensive';
  passTime(state, Math.min(state.clock, random() < 0.5 ? 1 : 2));
  if (random() < teamReboundShare) {
    record(state, { side: winner, type: 'rebound', subtype, related: shot });
    if (state.clock > 0) deadBall(state);
  } else {
    const { player } = pickOnCourt(state, winner, (candidate) => candidate.rebounds);
    record(state, { side: winner, playerId: player.id, type: 'rebound', subtype, related: shot });
  }
  return keeps ? 'keeps' : 'loses';
}
