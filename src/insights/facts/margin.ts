import { certaintyOf } from '../../basketball/certainty.ts';
import { subtractCounts } from '../../basketball/line.ts';
import { isMoreThanLuck, matchMargin } from '../../basketball/match-margin.ts';
import type { NetKind, NetParts } from '../../basketball/net-possessions.ts';
import { publishedRepeatShares } from '../../basketball/repeat-shares.ts';
import type { RepeatableMargin } from '../../basketball/repeatable.ts';
import type { Language } from '../../contract/language.ts';
import { idsOf } from '../events.ts';
import { type FinishedMatch, hasPlays, overtimesOf, totalsOf } from '../finished-match.ts';
import { listed, signed } from '../numbers.ts';
import type { Season } from '../season.ts';
import type { Voice } from '../voice.ts';
import type { Finding } from './fact.ts';
import { sayLuck } from './luck.ts';

/** Fewer possessions of both sides are not a match. */
const leastPossessions = 40;

/** What a margin usually is, either way, in points: a standard deviation of all margins. */
const spreadOfMargins = 12;

/** The match as a whole: its margin, what of it can be done again, and what luck was worth. */
export function margin(season: Season): Finding | null {
  const { match } = season;
  const { team, opponent } = totalsOf(match);
  const points = subtractCounts(team.points, opponent.points);
  if (points === null || points === 0) return null;
  // With plays, overtimes have a sentence with their score.
  const overtimes = hasPlays(match) ? 0 : overtimesOf(match);
  const sayMargin = (voice: Voice) =>
    voice.say('margin', points > 0 ? texts.won : texts.lost, {
      margin: Math.abs(points),
      after: (language) => afterOvertimes(overtimes, language),
    });
  const told = {
    topic: 'margin',
    always: true,
    points,
    deviations: Math.abs(points) / spreadOfMargins,
    value: points,
    usual: 0,
    repeats: publishedRepeatShares.margin,
    eventIds: idsOf(match.events.filter(({ made }) => made === true)),
  } as const;
  // What made it, and what of it was luck, takes possessions.
  if (!hasPlays(match)) return { ...told, say: sayMargin };
  const read = matchMargin(match.events);
  if (read === null || read.net.possessions.length < leastPossessions) return null;
  const { net, luck, again } = read;
  return {
    ...told,
    say: (voice) =>
      [
        sayMargin(voice),
        sayAgain(voice, match, points, again) ?? sayMade(voice, match, points, net.parts),
        sayLuck(voice, season, luck),
        sayLeft(voice, points - luck, luck, again),
      ]
        .filter((sentence) => sentence !== '')
        .join(' '),
  };
}

/** " after overtime", " tras 2 prórrogas"; empty without one. */
function afterOvertimes(count: number, language: Language): string {
  if (count === 0) return '';
  if (language === 'es') return ` tras ${count === 1 ? 'la prórroga' : `${count} prórrogas`}`;
  return ` after ${count === 1 ? 'overtime' : `${count} overtimes`}`;
}

/** How much of the margin can be done again, and by what; `null` where it is too early to tell. */
function sayAgain(
  voice: Voice,
  match: FinishedMatch,
  margin: number,
  { estimate, interval, parts }: RepeatableMargin,
): string | null {
  const certainty = certaintyOf(estimate, interval);
  const about = Math.round(Math.abs(estimate));
  const up = estimate > 0;
  const [low, high] = up ? [interval.low, interval.high] : [-interval.high, -interval.low];
  if (certainty === null || about === 0) return null;
  const word = surely[certainty][voice.language];
  const values = { about, low: plain(low), high: plain(high), surely: word };
  const isPart = Math.sign(estimate) === Math.sign(margin) && about <= Math.abs(margin);
  if (!isPart) return voice.say('again', texts[up ? 'better' : 'worse'], values);
  const causes = causesOf(voice, match, up, (kind) => parts[kind].estimate, leastAgain);
  const named = listed(
    causes.map(({ text }) => text),
    voice.language,
  );
  const because = named === '' ? '' : `: ${named}`;
  return voice.say('again', texts[up ? 'good' : 'poor'], { ...values, because });
}

