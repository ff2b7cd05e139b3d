import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readReplyMap } from './reply-map.ts';

const folder = mkdtempSync(join(tmpdir(), 'boxout-map-'));
afterAll(() => rmSync(folder, { recursive: true }));

function reading(text: string) {
  const path = join(folder, 'map.json');
  writeFileSync(path, text);
  return () => readReplyMap(path);
}

test('routes are read for the proxy, and the text is stored for the page', () => {
  const routes = { listRoster: '/v1/equipos/{teamId}/plantilla' };
  const text = JSON.stringify({
    version: 1,
    routes,
    replies: { roster: { 'roster[].name': 'nombre' } },
  });
  expect(reading(`\ufeff${text}`)()).toEqual({ text, routes });
  expect(reading('{"version":1}')().routes).toEqual({});
});

test.each([
  ['{"version":1', /map\.json, is no JSON: /],
  ['[]', /map\.json, version: /],
  ['7', /map\.json, the whole: /],
  ['{"version":3}', /map\.json, version: /],
  ['{"version":1,"paths":{}}', /map\.json, paths: /],
  ['{"version":1,"routes":{"listRoster":7}}', /map\.json, routes\.listRoster: /],
  ['{"version":1,"routes":{"getClub":"/v1/club"}}', /routes\.getClub is none of the routes/],
  [
    '{"version":1,"routes":{"listRoster":"https://x.example/{teamId}"}}',
    /routes\.listRoster must be/,
  ],
  ['{"version":1,"routes":{"listRoster":"//x.example/v1/{teamId}"}}', /below \/v1\//],
  ['{"version":1,"routes":{"listRoster":"/v1/../{teamId}"}}', /routes\.listRoster must be/],
  ['{"version":1,"routes":{"getPlayByPlay":"/v1/plays/{teamId}"}}', /that holds \{matchId\}/],
  ['{"version":1,"replies":{"roster":7}}', /map\.json, replies\.roster: /],
])('%s is refused with its position', (text, message) => {
  expect(reading(text)).toThrow(/^REPLY_MAP can't be used: /);
  expect(reading(text)).toThrow(message);
});

test('a file that is not there is named', () => {
  expect(() => readReplyMap(join(folder, 'gone.json'))).toThrow(
    /gone\.json, can't be read: ENOENT/,
  );
});
