import * as v from 'valibot';
import { paths } from '../src/dashboard/api/paths.ts';
import { call, findLive, findWhere } from './fixtures/call.ts';
import { expect, test } from './fixtures/faulty.ts';
import { command } from './fixtures/recorder.ts';
import { serviceWith } from './fixtures/service.ts';

const keyList = v.object({ keys: v.array(v.object({ id: v.string() })) });

/** A service whose runs never end, so that a page keeps polling. */
test.use({
  service: serviceWith({ JOBS: 'off' }),
});

test('a key that is revoked while a page polls with it makes one more call at most', async ({
  page,
  host,
  service,
}) => {
  // The list of a team with a live match is polled too.
  const live = await findLive(service);
  const match = await findWhere(
    service,
    ({ insightsStatus, competition }) =>
      insightsStatus === 'not_generated' && competition !== live.match.competition,
  );
  await call(service, 'writeInsights', match);
  await page.clock.install();
  await page.goto(paths.insights(match));
  await expect(page.getByRole('progressbar')).toBeVisible();
  const polls = () =>
    host.asked.filter(({ call }) => call === `GET /v1/matches/${match.matchId}/insights`);
  // All one-time calls are done.
  await expect.poll(() => host.asked.some(({ call }) => call.endsWith('/teams'))).toBe(true);
  const before = polls().length;
  await page.clock.runFor(10_000);
  await expect.poll(() => polls().length).toBeGreaterThan(before);

  const { keys } = v.parse(keyList, await command(service, 'key list', {}));
  await command(service, 'key revoke <key>', { key: keys[0]?.id ?? '' });
  const revokedAt = Date.now();
  await page.clock.runFor(10_000);
  await expect(page.getByText('This key is not accepted any more.')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/Kestrel Bay (?!Women)/);
  // Continued polling would show within these minutes of the page's clock.
  await page.clock.runFor(600_000);
  const after = host.asked.filter(({ call, at }) => call.includes(' /v1/') && at >= revokedAt);
  console.log(`figure: a key revoked mid-poll: ${after.length} more calls (1 at most)`);
  expect(after.length, after.map(({ call }) => call).join()).toBeLessThanOrEqual(1);
});
