import type { Language } from '../../contract/language.ts';
import { type Side, sides } from '../../contract/play-by-play.ts';
import { countOf, isNoted, shotsFrom } from './counts.ts';
import { finalScore, leadsOf, pointsIn } from './course.ts';
import { kindOf, momentOf, pair, peopleWordings, periodOf } from './half-time-people.ts';
import { endOf, type PlayedMatch } from './match.ts';
import { type PageLine, type PageWording, readPage } from './page.ts';
import { is, so } from './reading.ts';
import { chanceAt } from './stretches.ts';

/* The half-time card: each text is recounted from the plays so far. */

/** Points by how they came; estimated if the scorer noted nothing. */
function origin(
  about: 'turnoverPoints' | 'secondChancePoints',
  said: string[],
  match: PlayedMatch,
) {
  return sides.map((side, at) => {
    const counted = countOf(match, about, { side });
    const isNear = Math.abs((counted ?? Number.NaN) - Number(said[at])) <= (isNoted(match) ? 0 : 3);
    return so(`${about} ${side}: ${said[at]}`, 'number', isNear, `${counted}`);
  });
}

const wordings: readonly PageWording<PlayedMatch>[] = [
  ...peopleWordings,
  {
    en: /^(?:(Q\d|OT\d?)(?: (\d+:\d\d))?|(Half-time)|End of (Q\d|OT\d?)|(The last buzzer)|(Live))\|[^|\d]*(\d+)[^|]*$/,
    es: /^(?:(C\d|PR\d?)(?: (\d+:\d\d))?|(Descanso)|Fin de (C\d|PR\d?)|(Bocina final)|(En juego))\|[^|\d]*(\d+)[^|]*$/,
    read: ([period = '', clock = '', half, ended = '', last, live, day], { match }) => {
      const { period: now, left } = momentOf(match);
      const [minutes = 0, seconds = 0] = clock.split(':').map(Number);
      const { team, opponent } = finalScore(match);
      const regulation = match.rules.regulationPeriods;
      return [
        is('day', Number(day), [match.startsAt.getDate()]),
        live
          ? so('no moment', 'context', match.events.length === 0, `${now}`)
          : period
            ? is('period', periodOf(period), [now])
            : so('no time left', 'context', left === 0, `${left}`),
        ...(clock ? [is('clock', 60 * minutes + seconds, [Math.ceil(left ?? Number.NaN)])] : []),
        ...(half ? [is('half-time after', regulation / 2, [now])] : []),
        ...(ended ? [is('ended', periodOf(ended), [now])] : []),
        ...(last ? [so('decided', 'context', now >= regulation && team !== opponent, '')] : []),
      ];
    },
  },
  {
    en: /^(\d+)\|to\|(\d+)$/,
    es: /^(\d+)\|a\|(\d+)$/,
    read: (said, { match }) => {
      const { team, opponent } = finalScore(match);
      return pair('score', said, team, opponent);
    },
  },
  {
    en: /^Team((?:\|(?:Q\d|OT\d?))*)$/,
    es: /^Equipo((?:\|(?:C\d|PR\d?))*)$/,
    read: ([labels = ''], { match }) => [
      so(
        `periods: ${labels}`,
        'word',
        labels
          .split('|')
          .slice(1)
          .every((label, at) => periodOf(label) === at + 1),
        '',
      ),
      is('periods', labels.split('|').length - 1, [match.events.length && momentOf(match).period]),
    ],
  },
  {
    en: /^The lead through the match: ours at most (\d+), theirs at most (\d+)$/,
    es: /^La ventaja a lo largo del partido: nuestra (\d+) como mucho, suya (\d+) como mucho$/,
    read: (said, { match }) => {
      const { team, opponent } = leadsOf(match);
      return pair('lead', said, team, opponent);
    },
  },
  {
    en: /^chance to win (\d+)%, from lead and time alone$/,
    es: /^opciones de ganar: (\d+)\s%, solo por ventaja y tiempo$/,
    read: ([said], { match }) => {
      const { period, left } = momentOf(match);
      const chance = chanceAt(match, finalScore(match), endOf(period, match) - (left ?? 0));
      const shown = Math.min(99, Math.max(1, 100 * chance));
      return [so(`chance ${said}`, 'number', Math.abs(Number(said) - shown) <= 0.51, `${shown}`)];
    },
  },
  {
    part: { en: 'Shots so far', es: 'Tiros hasta ahora' },
    en: /^(Rim|Other twos|Two|Three)\|(?:(\d+)\/(\d+|–)|(–))(?:\|(\d+) of (\d+))?\|(?:(\d+)\/(\d+|–)|(–))(?:\|(\d+) of (\d+))?$/,
    es: /^(Aro|Otros dobles|Dos|Tres)\|(?:(\d+)\/(\d+|–)|(–))(?:\|(\d+) de (\d+))?\|(?:(\d+)\/(\d+|–)|(–))(?:\|(\d+) de (\d+))?$/,
    read: ([row = '', ...said], { match, language }) =>
      sides.flatMap((side, at) => {
        const [made, tried, none, drawn, drawnOf] = said.slice(5 * at, 5 * at + 5);
        const kind = kindOf(row, language);
        const counted = shotsFrom(match, kind, { side });
        if (none) return [is(`${row} ${side}`, 0, [counted.attempted])];
        return [
          is(`made, ${row} ${side}`, Number(made), [counted.made]),
          ...(tried === '–'
            ? []
            : [is(`tried, ${row} ${side}`, Number(tried), [counted.attempted])]),
          ...(drawn === undefined
            ? []
            : pair(
                `drawn, ${row} ${side}`,
                [drawn, drawnOf ?? ''],
                counted.made,
                counted.attempted,
              )),
        ];
      }),
  },
  {
    part: { en: 'Shots so far', es: 'Tiros hasta ahora' },
    en: /^(?:line (\d+)\/(\d+) – (\d+)\/(\d+))?(?: · )?(?:off turnovers (\d+)–(\d+))?(?: · )?(?:second chances (\d+)–(\d+))?$/,
    es: /^(?:libres (\d+)\/(\d+) – (\d+)\/(\d+))?(?: · )?(?:tras pérdida (\d+)–(\d+))?(?: · )?(?:segundas opciones (\d+)–(\d+))?$/,
    read: (
      [made, tried = '', theirs = '', of = '', off, offTheirs = '', again, againTheirs = ''],
      { match },
    ) => {
      const [own, other] = sides.map((side) => shotsFrom(match, 'line', { side }));
      return [
        ...(made && own && other
          ? [
              ...pair('own throws', [made, tried], own.made, own.attempted),
              ...pair('their throws', [theirs, of], other.made, other.attempted),
            ]
          : []),
        ...(off ? origin('turnoverPoints', [off, offTheirs], match) : []),
        ...(again ? origin('secondChancePoints', [again, againTheirs], match) : []),
      ];
    },
  },
  {
    en: /^Print\|Time-outs taken in this (half|overtime): we (\d)(?: of (\d))?, they (\d)\.( 3 each from here\.)?$/,
    es: /^Imprimir\|Tiempos muertos en esta (mitad|prórroga): nosotros (\d)(?: de (\d))?, ellos (\d)\.( 3 para cada uno desde aquí\.)?$/,
    read: ([part = '', own = '', of, other = '', next], { match }) => {
      const { isFirstHalf, period, left } = momentOf(match);
      const regulation = match.rules.regulationPeriods;
      const isOvertime = period > regulation;
      const from = isOvertime ? period : isFirstHalf ? 1 : regulation / 2 + 1;
      const taken = (of: Side) =>
        match.events.filter(
          ({ type, side, period: at }) => type === 'timeout' && side === of && at >= from,
        ).length;
      const isHalfTime = period === regulation / 2 && left === 0 && of !== undefined;
      return [
        ...pair('time-outs', [own, other], taken('team'), taken('opponent')),
        so('taken in', 'word', /overtime|prórroga/.test(part) === isOvertime, `${period}`),
        ...(of
          ? [is('time-outs there are', Number(of), [isOvertime ? 1 : isFirstHalf ? 2 : 3])]
          : []),
        so('half-time', 'context', (next !== undefined) === isHalfTime, `${period}`),
      ];
    },
  },
  {
    en: /^Print\|No plays of this match yet: the clock, zones, fives and time-outs come with them\.$/,
    es: /^Imprimir\|Aún no hay jugadas de este partido: con ellas llegan el reloj, las zonas, los quintetos y los tiempos muertos\.$/,
    read: (_, { match }) => [is('plays', 0, [match.events.length])],
  },
  // Headings, and pictures beside rows.
  {
    en: /^(?:Shots so far\|(?:each a square, filled: )?made · us, then them|Who has scored, from where|\d+ of \d+)$/,
    es: /^(?:Tiros hasta ahora\|(?:cada uno un cuadro, relleno: )?dentro · nosotros y ellos|Quién ha anotado y desde dónde|\d+ de \d+)$/,
    read: () => [],
  },
  {
    part: { en: '', es: '' },
    en: /^([^|]*[^|\d][^|]*)((?:\|\d+)*)$/,
    es: /^([^|]*[^|\d][^|]*)((?:\|\d+)*)$/,
    read: ([name = '', points = ''], { match }) => {
      const side = name === match.teamName ? 'team' : 'opponent';
      const said = points.split('|').slice(1);
      const counted = said.map((_, at) => pointsIn(match, ({ period }) => period === at + 1)[side]);
      return [
        so('whose points', 'name', name === match.teamName || name === match.opponentName, name),
        so(`points by period: ${said}`, 'number', `${said}` === `${counted}`, `${counted}`),
      ];
    },
  },
];

export const readHalfTime = (lines: readonly PageLine[], match: PlayedMatch, language: Language) =>
  readPage(lines, wordings, match, language);
