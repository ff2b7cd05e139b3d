import type { Side } from '../../contract/play-by-play.ts';
import { type ShotWord, shotsOf, type Whose } from './counts.ts';
import { guideFor } from './guide.ts';
import type { PlayedMatch } from './match.ts';
import { places } from './shots.ts';
import { hasPlaces, isPlace, knowsRim, toldAlike } from './usual.ts';

/* The usual zones of shots, and the worth of other zones, made or missed. */

/** The zones that a match's shots distinguish, and the earlier matches with the same ones. */
function toldBy(match: PlayedMatch, earlier: readonly PlayedMatch[], word: ShotWord, side: Side) {
  if (word === 'twos' || word === 'threes')
    return { words: ['twos', 'threes'] as readonly ShotWord[], matches: earlier };
  if (!hasPlaces(match, side)) return null;
  const words: readonly ShotWord[] = knowsRim(match) ? places : ['inPaint', ...places.slice(2)];
  return { words, matches: toldAlike(earlier, match).filter((other) => hasPlaces(other, side)) };
}

function sum(
  matches: readonly PlayedMatch[],
  word: ShotWord,
  whose: Whose,
  of: 'made' | 'attempted',
): number {
  return matches.reduce((all, match) => all + (shotsOf(match, word, whose)?.[of] ?? 0), 0);
}

/** The usual number of as many shots from a zone. */
export function usualMix(
  match: PlayedMatch,
  earlier: readonly PlayedMatch[],
  word: ShotWord,
  { side }: Whose,
): number | null {
  const told = toldBy(match, earlier, word, side);
  if (told === null) return null;
  const all = sum(told.matches, 'fieldGoals', { side }, 'attempted');
  const shots = shotsOf(match, 'fieldGoals', { side })?.attempted ?? 0;
  return all === 0 ? null : (sum(told.matches, word, { side }, 'attempted') / all) * shots;
}

/** The weight of the guide's value of a zone against the seen shots, in shots. */
const guideShots = 60;

/**
 * Points of a shot from a zone: of both sides' earlier shots from there, with the guide's, since one side's makes of
 * few shots are luck.
 */
function pointsFrom(
  match: PlayedMatch,
  earlier: readonly PlayedMatch[],
  word: ShotWord,
  category: string | undefined,
): number {
  const each = /three/i.test(word) ? 3 : 2;
  const guided = guideFor(category).shots[word === 'inPaint' ? 'paint' : word] ?? 0;
  let shots = guideShots;
  let points = guideShots * guided;
  for (const side of ['team', 'opponent'] as const) {
    const alike = toldAlike(earlier, match);
    const known = isPlace(word) ? alike.filter((other) => hasPlaces(other, side)) : alike;
    shots += sum(known, word, { side }, 'attempted');
    points += each * sum(known, word, { side }, 'made');
  }
  return points / shots;
}

/** A side's points beyond those that shots from the same zones usually bring. */
export function madeBeyondPlaces(
  match: PlayedMatch,
  earlier: readonly PlayedMatch[],
  side: Side,
  category: string | undefined,
): number {
  const told = toldBy(match, earlier, hasPlaces(match, side) ? 'rim' : 'twos', side);
  return (told?.words ?? []).reduce((sum, place) => {
    const { made, attempted } = shotsOf(match, place, { side }) ?? { made: 0, attempted: 0 };
    const each = /three/i.test(place) ? 3 : 2;
    return sum + each * made - attempted * pointsFrom(match, earlier, place, category);
  }, 0);
}

/** Points that all shots of the match would bring beyond the usual mix, at each zone's points per shot. */
export function worthOfMix(
  match: PlayedMatch,
  earlier: readonly PlayedMatch[],
  word: ShotWord,
  { side }: Whose,
  category: string | undefined,
): number | null {
  const told = toldBy(match, earlier, word, side);
  if (told === null) return null;
  const all = sum(told.matches, 'fieldGoals', { side }, 'attempted');
  const shots = shotsOf(match, 'fieldGoals', { side })?.attempted ?? 0;
  const volumes = told.words.map((place) => ({
    usual: sum(told.matches, place, { side }, 'attempted') / all,
    now: shotsOf(match, place, { side })?.attempted ?? 0,
    worth: pointsFrom(match, earlier, place, category),
  }));
  const overall = volumes.reduce((total, { usual, worth }) => total + usual * worth, 0);
  return volumes.reduce(
    (total, { usual, now, worth }) => total + (now - usual * shots) * (worth - overall),
    0,
  );
}
