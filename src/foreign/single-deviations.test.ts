import { expect, test } from 'vitest';
import type { EndpointName } from '../contract/endpoints.ts';
import type { KnownMatch } from './context.ts';
import { readTolerantly } from './read-tolerantly.ts';
import { boxScores, events, matches, ourTeam, roster, teams } from './testing/own-replies.ts';
import { emptyContext } from './testing/read-service.ts';
import { understand } from './understand.ts';

/*
 * Each case has one deviation from the contract in one record of a good reply: it costs its own field at most,
 * or nothing if it can be understood.
 */

const [box] = boxScores;
if (!box) throw new Error('no box score');

const sheet = {
  team: roster.slice(0, 3).map((entry) => ({ ...entry, starter: true })),
  opponent: [],
};
const insights = {
  status: 'ready',
  message: 'm',
  stale: false,
  recordedBy: 'team',
  summary: { whatsWorking: ['a'], focusAreas: ['b'], suggestions: ['c'] },
  ratings: Object.fromEntries(
    ['shotMix', 'pointsPerShot', 'assistRate', 'turnovers', 'rebounds', 'defensiveImpact'].map(
      (key) => [key, { value: 5, comment: 'as usual' }],
    ),
  ),
  generatedAt: '2026-11-15T09:12:33.123Z',
};

const replies = {
  getClub: { id: 'C', name: 'Club' },
  listTeams: { teams },
  listRoster: { roster },
  listMatches: { matches },
  getBoxScore: box,
  getPlayByPlay: { matchId: box.matchId, matchSheet: sheet, events },
  getInsights: insights,
} satisfies Partial<Record<EndpointName, object>>;
type Name = keyof typeof replies;

const gone = Symbol('gone');
const parameters = { clubId: 'C', teamId: ourTeam.id, matchId: box.matchId, playerId: 'P' };
const context = { ...emptyContext, teams, teamId: ourTeam.id };

