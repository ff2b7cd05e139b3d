import { idsOf } from '../events.ts';
import { type FinishedMatch, totalsOf } from '../finished-match.ts';
import { measure } from '../measures.ts';
import type { Season } from '../season.ts';
import { fromReference } from '../surprise.ts';
import { said } from '../words/said.ts';
import type { Finding } from './fact.ts';

/** The number of the opponent's scorers in one finding. */
const together = 3;
/** A scorer with fewer points per 40 minutes of the match is not named. */
const leastEach = 15;

/** A team's three top scorers, most first; fewer if fewer scored. */
function topScorers({ boxScore }: FinishedMatch) {
  return boxScore.team.players
    .flatMap(({ playerId, name, points }) => (points ? [{ playerId, name, points }] : []))
    .sort((a, b) => b.points - a.points)
    .slice(0, together);
}

function sum(scorers: readonly { points: number }[]): number {
  return scorers.reduce((all, { points }) => all + points, 0);
}

/** The usual points of a match's three top scorers together, until a season gives them. */
const topPoints = measure((match) => sum(topScorers(match)) || null, 4, { mean: 42, deviation: 7 });

/** Three opponents who all scored well, compared with the usual of a match's three top scorers. */
export function opponentTrio(season: Season): Finding | null {
  const compared = season.compare(topPoints, 'opponent');
  const all = totalsOf(season.match).opponent.points;
  const scorers = topScorers({
    ...season.match,
    boxScore: { ...season.match.boxScore, team: season.match.boxScore.opponent },
  });
  if (compared === null || all === null || scorers.length < together) return null;
  if (scorers.some(({ points }) => points < leastEach)) return null;
  const { value, usual } = compared;
  const ids = new Set(scorers.map(({ playerId }) => playerId));
  const names = scorers.map(({ name, points }) => `${name} (${points})`);
  return {
    topic: 'opponent trio',
    clashesWith: scorers.map(({ playerId }) => `scorer ${playerId}`),
    points: -(value - usual.mean) / 2,
    ...fromReference(value, usual),
    repeats: 0,
    eventIds: idsOf(
      season.match.events.filter(
        ({ playerId, made }) => made === true && playerId !== undefined && ids.has(playerId),
      ),
    ),
    says: [said('trio', { names: { names }, sum: value, all })],
  };
}
