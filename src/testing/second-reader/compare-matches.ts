import type { Language } from '../../contract/language.ts';
import { type Side, sides } from '../../contract/play-by-play.ts';
import {
  alike,
  alone,
  factorsOf,
  isDifference,
  isInOrder,
  isShown,
  type Named,
  share,
  signed,
  sizeOf,
  sumsOf,
} from './compared-numbers.ts';
import { countOf } from './counts.ts';
import { finalScore, leadsOf, pointsIn } from './course.ts';
import { memoised, type PlayedMatch } from './match.ts';
import { type PageLine, type PageWording, readPage } from './page.ts';
import { is, rounds, so } from './reading.ts';
import { luckOf } from './values-course.ts';

/* Two matches compared: each text is recounted from the plays. */

export interface ComparedMatches {
  one: PlayedMatch;
  two: PlayedMatch;
  /** Oldest first, including both. */
  season: readonly PlayedMatch[];
  category: string | undefined;
  /** What a rematch of each may bring, by its own page. */
  again: readonly (number | null)[];
}

const ofMatches: readonly Named[] = [
  ...alike,
  {
    en: 'Effective field goals',
    es: 'Tiros de campo efectivos',
    of: ({ fieldGoals, threes }) => (fieldGoals.made + 0.5 * threes.made) / fieldGoals.attempted,
    unit: 'share',
  },
  {
    en: 'Turnover rate',
    es: 'Porcentaje de pérdidas',
    of: ({ turnovers, fieldGoals, freeThrows }) =>
      turnovers / (fieldGoals.attempted + 0.44 * freeThrows.attempted + turnovers),
    unit: 'share',
    good: -1,
  },
  {
    en: 'Offensive rebounds',
    es: 'Rebotes ofensivos',
    of: ({ offensiveRebounds, boards }) => offensiveRebounds / boards,
    unit: 'share',
  },
  {
    en: 'Free throws taken',
    es: 'Tiros libres lanzados',
    of: ({ freeThrows }) => freeThrows.attempted,
  },
  { en: 'Twos made', es: 'Tiros de dos anotados', of: ({ twos }) => share(twos), unit: 'share' },
  {
    en: 'Shots from three',
    es: 'Tiros de tres',
    of: ({ threes, fieldGoals }) => threes.attempted / fieldGoals.attempted,
    unit: 'share',
    good: 0,
  },
];

const better = /^(?:better for us|mejor para nosotros)$/;
const worse = /^(?:worse for us|peor para nosotros)$/;

const valueIn = (match: PlayedMatch, side: Side, { of }: Named) =>
  of(sumsOf(alone(match), { side }));

/** Claims that the columns have the days of both matches. */
const areDays = (said: readonly string[], { one, two }: ComparedMatches) =>
  [one, two].map(({ startsAt }, at) =>
    is('day', Number(/\d+/.exec(said[at] ?? '')?.[0]), [startsAt.getDate()]),
  );

/** How far the two matches differ in each number, for either side. */
const sizesBy = memoised(({ one, two, season }: ComparedMatches) => {
  const of = (number: Named) =>
    sides.map((side) => {
      const all = season.map((match) => valueIn(match, side, number));
      return sizeOf(valueIn(one, side, number), valueIn(two, side, number), all);
    });
  return new Map(ofMatches.map((number) => [number, of(number)]));
});

const marginOf = (match: PlayedMatch) => {
  const { team, opponent } = finalScore(match);
  return team - opponent;
};

/** The luck of both matches: own minus theirs. */
const lucksOf = memoised(({ one, two, season, category }: ComparedMatches) =>
  [one, two].map((match) => luckOf(match, season.slice(0, season.indexOf(match)), category)),
);

/** The points of each step of a drawn bridge chart, by name. */
const stepsOf = (lines: readonly PageLine[]) =>
  lines
    .filter(({ part, of, text }) => bridged.test(part) && of > 4 && text.includes('|'))
    .filter(({ at, of }) => at > 0 && at < of - 1)
    .map(({ text }) => {
      const [points = '', name = ''] = text.split('|');
      return { name, points: signed(points) };
    });
const bridged = /^(?:From|De) (\S+) (?:to|a) (\S+)$/;

const factorNames: Readonly<Record<string, keyof ReturnType<typeof factorsOf>>> = {
  Shooting: 'Shooting',
  Tiro: 'Shooting',
  Turnovers: 'Turnovers',
  Pérdidas: 'Turnovers',
  Rebounds: 'Rebounds',
  Rebotes: 'Rebounds',
  'Free throws': 'Free throws',
  'Tiros libres': 'Free throws',
};

