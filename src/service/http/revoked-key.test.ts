import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { hashApiKey } from '../api-key.ts';
import { transactClub } from '../database/document-store.ts';
import { apiKeys } from '../database/schema.ts';
import { describeOnEachDatabase } from '../testing/databases.ts';
import { createTestService } from '../testing/test-service.ts';
import { testNow } from '../testing/two-clubs.ts';

describeOnEachDatabase('a key that is revoked while a page polls with it', (open) => {
  test('stops at the next call; the club’s data is not answered from memory', async () => {
    const database = await open();
    const { ours, theirs, send } = await createTestService(database);
    const poll = async () =>
      (await send('GET', `/v1/matches/${ours.completed}/insights`, ours.key)).status;
    expect([await poll(), await poll(), await poll()]).toEqual([200, 200, 200]);
    const ofKey = eq(apiKeys.hash, hashApiKey(ours.key));
    await transactClub(
      database.db,
      () => testNow,
      ours.club.id,
      async (_, tx) => void (await tx.update(apiKeys).set({ revokedAt: testNow }).where(ofKey)),
    );
    expect([await poll(), await poll()]).toEqual([401, 401]);
    expect((await send('GET', '/v1/clubs', theirs.key)).status).toBe(200);
  });
});
