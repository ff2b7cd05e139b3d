import { numberOf, repeatsOf } from '../../basketball/numbers.ts';
import { playsEnded } from '../../basketball/shooting.ts';
import type { PlayerSeason } from '../player-season.ts';
import { fromExpected } from '../surprise.ts';
import { drill, said } from '../words/said.ts';
import { among } from './beside.ts';
import { type Finding, valueOfShot } from './fact.ts';
import { idsOfPlayer, isNews, usualCount } from './player-counts.ts';

/** Too few plays to judge how many were turnovers. */
const leastPlays = 5;

/** From this share on the sentence says a share: every third play was a turnover. */
const manyLost = 1 / 3;

/** A player's turnovers compared with the usual share of the plays that the player ended. */
export function playerTurnovers(player: PlayerSeason): Finding | null {
  const { line, season } = player;
  const { turnovers: count, name } = line;
  const plays = playsEnded(line);
  const usual = player.reference('turnovers');
  if (plays === null || usual === null || count === null || plays < leastPlays) return null;
  const expected = usual.mean * plays;
  const points = (expected - count) * valueOfShot(season);
  // A match without a turnover is not reported.
  if (!isNews(count, expected) || count === 0) return null;
  const lostShare = numberOf('turnoverShare', line) ?? 0;
  return {
    topic: 'turnovers',
    points,
    ...fromExpected(count, expected),
    ...among(
      player.before.map(({ turnovers }) => turnovers),
      count,
      expected,
    ),
    repeats: repeatsOf('turnoverShare', 'attack').oneMatch,
    eventIds: idsOfPlayer(player, ['turnover']),
    says: [
      said(`turnovers/own ${points > 0 ? 'few' : lostShare >= manyLost ? 'share' : 'many'}`, {
        turnovers: { count, of: 'turnover' },
        times: { times: count },
        plays: { whole: plays },
        share: { share: lostShare },
        usual: usualCount(usual, expected),
      }),
    ],
    drill: drill('playerTurnovers', { who: name, lost: { count, of: 'turnover' } }),
  };
}