/** The call, the path in its reply, the value put there, and the value then read; `gone` = not recorded. */
const deviations: [Name, string, unknown, unknown][] = [
  ['getClub', 'name', 'Klub ', 'Klub'],
  ['getClub', 'id', 17, '17'],
  ['getClub', 'more', { of: 'it' }, undefined],
  ['listTeams', 'teams.0.id', 7001, '7001'],
  ['listTeams', 'teams.0.category', 16, '16'],
  ['listTeams', 'teams.0.category', null, gone],
  ['listTeams', 'teams.0.category', {}, gone],
  ['listTeams', 'teams.0.colour', 'red', gone],
  ['listTeams', 'teams.0.colour', 'B3261E', '#B3261E'],
  ['listTeams', 'teams.0.season', 2026, '2026'],
  ['listTeams', 'teams.0.name', '', 'row'],
  ['listTeams', 'next', null, undefined],
  ['listRoster', 'roster.1.number', 7, '7'],
  ['listRoster', 'roster.1.number', null, gone],
  ['listRoster', 'roster.1.number', [], gone],
  ['listRoster', 'roster.1.captain', 'yes', true],
  ['listRoster', 'roster.1.captain', 0, false],
  ['listRoster', 'roster.1.position', false, gone],
  ['listRoster', 'roster.1.playerId', 42, '42'],
  ['listRoster', 'roster.1.name', null, 'row'],
  ['listRoster', 'roster.1.playerId', null, 'row'],
  ['listMatches', 'matches.1.startsAt', '2026-11-08', '2026-11-08'],
  ['listMatches', 'matches.1.startsAt', '2026-11-08T18:15:00+01:00', '2026-11-08T17:15:00.000Z'],
  ['listMatches', 'matches.1.startsAt', '2026-11-08 17:15', '2026-11-08T17:15:00.000Z'],
  ['listMatches', 'matches.1.startsAt', 1794158100, '2026-11-08T17:15:00.000Z'],
  ['listMatches', 'matches.1.startsAt', 'soon', gone],
  ['listMatches', 'matches.1.startsAt', null, gone],
  ['listMatches', 'matches.1.startsAt', '2026-02-31T10:00:00Z', gone],
  ['listMatches', 'matches.1.startsAt', [], gone],
  ['listMatches', 'matches.1.status', 'FINISHED', 'completed'],
  ['listMatches', 'matches.1.status', 'somewhere', 'somewhere'],
  ['listMatches', 'matches.1.status', 7, 'completed'],
  ['listMatches', 'matches.1.status', null, 'completed'],
  ['listMatches', 'matches.1.homeAway', 'A', 'away'],
  ['listMatches', 'matches.1.homeAway', 'visitante', 'away'],
  ['listMatches', 'matches.1.homeAway', 3, gone],
  ['listMatches', 'matches.1.round', 3, '3'],
  ['listMatches', 'matches.1.round', true, gone],
  ['listMatches', 'matches.1.venue', null, gone],
  ['listMatches', 'matches.1.venue', { name: 'Hall' }, 'Hall'],
  ['listMatches', 'matches.1.competition', 9, '9'],
  ['listMatches', 'matches.1.score.team', '71', 71],
  ['listMatches', 'matches.1.score.team', -1, gone],
  ['listMatches', 'matches.1.score.team', 70.5, gone],
  ['listMatches', 'matches.1.score.team', null, gone],
  ['listMatches', 'matches.1.score', null, gone],
  ['listMatches', 'matches.1.score', 'won', gone],
  ['listMatches', 'matches.1.opponent', 'Pine Hill Foxes', { name: 'Pine Hill Foxes' }],
  ['listMatches', 'matches.1.opponent.id', 5, '5'],
  ['listMatches', 'matches.1.opponent.name', 'O&#39;Brien &amp; S&oslash;n', "O'Brien & Søn"],
  ['listMatches', 'matches.1.opponent.name', null, gone],
  ['listMatches', 'matches.1.opponent', null, gone],
  ['listMatches', 'matches.1.periods', 'none', gone],
  ['listMatches', 'matches.1.periods', null, gone],
  ['listMatches', 'matches.1.periods.0.team', '20', 20],
  ['listMatches', 'matches.1.periods.0.team', 'x', gone],
  ['listMatches', 'matches.1.regulationPeriods', '4', 4],
  ['listMatches', 'matches.1.regulationPeriods', 400, 4],
  ['listMatches', 'matches.1.periodMinutes', '10', 10],
  ['listMatches', 'matches.1.periodMinutes', 0, 10],
  ['listMatches', 'matches.1.overtimeMinutes', null, 5],
  ['listMatches', 'matches.1.attendance', '250', 250],
  ['listMatches', 'matches.1.attendance', 'many', gone],
  ['listMatches', 'matches.1.officials', 'Ref One, Ref Two', ['Ref One', 'Ref Two']],
  ['listMatches', 'matches.1.officials', [{ name: 'Ref One' }], ['Ref One']],
  ['listMatches', 'matches.1.officials', [1], gone],
  ['listMatches', 'matches.1.insightsStatus', null, gone],
  ['listMatches', 'matches.1.id', 9000, '9000'],
  ['listMatches', 'matches.1.id', null, 'row'],
  ['listMatches', 'matches.1.videoUrl', 'https://v.example', undefined],
  ['listMatches', 'total', 5, undefined],
  ['getBoxScore', 'status', 'FT', 'completed'],
  ['getBoxScore', 'team.coach', 7, gone],
  ['getBoxScore', 'team.name', null, gone],
  ['getBoxScore', 'team.players.2.points', '12', 12],
  ['getBoxScore', 'team.players.2.points', 'a lot', gone],
  ['getBoxScore', 'team.players.2.points', -2, gone],
  ['getBoxScore', 'team.players.2.points', 2 ** 53, gone],
  ['getBoxScore', 'team.players.2.seconds', 1_631_000_000_000, gone],
  ['getBoxScore', 'team.players.2.points', {}, gone],
  ['getBoxScore', 'team.players.2.points', null, gone],
  ['getBoxScore', 'team.players.2.seconds', '25:10', 1510],
  ['getBoxScore', 'team.players.2.seconds', 'PT25M10S', 1510],
  ['getBoxScore', 'team.players.2.seconds', 999_999, gone],
  ['getBoxScore', 'team.players.2.twos', [2, 5], { made: 2, attempted: 5 }],
  ['getBoxScore', 'team.players.2.twos', '2/5', { made: 2, attempted: 5 }],
  ['getBoxScore', 'team.players.2.twos', null, gone],
  ['getBoxScore', 'team.players.2.twos.made', 'x', gone],
  ['getBoxScore', 'team.players.2.number', 9, '9'],
  ['getBoxScore', 'team.players.2.starter', 'true', true],
  ['getBoxScore', 'team.players.2.played', 'no', false],
  ['getBoxScore', 'team.players.2.plusMinus', '-7', -7],
  ['getBoxScore', 'team.players.2.plusMinus', '+7', 7],
  ['getBoxScore', 'team.players.2.plusMinus', '−7', -7],
  ['getBoxScore', 'team.players.2.playerId', 12, '12'],
  ['getBoxScore', 'team.players.2.playerId', null, 'row'],
  ['getBoxScore', 'team.players.2.rating', 7.5, undefined],
  ['getBoxScore', 'team.totals.points', '80', gone],
  ['getBoxScore', 'team.totals.assists', [], gone],
  ['getBoxScore', 'team.totals', null, gone],
  ['getBoxScore', 'opponent.players', null, gone],
  ['getPlayByPlay', 'events.4.clockSeconds', '7:32', 452],
  ['getPlayByPlay', 'events.4.clockSeconds', -4, gone],
  ['getPlayByPlay', 'events.4.side', 'us', 'team'],
  ['getPlayByPlay', 'events.4.side', 'x', gone],
  ['getPlayByPlay', 'events.4.type', 'somersault', 'somersault'],
  ['getPlayByPlay', 'events.4.made', 'missed', false],
  ['getPlayByPlay', 'events.4.points', 'two', gone],
  ['getPlayByPlay', 'events.4.courtPosition.x', 'left', gone],
  ['getPlayByPlay', 'events.4.courtPosition', null, gone],
  ['getPlayByPlay', 'events.4.score.team', '8', 8],
  ['getPlayByPlay', 'events.4.score', null, gone],
  ['getPlayByPlay', 'events.4.playerId', 9001, '9001'],
  ['getPlayByPlay', 'events.4.period', 'Q1', 1],
  ['getPlayByPlay', 'events.4.id', 5004, '5004'],
  ['getInsights', 'message', null, ''],
  ['getInsights', 'stale', null, false],
  ['getInsights', 'recordedBy', 7, gone],
  ['getInsights', 'generatedAt', '2026-11-15T10:12:33.123+01:00', '2026-11-15T09:12:33.123Z'],
  ['getInsights', 'generatedAt', 7, gone],
  ['getInsights', 'ratings.pace', 'high', undefined],
  ['getInsights', 'ratings.pace', 7, undefined],
  ['getInsights', 'ratings.pace', null, undefined],
  ['getInsights', 'ratings.pace', [], undefined],
  ['getInsights', 'ratings.shotMix.value', '7.2', 7.2],
  ['getInsights', 'ratings.shotMix', 'good', gone],
  ['getInsights', 'summary.whatsWorking', 'all', ['all']],
  ['getInsights', 'summary.whatsWorking', 7, gone],
  ['getInsights', 'summary', null, gone],
];

