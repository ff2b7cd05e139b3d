import { countOf, type ShotGroup } from '../counts.ts';
import { fivesOf } from '../on-court.ts';
import { type Claim, is, rounds, so } from '../reading.ts';
import {
  isNameOf,
  isPair,
  type Met,
  meant,
  numbersIn,
  type PageText,
  playersOf,
  secondsIn,
  type Wording,
  wordOf,
} from './page-text.ts';
import { countBy, madeBy, playedIn, secondsWith, usageOf, withAndWithout } from './people.ts';

/* Their players and line-ups, who lost the ball, and the team's players on and off court. */

const columns = {
  number: { en: '#', es: '#' },
  name: { en: 'Name', es: 'Nombre' },
  points: { en: 'Points', es: 'Puntos' },
  minutes: { en: 'Min', es: 'Min' },
  usage: { en: 'Usage', es: 'Uso' },
  all: { en: 'Shots', es: 'Tiros' },
  rim: { en: 'Rim', es: 'Aro' },
  inside: { en: 'Paint and mid-range', es: 'Zona y media' },
  three: { en: 'Three', es: 'Tres' },
  two: { en: 'Two', es: 'Dos' },
  line: { en: 'Line', es: 'Libres' },
  foulsDrawn: { en: 'Fouls drawn', es: 'Faltas recibidas' },
  lost: { en: 'Turnovers', es: 'Pérdidas' },
} as const;

/** Of players with the same printed name and number, the reading with the most true claims. */
function best(readings: readonly Claim[][]): Claim[] {
  const wrong = (claims: readonly Claim[]) => claims.filter(({ holds }) => !holds).length;
  return readings.toSorted((a, b) => wrong(a) - wrong(b))[0] ?? [];
}

/** A row of their players. */
export function readPlayer({ heads, cells }: PageText, met: Met): Claim[] | null {
  const keys = heads.map((head) => wordOf(head, columns, met.language));
  if (keys.some((key) => key === null)) return null;
  const cellOf = (of: keyof typeof columns) => cells[keys.indexOf(of)] ?? '';
  const [printed, number] = [cellOf('name'), cellOf('number')];
  const players = meant(met, 'opponent', printed, number === '–' ? undefined : number);
  if (players.length === 0) return [so(`#${number} ${printed} is theirs`, 'name', false, 'nobody')];
  return best(
    players.map(({ playerId }) =>
      keys.flatMap((key, at) => {
        const cell = cells[at] ?? '';
        const about = `${printed}, ${key}`;
        if (key === 'points') return readPoints(about, cell, playerId, met);
        if (key === null || key === 'name' || key === 'number') return [];
        return [readCell(about, key, cell, playerId, met)];
      }),
    ),
  );
}

/** "12 · – · 9": points in the latest three meetings, oldest first. */
function readPoints(about: string, cell: string, playerId: string, met: Met): Claim[] {
  const latest = met.meetings.slice(-3);
  const played = playedIn(met, playerId);
  const counted = latest.map((match) =>
    played.includes(match) ? String(countOf(match, 'points', { side: 'opponent', playerId })) : '–',
  );
  return [so(`${about}: ${cell}`, 'number', cell === counted.join(' · '), counted.join(' · '))];
}

function readCell(
  about: string,
  key: Exclude<keyof typeof columns, 'name' | 'number' | 'points'>,
  cell: string,
  playerId: string,
  met: Met,
): Claim {
  if (key === 'minutes') {
    const all = met.meetings.reduce((sum, match) => sum + secondsWith(match, playerId), 0);
    return rounds(about, secondsIn(cell) ?? Number.NaN, [all]);
  }
  if (key === 'usage') {
    const usage = usageOf(met, playerId);
    return rounds(about, numbersIn(cell)[0] ?? Number.NaN, [usage === null ? null : 100 * usage]);
  }
  if (key === 'lost') return is(about, Number(cell), [countBy(met, playerId, 'turnovers')]);
  if (key === 'foulsDrawn') return is(about, Number(cell), [countBy(met, playerId, 'foulsDrawn')]);
  return made(about, cell, madeBy(met, playerId, key satisfies ShotGroup));
}

/** "5/9" or "5 of 9"; '' or "–" without attempts. */
export function made(about: string, text: string, counted: readonly [number, number]): Claim {
  return isPair(about, text === '' || text === '–' ? '0/0' : text, counted);
}

/** A row of their line-ups: shirts, minutes, score with their points first. */
export function readFive({ cells: [shirts = '', minutes = '', score = ''] }: PageText, met: Met) {
  const players = playersOf(met, 'opponent');
  const shirtOf = (id: string) => players.find(({ playerId }) => playerId === id)?.number ?? '–';
  const sorted = (all: readonly string[]) => all.toSorted().join(' ');
  const seconds = secondsIn(minutes);
  if (seconds === null) return null;
  const fives = fivesOf(met.meetings, 'opponent').slice(0, 6);
  const worn = fives.filter(
    (five) => sorted(five.players.map(shirtOf)) === sorted(shirts.split(/\s+/)),
  );
  return [
    so(`the five ${shirts}`, 'name', worn.length > 0, 'none of their longest'),
    ...best(
      worn.map((five) => [
        rounds(`${shirts}: seconds`, seconds, [five.seconds]),
        isPair(shirts, score, [five.own, five.against]),
      ]),
    ),
  ];
}

