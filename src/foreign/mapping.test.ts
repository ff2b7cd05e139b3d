import { expect, test } from 'vitest';
import { type Mapping, readMapping, withAnswer } from './mapping.ts';
import { emptyContext } from './testing/read-service.ts';
import { spanish, spanishMapping } from './testing/spanish-service.ts';
import { matches } from './testing/truth.ts';
import { understand } from './understand.ts';

const [match] = matches;
if (!match) throw new Error('no match');
const parameters = { clubId: 'C', teamId: 'T', matchId: match.id, playerId: 'P' };
const boxOf = (fields: object) =>
  JSON.stringify({
    version: 1,
    replies: { boxScore: { ...JSON.parse(spanishMapping).replies.boxScore, ...fields } },
  });
const mappingOf = (text: string): Mapping => {
  const read = readMapping(text);
  if (!('mapping' in read)) throw new Error(JSON.stringify(read.faults));
  return read.mapping;
};

test('what could not be read is shown with its path, and a mapping reads it there', () => {
  const told = { ...emptyContext, match: undefined };
  const read = (mapping?: Mapping) =>
    understand('getBoxScore', spanish.box(match), parameters, told, mapping);
  const unread = (reading: ReturnType<typeof read>) =>
    reading?.report?.unread.map(({ path }) => path);
  const path = 'nuestroEquipo.fichas[].apodo';
  expect(unread(read())).toContain(path);
  const mapped = read(
    mappingOf('{"version":1,"replies":{"boxScore":{"players[].name":"fichas[].apodo"}}}'),
  );
  expect(unread(mapped)).not.toContain(path);
  expect(mapped?.value.team.players.map(({ name }) => name)).toEqual(
    match.own.players.map(({ name }) => name),
  );
});

test('records under their ids are mapped by the path that the page shows of them', () => {
  const sent = { datos: { '17': { mote: 'Lobos', x: 1 }, '23': { mote: 'Osos', x: 2 } } };
  const path = (mapping?: Mapping) =>
    understand('listTeams', sent, parameters, emptyContext, mapping);
  expect(path()?.report?.unread.map((one) => one.path)).toContain('datos[].mote');
  for (const place of ['datos[].mote', 'datos.*.mote']) {
    const mapping = mappingOf(`{"version":1,"replies":{"teams":{"teams[].name":"${place}"}}}`);
    expect(path(mapping)?.value.teams).toMatchObject([
      { id: '17', name: 'Lobos' },
      { id: '23', name: 'Osos' },
    ]);
  }
});

test.each([
  [
    'a field that does not exist',
    { 'players[].dunks': 'fichas[].mates' },
    'players[].dunks',
    'unknownField',
  ],
  ['an empty path', { 'players[].points': '' }, 'players[].points', 'emptyPath'],
  [
    'a unit that there is not',
    { 'players[].seconds': { path: 'fichas[].minutos', unit: 'hours' } },
    'players[].seconds',
    'unknownUnit',
  ],
  ['two lists for one', { 'players[].points': 'otros[].tantos' }, 'players[].points', 'twoLists'],
])('%s is refused with its path', (_, fields, field, reason) => {
  const read = readMapping(boxOf(fields));
  expect('faults' in read && read.faults).toContainEqual({
    place: `replies.boxScore."${field}"`,
    reason,
  });
});

test.each([
  ['points that the shots do not score', { 'players[].points': 'fichas[].pases' }],
  ['points that are names', { 'players[].points': 'fichas[].apodo' }],
  ['points that are nowhere', { 'players[].points': 'fichas[].mates' }],
])('%s are not recorded', (_, fields) => {
  const mapping = mappingOf(boxOf(fields));
  const context = { ...emptyContext, match: undefined };
  const box = understand('getBoxScore', spanish.box(match), parameters, context, mapping);
  expect(box?.value.team.players.length).toBeGreaterThan(0);
  for (const { points } of box?.value.team.players ?? []) expect(points).toBeNull();
  expect(box?.report?.read.map(({ field }) => field)).not.toContain('players[].points');
});

test('minutes that are seconds would be days: not recorded', () => {
  const sent = {
    team: {
      players: [1500, 1400, 900].map((time, at) => ({
        id: `p${at}`,
        name: `N${at}`,
        pts: at,
        corrido: time,
      })),
    },
  };
  const seconds = (unit: string) => {
    const field = { 'players[].seconds': { path: 'players[].corrido', unit } };
    const mapping = mappingOf(JSON.stringify({ version: 1, replies: { boxScore: field } }));
    const box = understand('getBoxScore', sent, parameters, emptyContext, mapping);
    return box?.value.team.players.map((player) => player.seconds);
  };
  expect(seconds('seconds')).toEqual([1500, 1400, 900]);
  expect(seconds('minutes')).toEqual([null, null, null]);
});