/** What made the margin, other than shots falling, whether it can be done again or not. */
function sayMade(voice: Voice, match: FinishedMatch, margin: number, parts: NetParts): string {
  const up = margin > 0;
  const [cause] = causesOf(voice, match, up, (kind) => parts[kind], leastMade);
  if (cause === undefined) return '';
  const points = Math.round(Math.abs(cause.worth));
  return voice.say('made', up ? texts.made : texts.cost, { cause: cause.text, points });
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

/** So many points a part must bring to be named, of what can be done again and of what was; so far counts must lie apart. */
const leastAgain = 0.4;
const leastMade = 2;
const leastDifference = 3;
const mostCauses = 2;
/** Within so many points two sides are about level. */
const levelMargin = 4;

/** "6 fewer lost balls": what brought points on the side that is `up`, as differences of counts, the most first. */
function causesOf(
  voice: Voice,
  match: FinishedMatch,
  up: boolean,
  pointsOf: (kind: NetKind) => number,
  least: number,
): { worth: number; text: string }[] {
  const { team, opponent } = totalsOf(match);
  const thrown = subtractCounts(team.freeThrows.attempted, opponent.freeThrows.attempted);
  const boards = subtractCounts(team.offensiveRebounds, opponent.offensiveRebounds);
  const lost = subtractCounts(team.turnovers, opponent.turnovers);
  return [
    { more: lost, worth: pointsOf('turnovers'), good: -1, words: causes.turnovers },
    { more: boards, worth: pointsOf('rebounds'), good: 1, words: causes.rebounds },
    { more: thrown, worth: pointsOf('lineTrips'), good: 1, words: causes.lineTrips },
  ]
    .flatMap(({ more, worth, good, words }) => {
      if (more === null || Math.abs(more) < leastDifference) return [];
      const side = up ? 1 : -1;
      if (side * worth < least || side * good * more < 0) return [];
      const text = more > 0 ? words.more : words.fewer;
      return [{ worth, text: voice.say('cause', text, { count: Math.abs(more) }) }];
    })
    .sort((a, b) => Math.abs(b.worth) - Math.abs(a.worth))
    .slice(0, mostCauses);
}

const causes = {
  turnovers: {
    more: { en: ['{count} more lost balls'], es: ['{count} pérdidas más'] },
    fewer: { en: ['{count} fewer lost balls'], es: ['{count} pérdidas menos'] },
  },
  rebounds: {
    more: { en: ['{count} more second chances'], es: ['{count} rebotes ofensivos más'] },
    fewer: { en: ['{count} fewer second chances'], es: ['{count} rebotes ofensivos menos'] },
  },
  lineTrips: {
    more: { en: ['{count} more free throws'], es: ['{count} tiros libres más'] },
    fewer: { en: ['{count} fewer free throws'], es: ['{count} tiros libres menos'] },
  },
} as const;

const texts = {
  won: { en: ['You won by {margin}{after}.'], es: ['Ganaste de {margin}{after}.'] },
  lost: { en: ['You lost by {margin}{after}.'], es: ['Perdiste de {margin}{after}.'] },
  // A word first: "You won by 1. 5 fewer lost balls …" reads as 1.5.
  made: {
    en: ['Having {cause} brought you about {points}.'],
    es: ['Tener {cause} te dio unos {points} puntos.'],
  },
  cost: {
    en: ['Having {cause} cost you about {points}.'],
    es: ['Tener {cause} te costó unos {points} puntos.'],
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
    en: ['About {about} of it ({low} to {high}) you can {surely} do again{because}.'],
    es: ['Unos {about} de esos puntos (de {low} a {high}) {surely} los puedes repetir{because}.'],
  },
  poor: {
    en: ['About {about} of it ({low} to {high}) would {surely} happen again{because}.'],
    es: ['Unos {about} de esos puntos (de {low} a {high}) {surely} se repetirían{because}.'],
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
