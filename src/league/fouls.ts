import { otherSide, type Side } from '../contract/play-by-play.ts';
import { type Dressed, type MatchState, pickOnCourt, record } from './match-state.ts';
import { rebound } from './rebound.ts';
import { deadBall } from './rotation.ts';

/** FIBA: from the fifth team foul of a period on, every foul of the defence gives two free throws. */
const teamFoulLimit = 4;

/** Whether the attack keeps or loses the ball. */
export type Outcome = 'keeps' | 'loses';

/** Whether the next foul of the side's defence gives free throws. */
export function isInBonus(state: MatchState, side: Side): boolean {
  return state.sides[side].teamFouls >= teamFoulLimit;
}

/** Records a foul by a player of `side` on `victim`, which counts as a team foul. Returns the foul's sequence. */
export function commitFoul(
  state: MatchState,
  side: Side,
  fouler: Dressed,
  victim: Dressed,
  subtype: 'personal' | 'shooting' | 'offensive' | 'unsportsmanlike',
): number {
  fouler.fouls += 1;
  state.sides[side].teamFouls += 1;
  const foul = record(state, { side, playerId: fouler.player.id, type: 'foul', subtype });
  const playerId = victim.player.id;
  record(state, { side: otherSide(side), playerId, type: 'foulDrawn', related: foul });
  return foul;
}

/** Picks the defender who commits a foul. */
export function foulerOf(state: MatchState, side: Side): Dressed {
  return pickOnCourt(state, side, (player) => player.fouls);
}

/**
 * The free throws after a foul on `shooter`, with the substitutions before them. Returns who has the ball after the last one;
 * `afterwards` "keeps" is for unsportsmanlike fouls, after which the side also gets the ball.
 */
export function shootFreeThrows(
  state: MatchState,
  side: Side,
  shooter: Dressed,
  count: number,
  qualifiers: string[],
  afterwards: 'live' | 'keeps' = 'live',
): Outcome {
  deadBall(state, shooter);
  const chance = state.age.freeThrow + shooter.player.freeThrows;
  for (let number = 1; number <= count; number += 1) {
    const made = state.random() < chance;
    const shot = record(state, {
      side,
      playerId: shooter.player.id,
      type: 'freeThrow',
      subtype: `${number}of${count}`,
      made,
      points: made ? 1 : 0,
      ...(qualifiers.length > 0 ? { qualifiers } : {}),
    });
    if (made) continue;
    if (number === count && afterwards === 'live') return rebound(state, side, shot, 0.45);
    record(state, { side, type: 'rebound', subtype: 'deadBall', related: shot });
  }
  return afterwards === 'live' ? 'loses' : 'keeps';
}
