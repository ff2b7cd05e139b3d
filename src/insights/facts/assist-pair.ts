import { memoized } from '../../basketball/memoized.ts';
import { enoughMatches } from '../../basketball/seasons.ts';
import { pointsScored } from '../../basketball/shots.ts';
import type { MatchEvent } from '../../contract/play-by-play.ts';
import { idsOf } from '../events.ts';
import { type FinishedMatch, hasPlays, playerName } from '../finished-match.ts';
import type { Season } from '../season.ts';
import { fromExpected } from '../surprise.ts';
import { said } from '../words/said.ts';
import { type Finding, pointsOfAssist } from './fact.ts';

/** With fewer baskets a passer and a shooter are no pair worth naming. */
const leastBaskets = 4;

/** Who plays together repeats, whether shots go in does not (our judgement). */
const pairRepeats = 0.1;

interface Pair {
  passer: string;
  shooter: string;
  shots: MatchEvent[];
}

/** The passer and shooter with the most assisted baskets. */
export function assistPair(season: Season): Finding | null {
  const { match } = season;
  const earlier = season.earlier.filter(hasPlays);
  const [best, next] = pairsOf(match);
  if (best === undefined || best.shots.length < leastBaskets) return null;
  if (next?.shots.length === best.shots.length) return null;
  const isSame = (pair: Pair) => pair.passer === best.passer && pair.shooter === best.shooter;
  const before = earlier.map((other) => pairsOf(other).find(isSame)?.shots.length ?? 0);
  const usual =
    before.length < enoughMatches ? 1 : before.reduce((sum, of) => sum + of, 0) / before.length;
  const passer = playerName(match, 'team', best.passer);
  const shooter = playerName(match, 'team', best.shooter);
  if (passer === null || shooter === null) return null;
  const count = best.shots.length;
  const scored = best.shots.reduce((sum, shot) => sum + pointsScored(shot), 0);
  return {
    topic: 'assist pair',
    partOf: ['assists'],
    points: (count - usual) * pointsOfAssist,
    ...fromExpected(count, usual),
    repeats: pairRepeats,
    eventIds: idsOf(best.shots),
    says: [said('pair', { passer, shooter, count, scored: { count: scored, of: 'point' } })],
  };
}

/** Passers and shooters with their baskets, the pair with the most first. */
const pairsOf = memoized(({ events }: FinishedMatch): Pair[] => {
  const byId = new Map(events.map((event) => [event.id, event]));
  const pairs = new Map<string, Pair>();
  for (const { type, side, playerId: passer, relatedEventId } of events) {
    const shot = byId.get(relatedEventId ?? '');
    if (type !== 'assist' || side !== 'team' || passer === undefined) continue;
    if (shot?.playerId === undefined || shot.type === 'freeThrow') continue;
    const key = `${passer} ${shot.playerId}`;
    const known = pairs.get(key) ?? { passer, shooter: shot.playerId, shots: [] };
    pairs.set(key, { ...known, shots: [...known.shots, shot] });
  }
  return [...pairs.values()].sort((a, b) => b.shots.length - a.shots.length);
});
