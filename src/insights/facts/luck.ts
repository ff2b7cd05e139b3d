import { isMoreThanLuck } from '../../basketball/match-margin.ts';
import { sides } from '../../contract/play-by-play.ts';
import { totalsOf } from '../finished-match.ts';
import { greatest } from '../numbers.ts';
import type { Season } from '../season.ts';
import type { Voice } from '../voice.ts';
import { signOf } from './fact.ts';
import { kinds, usualMaking } from './shooting.ts';

/** Less luck than this, in points, is not worth a sentence; shots are named that brought about so much of it. */
const leastLuck = 2;
const leastPart = 0.5;
const mostPart = 1.5;

/** What shots and free throws falling were worth, in points, with the shots that did most of it; empty where it was little. */
export function sayLuck(voice: Voice, season: Season, luck: number): string {
  const points = Math.round(Math.abs(luck));
  if (points < leastLuck) return '';
  const way = words[luck > 0 ? 'good' : 'poor'];
  const did = { points, luck: way.luck, brought: way[voice.language] };
  if (isMoreThanLuck(luck)) return voice.say('luck', texts.beyond, did);
  const most = greatest(shotsThatFell(season), ({ worth }) => worth * Math.sign(luck));
  const part = (most?.worth ?? 0) / luck;
  // Of 2 points of luck 12 were not the threes.
  if (most === null || part < leastPart || part > mostPart) {
    return voice.say('luck', texts.alone, did);
  }
  const { side, made, attempted, expected, noun, scope } = most;
  return voice.say('luck', texts[side], {
    ...did,
    made,
    attempted,
    expected: Math.round(expected),
    noun: (language) => noun[language],
    scope: (language) => (scope === null ? '' : ` ${scope[language]}`),
  });
}

/**
 * Threes, twos and free throws of both sides: what more of them than usual went in was worth to the team, in points. Twos are left
 * out if it is not known where they were taken: better or poorer places are no luck.
 */
function shotsThatFell(season: Season) {
  return sides.flatMap((side) =>
    (['threes', 'twos', 'freeThrows'] as const).flatMap((kind) => {
      const { each, noun } = kinds[kind];
      const { made, attempted } = totalsOf(season.match)[side][kind];
      const { usual, scope, ofUnknownPlaces } = usualMaking(season, side, kind);
      // Before five matches what is usual is not the own number, and the sentence could not say whose.
      if (made === null || attempted === null || usual?.basis !== 'earlier') return [];
      if (ofUnknownPlaces) return [];
      const expected = usual.mean * attempted;
      // "3 of your 16 threes, where 3 would be usual" tells of no luck.
      if (Math.round(expected) === made) return [];
      const worth = signOf(side) * (made - expected) * each;
      return [{ side, made, attempted, expected, noun, scope, worth }];
    }),
  );
}

/** What luck did, by its sign. */
const words = {
  good: { en: 'brought you', es: 'te dio', luck: 'La suerte' },
  poor: { en: 'cost you', es: 'te costó', luck: 'La mala suerte' },
} as const;

const texts = {
  beyond: {
    en: ['How shots fell {brought} about {points}, more than luck alone does.'],
    es: [
      'El acierto en el tiro {brought} unos {points} puntos, más de lo que hace la suerte sola.',
    ],
  },
  alone: {
    en: ['How shots fell, which is mostly luck, {brought} about {points}.'],
    es: ['El acierto en el tiro, que es sobre todo suerte, {brought} unos {points} puntos.'],
  },
  team: {
    en: [
      'Luck {brought} about {points}: {made} of your {attempted} {noun} went in, where {expected} would be usual{scope}.',
    ],
    es: [
      '{luck} {brought} unos {points}: metiste {made} de {attempted} {noun}, cuando lo habitual{scope} serían {expected}.',
    ],
  },
  opponent: {
    en: [
      'Luck {brought} about {points}: {they} made {made} of {attempted} {noun}, where {expected} would be usual{scope}.',
    ],
    es: [
      '{luck} {brought} unos {points}: {they} metió {made} de {attempted} {noun}, cuando lo habitual{scope} serían {expected}.',
    ],
  },
} as const;
