import type { Side } from '../../contract/play-by-play.ts';
import { type ShotWord, shotsOf, type Whose } from './counts.ts';
import { guideFor } from './guide.ts';
import type { PlayedMatch } from './match.ts';
import { shotZones } from './shots.ts';
import { hasLocations, isZone, knowsRim, withSameZones } from './usual.ts';

/* The usual zones of shots, and what shots from other zones gained or cost. */

/** The zones that a match's data distinguish, and the earlier matches with the same ones. */
function knownZones(
  match: PlayedMatch,
  earlier: readonly PlayedMatch[],
  word: ShotWord,
  side: Side,
) {
  if (word === 'twos' || word === 'threes')
    return { words: ['twos', 'threes'] as readonly ShotWord[], matches: earlier };
  if (!hasLocations(match, side)) return null;
  const words: readonly ShotWord[] = knowsRim(match)
    ? shotZones
    : ['inPaint', ...shotZones.slice(2)];
  return {
    words,
    matches: withSameZones(earlier, match).filter((other) => hasLocations(other, side)),
  };
}

function sum(
  matches: readonly PlayedMatch[],
  word: ShotWord,
  whose: Whose,
  of: 'made' | 'attempted',
): number {
  return matches.reduce((all, match) => all + (shotsOf(match, word, whose)?.[of] ?? 0), 0);
}

/** The usual number from a zone, of as many shots. */
export function usualMix(
  match: PlayedMatch,
  earlier: readonly PlayedMatch[],
  word: ShotWord,
  { side }: Whose,
): number | null {
  const known = knownZones(match, earlier, word, side);
  if (known === null) return null;
  const all = sum(known.matches, 'fieldGoals', { side }, 'attempted');
  const shots = shotsOf(match, 'fieldGoals', { side })?.attempted ?? 0;
  return all === 0 ? null : (sum(known.matches, word, { side }, 'attempted') / all) * shots;
}

/** How many seen shots the guide's value of a zone weighs. */
const guideShots = 60;

/** Points per shot from a zone: both sides' earlier shots combined with the guide, since few shots are luck. */
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
    const alike = withSameZones(earlier, match);
    const known = isZone(word) ? alike.filter((other) => hasLocations(other, side)) : alike;
    shots += sum(known, word, { side }, 'attempted');
    points += each * sum(known, word, { side }, 'made');
  }
  return points / shots;
}

/** A side's points above those that shots from the same zones usually bring. */
export function madeBeyondZones(
  match: PlayedMatch,
  earlier: readonly PlayedMatch[],
  side: Side,
  category: string | undefined,
): number {
  const known = knownZones(match, earlier, hasLocations(match, side) ? 'rim' : 'twos', side);
  return (known?.words ?? []).reduce((sum, zone) => {
    const { made, attempted } = shotsOf(match, zone, { side }) ?? { made: 0, attempted: 0 };
    const each = /three/i.test(zone) ? 3 : 2;
    return sum + each * made - attempted * pointsFrom(match, earlier, zone, category);
  }, 0);
}

/** The points that the match's shots would bring above the usual mix, at each zone's usual points per shot. */
export function worthOfMix(
  match: PlayedMatch,
  earlier: readonly PlayedMatch[],
  word: ShotWord,
  { side }: Whose,
  category: string | undefined,
): number | null {
  const known = knownZones(match, earlier, word, side);
  if (known === null) return null;
  const all = sum(known.matches, 'fieldGoals', { side }, 'attempted');
  const shots = shotsOf(match, 'fieldGoals', { side })?.attempted ?? 0;
  const volumes = known.words.map((zone) => ({
    usual: sum(known.matches, zone, { side }, 'attempted') / all,
    now: shotsOf(match, zone, { side })?.attempted ?? 0,
    worth: pointsFrom(match, earlier, zone, category),
  }));
  const overall = volumes.reduce((total, { usual, worth }) => total + usual * worth, 0);
  return volumes.reduce(
    (total, { usual, now, worth }) => total + (now - usual * shots) * (worth - overall),
    0,
  );
}