test('a coach’s answers are added to the mapping', () => {
  const sent = [
    { id: 'm1', date: '2026-11-14T18:00:00Z', opponent: 'Foxes', state: 'qwx' },
    { id: 'm2', date: '2026-11-30T18:00:00Z', opponent: 'Owls', state: 'zzt' },
  ];
  const read = (mapping?: Mapping) =>
    understand('listMatches', sent, parameters, emptyContext, mapping);
  const asked = read()?.report?.questions;
  expect(asked?.map(({ id }) => id)).toEqual(['status qwx', 'status zzt']);
  const first = withAnswer(undefined, 'status qwx', 'postponed');
  const both = mappingOf(withAnswer(first, 'status zzt', 'scheduled'));
  const answered = read(both);
  expect(answered?.value.matches.map(({ status }) => status)).toEqual(['postponed', 'scheduled']);
  expect(answered?.report?.questions).toEqual([]);
  const ours = withAnswer(spanishMapping, 'days', 'dayFirst');
  expect(mappingOf(ours).replies.teams?.paths.has('teams[].name')).toBe(true);
  expect(mappingOf(ours).answers.get('days')).toBe('dayFirst');
});

test('which of two names is our team’s is asked if nothing says it, and the answer holds for its box scores too', () => {
  const fixture = (id: string, ours: number, theirs: number) => ({
    id,
    date: '2026-11-14T18:30:00Z',
    status: 'final',
    teams: [
      { name: 'Greys', score: theirs },
      { name: 'Harriers', score: ours },
    ],
  });
  const read = (mapping?: Mapping) =>
    understand(
      'listMatches',
      { items: [fixture('m1', 82, 75), fixture('m2', 60, 61)] },
      { teamId: 'T' },
      { ...emptyContext, teamId: 'T', teams: [{ id: 'T', name: 'Herons U16' }] },
      mapping,
    );
  const first = read();
  expect(first?.value.matches.map(({ score }) => score)).toEqual([null, null]);
  const [question] = first?.report?.questions ?? [];
  expect(question).toEqual({
    id: 'side T',
    about: 'side',
    word: 'Greys',
    answers: ['Greys', 'Harriers'],
  });
  const answered = read(mappingOf(withAnswer(undefined, question?.id ?? '', 'Harriers')));
  expect(answered?.value.matches.map(({ score, opponent }) => [score, opponent.name])).toEqual([
    [{ team: 82, opponent: 75 }, 'Greys'],
    [{ team: 60, opponent: 61 }, 'Greys'],
  ]);
  expect(answered?.report?.questions).toEqual([]);
});

test.each([
  ['{', '', 'notJson'],
  ['[]', 'version', 'notAMapping'],
  ['{"version":3}', 'version', 'notAMapping'],
  ['{"version":1,"more":1}', 'more', 'notAMapping'],
  ['{"version":1,"replies":{"boxes":{}}}', 'replies.boxes', 'unknownKind'],
  ['{"version":1,"routes":{"getClub":"/v1/x"}}', 'routes.getClub', 'unknownRoute'],
  [
    '{"version":1,"routes":{"listRoster":"https://evil.example/v1/{teamId}"}}',
    'routes.listRoster',
    'routeOutside',
  ],
  [
    '{"version":1,"routes":{"listRoster":"//evil.example/{teamId}"}}',
    'routes.listRoster',
    'routeOutside',
  ],
  [
    '{"version":1,"routes":{"listRoster":"/v1/../x/{teamId}"}}',
    'routes.listRoster',
    'routeOutside',
  ],
  [
    '{"version":1,"routes":{"listRoster":"/v1/x?key={teamId}"}}',
    'routes.listRoster',
    'routeOutside',
  ],
  ['{"version":1,"routes":{"listRoster":"/v2/{teamId}"}}', 'routes.listRoster', 'routeOutside'],
  ['{"version":1,"routes":{"listRoster":"/v1/squads"}}', 'routes.listRoster', 'routeParameters'],
  ['{"version":1,"routes":{"listRoster":"/v1/{matchId}"}}', 'routes.listRoster', 'routeParameters'],
])('%s is refused at “%s”', (text, place, reason) => {
  const read = readMapping(text);
  expect('faults' in read && read.faults).toContainEqual({ place, reason });
});

test('a route of the service itself is taken', () => {
  const read = readMapping('{"version":1,"routes":{"listRoster":"/v1/squads/{teamId}/players"}}');
  expect(read).toMatchObject({
    mapping: { routes: { listRoster: '/v1/squads/{teamId}/players' } },
  });
});
