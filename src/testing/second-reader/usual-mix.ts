import type { Side } from '../../contract/play-by-play.ts';
import { type ShotWord, shotsOf, type Whose } from './counts.ts';
import type { PlayedMatch } from './match.ts';
import { places } from './shots.ts';
import { hasPlaces, knowsRim, toldAlike } from './usual.ts';

/* Where shots usually come from, and what it is worth to take them elsewhere, whatever falls. */

/** The places that a match's shots are told apart by, and the matches before it that are told alike. */
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

/** How many of as many shots usually come from a place. */
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

/** Points that all shots of the match would bring beyond the usual mix, at what each place brought before. */
export function worthOfMix(
  match: PlayedMatch,
  earlier: readonly PlayedMatch[],
  word: ShotWord,
  { side }: Whose,
): number | null {
  const told = toldBy(match, earlier, word, side);
  if (told === null) return null;
  const each = (place: ShotWord) => (/three/i.test(place) ? 3 : 2);
  const all = sum(told.matches, 'fieldGoals', { side }, 'attempted');
  const points = told.words.reduce(
    (total, place) => total + each(place) * sum(told.matches, place, { side }, 'made'),
    0,
  );
  const overall = points / all;
  const shots = shotsOf(match, 'fieldGoals', { side })?.attempted ?? 0;
  return told.words.reduce((total, place) => {
    const attempted = sum(told.matches, place, { side }, 'attempted');
    if (attempted === 0) return total;
    const brings = (each(place) * sum(told.matches, place, { side }, 'made')) / attempted;
    const now = shotsOf(match, place, { side })?.attempted ?? 0;
    return total + (now - (attempted / all) * shots) * (brings - overall);
  }, 0);
}
