import type { Side } from '../../contract/play-by-play.ts';
import {
  basketAssists,
  boardsAt,
  type CountWord,
  countOf,
  playsOf,
  type ShotWord,
  shotsOf,
  type Whose,
} from './counts.ts';
import { guideRate, guideShare } from './guide.ts';
import { against, memoised, type PlayedMatch } from './match.ts';
import { isShot, zoneOf } from './shots.ts';

/* The usual: all earlier matches together, as on a season page. */

/** The source of a usual number: the side's matches, both sides' while there are few, or the guide. */
export type Basis = 'own' | 'both' | 'guide';

type Number = (match: PlayedMatch, whose: Whose) => number | null;

/** The sum of one number over the sum of another, in the matches that have both. */
function pooled(
  matches: readonly PlayedMatch[],
  whose: Whose,
  basis: Basis,
  part: Number,
  whole: Number,
): number | null {
  const sides: readonly Side[] = basis === 'own' ? [whose.side] : ['team', 'opponent'];
  let parts = 0;
  let wholes = 0;
  for (const match of matches) {
    for (const side of sides) {
      const of = basis === 'own' ? whose : { side };
      const [own, all] = [part(match, of), whole(match, of)];
      if (own === null || all === null) continue;
      parts += own;
      wholes += all;
    }
  }
  return wholes === 0 ? null : parts / wholes;
}

/** The usual share of a kind of shot: all made of all attempted. */
export function usualShare(
  matches: readonly PlayedMatch[],
  word: ShotWord,
  whose: Whose,
  basis: Basis = 'own',
  category?: string,
): number | null {
  if (basis === 'guide') return guideShare(category, word);
  const known = isZone(word) ? matches.filter((match) => hasLocations(match, whose.side)) : matches;
  return pooled(
    known,
    whose,
    basis,
    (match, of) => shotsOf(match, word, of)?.made ?? null,
    (match, of) => shotsOf(match, word, of)?.attempted ?? null,
  );
}

/** Whether a word is a zone's name. */
export function isZone(word: ShotWord): boolean {
  return ['inPaint', 'rim', 'paint', 'midRange', 'cornerThree', 'aboveBreakThree'].includes(word);
}

/** Whether every shot of a side has a location, in a match whose plotted layups are mostly within two metres. */
export function hasLocations(match: PlayedMatch, side: Side): boolean {
  return placed(match)[side];
}

/** Whether the recorded kinds show which shots were at the rim; otherwise the rim counts as paint. */
export function knowsRim(match: PlayedMatch): boolean {
  const { layups, near } = layupsOf(match);
  return layups >= 8 && near >= 0.6 * layups;
}

/** The matches that distinguish the same zones as `match`. */
export function withSameZones(earlier: readonly PlayedMatch[], match: PlayedMatch): PlayedMatch[] {
  return earlier.filter((other) => knowsRim(other) === knowsRim(match));
}

/** The number of matches that distinguish the same zones of the team's shots. */
export function countWithSameZones(earlier: readonly PlayedMatch[], match: PlayedMatch): number {
  const isLocated = hasLocations(match, 'team');
  const alike = isLocated ? withSameZones(earlier, match) : earlier;
  return alike.filter((other) => hasLocations(other, 'team') === isLocated).length;
}

const layupsOf = memoised(({ events }: PlayedMatch) => {
  let layups = 0;
  let near = 0;
  for (const event of events) {
    const { courtPosition, ...unplaced } = event;
    if (courtPosition === undefined || event.type !== 'twoPointer') continue;
    if (zoneOf(unplaced) !== 'rim') continue;
    layups += 1;
    if (Math.hypot(courtPosition.x - 7.5, courtPosition.y - 1.575) <= 2) near += 1;
  }
  return { layups, near };
});

const placed = memoised((match: PlayedMatch): Record<Side, boolean> => {
  const { events } = match;
  const { layups, near } = layupsOf(match);
  const isOff = layups >= 8 && near < 0.6 * layups;
  const all = (side: Side) => {
    const shots = events.filter((event) => event.side === side && isShot(event));
    return !isOff && shots.length > 0 && shots.every((shot) => zoneOf(shot) !== null);
  };
  return { team: all('team'), opponent: all('opponent') };
});

