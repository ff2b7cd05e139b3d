import { minutesAndSeconds } from '../../basketball/clock.ts';
import type { PlayerLine } from '../../contract/box-score.ts';
import { counted } from '../numbers.ts';
import type { PlayerSeason } from '../player-season.ts';
import { enoughMatches } from '../reference.ts';
import { countDeviations } from '../surprise.ts';
import type { Finding } from './fact.ts';
import { idsOfPlayer, isNews, showCount } from './player-counts.ts';

/** What game score gives a block beside a steal (Hollinger). */
const pointsOfBlock = 0.7;

/** A player's steals and blocks beside the player's own rate in the time on court. */
export function playerDefence(player: PlayerSeason): Finding | null {
  const { line, before } = player;
  const { steals, blocks, seconds, name } = line;
  const usual = rateOf(before, seconds);
  if (steals === null || blocks === null || seconds === null || usual === null) return null;
  if (!isNews(steals + blocks, usual.acts)) return null;
  const weighted = steals + pointsOfBlock * blocks;
  const points = weighted - usual.weighted;
  const acts = [
    ...(steals > 0 ? [counted(steals, 'steal')] : []),
    ...(blocks > 0 ? [counted(blocks, 'block')] : []),
  ];
  return {
    topic: 'defence',
    points,
    deviations: countDeviations(steals + blocks, usual.acts),
    value: weighted,
    usual: usual.weighted,
    eventIds: idsOfPlayer(player, ['steal', 'block']),
    say: (voice) =>
      voice.say('defence', points > 0 ? texts.good : texts.poor, {
        acts: acts.join(' and ') || 'no steal and no block',
        time: minutesAndSeconds(seconds),
        norm: showCount(usual.acts),
      }),
    practise: (voice) => voice.practise('defence', drills, { who: name }),
  };
}

/** Steals and blocks to expect in `seconds` at the rate of the earlier matches; `null` with fewer than five of them. */
function rateOf(before: readonly PlayerLine[], seconds: number | null) {
  if (before.length < enoughMatches || seconds === null) return null;
  let time = 0;
  let acts = 0;
  let weighted = 0;
  for (const line of before) {
    if (line.seconds === null || line.steals === null || line.blocks === null) return null;
    time += line.seconds;
    acts += line.steals + line.blocks;
    weighted += line.steals + pointsOfBlock * line.blocks;
  }
  if (time === 0) return null;
  return { acts: (acts * seconds) / time, weighted: (weighted * seconds) / time };
}

const texts = {
  good: [
    '{who had} {acts} in {time}, where {norm} would be normal.',
    '{who was} active: {acts}, usually {norm} in that time.',
  ],
  poor: [
    '{who had} {acts} in {time}, where {norm} would be normal.',
    '{who had} {acts}; in {time} it is usually {norm}.',
  ],
} as const;

const drills = [
  '{who}: slides and close-outs from the wing, hands back, 10 each side.',
  'Deny and deflect: 3 stands of 30 seconds off the ball, 2 deflections are the aim.',
  'One on one over the full court, 6 trips, a point for every turn the dribbler is forced into.',
] as const;