const matchWordings: readonly PageWording<ComparedMatches>[] = [
  {
    part: { en: '', es: '' },
    en: /^(\d+) points? apart\.(?: (?:(?:How the shots fell, mostly luck, was worth (\S+) then and (\S+) now\. )?Played again, they would end at about (\S+) and (\S+)|The largest step: (.+), (\S+))\.)?$/,
    es: /^(\d+) puntos? de diferencia\.(?: (?:(?:El acierto en el tiro, sobre todo suerte, valió (\S+) entonces y (\S+) ahora\. )?Jugados otra vez, acabarían en torno a (\S+) y (\S+)|El mayor escalón: (.+), (\S+))\.)?$/,
    read: ([apart, then, now, before, after, largest, points = ''], { match, lines }) => {
      const { one, two } = match;
      const both = [one, two].map(marginOf);
      const [from = 0, to = 0] = both;
      const steps = stepsOf(lines);
      const claims = [is('points apart', Number(apart), [Math.abs(to - from)])];
      const rematches = before === undefined ? [] : [before, after ?? ''];
      for (const [at, said] of rematches.entries())
        claims.push(is('rematch', signed(said), [Math.round(match.again[at] ?? Number.NaN)]));
      if (then !== undefined) {
        const said = [signed(then), signed(now ?? '')];
        const step =
          steps.find(({ name }) => /^(?:How shots fell|El acierto)$/.test(name))?.points ??
          Number.NaN;
        const [first = 0, second = 0] = said;
        claims.push(
          so('luck of both', 'number', Math.abs(second - first - step) <= 1.06, `${step}`),
          so(
            'no more than luck',
            'word',
            said.every((luck) => Math.abs(luck) <= 27),
            `${said}`,
          ),
        );
        lucksOf(match).forEach((gap, at) => {
          const luck = said[at] ?? 0;
          const holds = !(Math.abs(gap) >= 4) || Math.abs(luck) < 1 || luck > 0 === gap > 0;
          claims.push(so(`luck ${luck}`, 'direction', holds, gap.toFixed(1)));
        });
      }
      if (largest) {
        const most = Math.max(...steps.map((step) => Math.abs(step.points)));
        const step = steps.find(({ name }) => name === largest);
        claims.push(
          is('largest step', signed(points), [step?.points ?? null]),
          is('none larger', Math.abs(signed(points)), [most]),
        );
      }
      return claims;
    },
  },
  {
    part: { en: '', es: '' },
    en: /^(\d+)–(\d+)\|(?:(W)\|Won|(L)\|Lost|D\|Drawn)\|v (.+) · \D*(\d+)$/,
    es: /^(\d+)–(\d+)\|(?:(V)\|Victoria|(D)\|Derrota|E\|Empate)\|vs\. (.+) · [^\d]*(\d+) .*$/,
    read: ([own, other, won, lost, opponent, day], { match: { one, two }, side }) => {
      const played = side === 'team' ? one : two;
      const margin = marginOf(played);
      return [
        is('own points', Number(own), [finalScore(played).team]),
        is('their points', Number(other), [finalScore(played).opponent]),
        so(
          'result',
          'word',
          (won !== undefined) === margin > 0 && (lost !== undefined) === margin < 0,
          `${margin}`,
        ),
        so(`against ${opponent}`, 'name', opponent === played.opponentName, played.opponentName),
        is('day', Number(day), [played.startsAt.getDate()]),
      ];
    },
  },
  {
    en: /^The lead through the match: ours at most (\d+), theirs at most (\d+)$/,
    es: /^La ventaja a lo largo del partido: nuestra (\d+) como mucho, suya (\d+) como mucho$/,
    read: ([own, other], { match: { one, two }, side }) => {
      const { team, opponent } = leadsOf(side === 'team' ? one : two);
      return [is('own lead', Number(own), [team]), is('their lead', Number(other), [opponent])];
    },
  },
  {
    part: { en: '', es: '' },
    en: /^(?:[QPH](\d)|OT(\d?))\|(\d+)–(\d+)$/,
    es: /^(?:[CPM](\d)|PR(\d?))\|(\d+)–(\d+)$/,
    read: ([label, overtime, own, other], { match: { one, two }, side, at }) => {
      const played = side === 'team' ? one : two;
      const points = pointsIn(played, ({ period }) => period === at + 1);
      const { regulationPeriods } = played.rules;
      return [
        is('period', label ? Number(label) : regulationPeriods + Number(overtime || 1), [at + 1]),
        is('own points of the period', Number(own), [points.team]),
        is('their points of the period', Number(other), [points.opponent]),
      ];
    },
  },
  {
    part: { en: '', es: '' },
    en: /^\d+–\d+(?: · \d+–\d+)+$/,
    es: /^\d+–\d+(?: · \d+–\d+)+$/,
    read: (_, { match: { one, two }, side, text }) => {
      const periods = text.split(' · ').map((_, at) => {
        const { team, opponent } = pointsIn(
          side === 'team' ? one : two,
          ({ period }) => period === at + 1,
        );
        return `${team}–${opponent}`;
      });
      return [so('points by period', 'number', text === periods.join(' · '), `${periods}`)];
    },
  },
  {
    en: /^From (\S+) to (\S+)\|.+$/,
    es: /^De (\S+) a (\S+)\|en puntos.+$/,
    read: ([from = '', to = ''], { match: { one, two } }) => [
      is('from', signed(from), [marginOf(one)]),
      is('to', signed(to), [marginOf(two)]),
    ],
  },
  {
    en: /^([+−]?\d+)\|\D*(\d+)$/,
    es: /^([+−]?\d+)\|(\d+) .*$/,
    read: ([points = '', day], { match: { one, two }, at, of, lines }) => {
      const played = at === 0 ? one : two;
      const sum = stepsOf(lines).reduce((all, step) => all + step.points, 0);
      return [
        so('an end', 'context', at === 0 || at === of - 1, `${at}`),
        is('margin', signed(points), [marginOf(played)]),
        is('day', Number(day), [played.startsAt.getDate()]),
        rounds('all steps', marginOf(two) - marginOf(one), [sum], 0.01),
      ];
    },
  },
  {
    en: /^([+−]?\d+\.\d)\|(Shots taken|Shooting|Turnovers|Rebounds|Free-throw line|Free throws|How shots fell|Not explained)(?:\|(?:(offensive|throws) )?(\d+)–(\d+), then (\d+)–(\d+))?$/,
    es: /^([+−]?\d+,\d)\|(Tiros elegidos|Tiro|Pérdidas|Rebotes|Línea de tiros libres|Tiros libres|El acierto|Sin explicar)(?:\|(?:(ofensivos|tiros) )?(\d+)–(\d+), luego (\d+)–(\d+))?$/,
    read: ([points = '', name = '', word = '', ...said], { match: { one, two }, lines }) => {
      const counted = [one, two].flatMap((match) =>
        sides.map((side) => {
          const sums = sumsOf(alone(match), { side });
          if (/^(?:Turn|Pér)/.test(name)) return sums.turnovers;
          return /^Reb/.test(name) ? sums.offensiveRebounds : sums.freeThrows.attempted;
        }),
      );
      const isWorded = /^Reb/.test(name) ? /^ofe|^off/ : /^(?:Turn|Pér)/.test(name) ? /^$/ : /^t/;
      const factor = factorNames[name];
      const hasFactors = stepsOf(lines).some(({ name: each }) => /^(?:Shooting|Tiro)$/.test(each));
      const [before, after] = [one, two].map(factorsOf);
      const gained = (counted[3] ?? 0) - (counted[2] ?? 0) - (counted[1] ?? 0) + (counted[0] ?? 0);
      return [
        ...(said[0] === undefined
          ? [so('nothing to count', 'context', !/^(?:Turn|Pér|Reb)/.test(name), name)]
          : [
              so(`${name}: ${said}`, 'number', `${said}` === `${counted}`, `${counted}`),
              so(`word of ${name}`, 'word', isWorded.test(word), word),
            ]),
        ...(hasFactors && factor && before && after
          ? [rounds(name, signed(points), [after[factor] - before[factor]], 0.2)]
          : []),
        ...(!hasFactors && /^(?:Turn|Pér)/.test(name) && Math.abs(gained) >= 4
          ? [so(`${name} helped`, 'direction', gained > 0 === signed(points) > 0, `${gained}`)]
          : []),
      ];
    },
  },
  {
    part: { en: 'What differed', es: 'Lo que cambió' },
    en: /^(?:(\d+) completed match(?:es)?|Statistic\|(.+)|What differed\|.+)$/,
    es: /^(?:(\d+) partidos? jugados?|Dato\|(.+)|Lo que cambió\|.+)$/,
    read: ([count, heads], { match }) => {
      const { one, two, season } = match;
      const theirs = [...new Set([one.opponentName, two.opponentName])].join(', ');
      const [a = '', b = '', own, first = '', second = '', other] = heads?.split('|') ?? [];
      return [
        ...(count ? [is('matches', Number(count), [season.length])] : []),
        ...(heads
          ? [
              ...areDays([a, b], match),
              ...areDays([first, second], match),
              so(`${own}, ${other}`, 'name', own === one.teamName && other === theirs, theirs),
            ]
          : []),
      ];
    },
  },
  {
    part: { en: 'What differed', es: 'Lo que cambió' },
    en: /^([^|]+)((?:\|[^|]+){10,12})$/,
    es: /^([^|]+)((?:\|[^|]+){10,12})$/,
    read: ([name = '', rest = ''], { match, language, at }) => {
      const number = ofMatches.find((each) => each[language] === name);
      if (number === undefined) return [so(name, 'word', false, 'no such number')];
      const cells = rest.split('|').slice(1);
      const { unit, good = 1 } = number;
      const sizes = sizesBy(match).get(number) ?? [];
      const claims = sides.flatMap((side, index) => {
        const [first = '', a = '', second = '', b = '', by = ''] = cells.splice(0, 5);
        const verdict =
          better.test(cells[0] ?? '') || worse.test(cells[0] ?? '') ? cells.shift() : '';
        const [from, to] = [match.one, match.two].map((played) => valueIn(played, side, number));
        const change = (to ?? Number.NaN) - (from ?? Number.NaN);
        const way = Math.sign(change) * good * (side === 'team' ? 1 : -1);
        const isJudged = (sizes[index] ?? 0) >= 0.75 && way !== 0;
        const judged = verdict ? (better.test(verdict) ? 1 : -1) : 0;
        const about = `${name}, ${side}`;
        return [
          ...areDays([first, second], match),
          isShown(`${about}, first`, a, from ?? Number.NaN, unit, 0),
          isShown(`${about}, second`, b, to ?? Number.NaN, unit, 0),
          isDifference(`${about}, by`, by, [a, b], unit),
          so(
            `${about}, judged ${judged}`,
            'direction',
            judged === (isJudged ? way : 0),
            `${sizes[index]}`,
          ),
        ];
      });
      const all = [...sizesBy(match).values()].map((each) => Math.max(...each));
      return [...claims, isInOrder(name, at, Math.max(...sizes), all)];
    },
  },
  {
    part: { en: 'Players', es: 'Jugadores' },
    en: /^Players\|points, 0 to (\d+); .+$/,
    es: /^Jugadores\|puntos, de 0 a (\d+); .+$/,
    read: ([most], { match: { one, two } }) => {
      const points = [one, two].flatMap((match) =>
        match.matchSheet.team.map(
          ({ playerId }) => countOf(match, 'points', { side: 'team', playerId }) ?? 0,
        ),
      );
      return [is('most points', Number(most), [Math.max(1, ...points)])];
    },
  },
  {
    part: { en: 'Players', es: 'Jugadores' },
    en: /^(?:(\w+)\|)?([^|]+)\|minutes\|([\d:]+|–)\|([\d:]+|–)\|points\|(\d+|–)\|(\d+|–)\|(\S+)$/,
    es: /^(?:(\w+)\|)?([^|]+)\|minutos\|([\d:]+|–)\|([\d:]+|–)\|puntos\|(\d+|–)\|(\d+|–)\|(\S+)$/,
    read: ([shirt, name, ...cells], { match: { one, two }, at, lines, part }) => {
      const candidates = [one, two]
        .flatMap((match) => match.matchSheet.team)
        .filter((entry) => entry.name === name && (shirt === undefined || entry.number === shirt));
      const numbers = candidates.map(({ playerId }) => {
        const [a, b] = [one, two].map((match) => {
          const line = match.boxScore.team.players.find((each) => each.playerId === playerId);
          const isIn = line?.played === true;
          const points = countOf(match, 'points', { side: 'team', playerId });
          return { seconds: isIn ? line.seconds : null, points: isIn ? points : null };
        });
        const gain = a?.points == null || b?.points == null ? null : b.points - a.points;
        return [a?.seconds, b?.seconds, a?.points, b?.points, gain];
      });
      const isSaid = (counted: (number | null | undefined)[]) =>
        counted.every((value, index) => {
          const said = cells[index] ?? '';
          if (value == null) return said === '–';
          const [minutes = 0, seconds = 0] = said.split(':').map(Number);
          return index < 2 ? 60 * minutes + seconds === Math.round(value) : signed(said) === value;
        });
      const gains = lines
        .filter((line) => line.part === part && line.of > 1 && line.at >= 0)
        .map(({ text }) => signed(text.split('|').at(-1) ?? ''));
      const [before = Number.NaN, now = Number.NaN] = [gains[at - 1], gains[at]];
      return [
        so(`${shirt} ${name}: ${cells}`, 'number', numbers.some(isSaid), numbers.join(' or ')),
        so(`${name} in row ${at + 1}`, 'word', !(before < now), `${before}, then ${now}`),
      ];
    },
  },
];

export const readMatches = (
  lines: readonly PageLine[],
  match: ComparedMatches,
  language: Language,
) => readPage(lines, matchWordings, match, language);
