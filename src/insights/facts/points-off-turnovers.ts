import { memoized } from '../../basketball/memoized.ts';
import { scoringOrigin } from '../../basketball/scoring-origin.ts';
import { type MatchEvent, otherSide, type Side } from '../../contract/play-by-play.ts';
import { idsOf } from '../events.ts';
import { type FinishedMatch, seenBy, totalsOf } from '../finished-match.ts';
import { measure, notesOf } from '../measures.ts';
import { fromReference } from '../surprise.ts';
import { drill, said } from '../words/said.ts';
import { among, repeatsFor, seasonFirst, usualOfSoMany } from './beside.ts';
import { ofBothSides, signOf } from './fact.ts';

const points = measure((match) => notesOf(match).pointsFromTurnovers, 4);
/** The other side's turnovers in the same matches, for points per turnover. */
const ballsWon = measure(
  (match) => (points.of(match) === null ? null : totalsOf(match).opponent.turnovers),
  3,
);

/**
 * Each side's points off the other's turnovers, as below the box score. More or fewer turnovers than usual explain
 * them; otherwise the shots after them were luck.
 */
export const pointsOffTurnovers = ofBothSides((season, side) => {
  const compared = season.compare(points, side);
  const loser = otherSide(side);
  const won = season.compare(ballsWon, side);
  if (compared === null || won === null) return null;
  const { value: scored, usual } = compared;
  const before = season.earlier.map((match) => points.of(seenBy(side, match)));
  const first = seasonFirst(scored, before, season.seasonBefore);
  const { topic, whole, drills } = texts[side];
  const back = points.of(seenBy(loser, season.match));
  const fallen = usualOfSoMany(scored, usual, { count: won.value, expected: won.usual.mean });
  const worth = signOf(side) * (scored - (fallen ?? usual).mean);
  return {
    topic,
    partOf: fallen === null ? [whole] : [],
    // Each sentence has both sides' points.
    clashesWith: [texts[loser].topic],
    points: worth,
    ...fromReference(scored, fallen ?? usual),
    ...among(before, scored, (fallen ?? usual).mean, { side }),
    repeats: fallen === null ? repeatsFor('turnoverShare', loser) : 0,
    eventIds: idsOf(scoredFromTurnovers(season.match, side)),
    says: [
      said(`${topic}/${fallen !== null ? 'luck' : worth > 0 ? 'good' : 'poor'}`, {
        scored: { count: scored, of: 'point' },
        someScored:
          scored > usual.mean ? { count: scored, of: 'point' } : { few: scored, of: 'point' },
        fewScored: { few: scored, of: 'point' },
        turnovers: { count: won.value, of: 'turnover' },
        beside: {
          where: fallen ?? usual,
          first,
          ...(fallen === null
            ? { balls: { count: won.usual.mean, from: 'off' as const } }
            : { show: 'points' as const, scope: said('scope/balls', {}) }),
        },
        about: { about: worth },
        back:
          back === null
            ? ''
            : { said: said(`points back/${side}`, { points: { count: back, of: 'point' } }) },
        luck: { said: said(`luck is/${worth > 0 ? 'good' : 'poor'}`, {}) },
      }),
    ],
    ...(fallen === null ? { drill: drill(drills, {}) } : {}),
  };
});

/** The counted scores: by the scorer's qualifiers, or derived from the possessions. */
function scoredFromTurnovers({ events }: FinishedMatch, side: Side): MatchEvent[] {
  const qualified = events.some(({ qualifiers }) => qualifiers !== undefined);
  const scored = qualified
    ? events.filter(({ made, qualifiers }) => made && qualifiers?.includes('fromTurnover'))
    : (originOf(events).fromTurnover ?? []);
  return scored.filter((event) => event.side === side);
}

const originOf = memoized(scoringOrigin);

const texts = {
  team: {
    topic: 'points off turnovers team',
    whole: 'forced turnovers',
    drills: 'pressure',
  },
  opponent: {
    topic: 'points off turnovers opponent',
    whole: 'turnovers',
    drills: 'turnover',
  },
} as const;
