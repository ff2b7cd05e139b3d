import type { Side } from '../contract/play-by-play.ts';

/** The side that a side plays against. */
export function otherSide(side: Side): Side {
  return side === 'team' ? 'opponent' : 'team';
}
