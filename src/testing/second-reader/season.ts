import type { Language } from '../../contract/language.ts';
import type { Side } from '../../contract/play-by-play.ts';
import { sides } from '../../contract/play-by-play.ts';
import { countOf, playsOf, shotsOf, type Whose } from './counts.ts';
import { against, type PlayedMatch } from './match.ts';
import { stintsOf, together } from './on-court.ts';
import { judged } from './opponent/numbers.ts';
import { type PageWording, readPage } from './page.ts';
import { shareParts } from './rates.ts';
import { type Claim, is, rounds, so } from './reading.ts';
import { zoneOf } from './shots.ts';

/* The sentences of trends, shots, line-ups and a player's season, recounted from the plays. */

export interface ReadSeason {
  /** In the order played. */
  season: readonly PlayedMatch[];
  /** The page's player. */
  playerId?: string;
  /** What the page calls a player, a pair or a five. */
  called?: ReadonlyMap<string, readonly string[]>;
}

/** A number as it is written: a comma is a decimal point. */
const numberOf = (text = '') =>
  Number(text.replace(/\s?%$/, '').replace(',', '.').replace('−', '-'));
const sum = <Of>(list: readonly Of[], of: (each: Of) => number) =>
  list.reduce((all, each) => all + of(each), 0);
const mean = (values: readonly number[]) => sum(values, (value) => value) / values.length;

/** The lines that can move; whether shots fall is luck over five matches. */
const lines = (['lost', 'boards', 'line'] as const).flatMap((part) =>
  sides.map((side) => ({ part, side })),
);
const lastFive = 5;
/** The words of a line that moved. */
const lineWords = {
  lost: {
    team: { en: /^We lost the ball/, es: /^Perdimos el balón/ },
    opponent: { en: /^Opponents lost the ball/, es: /^Los rivales perdieron el balón/ },
  },
  boards: {
    team: { en: /^We took back/, es: /^Recuperamos/ },
    opponent: { en: /^Opponents took back/, es: /^Los rivales recuperaron/ },
  },
  line: {
    team: { en: /^We had/, es: /^Tuvimos/ },
    opponent: { en: /^Opponents had/, es: /^Los rivales tuvieron/ },
  },
};

/** A line in the last matches beside those before, at most fifteen, and how sure its move is. */
function movement(season: readonly PlayedMatch[], { part, side }: (typeof lines)[number]) {
  const looked = Math.min(lastFive, season.length - 5);
  const divided = { meetings: season.slice(-looked), others: season.slice(-looked - 15, -looked) };
  const { usual, seen, again } = judged(divided, part, side, against(side));
  const all = divided.meetings.flatMap((match) => [shareParts[part](match, side) ?? []]);
  const lately = sum(all, ([count = 0]) => count) / sum(all, ([, of = 0]) => of);
  const known = seen.filter((value) => value !== null);
  const isMore = mean(known) > (usual ?? 0);
  const sameWay = known.filter((value) => (isMore ? value > (usual ?? 0) : value < (usual ?? 0)));
  const isClear = again >= 0.8 && sameWay.length >= 0.8 * known.length;
  return { usual, lately, sure: isClear ? 'clear' : again >= 0.7 ? 'probable' : null };
}

const zones = [
  { en: 'At the rim', es: 'Junto al aro', zone: 'rim' },
  { en: 'In the paint', es: 'En la zona', zone: 'paint' },
  { en: 'Mid-range', es: 'Media distancia', zone: 'midRange' },
  { en: 'Left corner three', es: 'Triple desde la esquina izquierda', zone: 'left' },
  { en: 'Right corner three', es: 'Triple desde la esquina derecha', zone: 'right' },
  { en: 'Above the break', es: 'Triple frontal', zone: 'aboveBreakThree' },
] as const;

