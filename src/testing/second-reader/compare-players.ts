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
  {
    en: 'Offensive rebounds',
    es: 'Rebotes ofensivos',
    of: ({ offensiveRebounds }) => offensiveRebounds,
  },
  {
    en: 'Defensive rebounds',
    es: 'Rebotes defensivos',
    of: ({ defensiveRebounds }) => defensiveRebounds,
  },
  { en: 'Blocks', es: 'Tapones', of: ({ blocks }) => blocks },
  { en: 'Plus/minus', es: 'Más/menos', of: ({ margin }) => margin },
  { en: 'Efficiency (FIBA)', es: 'Eficiencia (FIBA)', of: efficiency },
];

const playerWordings: readonly PageWording<ComparedPlayers>[] = [
  {
    en: /^Furthest apart: (.+), (\S+) for (.+) and (\S+) for (.+)\.$/,
    es: /^Lo que más los separa: (.+), (\S+(?:\s%)?) de (.+) y (\S+(?:\s%)?) de (.+)\.$/,
    read: ([name, first = '', left, second = '', right], { match, language }) => {
      const number = ofPlayers.find((each) => each[language] === name);
      if (number === undefined) return [so(`${name}`, 'word', false, 'no such number')];
      const { of, size, sizes, before } = averages(match, number);
      return [
        isShown(`${name}, first`, first, of(match.one), number.unit, 1),
        isShown(`${name}, second`, second, of(match.two), number.unit, 1),
        so(`${name}`, 'word', number.unit !== 'share', 'a share of few shots'),
        isInOrder(`${name}`, -before, size, sizes),
        so(`${left}`, 'name', left === nameOf(match, match.one), ''),
        so(`${right}`, 'name', right === nameOf(match, match.two), ''),
      ];
    },
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
    en: /^(?:(\d+) completed match(?:es)?|Statistic\|(.+)\|(.+)\|(?:A match|(\d+) minutes on court)|What differs\|.+)$/,
    es: /^(?:(\d+) partidos? jugados?|Dato\|(.+)\|(.+)\|(?:Por partido|(\d+) minutos en pista)|Lo que los distingue\|.+)$/,
    read: ([count, left, right, minutes], { match }) => [
      ...(count ? [is('matches', Number(count), [match.season.length])] : []),
      ...(left
        ? [
            so(
              `${left}, ${right}`,
              'name',
              left === nameOf(match, match.one) && right === nameOf(match, match.two),
              '',
            ),
            is('minutes', Number(minutes ?? 0), [match.minutes ?? 0]),
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
      const per = minutes === undefined ? 1 / played.length : (60 * minutes) / sums.seconds;
      return per * of(sums);
    };
  return new Map(
    ofPlayers.map((number) => {
      const of = averageOf(number);
      return [number, { of, size: sizeOf(of(one), of(two), [...everybody].map(of)) }] as const;
    }),
  );
});

/** A number with the sizes of those it is ordered among, and how many come before them. */
function averages(match: ComparedPlayers, number: Named) {
  const all = [...averagesOf(match)];
  // Points while on court, shares of few shots, and rare events swing by chance: they follow the others.
  const isSteady = ([each, { of }]: (typeof all)[number]) =>
    each.unit !== 'share' &&
    each.en !== 'Plus/minus' &&
    [match.one, match.two].some((one) => (of(one) ?? 0) >= 1);
  const found = all.find(([each]) => each === number);
  if (found === undefined) throw new Error('a number of no player');
  const among = all.filter((each) => isSteady(each) === isSteady(found));
  return {
    ...found[1],
    sizes: among.map(([, { size }]) => size),
    before: isSteady(found) ? 0 : all.length - among.length,
  };
}

export const readPlayers = (
  lines: readonly PageLine[],
  match: ComparedPlayers,
  language: Language,
) => readPage(lines, playerWordings, match, language);
