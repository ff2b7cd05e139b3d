import { otherSide } from '../contract/play-by-play.ts';
import { type Dressed, type MatchState, onCourt, record } from './match-state.ts';
import { foulLimit } from './rotation.ts';

/** Technical fouls a stop of the clock; a quarter of them go to the coach. */
const technicalShare = 0.03;

/** A word too many after a whistle: one free throw for the other side, the ball stays where it was. */
export function considerTechnical(state: MatchState): void {
  const { random, sides, age } = state;
  if (random() > technicalShare) return;
  const side = random() < 0.5 ? 'team' : 'opponent';
  const eligible = (dressed: Dressed) => dressed.fouls < foulLimit;
  const talker = onCourt(sides[side]).find((dressed) => eligible(dressed) && !dressed.warned);
  if (talker === undefined || random() < 0.25) {
    record(state, { side, type: 'foul', subtype: 'coachTechnical' });
  } else {
    talker.warned = true;
    talker.fouls += 1;
    sides[side].teamFouls += 1;
    record(state, { side, playerId: talker.player.id, type: 'foul', subtype: 'technical' });
  }
  const other = otherSide(side);
  const [shooter] = onCourt(sides[other])
    .filter(eligible)
    .sort((a, b) => b.player.freeThrows - a.player.freeThrows);
  if (shooter === undefined) return;
  const made = random() < age.freeThrow + shooter.player.freeThrows;
  record(state, {
    side: other,
    playerId: shooter.player.id,
    type: 'freeThrow',
    subtype: '1of1',
    made,
    points: made ? 1 : 0,
  });
  if (!made) {
    const related = state.events.length;
    record(state, { side: other, type: 'rebound', subtype: 'deadBall', related });
  }
}
