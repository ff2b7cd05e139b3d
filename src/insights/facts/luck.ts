import type { Shooting } from '../../contract/box-score.ts';
import type { ByLanguage } from '../../contract/language.ts';
import { type Side, sides } from '../../contract/play-by-play.ts';
import { totalsOf } from '../finished-match.ts';
import { measures } from '../measures.ts';
import { greatest } from '../numbers.ts';
import type { Season } from '../season.ts';
import type { Voice } from '../voice.ts';
import { signOf } from './fact.ts';

/** Less luck than this, in points, is not worth a sentence; shots are named that brought about so much of it. */
const leastLuck = 2;
const leastPart = 0.5;
const mostPart = 1.5;

/**
 * Beyond this, in points, luck alone does not explain how shots fell: two standard deviations of what chance makes of two sides'
 * 64 shots and 18 free throws each (13.4 points).
 */
export const mostLuck = 27;

/** What shots and free throws falling were worth, in points, with the shots that did most of it; empty where it was little. */
export function sayLuck(voice: Voice, season: Season, luck: number): string {
  const points = Math.round(Math.abs(luck));
  if (points < leastLuck) return '';
  const texts = luck > 0 ? luckTexts.for : luckTexts.against;
  if (points > mostLuck) return voice.say('luck', texts.beyond, { points });
  const most = greatest(shotsThatFell(season), ({ worth }) => worth * Math.sign(luck));
  const part = (most?.worth ?? 0) / luck;
  // Of 2 points of luck 12 were not the threes.
  if (most === null || part < leastPart || part > mostPart) {
    return voice.say('luck', texts.alone, { points });
  }
  const { side, made, attempted, expected, noun } = most;
  return voice.say('luck', texts[side], {
    points,
    made,
    attempted,
    expected: Math.round(expected),
    noun: (language) => noun[language],
  });
}

/** Threes, twos and free throws of both sides: what more of them than usual went in was worth to the team, in points. */
function shotsThatFell(season: Season) {
  return sides.flatMap((side) =>
    kinds.flatMap(({ measure, each, noun, of }) => {
      const { made, attempted } = of(totalsOf(season.match)[side]);
      const usual = season.reference(measure, side);
      // Before five matches what is usual is not the own number, and the sentence could not say whose.
      if (made === null || attempted === null || usual?.basis !== 'earlier') return [];
      const expected = usual.mean * attempted;
      // "3 of your 16 threes, where 3 would be usual" tells of no luck.
      if (Math.round(expected) === made) return [];
      return [
        { side, made, attempted, expected, noun, worth: signOf(side) * (made - expected) * each },
      ];
    }),
  );
}

interface Shots {
  twos: Shooting;
  threes: Shooting;
  freeThrows: Shooting;
}

const kinds = [
  {
    measure: measures.threes,
    each: 3,
    of: ({ threes }: Shots) => threes,
    noun: { en: 'threes', es: 'triples' },
  },
  {
    measure: measures.twos,
    each: 2,
    of: ({ twos }: Shots) => twos,
    noun: { en: 'twos', es: 'tiros de dos' },
  },
  {
    measure: measures.freeThrows,
    each: 1,
    of: ({ freeThrows }: Shots) => freeThrows,
    noun: { en: 'free throws', es: 'tiros libres' },
  },
] as const;

type Way = Record<Side | 'alone' | 'beyond', ByLanguage<readonly [string]>>;

const luckTexts = {
  for: {
    beyond: {
      en: ['How shots fell brought you about {points}, more than luck alone does.'],
      es: ['El acierto en el tiro te dio unos {points} puntos, más de lo que hace la suerte sola.'],
    },
    alone: {
      en: ['How shots fell, which is mostly luck, brought you about {points}.'],
      es: ['El acierto en el tiro, que es sobre todo suerte, te dio unos {points} puntos.'],
    },
    team: {
      en: [
        'Luck brought you about {points}: {made} of your {attempted} {noun} went in, where {expected} would be usual.',
      ],
      es: [
        'La suerte te dio unos {points}: metiste {made} de {attempted} {noun}, cuando lo habitual serían {expected}.',
      ],
    },
    opponent: {
      en: [
        'Luck brought you about {points}: {they} made {made} of {attempted} {noun}, where {expected} would be usual.',
      ],
      es: [
        'La suerte te dio unos {points}: {they} metió {made} de {attempted} {noun}, cuando lo habitual serían {expected}.',
      ],
    },
  },
  against: {
    beyond: {
      en: ['How shots fell cost you about {points}, more than luck alone does.'],
      es: [
        'El acierto en el tiro te costó unos {points} puntos, más de lo que hace la suerte sola.',
      ],
    },
    alone: {
      en: ['How shots fell, which is mostly luck, cost you about {points}.'],
      es: ['El acierto en el tiro, que es sobre todo suerte, te costó unos {points} puntos.'],
    },
    team: {
      en: [
        'Luck cost you about {points}: {made} of your {attempted} {noun} went in, where {expected} would be usual.',
      ],
      es: [
        'La mala suerte te costó unos {points}: metiste {made} de {attempted} {noun}, cuando lo habitual serían {expected}.',
      ],
    },
    opponent: {
      en: [
        'Luck cost you about {points}: {they} made {made} of {attempted} {noun}, where {expected} would be usual.',
      ],
      es: [
        'La mala suerte te costó unos {points}: {they} metió {made} de {attempted} {noun}, cuando lo habitual serían {expected}.',
      ],
    },
  },
} as const satisfies Record<string, Way>;
