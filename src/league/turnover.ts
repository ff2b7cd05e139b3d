import { otherSide, type Side } from '../contract/play-by-play.ts';
import { commitFoul } from './fouls.ts';
import { type MatchState, pickOnCourt, record } from './match-state.ts';
import { pickWeighted } from './random.ts';
import { deadBall } from './rotation.ts';

const kinds = [
  { subtype: 'badpass', weight: 0.3, stolen: 0.72 },
  { subtype: 'ballhandling', weight: 0.27, stolen: 0.72 },
  { subtype: 'travel', weight: 0.12, stolen: 0 },
  { subtype: 'offensive', weight: 0.12, stolen: 0 },
  { subtype: 'outofbounds', weight: 0.07, stolen: 0 },
  { subtype: '24sec', weight: 0.04, stolen: 0 },
  { subtype: '3sec', weight: 0.03, stolen: 0 },
  { subtype: 'doubledribble', weight: 0.03, stolen: 0 },
] as const;

/** `side` loses the ball. Returns true where it was stolen, so that the other side may run. */
export function turnOver(state: MatchState, side: Side): boolean {
  const { random } = state;
  const defence = otherSide(side);
  const kind = pickWeighted(random, kinds, ({ weight }) => weight);
  if (kind.subtype === '24sec') {
    record(state, { side, type: 'turnover', subtype: kind.subtype });
    deadBall(state);
    return false;
  }
  const loser = pickOnCourt(state, side, ({ shots, passes }) => shots + passes);
  let related: number | undefined;
  if (kind.subtype === 'offensive') {
    const victim = pickOnCourt(state, defence, ({ steals }) => steals);
    related = commitFoul(state, side, loser, victim, 'offensive');
  }
  const turnover = record(state, {
    side,
    playerId: loser.player.id,
    type: 'turnover',
    subtype: kind.subtype,
    ...(related === undefined ? {} : { related }),
  });
  if (random() < kind.stolen) {
    const { player } = pickOnCourt(state, defence, ({ steals }) => steals);
    record(state, { side: defence, playerId: player.id, type: 'steal', related: turnover });
    return true;
  }
  deadBall(state);
  return false;
}