/** Makes and attempts from a zone; a corner is left or right as the shooter faces the basket. */
function fromZone(season: readonly PlayedMatch[], zone: (typeof zones)[number], side: Side) {
  const shots = season
    .flatMap(({ events }) => events)
    .filter((event) => {
      const isShot = event.type === 'twoPointer' || event.type === 'threePointer';
      if (event.side !== side || !isShot) return false;
      const of = zoneOf(event);
      if (of !== 'cornerThree') return of === zone.zone;
      return ((event.courtPosition?.x ?? 0) < 7.5 ? 'left' : 'right') === zone.zone;
    });
  const made = shots.filter((event) => event.made === true).length;
  return { made, attempted: shots.length, worth: /left|right|above/.test(zone.zone) ? 3 : 2 };
}

const each = (shots: { made: number; attempted: number; worth: number }) =>
  (shots.worth * shots.made) / shots.attempted;

/** Both sides from a zone, the usual, and which of them chance explains in fewer than one season of five. */
function besideUsual(season: readonly PlayedMatch[], zone: (typeof zones)[number]) {
  const own = sides.map((side) => fromZone(season, zone, side));
  const made = sum(own, (side) => side.made);
  const attempted = sum(own, (side) => side.attempted);
  const rate = made / attempted;
  const worth = own[0]?.worth ?? 0;
  const found = own.map((shots) => {
    const error = worth * Math.sqrt((rate * (1 - rate)) / shots.attempted);
    return shots.attempted >= 10 && Math.abs(each(shots) - worth * rate) > 1.2816 * error;
  });
  return { each: own.map(each), usual: worth * rate, found, attempted };
}

const shares = {
  twos: (match: PlayedMatch, whose: Whose) => shotsOf(match, 'twos', whose),
  threes: (match: PlayedMatch, whose: Whose) => shotsOf(match, 'threes', whose),
  freeThrows: (match: PlayedMatch, whose: Whose) => shotsOf(match, 'freeThrows', whose),
  turnovers: (match: PlayedMatch, whose: Whose) => ({
    made: countOf(match, 'turnovers', whose) ?? 0,
    attempted: playsOf(match, whose) ?? 0,
  }),
};
const counts = {
  assists: 'assists',
  offensive: 'offensiveRebounds',
  defensive: 'defensiveRebounds',
  steals: 'steals',
  blocks: 'blocks',
} as const;
const kinds = [
  { en: /free throw/i, es: /tiros libres/i, key: 'freeThrows' },
  { en: /threes/i, es: /triples/i, key: 'threes' },
  { en: /twos/i, es: /tiros de dos/i, key: 'twos' },
  { en: /turnovers|lost the ball/i, es: /pérdidas|perdiste/i, key: 'turnovers' },
  { en: /assists/i, es: /asistencias/i, key: 'assists' },
  { en: /offensive rebounds/i, es: /rebotes ofensivos/i, key: 'offensive' },
  { en: /defensive rebounds/i, es: /rebotes defensivos/i, key: 'defensive' },
  { en: /steals/i, es: /robos|recuperaciones/i, key: 'steals' },
  { en: /blocks/i, es: /tapones/i, key: 'blocks' },
] as const;

const isShare = (key: (typeof kinds)[number]['key']): key is keyof typeof shares => key in shares;

/** A player's number beside the team-mates' for as many attempts, or for as long on court. */
function besideMates({ season, playerId }: ReadSeason, key: (typeof kinds)[number]['key']) {
  const totals = new Map<string, { made: number; attempted: number }>();
  for (const match of season) {
    for (const player of match.boxScore.team.players) {
      if (!player.played) continue;
      const whose = { side: 'team', playerId: player.playerId } as const;
      const part = isShare(key)
        ? shares[key](match, whose)
        : { made: countOf(match, counts[key], whose) ?? 0, attempted: player.seconds ?? 0 };
      const all = totals.get(player.playerId) ?? { made: 0, attempted: 0 };
      all.made += part?.made ?? 0;
      all.attempted += part?.attempted ?? 0;
      totals.set(player.playerId, all);
    }
  }
  const own = totals.get(playerId ?? '') ?? { made: 0, attempted: 0 };
  const mates = [...totals].filter(([id]) => id !== playerId).map(([, mate]) => mate);
  const rate = sum(mates, ({ made }) => made) / sum(mates, ({ attempted }) => attempted);
  const usual = rate * own.attempted;
  const deviation = Math.sqrt(isShare(key) ? usual * (1 - rate) : usual);
  const more = own.made > usual;
  return { ...own, usual, isClear: Math.abs(own.made - usual) > 2.25 * deviation, more };
}

