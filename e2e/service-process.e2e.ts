import { expect, test } from '@playwright/test';
import { call, findMatch } from './fixtures/call.ts';
import { startService } from './fixtures/service.ts';

test('a run whose service was killed ends by itself after the restart', async () => {
  test.setTimeout(180_000);
  const first = await startService({ JOBS: 'off' });
  const { matchId } = await findMatch(first, 'not_generated');
  expect((await call(first, 'writeInsights', { matchId })).status).toBe('generating');
  await first.stop('SIGKILL');

  const second = await startService({}, first.dataDir);
  await expect
    .poll(async () => (await call(second, 'getInsights', { matchId })).status, { timeout: 60_000 })
    .toBe('ready');
  const insights = await call(second, 'getInsights', { matchId });
  expect(Object.keys(insights.ratings ?? {})).toHaveLength(6);
  await second.stop();
  await second.remove();
});

test('a second service on the same folder says so and ends', async () => {
  const first = await startService();
  await expect(startService({}, first.dataDir)).rejects.toThrow(/folder/i);
  await first.stop();
  await first.remove();
});
