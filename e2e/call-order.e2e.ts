import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { type EndpointName, endpoints, type ParametersOf } from '../src/contract/endpoints.ts';
import { call, findMatch } from './fixtures/call.ts';
import type { RunningService } from './fixtures/service.ts';
import { expect, test } from './fixtures/test.ts';

/** Calls the service, and checks what stands in `data` against the service's own OpenAPI document. */
async function createCheckedCall(service: RunningService) {
  const reply = await fetch(`${service.url}/openapi.json`);
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  formats.default(ajv);
  ajv.addSchema(await reply.json(), 'openapi');
  return async <Name extends EndpointName>(name: Name, parameters: ParametersOf<Name>) => {
    const data = await call(service, name, parameters);
    const schema = `openapi#/components/schemas/${name[0]?.toUpperCase()}${name.slice(1)}Data`;
    const validate = ajv.getSchema(schema);
    if (!validate) throw new Error(`The document has no ${schema}`);
    validate(data);
    expect(validate.errors ?? [], `${endpoints[name].path} keeps to the document`).toEqual([]);
    return data;
  };
}

test("the reference's typical call order ends ready with six ratings", async ({ service }) => {
  const checked = await createCheckedCall(service);
  const { matchId } = await findMatch(service, 'not_generated');

  const club = await checked('getClub', {});
  const { teams } = await checked('listTeams', { clubId: club.id });
  for (const { id: teamId } of teams) {
    expect((await checked('listMatches', { teamId })).matches.length).toBeGreaterThan(20);
    expect((await checked('listRoster', { teamId })).roster.length).toBeGreaterThan(9);
  }
  const boxScore = await checked('getBoxScore', { matchId });
  expect(boxScore.team.players.length).toBeGreaterThan(5);
  const { events } = await checked('getPlayByPlay', { matchId });
  expect(events.length).toBeGreaterThan(200);

  expect((await checked('getInsights', { matchId })).status).toBe('not_generated');
  expect((await checked('writeInsights', { matchId })).status).toBe('generating');
  await expect.poll(async () => (await checked('getInsights', { matchId })).status).toBe('ready');
  const insights = await checked('getInsights', { matchId });
  expect(Object.keys(insights.ratings ?? {})).toHaveLength(6);
  for (const { playerId } of boxScore.team.players) {
    const player = await checked('getPlayerInsights', { matchId, playerId });
    expect(player.status).toBe('ready');
    expect(Object.keys(player.ratings ?? {})).toHaveLength(6);
  }
});
