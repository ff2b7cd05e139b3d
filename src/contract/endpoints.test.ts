import * as v from 'valibot';
import { expect, test } from 'vitest';
import { endpoints, pathOf } from './endpoints.ts';
import { insightResultSchema } from './insight.ts';
import { matchSchema } from './match.ts';

test('a path is filled in and escaped', () => {
  expect(pathOf('getPlayerInsights', { matchId: 'a/b', playerId: 'ü' })).toBe(
    '/v1/matches/a%2Fb/player-insights/%C3%BC',
  );
});

test('the documented routes match the published reference', () => {
  const documented = Object.values(endpoints)
    .filter((endpoint) => endpoint.source === 'documented')
    .map((endpoint) => `${endpoint.method} ${endpoint.path}`);
  expect(documented).toEqual([
    'GET /v1/clubs',
    'GET /v1/clubs/{clubId}/teams',
    'GET /v1/teams/{teamId}/matches',
    'GET /v1/matches/{matchId}/box-score',
    'GET /v1/matches/{matchId}/insights',
    'POST /v1/matches/{matchId}/insights',
    'GET /v1/matches/{matchId}/player-insights/{playerId}',
  ]);
});

test('a match with only id and status is valid, and absent values are not zero', () => {
  expect(v.parse(matchSchema, { id: 'm1', status: 'abandoned' })).toMatchObject({
    status: 'abandoned',
    startsAt: null,
    score: null,
    periods: [],
    opponent: { name: '–' },
  });
});

test('a rating that is no number reads as not recorded, and a seventh rating is preserved', () => {
  const result = v.parse(insightResultSchema, {
    status: 'ready',
    ratings: { shotMix: { value: 'high', comment: 'c' }, pace: { value: 3, comment: 'd' } },
  });
  expect(result.ratings?.shotMix).toEqual({ value: null, comment: 'c' });
  expect(result.ratings?.pointsPerShot).toEqual({ value: null, comment: '' });
  expect(result.ratings?.pace).toEqual({ value: 3, comment: 'd' });
});