/** "12 of 40 where 18 is usual", or without attempts. */
function ofPlayer(
  match: ReadSeason,
  key: (typeof kinds)[number]['key'] | undefined,
  [made, of, usual]: readonly (string | undefined)[],
  isStrength: boolean,
): Claim[] {
  if (key === undefined) return [so('a number', 'word', false, 'no such number')];
  const counted = besideMates(match, key);
  return [
    is(`${key} made`, Number(made), [counted.made]),
    ...(of === undefined ? [] : [rounds(`${key} tried`, Number(of), [counted.attempted])]),
    rounds(`${key}, usual`, Number(usual), [counted.usual]),
    so(`${key}: more than chance`, 'context', counted.isClear, `${counted.usual}`),
    so(
      `${key}: better or worse`,
      'direction',
      counted.more === (isStrength !== (key === 'turnovers')),
      `${counted.made} for ${counted.usual}`,
    ),
  ];
}

const praise = /^(?:You (?!lost)|Your |Encuentras|Vas|Cierras|Ganas|Proteges|Te entran|Cuidas)/;

/** Own minus the opponents' points per 40 minutes: of players together, or of one player with minus without. */
function marginOf({ season }: ReadSeason, players: readonly string[]): number {
  const played = season.filter((match) =>
    stintsOf.team(match).some((stint) => players.every((id) => stint.players.has(id))),
  );
  const [on, off] = [false, true].map((without) => {
    const spells = played.map((match) => together(match, 'team', players, without));
    const seconds = sum(spells, (spell) => spell.seconds);
    return (2400 * sum(spells, ({ own, against }) => own - against)) / seconds;
  });
  return players.length === 1 ? (on ?? 0) - (off ?? 0) : (on ?? 0);
}

const sureness: Record<Language, Record<string, string>> = {
  en: { clear: 'clear', probable: 'probable' },
  es: { clear: 'claro', probable: 'probable' },
};