/** "#4 A. Foo (9) and #7 B. Bar (6)", or "#4 9, #7 6" in a narrow table: who of theirs did most, with counts. */
export function readDoers(names: string, about: string, met: Met, of: (id: string) => number) {
  const all = playersOf(met, 'opponent');
  const most = all.map(({ playerId }) => of(playerId)).toSorted((a, b) => b - a);
  const each = [
    ...names.matchAll(/(?:#(\S+) ?)?(\D*?) ?\(?(\d+)\)?(?:, and | and | y | e |, |$)/g),
  ];
  const read = each.map(([whole]) => whole).join('');
  return [
    so(`${about} by ${names}`, 'name', read === names, read),
    ...each.flatMap(([, number, printed = '', count], at) => {
      const players = all.filter(
        (player) =>
          (number === undefined || player.number === number) &&
          (printed === '' || isNameOf(player.name, printed)),
      );
      const own = players.map(({ playerId }) => of(playerId));
      return [
        is(`${number} ${printed}: ${about}`, Number(count), own, 'name'),
        is(`${about}, rank ${at + 1}`, Number(count), [most[at] ?? null]),
      ];
    }),
  ];
}

/** "Most by" without an instruction: who lost the ball how often. */
export const lostBy: Wording = {
  en: /^By: (?<names>.+)\.$/,
  es: /^Por jugador: (?<names>.+)\.$/,
  read: (found, met) =>
    readDoers(found('names'), 'lost', met, (id) => countBy(met, id, 'turnovers')),
};

/** The team's players with eight minutes both on and off court, with points per second. */
function compared(met: Met) {
  return playersOf(met, 'team').flatMap(({ playerId, name }) => {
    const on = withAndWithout(met, playerId, false);
    const off = withAndWithout(met, playerId, true);
    if (on.seconds < 480 || off.seconds < 480) return [];
    const margin = ({ own, against, seconds }: typeof on) => (own - against) / seconds;
    const against = on.against / on.seconds;
    const isLess = against < off.against / off.seconds;
    return [{ name, on, off, difference: margin(on) - margin(off), against, isLess }];
  });
}

/** A row of the team's: score and minutes with a player, and without. */
export function readOnOff({ cells: [name = '', ...cells] }: PageText, met: Met): Claim[] {
  const all = compared(met);
  const players = all.filter((one) => isNameOf(one.name, name));
  if (players.length === 0)
    return [so(`${name} is ours`, 'name', false, 'nobody of so many minutes')];
  const least = Math.min(...all.flatMap(({ against, isLess }) => (isLess ? against : [])));
  const best2 = all.toSorted((a, b) => b.difference - a.difference).slice(0, 2);
  return best(
    players.map((player) => [
      so(
        `${name} is among those`,
        'context',
        best2.includes(player) || (player.isLess && player.against === least),
        '',
      ),
      ...[player.on, player.off].flatMap(({ own, against, seconds }, at) => {
        const [score = '', minutes = ''] = (cells[at] ?? '').split(' · ');
        const about = `${name}, ${at === 0 ? 'on' : 'off'}`;
        return [
          isPair(about, score, [own, against]),
          rounds(`${about}: seconds`, secondsIn(minutes) ?? Number.NaN, [seconds]),
        ];
      }),
    ]),
  );
}

export const scoredLeast: Wording = {
  en: /^They scored least with (?<name>.+) on court\. What happened, not a rating\.$/,
  es: /^Cuando menos anotaron fue con (?<name>.+) en pista\. Es lo que pasó, no una valoración\.$/,
  read: (found, met) => {
    const all = compared(met)
      .filter(({ isLess }) => isLess)
      .toSorted((a, b) => a.against - b.against);
    const least = all.filter(({ against }) => against === all[0]?.against).map(({ name }) => name);
    const said = found('name');
    const holds = least.some((name) => isNameOf(name, said));
    return [so(`they scored least with ${said}`, 'name', holds, least.join(' or '))];
  },
};

/** "3 more played, none with more points." */
export const morePlayed: Wording = {
  en: /^(?<more>one|\d+) more played, none with more points\.$/,
  es: /^(?:Jugó uno|Jugaron (?<more>\d+)) más, ninguno con más puntos\.$/,
  read: (found, met) => {
    const points = playersOf(met, 'opponent')
      .filter(({ playerId }) => playedIn(met, playerId).length > 0)
      .map(({ playerId }) => countBy(met, playerId, 'points'))
      .toSorted((a, b) => b - a);
    const more = Number(found('more')) || 1;
    const [last = 0, next = 0] = points.slice(11);
    return [
      is('more played', more, [points.length - 12]),
      so('none scored more', 'direction', next <= last, `${next} and ${last}`),
    ];
  },
};