type Path = (string | number)[];
const pathOf = (place: string): Path => place.split('.');

function at(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined,
    value,
  );
}

function put(value: unknown, path: Path, what: unknown): unknown {
  const copy = JSON.parse(JSON.stringify(value));
  const inner = at(copy, path.slice(0, -1));
  if (typeof inner === 'object' && inner !== null) Reflect.set(inner, path.at(-1) ?? '', what);
  return copy;
}

const isGone = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '–' ||
  value === 'unknown' ||
  value === '' ||
  (Array.isArray(value)
    ? value.every(isGone)
    : typeof value === 'object' && Object.values(value).every(isGone));

/** Every leaf of a value by its path. */
function leaves(value: unknown, path = ''): Map<string, unknown> {
  if (typeof value !== 'object' || value === null) return new Map([[path, value]]);
  return new Map(
    Object.entries(value).flatMap(([key, inner]) => [
      ...leaves(inner, path === '' ? key : `${path}.${key}`),
    ]),
  );
}

test.each(deviations)('%s, %s: %j costs its own field at most', (name, place, what, expected) => {
  const good = readTolerantly(name, replies[name], parameters)?.value;
  const sent = put(replies[name], pathOf(place), what);
  const reading = understand(name, sent, parameters, context);
  if (!reading) throw new Error('nothing was read');
  const { value } = reading;
  if (expected === 'row') {
    // Without its subject the record is gone: it is counted, and the others stay.
    expect(reading.unreadableRows).toBe(1);
    return;
  }
  if (expected === gone) expect(isGone(at(value, pathOf(place)))).toBe(true);
  else if (expected !== undefined) expect(at(value, pathOf(place))).toEqual(expected);
  const read = leaves(value);
  const own = place.replace(/\.(made|attempted|x|y|team|opponent)$/, '');
  const periods = place.includes('.periods.') ? place.replace(/\.periods\..*/, '.periods') : own;
  for (const [path, was] of leaves(good)) {
    if (path.startsWith(own) || path.startsWith(periods)) continue;
    expect(read.get(path), `${path}, which was as usual`).toEqual(was);
  }
});

