import type { Language } from '../../contract/language.ts';
import { type Side, sides } from '../../contract/play-by-play.ts';
import { countOf, type ShotGroup, shotsFrom } from './counts.ts';
import { pointsOf } from './course.ts';
import { endOf, memoised, type PlayedMatch, timeOf } from './match.ts';
import { fivesOf } from './on-court.ts';
import type { PageWording } from './page.ts';
import { type Claim, is, so } from './reading.ts';

/* Players, line-ups and counts on the half-time card; `match` has only the plays so far. */

const shotKinds = {
  rim: { en: /Rim|rim/, es: /Aro|aro/ },
  inside: { en: /^other twos/i, es: /^otros dobles/i },
  two: { en: /Two|twos/, es: /Dos|dobles/ },
  three: { en: /Three|threes/, es: /Tres|triples/ },
  line: { en: /line/, es: /libres/ },
};

/** The kind of shot for a word of the card. */
export function kindOf(word: string, language: Language): keyof typeof shotKinds {
  const kinds = Object.keys(shotKinds) as (keyof typeof shotKinds)[];
  return kinds.find((kind) => shotKinds[kind][language].test(word)) ?? 'line';
}

const worthOf = (kind: ShotGroup) => (kind === 'three' ? 3 : kind === 'line' ? 1 : 2);

/** The period and time that the plays have reached. */
export function momentOf({ events, rules }: PlayedMatch) {
  const period = events.at(-1)?.period ?? 1;
  const clock = events.findLast((event) => event.period === period && event.clockSeconds !== null);
  const left = events.at(-1)?.type === 'periodEnd' ? 0 : (clock?.clockSeconds ?? null);
  return { period, left, isFirstHalf: period <= rules.regulationPeriods / 2 };
}

/** Seconds of play so far. */
const nowOf = (match: PlayedMatch) =>
  Math.max(0, ...match.events.map((event) => timeOf(event, match) ?? 0));

const lastFive = (match: PlayedMatch) => {
  const now = nowOf(match);
  return match.events.filter((event) => (timeOf(event, match) ?? -1) > now - 300);
};

/** A side's players that a shirt number, a surname or both can mean. */
function meant({ matchSheet }: PlayedMatch, side: Side, shirt: string, surname?: string) {
  return matchSheet[side].filter(
    ({ name, number }) =>
      (shirt === '' || number === shirt) && (surname === undefined || name.endsWith(surname)),
  );
}

const foulsOf = (match: PlayedMatch, side: Side) =>
  match.matchSheet[side].map(
    ({ playerId }) => countOf(match, 'fouls', { side, playerId }) ?? Number.NaN,
  );

const pointsOfAll = (match: PlayedMatch, side: Side) =>
  match.matchSheet[side]
    .map(({ playerId }) => countOf(match, 'points', { side, playerId }) ?? Number.NaN)
    .filter((points) => points > 0)
    .toSorted((a, b) => b - a);

/** The team's current line-ups by shirt numbers, sorted. */
const fivesNow = memoised((match: PlayedMatch) => {
  const { period, left } = momentOf(match);
  const shirtOf = new Map(match.matchSheet.team.map((entry) => [entry.playerId, entry.number]));
  return fivesOf([match], 'team', endOf(period, match) - (left ?? 0)).map((five) => {
    const shirts = five.players.map((playerId) => Number(shirtOf.get(playerId)));
    return { ...five, shirts: `${shirts.sort((a, b) => a - b)}` };
  });
});

export const pair = (
  about: string,
  said: readonly string[],
  team: number,
  opponent: number,
): Claim[] => [
  is(`${about}, own`, Number(said[0]), [team]),
  is(`${about}, their`, Number(said[1]), [opponent]),
];

export const periodOf = (label: string) =>
  label.startsWith('OT') || label.startsWith('PR')
    ? 4 + Number(label.slice(2) || 1)
    : Number(label.slice(1));

