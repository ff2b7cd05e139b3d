import type { Side } from '../../../contract/play-by-play.ts';
import { countOf, shotsOf } from '../counts.ts';
import { type Claim, is, rounds, so } from '../reading.ts';
import { judged, type NumberName, numberNames, ordersOf } from './numbers.ts';
import { against, evidence, ofThem, orders } from './orders.ts';
import { type Met, numberIn, numbersIn, type PageText, wordOf } from './page-text.ts';
import { readDoers } from './read-people.ts';

/* The list to take on court, and the tables of both sides' numbers. */

const ways = {
  more: { en: 'more', es: 'más' },
  usual: { en: 'as usual', es: 'lo habitual' },
  less: { en: 'less', es: 'menos' },
} as const;

const certainties = {
  clear: { en: 'clear', es: 'claro' },
  probable: { en: 'probable', es: 'probable' },
} as const;

const sureOn = {
  en: /^(?:(?:(?<clear>Clearly)|(?<probable>Probably)) (?<way>more|less) than usual|(?<unsure>May be chance)): in the long run (?<low>\d+)%? to (?<high>\d+)%?, from (?<meetings>\d+) meetings?$/,
  es: /^(?:(?:(?<clear>Claramente)|(?<probable>Probablemente)) (?<way>más|menos) de lo habitual|(?<unsure>Puede ser azar)): a la larga entre (?<low>\d+)(?:\s%)? y (?<high>\d+)(?:\s%)?, en (?<meetings>\d+) enfrentamientos?$/,
};

const seenAs = {
  en: /^(?:(?<luck>mostly luck)|(?<way>more|as usual|less), (?<times>seen once|twice)|(?<both>once of two)|likely (?<low>-?\d+)%? to (?<high>-?\d+)%?)?(?:, (?<sure>clear|probable))?(?: ?(?<ranks>\d+(?:st|nd|rd|th).*?) of (?<of>\d+))?$/,
  es: /^(?:(?<luck>sobre todo suerte)|(?<way>más|lo habitual|menos), (?<times>visto una vez|dos veces)|(?<both>una de dos)|probablemente entre (?<low>-?\d+)(?:\s%)? y (?<high>-?\d+)(?:\s%)?)?(?:, (?<sure>claro|probable))?(?: ?(?<ranks>\d+\.º.*?) de (?<of>\d+))?$/,
};

const heads = {
  usual: { en: 'usual', es: 'habitual' },
  seen: { en: 'seen', es: 'visto' },
  place: { en: 'among all matches', es: 'entre todos los partidos' },
} as const;

/** A row of a side's numbers: each meeting, the usual, and the finding. */
export function readNumber(
  { heads: columns, cells }: PageText,
  met: Met,
  side: Side,
): Claim[] | null {
  const name = wordOf(cells[0] ?? '', numberNames, met.language);
  if (name === null) return null;
  const number = judged(met, name, side);
  const claims: Claim[] = [];
  for (const [at, head] of columns.entries()) {
    const cell = cells[at] ?? '';
    const about = `${side} ${name}, ${head}`;
    const meeting = /^(?:Meeting|Enfrentamiento) (\d+)$/.exec(head)?.[1];
    if (meeting !== undefined) {
      claims.push(percent(about, cell, number.seen[Number(meeting) - 1] ?? null));
    } else if (head === heads.usual[met.language]) {
      claims.push(percent(about, cell, number.usual));
    } else if (head === heads.seen[met.language]) {
      const found = seenAs[met.language].exec(cell)?.groups;
      if (found === undefined) return null;
      claims.push(...readSeen(about, found, number, met));
    } else if (at > 0 && (head !== heads.place[met.language] || cell !== '')) return null;
  }
  return claims;
}

/** A share in percent, or "–" without one. */
export function percent(about: string, text: string, share: number | null): Claim {
  if (share === null) return so(about, 'number', text === '–', 'not recorded');
  return rounds(about, numberIn(text), [100 * share]);
}