test.each([
  ['one player', [3]],
  ['a whole side', [...box.opponent.players.keys()]],
])('%s in other words is read beside the others', (_, changed) => {
  const players = box.opponent.players.map((player, at) =>
    changed.includes(at)
      ? { id: player.playerId, playerName: player.name, minutes: '20:00', pts: player.points }
      : player,
  );
  const sent = { ...box, opponent: { ...box.opponent, players } };
  const read = understand('getBoxScore', sent, parameters, context);
  const names = ({ playerId, name, points }: (typeof box.opponent.players)[number]) =>
    [playerId, name, points].join();
  expect(read?.value.opponent.players.map(names)).toEqual(box.opponent.players.map(names));
});

test('a match or a player that is sent twice is one', () => {
  const twice = <Row>(rows: readonly Row[]) => [...rows, ...rows.slice(0, 1)];
  const listed = { matches: twice(matches) };
  expect(readTolerantly('listMatches', listed, parameters)?.value).toEqual({ matches });
  const sent = { ...box, team: { ...box.team, players: twice(box.team.players) } };
  for (const read of [
    readTolerantly('getBoxScore', sent, parameters),
    understand('getBoxScore', sent, parameters, context),
  ])
    expect(read?.value.team.players).toHaveLength(box.team.players.length);
});

test('insights without a status are ready with a summary, and not written without anything', () => {
  const statusOf = (sent: object) =>
    understand('getInsights', sent, parameters, context)?.value.status;
  expect(statusOf({ summary: insights.summary })).toBe('ready');
  expect(statusOf({ matchId: 'M', insights: {} })).toBe('not_generated');
});

test.each(Object.keys(replies) as Name[])('our own %s is understood whole', (name) => {
  const first = { points: 2, subtype: 'layup', relatedEventId: '5001', qualifiers: ['fastBreak'] };
  const whole = {
    ...replies,
    getPlayByPlay: {
      ...replies.getPlayByPlay,
      matchSheet: { team: sheet.team, opponent: box.opponent.players },
      events: events.map((event, at) => (at === 0 ? { ...event, ...first } : event)),
    },
  };
  const match = { ...matches[0], teamId: ourTeam.id } as KnownMatch;
  const report = understand(name, whole[name], parameters, { ...context, match, box })?.report;
  expect([report?.unread, report?.leftOut]).toEqual([[], []]);
  // Ours has neither a line of the bench nor a corrected number.
  expect(report?.missing.filter((field) => !/^bench|corrections$/.test(field))).toEqual([]);
});

test.each([
  ['points', 'a lot'],
  ['assists', 'x'],
  ['seconds', 'never'],
  ['twos.made', 'x'],
])("a player's %s sent as %j is one value that could not be read", (field, what) => {
  const sent = put(box, ['team', 'players', 2, ...pathOf(field)], what);
  expect(understand('getBoxScore', sent, parameters, context)?.unreadableFields).toBe(1);
});