export const peopleWordings: readonly PageWording<PlayedMatch>[] = [
  {
    part: { en: 'The last five minutes', es: 'Los últimos cinco minutos' },
    en: /^(\d+)–(\d+)(?:\|(?!theirs|turnovers)([^·]+))?(?:(?: · |\|)theirs: ([^·]+))?(?:(?: · |\|)turnovers (\d+)–(\d+))?$/,
    es: /^(\d+)–(\d+)(?:\|(?!ellos|pérdidas)([^·]+))?(?:(?: · |\|)ellos: ([^·]+))?(?:(?: · |\|)pérdidas (\d+)–(\d+))?$/,
    read: ([own = '', other = '', ours = '', theirs = '', lost = '', won = ''], { match }) => {
      const events = lastFive(match);
      const sum = (side: Side, playerId?: string) =>
        events.reduce(
          (all, event) =>
            event.side === side && (playerId === undefined || event.playerId === playerId)
              ? all + pointsOf(event)
              : all,
          0,
        );
      const lostBy = (of: Side) =>
        events.filter(({ side, type }) => side === of && type === 'turnover').length;
      const scorers = sides.flatMap((side) => {
        const said = (side === 'team' ? ours : theirs).trim().split(', ').filter(Boolean);
        const all = match.matchSheet[side]
          .map(({ playerId }) => sum(side, playerId))
          .filter((points) => points > 0)
          .sort((a, b) => b - a);
        const claims = said.map((one, at) => {
          const [, shirt = '', name, points] = /^(?:#(\S+)|(.+)) (\d+)$/.exec(one) ?? [];
          const counted = meant(match, side, shirt, name).map(({ playerId }) =>
            sum(side, playerId),
          );
          const holds = counted.includes(Number(points)) && Number(points) === all[at];
          return so(`last five minutes: ${one}`, 'name', holds, `${counted} of ${all}`);
        });
        return [is(`scorers of ${side}`, said.length, [Math.min(3, all.length)]), ...claims];
      });
      return [
        ...pair('last five minutes', [own, other], sum('team'), sum('opponent')),
        ...scorers,
        ...(lost ? pair('turnovers', [lost, won], lostBy('team'), lostBy('opponent')) : []),
      ];
    },
  },
  {
    en: /^The last five minutes\|shaded above$/,
    es: /^Los últimos cinco minutos\|sombreado arriba$/,
    read: (_, { match }) => [so('five minutes were played', 'context', nowOf(match) >= 300, '')],
  },
  {
    en: /^Fouls(?:\|(?:underlined: (\d) already)?(?: · )?(?:team, (Q\d|OT\d?): (\d+)–(\d+))?)?$/,
    es: /^Faltas(?:\|(?:subrayado: ya (\d))?(?: · )?(?:equipo, (C\d|PR\d?): (\d+)–(\d+))?)?$/,
    read: ([trouble, label, own = '', other = ''], { match }) => {
      const { period, isFirstHalf } = momentOf(match);
      const limit = isFirstHalf ? 3 : 4;
      const isAny = sides.some((side) => foulsOf(match, side).some((fouls) => fouls >= limit));
      const from = Math.min(period, match.rules.regulationPeriods);
      const called = (of: Side) =>
        match.events.filter(
          ({ side, type, subtype = '', period: at }) =>
            side === of && type === 'foul' && at >= from && !/^(?:coach|bench)/.test(subtype),
        ).length;
      return [
        so('anybody in trouble', 'context', isAny === (trouble !== undefined), `${isAny}`),
        ...(trouble ? [is('trouble', Number(trouble), [limit])] : []),
        ...(label
          ? [
              is('period of the fouls', periodOf(label), [period]),
              ...pair('team fouls', [own, other], called('team'), called('opponent')),
            ]
          : []),
      ];
    },
  },
  {
    part: { en: 'Fouls', es: 'Faltas' },
    en: /^(?:([^|:]*)\|)?([^|:]+)\|(\d)$/,
    es: /^(?:([^|:]*)\|)?([^|:]+)\|(\d)$/,
    read: ([shirt = '', name, fouls], { match, side, at }) => {
      const counted = meant(match, side, shirt, name).map(
        ({ playerId }) => countOf(match, 'fouls', { side, playerId }) ?? Number.NaN,
      );
      const most = foulsOf(match, side).sort((a, b) => b - a)[at];
      const holds = counted.includes(Number(fouls)) && Number(fouls) === most;
      return [so(`fouls of ${name}: ${fouls}`, 'number', holds, `${counted}, most ${most}`)];
    },
  },
  {
    part: { en: 'Fouls', es: 'Faltas' },
    en: /^(1 each|others): (.+)$/,
    es: /^(1 cada uno|los demás): (.+)$/,
    read: ([how = '', list = ''], { match, side, at }) => {
      const said = list.split(', ').map((one) => {
        const [, shirt = '', fouls = '1'] = /^(.+?)(?: \((\d)\))?$/.exec(one) ?? [];
        return { shirt, fouls: Number(fouls) };
      });
      const called = foulsOf(match, side)
        .filter((fouls) => fouls > 0)
        .sort((a, b) => b - a);
      const rest = called.slice(at);
      return [
        so(
          'others with fouls',
          'number',
          `${said.map(({ fouls }) => fouls).sort((a, b) => b - a)}` === `${rest}`,
          `${rest}`,
        ),
        is('of different players', new Set(said.map((one) => `${one.shirt} ${one.fouls}`)).size, [
          said.length,
        ]),
        so('one each', 'word', /^1/.test(how) === rest.every((fouls) => fouls === 1), `${rest}`),
        ...said.map(({ shirt, fouls }) => {
          const candidates = [...meant(match, side, shirt), ...meant(match, side, '', shirt)];
          const counted = candidates.map(({ playerId }) =>
            countOf(match, 'fouls', { side, playerId }),
          );
          return is(`fouls of number ${shirt}`, fouls, counted);
        }),
      ];
    },
  },
  {
    part: { en: 'Fouls', es: 'Faltas' },
    en: /^none$/,
    es: /^ninguna$/,
    read: (_, { match, side }) => [is('no foul', 0, [Math.max(...foulsOf(match, side))])],
  },
  {
    part: { en: 'Who has scored, from where', es: 'Quién ha anotado y desde dónde' },
    en: /^(?:([^|]*)\|)?([^|]+)\|((?:(?:, )?(?:rim|other twos|twos|threes|line) \d+)+)\|(\d+)$/,
    es: /^(?:([^|]*)\|)?([^|]+)\|((?:(?:, )?(?:aro|otros dobles|dobles|triples|libres) \d+)+)\|(\d+)$/,
    read: ([shirt = '', name, from = '', points], { match, language, side, at, of }) => {
      const all = pointsOfAll(match, side);
      const players = meant(match, side, shirt, name);
      const isOf = ({ playerId }: { playerId: string }) =>
        countOf(match, 'points', { side, playerId }) === Number(points) &&
        from.split(', ').every((one) => {
          const [word = '', said] = one.split(/ (?=\d)/);
          const kind = kindOf(word, language);
          return worthOf(kind) * shotsFrom(match, kind, { side, playerId }).made === Number(said);
        });
      const parts = from.split(', ').reduce((sum, one) => sum + Number(one.split(/ (?=\d)/)[1]), 0);
      return [
        so(`scorer ${name}: ${from}`, 'name', players.some(isOf), `${players.length} of the name`),
        is('points from all zones', parts, [Number(points)]),
        is(`rank ${at + 1} among scorers`, Number(points), [all[at] ?? Number.NaN]),
        is('scorers', of, [Math.min(4, all.length)]),
      ];
    },
  },
  {
    en: /^Our fives\|(\d+) so far: minutes together, score$/,
    es: /^Nuestros quintetos\|(\d+) hasta ahora: minutos juntos, marcador$/,
    read: ([said], { match }) => {
      const fives = fivesNow(match);
      // A line-up that came on for one free throw has played without a second or a point.
      const least = fives.filter(({ seconds, own, against }) => seconds + own + against > 0).length;
      const holds = Number(said) >= least && Number(said) <= fives.length;
      return [so(`fives: ${said}`, 'number', holds, `${least} to ${fives.length}`)];
    },
  },
  {
    part: { en: 'Our fives', es: 'Nuestros quintetos' },
    en: /^((?:(?:\d+|–)\|)+)(\d+):(\d\d)\|(\d+)–(\d+)$/,
    es: /^((?:(?:\d+|–)\|)+)(\d+):(\d\d)\|(\d+)–(\d+)$/,
    read: ([shirts = '', minutes, seconds, own = '', against = ''], { match, at }) => {
      const fives = fivesNow(match);
      const said = 60 * Number(minutes) + Number(seconds);
      const sorted = shirts
        .split('|')
        .slice(0, -1)
        .map(Number)
        .sort((a, b) => a - b);
      const five = fives.find(
        (one) =>
          one.shirts === `${sorted}` &&
          Math.abs(one.seconds - said) <= 0.51 &&
          one.own === Number(own) &&
          one.against === Number(against),
      );
      const longer = fives.filter((one) => one.seconds > said + 1).length;
      return [
        so(
          `five ${sorted}, ${said} s, ${own}–${against}`,
          'number',
          five !== undefined,
          fives.map((one) => `${one.shirts} ${one.seconds} ${one.own}–${one.against}`).join('; '),
        ),
        so('longest first', 'word', longer <= at, `${longer} longer`),
      ];
    },
  },
];
