import type { Language } from '../../contract/language.ts';
import {
  alike,
  isDifference,
  isInOrder,
  isShown,
  type Named,
  type Sums,
  share,
  sizeOf,
  sumsOf,
} from './compared-numbers.ts';
import { memoised, type PlayedMatch } from './match.ts';
import { type PageLine, type PageWording, readPage } from './page.ts';
import { is, so } from './reading.ts';

/* Two players' seasons compared: each text is recounted from the plays. */

export interface ComparedPlayers {
  one: string;
  two: string;
  season: readonly PlayedMatch[];
  /** Averages are for this many minutes; per match if absent. */
  minutes?: number;
}

const efficiency = (of: Sums) =>
  of.points +
  of.rebounds +
  of.assists +
  of.steals +
  of.blocks -
  of.turnovers -
  (of.fieldGoals.attempted - of.fieldGoals.made) -
  (of.freeThrows.attempted - of.freeThrows.made);

const ofPlayers: readonly Named[] = [
  ...alike,
  { en: 'Minutes on court', es: 'Minutos en pista', of: ({ seconds }) => seconds, unit: 'seconds' },
  { en: 'Points', es: 'Puntos', of: ({ points }) => points },
  {
    en: 'Field goals made',
    es: 'Tiros de campo anotados',
    of: ({ fieldGoals }) => share(fieldGoals),
    unit: 'share',
  },
  { en: 'Blocks', es: 'Tapones', of: ({ blocks }) => blocks },
  { en: 'Plus/minus', es: 'Más/menos', of: ({ margin }) => margin },
  { en: 'Efficiency (FIBA)', es: 'Eficiencia (FIBA)', of: efficiency },
];

const playerWordings: readonly PageWording<ComparedPlayers>[] = [
  {
    en: /^Per (?:match|(\d+) minutes): (.+?) has more (.+?), (\S+) to (\S+)\.(?: (.+?) has more (.+?), (\S+) to (\S+)\.)?$/,
    es: /^Por (?:partido|(\d+) minutos): (.+?) tiene más (.+?), (\S+) a (\S+)\.(?: (.+?) tiene más (.+?), (\S+) a (\S+)\.)?$/,
    read: ([minutes, ...groups], { match, language }) => [
      is('minutes', Number(minutes ?? 0), [match.minutes ?? 0]),
      ...[groups.slice(0, 4), groups.slice(4)].flatMap(([who, name, more = '', less = '']) => {
        if (who === undefined) return [];
        const number = ofPlayers.find((each) => each[language].toLowerCase() === name);
        const [own, other] = [match.one, match.two].toSorted(
          (a, b) => Number(nameOf(match, b) === who) - Number(nameOf(match, a) === who),
        );
        if (number === undefined || own === undefined || other === undefined)
          return [so(`${name}`, 'word', false, 'no such number')];
        const { of, size } = averages(match, number);
        const led = [...averagesOf(match)].filter(
          ([each, { of }]) => isSteady(match, each) && isFinding(each) && of(own) > of(other),
        );
        return [
          so(who, 'name', nameOf(match, own) === who, 'no such player'),
          isShown(`${name}, more`, more, of(own), number.unit, 1),
          isShown(`${name}, less`, less, of(other), number.unit, 1),
          so(`${name}`, 'word', isFinding(number) && of(own) > of(other), 'not more'),
          isInOrder(
            `${name}`,
            0,
            size,
            led.map(([, { size }]) => size),
          ),
        ];
      }),
    ],
  },
  {
    en: /^(.+)\|(\d+) match(?:es)?, (\d+) starts?\|(.+)\|(\d+) match(?:es)?, (\d+) starts?$/,
    es: /^(.+)\|(\d+) partidos?, (\d+) como titular\|(.+)\|(\d+) partidos?, (\d+) como titular$/,
    read: (cells, { match }) =>
      [match.one, match.two].flatMap((playerId, at) => {
        const [name = '', matches, starts] = cells.slice(3 * at, 3 * at + 3);
        const played = playedBy(match.season, playerId);
        const begun = played.filter(({ matchSheet }) =>
          matchSheet.team.some((entry) => entry.playerId === playerId && entry.starter),
        );
        return [
          so(name, 'name', name === labelOf(match, playerId), ''),
          is(`matches of ${name}`, Number(matches), [played.length]),
          is(`starts of ${name}`, Number(starts), [begun.length]),
        ];
      }),
  },
  {
    en: /^(?:Statistic\|(.+)\|(.+)\|ticks: .+|What differs|What swings by chance)$/,
    es: /^(?:Dato\|(.+)\|(.+)\|marcas: .+|Lo que los distingue|Lo que depende del azar)$/,
    read: ([left, right], { match }) => [
      ...(left
        ? [
            so(
              `${left}, ${right}`,
              'name',
              left === nameOf(match, match.one) && right === nameOf(match, match.two),
              '',
            ),
          ]
        : []),
    ],
  },
  {
    en: /^([^|]+)\|([^|]+)\|([^|]+)\|([^|]+)\|([^|]+)\|([^|]+)$/,
    es: /^([^|]+)\|([^|]+)\|([^|]+)\|([^|]+)\|([^|]+)\|([^|]+)$/,
    read: ([name = '', left, a = '', right, b = '', by = ''], { match, language, at }) => {
      const number = ofPlayers.find((each) => each[language] === name);
      if (number === undefined) return [so(name, 'word', false, 'no such number')];
      const { of, size, sizes, before } = averages(match, number);
      const [from, to] = [of(match.one), of(match.two)];
      return [
        so(
          `${left}, ${right}`,
          'name',
          left === nameOf(match, match.one) && right === nameOf(match, match.two),
          '',
        ),
        isShown(`${name}, first`, a, from, number.unit, 1),
        isShown(`${name}, second`, b, to, number.unit, 1),
        isDifference(`${name}, by`, by, [a, b], number.unit),
        isInOrder(name, at - before, size, sizes),
      ];
    },
  },
];

