import { isMoreThanLuck, matchMargin } from '../../basketball/match-margin.ts';
import { publishedRepeatShares } from '../../basketball/repeat-shares.ts';
import type { RepeatableMargin } from '../../basketball/repeatable.ts';
import { idsOf } from '../events.ts';
import { hasPlays } from '../finished-match.ts';
import { signed } from '../numbers.ts';
import type { Season } from '../season.ts';
import { type Verdict, verdictOf } from '../verdict.ts';
import type { Voice } from '../voice.ts';
import { verdictSentence } from '../words/verdict-sentence.ts';
import type { Finding } from './fact.ts';
import { attackDrills } from './free-throw-trips.ts';
import { boxOutDrills } from './rebound-drills.ts';
import { betterShotDrills } from './shot-mix.ts';
import { turnoverDrills } from './turnover-drills.ts';

/** Fewer possessions of both sides are not a match. */
const leastPossessions = 40;

/** What a margin usually is, either way, in points: a standard deviation of all margins. */
const spreadOfMargins = 12;

/** The match as a whole: its verdict, what luck was worth, and what to expect of the same match played again. */
export function margin({ match }: Season): Finding | null {
  const verdict = verdictOf(match);
  if (verdict === null) return null;
  const { margin: points } = verdict;
  const read = hasPlays(match) ? matchMargin(match.events) : null;
  if (hasPlays(match) && (read?.net.possessions.length ?? 0) < leastPossessions) return null;
  return {
    topic: 'margin',
    always: true,
    points,
    deviations: Math.abs(points) / spreadOfMargins,
    value: points,
    usual: 0,
    repeats: publishedRepeatShares.margin,
    eventIds: idsOf(match.events.filter(({ made }) => made === true)),
    say: (voice) =>
      [
        verdictSentence(verdict, match.rules, voice.language),
        ...(read === null ? [] : [sayLuck(voice, read.luck), sayAgain(voice, read.again)]),
      ]
        .filter((sentence) => sentence !== '')
        .join(' '),
    ...drillFor(verdict),
  };
}

/** From such a defeat on there is something to practise, or a sentence that says why there is nothing. */
const leastDefeat = 10;

/** What each cause that repeats has to practise. */
const drills = {
  line: attackDrills,
  rebounds: boxOutDrills,
  shots: betterShotDrills,
  turnovers: turnoverDrills,
};

/** What to practise after a clear defeat: told only where nothing else in the text has a drill (`tell`). */
function drillFor({ margin, causes: [cause] }: Verdict): Pick<Finding, 'practise'> {
  if (margin > -leastDefeat) return {};
  if (cause === undefined || cause.part === 'fell')
    return { practise: (voice) => voice.practise('luck', texts.noDrill, { margin: -margin }) };
  const { part, own } = cause;
  return { practise: (voice) => voice.practise(part, drills[part], { n: own }) };
}

/** Within so many points two sides are about level. */
const level = 1.5;

/** Where four of five rematches end, and who is better by how much. */
function sayAgain(voice: Voice, { estimate, rematch }: RepeatableMargin): string {
  const who = Math.abs(estimate) < level ? 'level' : estimate > 0 ? 'you' : 'they';
  return voice.say('again', texts[who], {
    low: signed(rematch.low),
    high: signed(rematch.high),
    about: Math.round(Math.abs(estimate)),
  });
}

/** Less luck than this, in points, is not worth a sentence. */
const leastLuck = 2;

/** What shots and free throws falling were worth, in points; empty where it was little. */
function sayLuck(voice: Voice, luck: number): string {
  const points = Math.round(Math.abs(luck));
  if (points < leastLuck) return '';
  const brought = texts[luck > 0 ? 'brought' : 'cost'][voice.language];
  return voice.say('luck', texts[isMoreThanLuck(luck) ? 'beyond' : 'luck'], { points, brought });
}

const texts = {
  brought: { en: 'brought you', es: 'te dio' },
  cost: { en: 'cost you', es: 'te costó' },
  luck: {
    en: ['How shots fell, which is mostly luck, {brought} about {points}.'],
    es: ['El acierto en el tiro, que es sobre todo suerte, {brought} unos {points} puntos.'],
  },
  beyond: {
    en: ['How shots fell {brought} about {points}, more than luck alone does.'],
    es: [
      'El acierto en el tiro {brought} unos {points} puntos, más de lo que hace la suerte sola.',
    ],
  },
  level: {
    en: [
      'Played again tomorrow, anything from {low} to {high} is normal; you are about level.',
      'Play it again and anything from {low} to {high} is normal: you are about level.',
    ],
    es: [
      'Jugado otra vez mañana, lo normal está entre {low} y {high}: estáis casi igualados.',
      'Si se jugara otra vez, lo normal estaría entre {low} y {high}; estáis casi igualados.',
    ],
  },
  you: {
    en: [
      'Played again tomorrow, anything from {low} to {high} is normal; you are about {about} better.',
      'Play it again and anything from {low} to {high} is normal: you are about {about} better.',
    ],
    es: [
      'Jugado otra vez mañana, lo normal está entre {low} y {high}: eres unos {about} mejor.',
      'Si se jugara otra vez, lo normal estaría entre {low} y {high}; eres unos {about} mejor.',
    ],
  },
  they: {
    en: [
      'Played again tomorrow, anything from {low} to {high} is normal; {they} are about {about} better.',
      'Play it again and anything from {low} to {high} is normal: {they} are about {about} better.',
    ],
    es: [
      'Jugado otra vez mañana, lo normal está entre {low} y {high}: {they} es unos {about} mejor.',
      'Si se jugara otra vez, lo normal estaría entre {low} y {high}; {they} es unos {about} mejor.',
    ],
  },
  noDrill: {
    en: [
      'What lost this match by {margin} does not repeat from match to match, so no drill follows from it.',
      'No drill follows from this loss by {margin}: its cause does not repeat from match to match.',
      'This loss by {margin} asks for no drill, since its cause does not repeat from match to match.',
    ],
    es: [
      'Lo que costó esta derrota por {margin} no se repite de un partido a otro: no pide ningún ejercicio.',
      'De esta derrota por {margin} no sale ningún ejercicio: su causa no se repite de un partido a otro.',
      'Esta derrota por {margin} no pide ningún ejercicio, ya que su causa no se repite de un partido a otro.',
    ],
  },
} as const;