/** The usual makes of a match's twos by zone; `null` without locations. */
export function usualTwosByZone(
  match: PlayedMatch,
  earlier: readonly PlayedMatch[],
  whose: Whose,
): number | null {
  if (!hasLocations(match, whose.side)) return null;
  let made = 0;
  const twos = knowsRim(match)
    ? (['rim', 'paint', 'midRange'] as const)
    : (['inPaint', 'midRange'] as const);
  for (const place of twos) {
    const attempted = shotsOf(match, place, whose)?.attempted ?? 0;
    if (attempted === 0) continue;
    const before = withSameZones(earlier, match).filter((other) => hasLocations(other, whose.side));
    const shots = before.map(
      (other) => shotsOf(other, place, { side: whose.side })?.attempted ?? 0,
    );
    const share = usualShare(before, place, { side: whose.side });
    const all = shots.reduce((sum, each) => sum + each, 0);
    if (share === null || before.length < 5 || all < 30) return null;
    made += attempted * share;
  }
  return made;
}

/** The total of a count, for comparison as a share: turnovers of plays, rebounds of those available. */
const wholes: Partial<Record<string, Number>> = {
  turnovers: (match, whose) => playsOf(match, whose),
  freeThrows: (match, whose) => shotsOf(match, 'fieldGoals', whose)?.attempted ?? null,
  offensiveRebounds: (match, { side }) => boardsAt(match, side),
  defensiveRebounds: (match, { side }) => boardsAt(match, against(side)),
  assists: (match, whose) => shotsOf(match, 'fieldGoals', whose)?.made ?? null,
};

const one: Number = () => 1;

/** The usual count in such a match: the usual share of its total, or the mean per match. */
export function usualCount(
  match: PlayedMatch,
  earlier: readonly PlayedMatch[],
  word: string,
  whose: Whose,
  basis: Basis = 'own',
  category?: string,
  forSoMany = false,
): number | null {
  if (forSoMany) return usualOfSoMany(match, earlier, word, whose, basis);
  const whole = whose.playerId === undefined ? (wholes[word] ?? one) : one;
  const part: Number = (of, who) => {
    if (word === 'freeThrows') return shotsOf(of, 'freeThrows', who)?.attempted ?? null;
    if (word === 'assists' && who.playerId === undefined) return basketAssists(of, who);
    return countOf(of, word as CountWord, who);
  };
  const size = whole(match, whose);
  const rate =
    basis === 'guide' ? guideRate(category, word) : pooled(earlier, whose, basis, part, whole);
  return rate === null || size === null ? null : rate * size;
}

/** Usual points off as many turnovers or offensive rebounds: at the points each brought in all earlier matches. */
function usualOfSoMany(
  match: PlayedMatch,
  earlier: readonly PlayedMatch[],
  word: string,
  whose: Whose,
  basis: Basis,
): number | null {
  const balls = ballsOf(word);
  const points: Number = (of, who) => countOf(of, word as CountWord, who);
  const each = pooled(earlier, whose, basis, points, balls);
  const now = balls(match, whose);
  return each === null || now === null ? null : each * now;
}

const ballsOf =
  (word: string): Number =>
  (match, { side }) =>
    word === 'secondChancePoints'
      ? countOf(match, 'offensiveRebounds', { side })
      : countOf(match, 'turnovers', { side: against(side) });

/** The usual turnovers forced, or offensive rebounds, in a match. */
export function usualBallsOf(
  earlier: readonly PlayedMatch[],
  word: string,
  whose: Whose,
  basis: Basis,
): number | null {
  // Only matches whose points are known too.
  const balls: Number = (match, of) =>
    countOf(match, word as CountWord, of) === null ? null : ballsOf(word)(match, of);
  return pooled(earlier, whose, basis, balls, one);
}

/** The mean of both sides' points per field goal attempt in a match. */
function pointsPerShot(match: PlayedMatch, side: Side): number | null {
  const twos = shotsOf(match, 'twos', { side });
  const threes = shotsOf(match, 'threes', { side });
  if (twos === null || threes === null) return null;
  const attempted = twos.attempted + threes.attempted;
  return attempted === 0 ? null : (2 * twos.made + 3 * threes.made) / attempted;
}

/** The worth of one more, in points: a ball won is worth a shot, a free throw its usual points less those of 0.44 shots. */
export function worthOfOne(
  match: PlayedMatch,
  earlier: readonly PlayedMatch[],
  word: string,
  whose: Whose,
  basis: Basis,
): number | null {
  const [own, other] = [pointsPerShot(match, 'team'), pointsPerShot(match, 'opponent')];
  if (own === null || other === null) return null;
  const shot = (own + other) / 2;
  if (word === 'freeThrows') {
    const own = basis === 'guide' ? 'own' : basis;
    const share = usualShare(earlier, 'freeThrows', { side: whose.side }, own);
    return share === null ? null : Math.max(0, share - 0.44 * shot);
  }
  if (word === 'assists') return 0.7;
  return /Points$|^points$/.test(word) ? 1 : shot;
}