const playedBy = (season: readonly PlayedMatch[], playerId: string) =>
  season.filter(({ boxScore }) =>
    boxScore.team.players.some((each) => each.playerId === playerId && each.played),
  );

/** The player's entry on the latest sheet of a match that they played. */
const entryOf = ({ season }: ComparedPlayers, playerId: string) =>
  playedBy(season, playerId)
    .at(-1)
    ?.matchSheet.team.find((each) => each.playerId === playerId);
const nameOf = (match: ComparedPlayers, playerId: string) => entryOf(match, playerId)?.name ?? '';
const labelOf = (match: ComparedPlayers, playerId: string) => {
  const { number, name } = entryOf(match, playerId) ?? {};
  return [number, name].filter(Boolean).join(' ');
};

/** Each number as both players' averages, and how far they differ. */
const averagesOf = memoised((match: ComparedPlayers) => {
  const { season, minutes, one, two } = match;
  const everybody = new Set(
    season.flatMap(({ boxScore: { team } }) =>
      team.players.filter(({ played }) => played).map(({ playerId }) => playerId),
    ),
  );
  const matchesOf = memoised((_: readonly PlayedMatch[]) => new Map<string, PlayedMatch[]>());
  const averageOf =
    ({ of, unit }: Named) =>
    (playerId: string) => {
      const played = matchesOf(season).get(playerId) ?? playedBy(season, playerId);
      matchesOf(season).set(playerId, played);
      const sums = sumsOf(played, { side: 'team', playerId });
      if (unit === 'share') return of(sums);
      // Minutes are always those of a match.
      const per =
        minutes === undefined || unit === 'seconds'
          ? 1 / played.length
          : (60 * minutes) / sums.seconds;
      return per * of(sums);
    };
  return new Map(
    ofPlayers.map((number) => {
      const of = averageOf(number);
      return [number, { of, size: sizeOf(of(one), of(two), [...everybody].map(of)) }] as const;
    }),
  );
});

/** Points while on court, shares of few shots, and rare events swing by chance: they follow the others. */
const isSteady = (match: ComparedPlayers, number: Named) =>
  number.unit !== 'share' &&
  number.en !== 'Plus/minus' &&
  [match.one, match.two].some((one) => (averagesOf(match).get(number)?.of(one) ?? 0) >= 1);

/** A sum of others and the coach's own choice are no finding. */
const isFinding = ({ unit, en }: Named) => unit !== 'seconds' && !en.startsWith('Efficiency');

/** A number with the sizes of those it is ordered among, and how many come before them. */
function averages(match: ComparedPlayers, number: Named) {
  const all = [...averagesOf(match)];
  const found = all.find(([each]) => each === number);
  if (found === undefined) throw new Error('a number of no player');
  const among = all.filter(([each]) => isSteady(match, each) === isSteady(match, number));
  return {
    ...found[1],
    sizes: among.map(([, { size }]) => size),
    // One more row says that they may be chance.
    before: isSteady(match, number) ? 0 : all.length - among.length + 1,
  };
}

export const readPlayers = (
  lines: readonly PageLine[],
  match: ComparedPlayers,
  language: Language,
) => readPage(lines, playerWordings, match, language);
