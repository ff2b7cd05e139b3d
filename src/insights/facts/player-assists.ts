import { type PlayerSeason, teamMatesFieldGoals } from '../player-season.ts';
import { fromExpected } from '../surprise.ts';
import { drill, said } from '../words/said.ts';
import { among } from './beside.ts';
import { type Finding, pointsOfAssist } from './fact.ts';
import { idsOfPlayer, isNews, repeatOfRole, usualCount } from './player-counts.ts';

/** Too few baskets of team-mates to judge a player's assists. */
const leastChances = 5;

/**
 * A player's assists compared with the usual share of the team-mates' baskets. A low count is no fault beside another
 * player's number: a centre passes less.
 */
export function playerAssists(player: PlayerSeason): Finding | null {
  const { assists: count, name } = player.line;
  const usual = player.reference('assistRate');
  const chances = teamMatesFieldGoals(player);
  if (count === null || usual === null || chances === null || chances < leastChances) return null;
  const expected = usual.mean * chances;
  const points = (count - expected) * pointsOfAssist;
  if (!isNews(count, expected) || (points < 0 && usual.basis !== 'earlier')) return null;
  return {
    topic: 'assists',
    points,
    ...fromExpected(count, expected),
    ...among(
      player.before.map(({ assists }) => assists),
      count,
      expected,
    ),
    repeats: repeatOfRole,
    eventIds: idsOfPlayer(player, ['assist']),
    says: [
      said(`assists/own ${points > 0 ? 'good' : count === 0 ? 'none' : 'poor'}`, {
        assists: { count, of: 'assist' },
        chances: { whole: chances },
        usual: usualCount(usual, expected, said('on so many', {})),
      }),
    ],
    drill: drill('playerAssists', { who: name }),
  };
}
