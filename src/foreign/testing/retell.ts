import type {
  BoxScore,
  BoxScoreSide,
  Line,
  PlayerLine,
  Shooting,
} from '../../contract/box-score.ts';
import type { Match } from '../../contract/match.ts';
import type { MatchEvent } from '../../contract/play-by-play.ts';
import type { RecordKind } from '../../contract/vocabulary.ts';
import { type Choose, wording } from './other-words.ts';
import { ourTeam } from './own-replies.ts';
import { retellEvents } from './retell-events.ts';
import { retellMatches } from './retell-matches.ts';
import { clock, type Values } from './retell-tools.ts';

/* Rewords a reply of ours in other words, shapes and types, at random. */

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
  const tools = { choose, style, word, side, number, id, renamed };
  const { match, statusOf } = retellMatches(tools);
  const event = retellEvents(tools);

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