const seasonWordings: readonly PageWording<ReadSeason>[] = [
  {
    en: /^Too few matches to say what has moved: it takes (\d+)\.$/,
    es: /^Muy pocos partidos para decir qué ha cambiado: hacen falta (\d+)\.$/,
    read: ([needed], { match: { season } }) => [
      is('needed', Number(needed), [8]),
      so('too few', 'context', season.length < 8, `${season.length}`),
    ],
  },
  {
    en: /^(Nothing has moved by more than chance\.|(?:We|Opponents) .+\).) The last (\d+) matches beside the (\d+) before\.(?: The other (line|(\d+) lines) may be chance\.)? Shooting is left out: over so few matches it is mostly luck\.$/,
    es: /^(Nada se ha movido más de lo que hace el azar\.|.+\)\.) Los últimos (\d+) partidos junto a los (\d+) anteriores\.(?: (La otra línea puede|Las otras (\d+) líneas pueden) ser azar\.)? El tiro no se juzga: en tan pocos partidos es sobre todo suerte\.$/,
    read: ([list = '', latest, before, other, others], { match: { season }, language }) => {
      const items = [...list.matchAll(/(\S[^()]*) \((\w+)\)\./g)].map(([, said = '', word]) => {
        const numbers = said.replace(/100/, '').match(/\d+/g) ?? [];
        return { said, word, numbers };
      });
      const counted = lines.map((line) => ({ ...line, ...movement(season, line) }));
      const looked = Math.min(lastFive, season.length - 5);
      return [
        is('latest', Number(latest), [looked]),
        is('before', Number(before), [Math.min(15, season.length - looked)]),
        is('lines that moved', items.length, [counted.filter(({ sure }) => sure).length]),
        ...(other === undefined && (items.length === 0 || items.length === lines.length)
          ? []
          : [is('other lines', Number(others ?? 1), [lines.length - items.length])]),
        ...items.flatMap(({ said, word, numbers: [lately, usual] }) => {
          const line = counted.find(({ part, side }) => lineWords[part][side][language].test(said));
          if (line === undefined) return [so(said, 'word', false, 'no such line')];
          return [
            rounds(`${said} before`, numberOf(usual), [100 * (line.usual ?? 0)]),
            rounds(`${said} lately`, numberOf(lately), [100 * line.lately]),
            so(said, 'word', word === sureness[language][line.sure ?? ''], `${line.sure}`),
          ];
        }),
      ];
    },
  },
  {
    en: /^No zone is further from the usual than chance explains\.$/,
    es: /^Ninguna zona se aleja de lo habitual más de lo que explica el azar\.$/,
    read: (_, { match: { season } }) => {
      const found = zones.filter((zone) => besideUsual(season, zone).found.includes(true));
      return [so('no zone', 'context', found.length === 0, found.map(({ en }) => en).join())];
    },
  },
  {
    en: /^(.+) Elsewhere both sides shoot as usual\.$/,
    es: /^(.+) En lo demás, ambos tiran como de costumbre\.$/,
    read: ([list = ''], { match: { season }, language }) => {
      const sentence =
        language === 'en'
          ? /(\S[^:.]*): (?:([\d.]+) points a shot of ours and ([\d.]+) of theirs|([\d.]+) points a shot of (ours|theirs)), usual ([\d.]+)\./g
          : /(\S[^:.]*): (?:([\d,]+) puntos por tiro nuestros y ([\d,]+) suyos|([\d,]+) puntos por tiro (nuestros|suyos)); lo habitual, ([\d,]+)\./g;
      const said = [...list.matchAll(sentence)].map(
        ([, name, own, their, alone, whose, usual]) => ({
          name,
          own: own ?? (/our|nuest/.test(whose ?? '') ? alone : undefined),
          their: their ?? (/their|suy/.test(whose ?? '') ? alone : undefined),
          usual,
        }),
      );
      const counted = zones.map((zone) => ({ ...zone, ...besideUsual(season, zone) }));
      const found = counted.filter((zone) => zone.found.includes(true));
      const order = said.map(
        ({ name }) => found.find((zone) => zone[language] === name)?.attempted ?? 0,
      );
      return [
        is('zones', said.length, [found.length]),
        so(
          'most shots first',
          'context',
          order.every((shots, at) => shots <= (order[at - 1] ?? shots)),
          `${order}`,
        ),
        ...said.flatMap(({ name, own, their, usual }) => {
          const zone = found.find((one) => one[language] === name);
          if (zone === undefined) return [so(`${name}`, 'name', false, 'no such zone')];
          const points = [own, their].flatMap((text, at) =>
            text === undefined
              ? []
              : [rounds(`${name}`, numberOf(text), [zone.each[at] ?? null], 0.01)],
          );
          const isSaid = [own, their].map((text) => text !== undefined).join();
          return [
            ...points,
            so(`${name}: whose`, 'name', isSaid === zone.found.join(), zone.found.join()),
            rounds(`${name}, usual`, numberOf(usual), [zone.usual], 0.01),
          ];
        }),
      ];
    },
  },
  {
    en: /^No difference here is clear: chance alone may have made each\.$/,
    es: /^Ninguna diferencia es clara: puede que todas sean azar\.$/,
    read: () => [],
  },
  {
    en: /^The score went (.+)\. About (\d+) of (\d+) look so by chance alone: a hint, no proof\.$/,
    es: /^El marcador fue (.+)\. Unos (\d+) de (\d+) lo parecen solo por azar: un indicio, no una prueba\.$/,
    read: ([list = '', expected, count], { match }) => {
      const called = match.called ?? new Map<string, readonly string[]>();
      const said = [
        ...list.matchAll(
          /(better with|worse with|mejor con|peor con) ([^()]+) \(([+−]?\d+)\s(?:to|a)\s([+−]?\d+)\)/g,
        ),
      ];
      const rows = [...called.values()].filter((players) =>
        Number.isFinite(marginOf(match, players)),
      );
      return [
        is('ranges', Number(count), [rows.length]),
        rounds('by chance', Number(expected), [0.2 * rows.length]),
        so('named', 'context', said.length === 1 || said.length === 2, `${said.length}`),
        ...said.flatMap(([, way = '', name = '', low, high]) => {
          const players = called.get(name);
          if (players === undefined) return [so(name, 'name', false, 'nobody of that name')];
          const [from, to] = [numberOf(low), numberOf(high)];
          const middle = (from + to) / 2;
          return [
            rounds(`${name}: middle of the range`, middle, [marginOf(match, players)], 1.01),
            so(
              `${name}: clear of zero`,
              'direction',
              from > 0 === to > 0 && from * to !== 0 && /^(?:be|me)/.test(way) === from > 0,
              `${from} ${to}`,
            ),
          ];
        }),
      ];
    },
  },
  {
    en: /^(?:What do you see\?|Each tick is a team-mate in .+|Nothing is further from the team-mates’ than chance explains\.|Your strength|Closer twos|Better threes|At the line|Keep the ball|Stay on the court)$/,
    es: /^(?:¿Cómo lo ves tú\?|Cada raya es alguien del equipo, .+|Nada se aparta del resto del equipo más de lo que explica el azar\.|Tu punto fuerte|Tiros de dos más cerca|Mejores triples|En la línea|Cuida el balón|Sigue en pista)$/,
    read: () => [],
  },
  {
    en: /^(?:(\d+), )?(usual )?(\d+)$/,
    es: /^(?:(\d+), )?(habitual )?(\d+)$/,
    read: ([both, isUsual, number], { lines, language, ...line }) => {
      // The strip below a sentence, which has both.
      const at = lines.findIndex(({ text, part }) => text === line.text && part === line.part);
      const sentence = lines.slice(0, at).findLast(({ text }) => /\d .*\d/.test(text))?.text ?? '';
      const said = sentence.match(/\d+/g)?.map(Number) ?? [];
      return [
        is('its strip', Number(number), [said.at(isUsual ? -1 : 0) ?? null]),
        ...(both ? [is('its number', Number(both), said.slice(0, 1))] : []),
      ];
    },
  },
  {
    en: /^For (.+)$/,
    es: /^Para (.+)$/,
    read: ([name], { match: { season, playerId } }) => {
      const entries = season.flatMap(({ matchSheet }) => matchSheet.team);
      const entry = entries.findLast((one) => one.playerId === playerId);
      return [so('whom it is for', 'name', name === entry?.name, entry?.name ?? '')];
    },
  },
  {
    en: /^Five fouls took you off (\d+) times\./,
    es: /^Te fuiste (\d+) veces por cinco faltas\./,
    read: ([times], { match: { season, playerId } }) => {
      const whose = { side: 'team', playerId: playerId ?? '' } as const;
      const out = season.filter((match) => (countOf(match, 'fouls', whose) ?? 0) >= 5);
      return [is('times', Number(times), [out.length])];
    },
  },
  {
    en: /^\D*(\d+)(?: (?:of(?: your)?|(?:turnovers |times )?in) (\d+))? (?:.* )?where (\d+) is usual/,
    es: /^\D*(\d+)(?: (?:de(?: tus)?|(?:pérdidas |balones )?en) (\d+))?,? (?:.* )?cuando lo (?:normal|habitual)(?: en (?:tus|los mismos) minutos)? (?:son|es) (\d+)/,
    read: (values, { match, language, text }) => {
      const key = kinds.find((kind) => kind[language].test(text))?.key;
      return ofPlayer(match, key, values, praise.test(text));
    },
  },
];

/** Checks each sentence of a season's pages. */
export const readSeason = (
  lines: Parameters<typeof readPage>[0],
  match: ReadSeason,
  language: 'en' | 'es',
) => readPage(lines, seasonWordings, match, language);
