import { expect, test } from 'vitest';
import { checkMapping, type MappingSample } from './check-mapping.ts';
import { type Mapping, readMapping } from './mapping.ts';
import { emptyContext } from './testing/read-service.ts';
import { spanish, spanishMapping } from './testing/spanish-service.ts';
import { matches } from './testing/truth.ts';
import { understand } from './understand.ts';

const [match] = matches;
if (!match) throw new Error('no match');
const parameters = { clubId: 'C', teamId: 'T', matchId: match.id, playerId: 'P' };
const sample = (name: MappingSample['name'], data: unknown): MappingSample => ({
  name,
  data: JSON.parse(JSON.stringify(data)),
  parameters,
  context: emptyContext,
});
const samples = [
  sample('listTeams', spanish.teams),
  sample('listMatches', spanish.matches),
  sample('getBoxScore', spanish.box(match)),
];
const boxOf = (fields: object) =>
  JSON.stringify({
    version: 1,
    replies: { boxScore: { ...JSON.parse(spanishMapping).replies.boxScore, ...fields } },
  });

test('a mapping that reads what was sent is taken', () => {
  expect(checkMapping(spanishMapping, samples)).toHaveProperty('mapping');
});

test('without a mapping, what came is shown with the paths that a mapping would name', () => {
  const told = { ...emptyContext, match: undefined };
  const unread = (data: unknown, mapping?: Mapping) =>
    understand('getBoxScore', data, parameters, told, mapping)?.report?.unread.map(
      ({ path }) => path,
    );
  const box = spanish.box(match);
  expect(unread(box)).toEqual(expect.arrayContaining(['fichas[].codigo', 'suma', 'otroEquipo']));
  const { nuestroEquipo, otroEquipo } = box as Record<string, unknown>;
  expect(unread({ aqui: nuestroEquipo, alla: otroEquipo })).toEqual(
    expect.arrayContaining(['aqui', 'alla', 'aqui.fichas[].codigo']),
  );
  const sides = readMapping(
    '{"version":1,"replies":{"boxScore":{"team":"aqui","players[].playerId":"fichas[].codigo"}}}',
  );
  if (!('mapping' in sides)) throw new Error('no mapping');
  expect(unread({ aqui: nuestroEquipo, alla: otroEquipo }, sides.mapping)).toContain(
    'fichas[].canastasDos.dentro',
  );
});

test('records under their ids are mapped by the path that the page shows of them', () => {
  const sent = { datos: { '17': { mote: 'Lobos' }, '23': { mote: 'Osos' } } };
  const path = (mapping?: Mapping) =>
    understand('listTeams', sent, parameters, emptyContext, mapping);
  expect(path()?.report?.unread.map((one) => one.path)).toContain('datos.*.mote');
  const checked = checkMapping(
    '{"version":1,"replies":{"teams":{"teams[].name":"datos.*.mote"}}}',
    [sample('listTeams', sent)],
  );
  if (!('mapping' in checked)) throw new Error(JSON.stringify(checked.faults));
  expect(path(checked.mapping)?.value.teams).toMatchObject([
    { id: '17', name: 'Lobos' },
    { id: '23', name: 'Osos' },
  ]);
});

test.each([
  [
    'a field that does not exist',
    { 'players[].dunks': 'fichas[].mates' },
    'players[].dunks',
    'unknownField',
  ],
  [
    'a path that leads nowhere',
    { 'players[].blocks': 'fichas[].mates' },
    'players[].blocks',
    'leadsNowhere',
  ],
  [
    'a part of a field that leads nowhere',
    { 'players[].twos.made': 'fichas[].canastasDos.fuera' },
    'players[].twos.made',
    'leadsNowhere',
  ],
  [
    'what others are derived from and leads nowhere',
    { 'players[].rebounds': 'fichas[].mates' },
    'players[].rebounds',
    'leadsNowhere',
  ],
  ['a record that is not there', { totals: 'mates' }, 'totals', 'leadsNowhere'],
  [
    'a value of another kind',
    { 'players[].steals': 'fichas[].apodo' },
    'players[].steals',
    'otherKind',
  ],
  [
    'points that the shots do not score',
    { 'players[].points': 'fichas[].pases' },
    'players[].points',
    'breaksSums',
  ],
  ['an empty path', { 'players[].points': '' }, 'players[].points', 'emptyPath'],
  [
    'a unit that there is not',
    { 'players[].seconds': { path: 'fichas[].minutos', unit: 'hours' } },
    'players[].seconds',
    'unknownUnit',
  ],
  ['two lists for one', { 'players[].points': 'otros[].tantos' }, 'players[].points', 'twoLists'],
])('%s is refused with its place', (_, fields, field, reason) => {
  const checked = checkMapping(boxOf(fields), samples);
  expect('faults' in checked && checked.faults).toContainEqual({
    place: `replies.boxScore."${field}"`,
    reason,
  });
});

test('minutes that are seconds would be days: refused', () => {
  const seconds = {
    team: {
      players: [1500, 1400, 900].map((time, at) => ({
        id: `p${at}`,
        name: `N${at}`,
        pts: at,
        corrido: time,
      })),
    },
  };
  const mapping = (unit: string) =>
    JSON.stringify({
      version: 1,
      replies: { boxScore: { 'players[].seconds': { path: 'players[].corrido', unit } } },
    });
  expect(checkMapping(mapping('seconds'), [sample('getBoxScore', seconds)])).toHaveProperty(
    'mapping',
  );
  expect(checkMapping(mapping('minutes'), [sample('getBoxScore', seconds)])).toEqual({
    faults: [{ place: 'replies.boxScore."players[].seconds"', reason: 'breaksSums' }],
  });
});

test.each([
  ['{', '', 'notJson'],
  ['[]', 'version', 'notAMapping'],
  ['{"version":2}', 'version', 'notAMapping'],
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
