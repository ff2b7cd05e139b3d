import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase } from '../testing/databases.ts';
import { createTestService, type TestService } from '../testing/test-service.ts';

let service: TestService;
beforeAll(async () => {
  const database = await openTestDatabase();
  service = await createTestService(database);
  return () => database.close();
});

const paths = () => {
  const { ours } = service;
  const records = [ours.completed, ours.scheduled, ours.live].flatMap((id) => [
    `/v1/matches/${id}/box-score`,
    `/v1/matches/${id}/play-by-play`,
  ]);
  return [...records, `/v1/teams/${ours.teamId}/matches`, `/v1/teams/${ours.teamId}/roster`];
};
const get = (path: string, headers: Record<string, string> = {}) =>
  service.send('GET', path, service.ours.key, headers);
const bytes = async (response: Response) => new Uint8Array(await response.arrayBuffer());

describe('the coding of an answer', () => {
  test('is the best that the caller takes, and holds the same body', async () => {
    for (const path of paths()) {
      const plain = await get(path);
      const text = await plain.text();
      expect(plain.headers.get('Content-Encoding')).toBeNull();
      if (text.length < 1_200) continue;
      const br = await get(path, { 'Accept-Encoding': 'gzip, deflate, br, zstd' });
      expect(br.headers.get('Content-Encoding')).toBe('br');
      expect(brotliDecompressSync(await bytes(br)).toString()).toBe(text);
      const gzip = await get(path, { 'Accept-Encoding': 'gzip, br;q=0' });
      expect(gzip.headers.get('Content-Encoding')).toBe('gzip');
      expect(gunzipSync(await bytes(gzip)).toString()).toBe(text);
    }
  });

  test('is none for what fits into a packet', async () => {
    const response = await get('/v1/clubs', { 'Accept-Encoding': 'br' });
    expect(response.headers.get('Content-Encoding')).toBeNull();
  });
});
