import { certaintyOf } from '../../basketball/certainty.ts';
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
import { boxOutDrills } from './rebound-drills.ts';
import { turnoverDrills } from './turnover-drills.ts';

/** Fewer possessions of both sides are not a match. */
const leastPossessions = 40;

/** What a margin usually is, either way, in points: a standard deviation of all margins. */
const spreadOfMargins = 12;

/** The match as a whole: its verdict, what of the margin can be done again, and what luck was worth. */
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
        ...(read === null
          ? []
          : [
              sayAgain(voice, points, read.again),
              sayLuck(voice, read.luck),
              sayLeft(voice, points - read.luck, read.luck, read.again),
            ]),
      ]
        .filter((sentence) => sentence !== '')
        .join(' '),
    ...drillFor(verdict),
  };
}

/** From such a defeat on its cause has something to practise, if it repeats. */
const leastDefeat = 10;

/** What to practise after a clear defeat: told only where nothing else in the text has a drill (`tell`). */
function drillFor({ margin, causes }: Verdict): Pick<Finding, 'practise'> {
  const [cause] = causes;
  if (margin > -leastDefeat || cause === undefined) return {};
  if (cause.part === 'rebounds')
    return { practise: (voice) => voice.practise('rebounds', boxOutDrills, {}) };
  if (cause.part !== 'turnovers') return {};
  return { practise: (voice) => voice.practise('turnovers', turnoverDrills, { n: cause.own }) };
}

/** How much of the margin can be done again; empty where it is too early to say. */
function sayAgain(voice: Voice, margin: number, { estimate, interval }: RepeatableMargin): string {
  const certainty = certaintyOf(estimate, interval);
  const about = Math.round(Math.abs(estimate));
  const up = estimate > 0;
  const [low, high] = up ? [interval.low, interval.high] : [-interval.high, -interval.low];
  if (certainty === null || about === 0) return '';
  const word = surely[certainty][voice.language];
  const values = { about, low: plain(low), high: plain(high), surely: word };
  const isPart = Math.sign(estimate) === Math.sign(margin) && about <= Math.abs(margin);
  if (!isPart) return voice.say('again', texts[up ? 'better' : 'worse'], values);
  return voice.say('again', texts[up ? 'good' : 'poor'], { ...values, margin: Math.abs(margin) });
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

/** Where luck was most of the margin, and no more than luck can be: what is left of it, and what to expect of a second match. */
function sayLeft(
  voice: Voice,
  left: number,
  luck: number,
  { estimate, interval }: RepeatableMargin,
): string {
  if (certaintyOf(estimate, interval) !== null) return '';
  if (Math.abs(left) > levelMargin || Math.abs(luck) < levelMargin) return '';
  if (isMoreThanLuck(luck)) return '';
  return voice.say('left', texts.left, { low: signed(interval.low), high: signed(interval.high) });
}

/** A whole number with a minus where it is one. */
function plain(value: number): string {
  return signed(value).replace('+', '');
}

/** Within so many points two sides are about level. */
const levelMargin = 4;

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
  left: {
    en: [
      'Without it you were about level: expect anything from {low} to {high} against {them} again.',
    ],
    es: [
      'Sin eso el partido habría estado casi igualado: en otro contra {they} cabe esperar entre {low} y {high}.',
    ],
  },
  good: {
    en: ['About {about} of the {margin} points ({low} to {high}) you can {surely} do again.'],
    es: ['Unos {about} de los {margin} puntos (de {low} a {high}) {surely} los puedes repetir.'],
  },
  poor: {
    en: ['About {about} of the {margin} points ({low} to {high}) would {surely} happen again.'],
    es: ['Unos {about} de los {margin} puntos (de {low} a {high}) {surely} se repetirían.'],
  },
  better: {
    en: ['In what can be done again you were {surely} better, by about {about} ({low} to {high}).'],
    es: ['En lo que se puede repetir fuiste {surely} mejor, por unos {about} (de {low} a {high}).'],
  },
  worse: {
    en: [
      'In what can be done again {they} were {surely} better, by about {about} ({low} to {high}).',
    ],
    es: [
      'En lo que se puede repetir {they} fue {surely} mejor, por unos {about} (de {low} a {high}).',
    ],
  },
} as const;

const surely = {
  clearly: { en: 'clearly', es: 'claramente' },
  probably: { en: 'probably', es: 'probablemente' },
} as const;
