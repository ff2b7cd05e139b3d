import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { opponentKey } from '../../src/dashboard/api/paths.ts';
import { addressesOf } from '../fixtures/addresses.ts';
import { call } from '../fixtures/call.ts';
import { freePort, type RunningService, startService } from '../fixtures/service.ts';
import { test as base, expect } from '../fixtures/test.ts';

/**
 * Prism invents replies from our OpenAPI document: no page may crash on a reply that the document allows. The dashboard reads
 * it through the service's proxy.
 */
const test = base.extend<{ service: RunningService }>({
  service: [
    async ({}, use) => {
      const own = await startService({ DEMO: 'off' });
      const prism = await startPrism(`${own.url}/openapi.json`);
      const service = await startService({ UPSTREAM_URL: prism.url });
      await use(service);
      await service.stop();
      prism.process.kill();
      await once(prism.process, 'exit');
      await own.stop();
      for (const each of [service, own]) await each.remove();
    },
    { scope: 'test', timeout: 240_000 },
  ],
});

async function startPrism(document: string): Promise<{ url: string; process: ChildProcess }> {
  const port = String(await freePort());
  const command = [
    'mock',
    document,
    '--dynamic',
    '--seed',
    'boxout',
    '--port',
    port,
    '--host',
    '127.0.0.1',
  ];
  // Not through npx, which on SIGTERM would exit and leave Prism running.
  const prism = join(import.meta.dirname, '../../node_modules/.bin/prism');
  const child = spawn(prism, command, { stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise<void>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`Prism ended with ${code}`)));
    child.stdout.on('data', (chunk: Buffer) => {
      if (chunk.includes('Prism is listening')) resolve();
    });
  });
  return { url: `http://127.0.0.1:${port}`, process: child };
}

test('an invented service that follows the OpenAPI document crashes no page', async ({
  page,
  service,
}) => {
  test.setTimeout(240_000);
  await page.goto('/');
  await page.getByLabel('API key').fill('any-key-will-do-for-prism');
  await page.getByRole('button', { name: 'Open the club' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(
    /^Boxout shows a basketball coach/,
  );
  for (const [name, address] of Object.entries(addressesOf(await madeUpIds(service)))) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }).first(), name).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: /^Loading/ }), name).toHaveCount(0);
    await expect(page.getByText('Something went wrong'), name).toHaveCount(0);
  }
});

async function madeUpIds(service: RunningService) {
  const { id: clubId } = await call(service, 'getClub', {});
  const { teams } = await call(service, 'listTeams', { clubId });
  const teamId = teams[0]?.id ?? '';
  const { matches } = await call(service, 'listMatches', { teamId });
  const matchId = matches[0]?.id ?? '';
  const otherMatchId = matches[1]?.id ?? matchId;
  const boxScore = await call(service, 'getBoxScore', { matchId });
  const [playerId = '', otherId = playerId] = boxScore.team.players.map((each) => each.playerId);
  expect([teamId, matchId, playerId], 'Prism makes up teams, matches and players').not.toContain(
    '',
  );
  const opponent = (matches[0] && opponentKey(matches[0].opponent)) ?? '';
  return { teamId, matchId, otherMatchId, playerId, otherId, opponent };
}
