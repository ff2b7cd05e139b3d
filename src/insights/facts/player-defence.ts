import { addCounts } from '../../basketball/line.ts';
import { enoughMatches } from '../../basketball/seasons.ts';
import type { PlayerLine } from '../../contract/box-score.ts';
import type { PlayerSeason } from '../player-season.ts';
import { earlierMean } from '../reference.ts';
import { countDeviations } from '../surprise.ts';
import { said } from '../words/said.ts';
import { among } from './beside.ts';
import type { Finding } from './fact.ts';
import { idsOfPlayer, isNews, repeatOfRole, usualCount } from './player-counts.ts';

/** Game score's weight of a block compared with a steal (Hollinger). */
const pointsOfBlock = 0.7;

/** A player's steals and blocks above the own rate; too few are not reported. */
export function playerDefence(player: PlayerSeason): Finding | null {
  const { line, before } = player;
  const { steals, blocks, seconds } = line;
  const usual = rateOf(before, seconds);
  if (steals === null || blocks === null || seconds === null || usual === null) return null;
  const total = steals + blocks;
  if (!isNews(total, usual.acts) || total < usual.acts) return null;
  const weighted = steals + pointsOfBlock * blocks;
  const points = weighted - usual.weighted;
  // More blocks and fewer steals are neither better nor worse.
  if (points <= 0) return null;
  return {
    topic: 'defence',
    points,
    deviations: countDeviations(total, usual.acts),
    repeats: repeatOfRole,
    value: weighted,
    usual: usual.weighted,
    ...among(
      before.map((earlier) => addCounts(earlier.steals, earlier.blocks)),
      total,
      usual.acts,
    ),
    eventIds: idsOfPlayer(player, ['steal', 'block']),
    says: [
      said('defence', {
        acts: {
          counts: [
            { count: steals, of: 'steal' },
            { count: blocks, of: 'block' },
          ],
        },
        total,
        time: { clock: seconds },
        usual: usualCount(
          earlierMean(usual.acts, before.length, 1, player.season.seasonBefore),
          usual.acts,
        ),
      }),
    ],
  };
}

/** Expected steals and blocks in `seconds` at the rate of the earlier matches; `null` with fewer than five of them. */
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
