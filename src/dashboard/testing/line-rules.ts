import type { Language } from '../../contract/language.ts';
import type { Side } from '../../contract/play-by-play.ts';
import type { Grounds } from '../../insights/grounds.ts';
import {
  basketAssists,
  type CountWord,
  countOf,
  type ShotWord,
  shotsOf,
} from '../../testing/second-reader/counts.ts';
import { lastPeriodOf, type PlayedMatch } from '../../testing/second-reader/match.ts';

/* How each line of poster and shared text is read in both languages, and what must be so for it to be true. */

/** What a side did, counted from the events by code that shares nothing with the statistics. */
type SideCounts = ReturnType<typeof sideCounts>;

export function sideCounts(match: PlayedMatch, side: Side) {
  const count = (word: CountWord, period?: number) =>
    countOf(match, word, { side, ...(period && { period }) }) ?? Number.NaN;
  const shots = (word: ShotWord) => shotsOf(match, word, { side }) ?? { made: 0, attempted: 0 };
  const [field, throws] = [shots('fieldGoals'), shots('freeThrows')];
  return {
    points: count('points'),
    pointsByPeriod: Array.from({ length: lastPeriodOf(match) }, (_, at) => count('points', at + 1)),
    pointsBy: match.matchSheet[side].map(({ playerId, number }) => ({
      shirt: number,
      points: countOf(match, 'points', { side, playerId }),
    })),
    fieldGoalPoints: 2 * field.made + shots('threes').made,
    made: field.made,
    attempted: field.attempted,
    threesMade: shots('threes').made,
    freeThrowsMade: throws.made,
    freeThrows: throws.attempted,
    offensive: count('offensiveRebounds'),
    rebounds: count('rebounds'),
    turnovers: count('turnovers'),
    assists: count('assists'),
    assistsOnBaskets: basketAssists(match, { side }) ?? Number.NaN,
  };
}

/** The truth to compare a line with. */
export interface Known {
  own: SideCounts;
  their: SideCounts;
  hasPlays: boolean;
  /** What the team's insights say, sentence by sentence. */
  grounds: readonly Grounds[];
  /** The numbers that the line's pattern has caught. */
  n: readonly number[];
}

interface Rule {
  en: string;
  es: string;
  /** Whether numbers and title follow from the counts. */
  holds(known: Known): boolean;
  /** Topics that the insights must not have in the opposite list: a praised one in focus areas, a fault in what works. */
  opposed?: { list: 'whatsWorking' | 'focusAreas'; topics: RegExp };
}

const at = (values: readonly number[], index: number) => values[index] ?? Number.NaN;
const worth = { en: 'Worth # points?\\.', es: 'Valió # puntos?\\.' };
const back = { en: '# points? to win back\\.', es: '# puntos? por recuperar\\.' };
const focus = (topics: RegExp) => ({ list: 'focusAreas', topics }) as const;
const working = (topics: RegExp) => ({ list: 'whatsWorking', topics }) as const;

const boards = ({ own, their, n }: Known, sign: number) =>
  at(n, 0) === own.offensive &&
  at(n, 1) === their.offensive &&
  sign * (own.offensive - their.offensive) > 0 &&
  sign * (own.rebounds - their.rebounds) >= 0;
const balls = ({ own, their, n }: Known, sign: number) =>
  at(n, 0) === own.turnovers &&
  at(n, 1) === their.turnovers &&
  sign * (their.turnovers - own.turnovers) > 0;
const throws = ({ own, their, n }: Known, sign: number) =>
  at(n, 0) === own.freeThrows &&
  at(n, 1) === their.freeThrows &&
  sign * (own.freeThrows - their.freeThrows) > 0;
const shots = ({ own, their, n }: Known, sign: number) =>
  at(n, 0) === own.attempted &&
  at(n, 1) === their.attempted &&
  sign * (own.attempted - their.attempted) > 0;
const effective = ({ made, threesMade, attempted }: SideCounts) =>
  (made + 0.5 * threesMade) / attempted;
const turnoverShare = ({ turnovers, attempted, freeThrows }: SideCounts) =>
  turnovers / (attempted + 0.44 * freeThrows + turnovers);
const offensiveShare = (own: SideCounts, their: SideCounts) =>
  own.offensive / (own.offensive + their.rebounds - their.offensive);
/** Whether a whole percentage is a share, rounded. */
const isPercent = (said: number, share: number) => Math.abs(said - 100 * share) <= 0.5 + 1e-9;
const inBaskets = ({ assistsOnBaskets, made }: SideCounts) => assistsOnBaskets / made;
const offensiveBoards = {
  en: '# offensive rebounds to their #\\.',
  es: '# rebotes ofensivos por # suyos\\.',
};
const lostBalls = { en: '# turnovers, they had #\\.', es: '# pérdidas, ellos #\\.' };
const freeThrows = { en: '# free throws to their #\\.', es: '# tiros libres por # suyos\\.' };
const shotsTaken = { en: '# shots to their #\\.', es: '# tiros por # suyos\\.' };
const fell = {
  en: 'Our # shots brought # points\\. Such shots usually bring #\\.',
  es: 'Nuestros # tiros dieron # puntos\\. Tiros así suelen dar #\\.',
};
const shotsBrought = ({ own, n }: Known, sign: number) =>
  at(n, 0) === own.attempted &&
  at(n, 1) === own.fieldGoalPoints &&
  sign * (at(n, 1) - at(n, 2)) > 0;