function readSeen(
  about: string,
  said: Record<string, string | undefined>,
  { seen, others, ways: counted, range, habit, repeats, usual }: ReturnType<typeof judged>,
  { language }: Met,
): Claim[] {
  const sure = wordOf(said.sure ?? '', certainties, language);
  const way = wordOf(said.way ?? '', ways, language);
  const times = /once|una vez/.test(said.times ?? '') ? 1 : 2;
  const known = seen.filter((one) => one !== null);
  const all = [...others, ...known];
  const agree = counted.length === times && counted.every((one) => one === way);
  const unjudged = usual === null || known.length === 0;
  const says = said.luck
    ? !repeats
    : said.both
      ? counted.length === 2 && counted[0] !== counted[1]
      : said.low
        ? repeats && known.length > 2
        : way === null
          ? unjudged
          : repeats && agree;
  const ranks = numbersIn(said.ranks ?? '');
  const placed = known.map((value) => 1 + all.filter((other) => other > value + 1e-9).length);
  return [
    so(`${about}: the finding`, 'word', says, counted.join(', ') || 'nothing usual'),
    so(`${about}: how sure`, 'word', sure === habit, habit ?? 'no habit'),
    ...(said.low
      ? [
          rounds(`${about}, from`, Number(said.low), [100 * (range?.[0] ?? Number.NaN)]),
          rounds(`${about}, to`, Number(said.high), [100 * (range?.[1] ?? Number.NaN)]),
          so(`${about}: a share`, 'number', Number(said.low) >= 0 && Number(said.high) <= 100, ''),
        ]
      : []),
    ...(said.of
      ? [
          is(`${about}, matches`, Number(said.of), [all.length]),
          so(`${about}, places`, 'number', `${ranks}` === `${placed}`, `${placed}`),
        ]
      : [so(`${about}: no location`, 'number', unjudged || known.length > 3, `${placed}`)]),
  ];
}

const mostBy = { en: /^Most by (?<names>.+)\.(?= |$)/, es: /^Sobre todo (?<names>.+)\.(?= |$)/ };

/** An item to take on court: its rank, instruction and evidence. */
export function readOrder([place = '', order = '', text = '']: readonly string[], met: Met) {
  const { language } = met;
  const asked = orders.find(([en, es]) => (language === 'es' ? es : en) === order)?.[2];
  if (asked === undefined) return null;
  const [side, name, way] = asked;
  const due = ordersOf(met)[Number(place) - 1];
  const found = evidence[language]
    .map(([pattern, number]) => ({ number, match: pattern.exec(text) }))
    .find(({ match }) => match !== null);
  const { seen = '', usual = '' } = found?.match?.groups ?? {};
  if (!found?.match) return null;
  const [all = ''] = found.match;
  const number = judged(met, name, side);
  const known = number.seen.filter((one) => one !== null);
  const said = numbersIn(seen);
  const isOfThem = side === 'opponent';
  const claims: Claim[] = [
    so(
      `${place}: ${order}`,
      'direction',
      due?.side === side && due.name === name && due.way === way,
      due ? `${due.side} ${due.name} ${due.way}` : 'no order',
    ),
    so(`${order}: its number`, 'context', found.number === name, name),
    so(
      `${order}: whose`,
      'context',
      ofThem[language].test(all) === isOfThem && against[language].test(all) === isOfThem,
      side,
    ),
    is(`${order}: meetings`, said.length, [known.length]),
    ...known.map((value, at) =>
      rounds(`${order}, ${at + 1}`, said[at] ?? Number.NaN, [100 * value]),
    ),
    rounds(`${order}, usual`, numberIn(usual), [100 * (number.usual ?? Number.NaN)]),
  ];
  let rest = text.slice(all.length).trim();
  const by = mostBy[language].exec(rest);
  if (by !== null) {
    const names = by.groups?.names ?? '';
    claims.push(...readDoers(names, name, met, (playerId) => doneBy(name, playerId, met)));
    rest = rest.slice(by[0].length).trim();
  }
  const basis = sureOn[language].exec(rest)?.groups;
  if (basis === undefined) return null;
  const { clear, probable, low: least, high: most, meetings } = basis;
  const sure = clear ? 'clear' : probable ? 'probable' : 'unsure';
  const [low = Number.NaN, high = Number.NaN] = number.range ?? [];
  claims.push(
    so(`${order}: how sure`, 'word', sure === (due?.habit ?? 'unsure'), due?.habit ?? 'unsure'),
    so(
      `${order}: its way`,
      'direction',
      basis.way === undefined || wordOf(basis.way, ways, language) === way,
      way,
    ),
    rounds(`${order}, from`, Number(least), [Math.max(0, 100 * low)]),
    rounds(`${order}, to`, Number(most), [100 * high]),
    is(`${order}: rests on`, Number(meetings), [known.length]),
  );
  return claims;
}

/** A player's count below an instruction, for its number. */
function doneBy(name: NumberName, playerId: string, { meetings }: Met): number {
  const whose = { side: 'opponent', playerId } as const;
  return meetings.reduce((sum, match) => {
    if (name === 'threes') return sum + (shotsOf(match, 'threes', whose)?.attempted ?? 0);
    if (name === 'line') return sum + (shotsOf(match, 'freeThrows', whose)?.attempted ?? 0);
    const word = name === 'boards' ? 'offensiveRebounds' : 'turnovers';
    return sum + (countOf(match, word, whose) ?? 0);
  }, 0);
}
