import { share } from '../../basketball/shooting.ts';
import type { PlayerSeason } from '../player-season.ts';
import { fromShare } from '../surprise.ts';
import { said } from '../words/said.ts';
import { among } from './beside.ts';
import type { Finding } from './fact.ts';
import { leastLuck } from './player-counts.ts';
import { idsOfShots } from './player-scoring.ts';

/** Too few shots of a kind to judge a player. */
const leastShots = 5;

/**
 * A player's makes of twos, threes and free throws. One match's makes hardly repeat, so the sentence says luck and
 * there is no drill.
 */
export function playerShooting(player: PlayerSeason): Finding[] {
  return kinds.flatMap(({ kind, each }): Finding | Finding[] => {
    const { line } = player;
    const { made, attempted } = line[kind];
    const usual = player.reference(kind);
    if (usual === null || made === null || attempted === null || attempted < leastShots) return [];
    const points = (made - usual.mean * attempted) * each;
    if (Math.abs(points) < leastLuck) return [];
    const compared = fromShare(made, attempted, usual.mean);
    const good = made === attempted ? 'all' : 'many';
    const poor = made === 0 ? 'none' : 'few';
    return {
      topic: kind,
      partOf: ['scoring'],
      points,
      ...compared,
      ...among(
        player.before.map((before) => share(before[kind])),
        compared.value,
        usual.mean,
        { unit: 'share' },
      ),
      repeats: 0,
      eventIds: idsOfShots(player),
      says: [
        said(`shots/${points > 0 ? good : poor}`, {
          made,
          attempted,
          noun: { said: said(`kind/${kind}`, {}) },
          share: { share: share(line[kind]) ?? 0 },
          usual: { usual, show: 'percent', whose: 'neutral' },
          gap: { about: points },
        }),
      ],
    };
  });
}

const kinds = [
  { kind: 'twos', each: 2 },
  { kind: 'threes', each: 3 },
  { kind: 'freeThrows', each: 1 },
] as const;