/** Whether the insights say the other of luck in the whole match, or that it was more than luck. */
const luckIs = ({ grounds }: Known, sign: number) => {
  const said = grounds.find(({ topic }) => topic === 'margin')?.sentence ?? '';
  if (/more than luck alone|más de lo que hace la suerte/.test(said)) return false;
  const luck =
    /(?:How shots fell|Luck|El acierto en el tiro|[Ss]uerte)[^.]*? (brought you|cost you|te dio|te costó)/.exec(
      said,
    )?.[1];
  return luck === undefined || /brought|dio/.test(luck) === sign > 0;
};

/** The points of some periods, the first one's number is 1. */
const pointsIn = ({ pointsByPeriod }: SideCounts, from: number, to = pointsByPeriod.length) =>
  pointsByPeriod.slice(from - 1, to).reduce((sum, points) => sum + points, 0);
const scoreIs = ({ own, their, n }: Known, first: number, from: number, to?: number) =>
  at(n, first) === pointsIn(own, from, to) && at(n, first + 1) === pointsIn(their, from, to);

const rules: Rule[] = [
  {
    en: `The glass was ours\\. ${offensiveBoards.en} ${worth.en}`,
    es: `El rebote fue nuestro\\. ${offensiveBoards.es} ${worth.es}`,
    holds: (known) => boards(known, 1),
    opposed: focus(/^boards|^second chance/),
  },
  {
    en: `Next: the rebounds\\. ${offensiveBoards.en} ${back.en}`,
    es: `Ahora: el rebote\\. ${offensiveBoards.es} ${back.es}`,
    holds: (known) => boards(known, -1),
    opposed: working(/^boards|^second chance/),
  },
  {
    en: `We kept the ball\\. ${lostBalls.en} ${worth.en}`,
    es: `Cuidamos el balón\\. ${lostBalls.es} ${worth.es}`,
    holds: (known) => balls(known, 1),
    opposed: focus(/^turnovers/),
  },
  {
    en: `Next: keep the ball\\. ${lostBalls.en} ${back.en}`,
    es: `Ahora: cuidar el balón\\. ${lostBalls.es} ${back.es}`,
    holds: (known) => balls(known, -1),
    opposed: working(/^turnovers/),
  },
  {
    en: `We got to the line\\. ${freeThrows.en} ${worth.en}`,
    es: `Fuimos a la línea\\. ${freeThrows.es} ${worth.es}`,
    holds: (known) => throws(known, 1),
    opposed: focus(/^team free throws won/),
  },
  {
    en: `Next: to the line\\. ${freeThrows.en} ${back.en}`,
    es: `Ahora: ir a la línea\\. ${freeThrows.es} ${back.es}`,
    holds: (known) => throws(known, -1),
    opposed: working(/^team free throws won/),
  },
  {
    en: `We took more shots\\. ${shotsTaken.en} ${worth.en}`,
    es: `Tiramos más\\. ${shotsTaken.es} ${worth.es}`,
    holds: (known) => shots(known, 1),
    opposed: focus(/^shot mix team/),
  },
  {
    en: `Next: more good shots\\. ${shotsTaken.en} ${back.en}`,
    es: `Ahora: más buenos tiros\\. ${shotsTaken.es} ${back.es}`,
    holds: (known) => shots(known, -1),
    opposed: working(/^shot mix team/),
  },
  {
    en: `We made our shots\\. eFG #% v #%\\. ${worth.en}`,
    es: `Metimos nuestros tiros\\. eFG #% contra #%\\. ${worth.es}`,
    holds: ({ own, their, n }) =>
      isPercent(at(n, 0), effective(own)) &&
      isPercent(at(n, 1), effective(their)) &&
      effective(own) > effective(their),
    opposed: focus(/^team (?!free throws)/),
  },
  {
    en: 'We played together\\. # of # baskets came from a pass\\.',
    es: 'Jugamos en equipo\\. # de # canastas llegaron tras un pase\\.',
    holds: ({ own, their, hasPlays, n }) =>
      hasPlays &&
      at(n, 0) === own.assistsOnBaskets &&
      at(n, 1) === own.made &&
      inBaskets(own) >= 0.5 &&
      inBaskets(own) > inBaskets(their),
    opposed: focus(/^assists/),
  },
  {
    en: 'We played together\\. # assists to their #\\.',
    es: 'Jugamos en equipo\\. # asistencias por # suyas\\.',
    holds: ({ own, their, hasPlays, n }) =>
      !hasPlays && at(n, 0) === own.assists && at(n, 1) === their.assists && at(n, 0) > at(n, 1),
    opposed: focus(/^assists/),
  },
  {
    en: `Luck was with us\\. ${fell.en}`,
    es: `La suerte nos acompañó\\. ${fell.es}`,
    holds: (known) => shotsBrought(known, 1) && luckIs(known, 1),
  },
  {
    en: `Our shots did not fall\\. ${fell.en}`,
    es: `Nuestros tiros no entraron\\. ${fell.es}`,
    holds: (known) => shotsBrought(known, -1) && luckIs(known, -1),
  },
  {
    en: 'Q# was ours\\. #–#\\.',
    es: 'C# fue nuestro\\. #–#\\.',
    holds: (known) =>
      scoreIs(known, 1, at(known.n, 0), at(known.n, 0)) && at(known.n, 1) > at(known.n, 2),
  },
  {
    en: 'OT(?:1)? was ours\\. #–#\\.',
    es: 'PR(?:1)? fue nuestro\\. #–#\\.',
    holds: (known) => scoreIs(known, 0, 5, 5) && at(known.n, 0) > at(known.n, 1),
  },
  {
    en: 'OT2 was ours\\. #–#\\.',
    es: 'PR2 fue nuestro\\. #–#\\.',
    holds: (known) => scoreIs(known, 0, 6, 6) && at(known.n, 0) > at(known.n, 1),
  },
  // Where the points came from.
  {
    en: 'Shots taken # \\(# v # shots, [a-z ]+\\)',
    es: 'Tiros elegidos # \\(# y # tiros, [a-z ]+\\)',
    holds: ({ own, their, n }) => at(n, 1) === own.attempted && at(n, 2) === their.attempted,
  },
  {
    en: 'Turnovers # \\(# v #\\)',
    es: 'Pérdidas # \\(# frente a #\\)',
    holds: ({ own, their, n }) => at(n, 1) === own.turnovers && at(n, 2) === their.turnovers,
  },
  {
    en: 'Turnovers # \\(#% v #% of plays\\)',
    es: 'Pérdidas # \\(#% contra #% de las jugadas\\)',
    holds: ({ own, their, n }) =>
      isPercent(at(n, 1), turnoverShare(own)) && isPercent(at(n, 2), turnoverShare(their)),
  },
  {
    en: 'Rebounds # \\(own misses: # of # v # of #\\)',
    es: 'Rebotes # \\(de sus fallos: # de # frente a # de #\\)',
    holds: ({ own, their, n }) =>
      at(n, 1) === own.offensive &&
      at(n, 2) === own.offensive + their.rebounds - their.offensive &&
      at(n, 3) === their.offensive &&
      at(n, 4) === their.offensive + own.rebounds - own.offensive,
  },
  {
    en: 'Rebounds # \\(#% v #% offensive\\)',
    es: 'Rebotes # \\(#% contra #% en ataque\\)',
    holds: ({ own, their, n }) =>
      isPercent(at(n, 1), offensiveShare(own, their)) &&
      isPercent(at(n, 2), offensiveShare(their, own)),
  },
  {
    en: 'Free-throw line # \\(# v # free throws\\)',
    es: 'Línea de tiros libres # \\(# frente a # tiros libres\\)',
    holds: ({ own, their, n }) => at(n, 1) === own.freeThrows && at(n, 2) === their.freeThrows,
  },
  {
    en: 'Free throws # \\(# of # v # of #\\)',
    es: 'Tiros libres # \\(# de # contra # de #\\)',
    holds: ({ own, their, n }) =>
      at(n, 1) === own.freeThrowsMade &&
      at(n, 2) === own.freeThrows &&
      at(n, 3) === their.freeThrowsMade &&
      at(n, 4) === their.freeThrows,
  },
  {
    en: 'Shooting # \\(eFG #% v #%\\)',
    es: 'Tiro # \\(eFG #% contra #%\\)',
    holds: ({ own, their, n }) =>
      isPercent(at(n, 1), effective(own)) && isPercent(at(n, 2), effective(their)),
  },
  {
    en: 'How shots fell # \\(mostly luck, yours and theirs\\)',
    es: 'El acierto # \\(sobre todo suerte, tuya y suya\\)',
    holds: ({ hasPlays }) => hasPlays,
  },
  { en: 'Not explained #', es: 'Sin explicar #', holds: ({ hasPlays }) => !hasPlays },
];

const number = '([+−]?\\d+(?:[.,]\\d+)?)';
/** The rule that reads a line, and the line's numbers; `null` if none does. */
export function readLine(line: string, language: Language) {
  for (const rule of rules) {
    const pattern = rule[language].replaceAll('#%', `${number}\\s?%`).replaceAll('#', number);
    const found = new RegExp(`^${pattern}$`, 'u').exec(line);
    if (found === null) continue;
    const n = found.slice(1).map((text) => Number(text.replace('−', '-').replace(',', '.')));
    return { rule, n };
  }
  return null;
}
