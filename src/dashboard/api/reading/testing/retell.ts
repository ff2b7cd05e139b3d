import type {
  BoxScore,
  BoxScoreSide,
  Line,
  PlayerLine,
  Shooting,
} from '../../../../contract/box-score.ts';
import type { Match } from '../../../../contract/match.ts';
import type { MatchEvent } from '../../../../contract/play-by-play.ts';
import type { RecordKind } from '../../../../contract/vocabulary.ts';
import { type Choose, wording } from './other-words.ts';
import { ourTeam } from './own-replies.ts';

/* Tells a reply of ours in other words, shapes and types, at random. */

type Values = Record<string, unknown>;

const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
const lists = ['items', 'results', 'records', 'data'] as const;

export function retell(choose: Choose) {
  const { style, word, side, part } = wording(choose);
  const numbersAsText = choose([true, false, false]);
  const idsAsNumbers = choose([true, false]);
  const number = (value: unknown) =>
    typeof value === 'number' && numbersAsText ? String(value) : value;
  const id = (value: string | undefined) =>
    idsAsNumbers && value !== undefined ? Number(value) : value;
  const wrap = (values: Values, name: string | null): Values =>
    name === null ? values : { [name]: values };
  const listName = choose([null, 'own', ...lists]);
  const list = (own: string, rows: unknown[]) =>
    listName === null
      ? rows
      : {
          [listName === 'own' ? own : listName]: rows,
          ...(choose([true, false]) ? { page: 1 } : {}),
        };

  const renamed = (kind: RecordKind, values: Values): Values =>
    Object.fromEntries(
      Object.entries(values).flatMap(([field, value]) =>
        value === undefined ? [] : [[word(kind, field), number(value)]],
      ),
    );

  const shotForm = choose(['own', 'pair', 'text', 'two', 'short'] as const);
  const ends = choose([
    ['made', 'attempted'],
    ['m', 'a'],
  ] as const);
  const shots = (kind: RecordKind, field: string, { made, attempted }: Shooting): Values => {
    const base = word(kind, field);
    switch (shotForm) {
      case 'pair':
        return { [base]: [made, attempted] };
      case 'text':
        return { [base]: `${made}/${attempted}` };
      case 'two':
        return {
          [style(`${base}_${ends[0]}`)]: number(made),
          [style(`${base}_${ends[1]}`)]: number(attempted),
        };
      default:
        return { [base]: { [style(ends[0])]: number(made), [style(ends[1])]: number(attempted) } };
    }
  };

  const timeForm = choose(['seconds', 'clock', 'duration'] as const);
  const timeWord = style(
    timeForm === 'seconds'
      ? choose(['seconds', 'seconds_played', 'secs', 'segundos'])
      : choose(['minutes', 'min', 'mp', 'time_played', 'minutos']),
  );
  const time = (seconds: number | null) =>
    seconds === null
      ? null
      : timeForm === 'seconds'
        ? number(seconds)
        : timeForm === 'clock'
          ? clock(seconds)
          : `PT${Math.floor(seconds / 60)}M${seconds % 60}S`;

  const line = (
    kind: RecordKind,
    { seconds, twos, threes, freeThrows, ...counts }: Line,
  ): Values => ({
    [timeWord]: time(seconds),
    ...shots(kind, 'twos', twos),
    ...shots(kind, 'threes', threes),
    ...shots(kind, 'freeThrows', freeThrows),
    ...renamed(kind, counts),
  });

  const personIn = choose([null, 'player', 'person', 'athlete']);
  const statsIn = choose([null, 'stats', 'statistics', 'attributes']);
  const splitNames = choose([true, false, false]);
  const names = (kind: RecordKind, name: string): Values => {
    if (!splitNames) return { [word(kind, 'name')]: name };
    const [first = '', ...rest] = name.split(' ');
    return { [word(kind, 'firstName')]: first, [word(kind, 'lastName')]: rest.join(' ') };
  };
  const person = (
    kind: RecordKind,
    { playerId, name, ...more }: { playerId: string; name: string },
  ): Values => ({
    [word(kind, 'playerId')]: id(playerId),
    ...names(kind, name),
    ...Object.fromEntries(
      Object.entries(more).flatMap(([field, value]) =>
        value === undefined ? [] : [[word(kind, field), value]],
      ),
    ),
  });

  const player = ({
    playerId,
    name,
    number: shirt,
    starter,
    captain,
    played,
    ...counts
  }: PlayerLine): Values => ({
    ...wrap(
      person('playerLine', { playerId, name, ...(shirt === undefined ? {} : { number: shirt }) }),
      personIn,
    ),
    ...Object.fromEntries(
      [
        ['starter', starter],
        ['captain', captain],
        ['played', played],
      ].map(([field, value]) => [word('playerLine', String(field)), value]),
    ),
    ...wrap(line('playerLine', counts), statsIn),
  });

  const playersWord = style(choose(['players', 'player_stats', 'lines', 'athletes', 'jugadores']));
  const totalsWord = style(choose(['totals', 'team_totals', 'team_stats', 'totales']));
  const teamInside = choose([true, false]);
  const boxSide = ({ name, coach, players, totals }: BoxScoreSide, teamId: string): Values => ({
    ...(teamInside ? { team: { id: teamId, name } } : { name, id: teamId }),
    ...(coach === undefined ? {} : { coach }),
    [playersWord]: players.map(player),
    ...(totals ? { [totalsWord]: line('line', totals) } : {}),
  });

  const boxForm = choose(['sides', 'homeAway', 'list'] as const);
  const dateForm = choose(['own', 'offset', 'epoch', 'milliseconds', 'apart'] as const);
  const scoreForm = choose(['own', 'flat', 'homeAway'] as const);
  const statuses: Record<string, readonly [string, ...string[]]> = {
    scheduled: ['scheduled', 'NOT_STARTED', 'upcoming', 'programado'],
    live: ['live', 'in_progress', 'LIVE', 'en juego'],
    completed: ['completed', 'FINAL', 'finished', 'finalizado'],
  };
  const statusOf = (status: string) => choose(statuses[status] ?? [status]);

  const start = (startsAt: string | null): Values => {
    if (startsAt === null) return {};
    const [day = '', hour = ''] = startsAt.split('T');
    const ms = Date.parse(startsAt);
    switch (dateForm) {
      case 'offset':
        return {
          [word('match', 'startsAt')]:
            `${new Date(ms + 7200_000).toISOString().slice(0, 19)}+02:00`,
        };
      case 'epoch':
        return { [word('match', 'startsAt')]: number(ms / 1000) };
      case 'milliseconds':
        return { [word('match', 'startsAt')]: number(ms) };
      case 'apart':
        return { [word('match', 'date')]: day, [word('match', 'time')]: hour.slice(0, 5) };
      default:
        return { [word('match', 'startsAt')]: startsAt };
    }
  };

  const scores = ({ score, homeAway }: Match): Values => {
    const ours = number(score?.team ?? null);
    const theirs = number(score?.opponent ?? null);
    if (scoreForm === 'own')
      return { [style('score')]: score && { [side('team')]: ours, [side('opponent')]: theirs } };
    const [a, b] =
      scoreForm === 'flat' ? (['team', 'opponent'] as const) : (['home', 'away'] as const);
    const isHome = homeAway === 'home' || scoreForm === 'flat';
    return {
      [style(`${side(a)}_score`)]: isHome ? ours : theirs,
      [style(`${side(b)}_score`)]: isHome ? theirs : ours,
    };
  };

  const opponentForm = choose(['record', 'flat'] as const);
  const match = (one: Match): Values => ({
    [word('match', 'id')]: id(one.id),
    ...start(one.startsAt),
    [word('match', 'status')]: statusOf(one.status),
    ...renamed('match', {
      competition: one.competition,
      round: one.round,
      venue: one.venue,
      attendance: one.attendance,
      insightsStatus: one.insightsStatus,
    }),
    [word('match', 'homeAway')]: one.homeAway,
    ...(opponentForm === 'record'
      ? {
          [side('opponent')]: {
            [style('id')]: id(one.opponent.id),
            [style('name')]: one.opponent.name,
          },
        }
      : {
          [style(`${side('opponent')}_name`)]: one.opponent.name,
          [style(`${side('opponent')}_id`)]: id(one.opponent.id),
        }),
    ...scores(one),
    [word('match', 'periods')]: one.periods.map((points) => ({
      [side('team')]: points.team,
      [side('opponent')]: points.opponent,
    })),
    ...renamed('match', {
      regulationPeriods: one.regulationPeriods,
      periodMinutes: one.periodMinutes,
      overtimeMinutes: one.overtimeMinutes,
    }),
    [word('match', 'officials')]: one.officials,
  });

  const clockForm = choose(['seconds', 'clock', 'duration'] as const);
  const event = ({
    side: whose,
    score,
    courtPosition,
    clockSeconds,
    ...more
  }: MatchEvent): Values => ({
    ...Object.fromEntries(
      Object.entries(more).flatMap(([field, value]) =>
        value === undefined
          ? []
          : [
              [
                word('event', field),
                field === 'id' || field === 'playerId' ? id(String(value)) : number(value),
              ],
            ],
      ),
    ),
    [word('event', 'clockSeconds')]:
      clockSeconds === null
        ? null
        : clockForm === 'seconds'
          ? number(clockSeconds)
          : clockForm === 'clock'
            ? clock(clockSeconds)
            : `PT${Math.floor(clockSeconds / 60)}M${clockSeconds % 60}.00S`,
    [word('event', 'side')]: whose,
    [style('score')]: {
      [side('team')]: number(score.team),
      [side('opponent')]: number(score.opponent),
    },
    ...(courtPosition
      ? {
          [word('event', 'x')]: number(courtPosition.x),
          [word('event', 'y')]: number(courtPosition.y),
        }
      : {}),
  });

  return {
    teams: (teams: readonly Values[]) =>
      list(
        'teams',
        teams.map((team) => renamed('team', { ...team, id: id(String(team.id)) })),
      ),
    matches: (matches: readonly Match[]) => list('matches', matches.map(match)),
    roster: (roster: readonly { playerId: string; name: string }[]) =>
      list(
        'roster',
        roster.map((entry) => wrap(person('rosterEntry', entry), personIn)),
      ),
    boxScore({ team, opponent, status }: BoxScore, isHome: boolean): Values {
      const [ours, theirs] = [boxSide(team, ourTeam.id), boxSide(opponent, '1')];
      const told = { status: statusOf(status) };
      if (boxForm === 'sides') return { ...told, [side('team')]: ours, [side('opponent')]: theirs };
      if (boxForm === 'list')
        return {
          ...told,
          [style(choose(['teams', 'competitors', 'sides']))]: choose([true, false])
            ? [ours, theirs]
            : [theirs, ours],
        };
      return {
        ...told,
        [side('home')]: isHome ? ours : theirs,
        [side('away')]: isHome ? theirs : ours,
      };
    },
    events: (events: readonly MatchEvent[]) => list('events', events.map(event)),
    part,
  };
}
