import { beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../testing/databases.ts';
import { createTestService, type TestService } from '../testing/test-service.ts';
import type { TestClub } from '../testing/two-clubs.ts';
import { receiveFiles } from './receive-files.ts';

let service: TestService;
beforeAll(async () => {
  const database = await openTestDatabase();
  service = await createTestService(database);
  return () => database.close();
});

const multipart = { 'Content-Type': 'multipart/form-data; boundary=x' };
const start = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nBring';

/** A body whose end comes when `end` is called. */
function slowBody() {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const write = (text: string) => writer.write(new TextEncoder().encode(text));
  const started = write(start);
  return {
    readable,
    end: async () => {
      await started;
      await write(' the bibs.\r\n--x--\r\n');
      await writer.close();
    },
  };
}

const send = ({ recorderKey }: TestClub, body: ReadableStream | string) =>
  service.send('POST', '/import/looks', recorderKey, multipart, body);

test('a club with slow uploads is refused more of them, while another club adds', async () => {
  const { ours, theirs } = service;
  const slow = Array.from({ length: 25 }, slowBody);
  const answers = slow.map(({ readable }) => send(ours, readable));
  const refused = await Promise.all(answers.slice(2));
  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([429]));
  expect(refused[0]?.headers.get('Retry-After')).toBe('5');
  expect(await refused[0]?.json()).toMatchObject({ error: { code: 'RATE_LIMITED' } });
  expect((await send(theirs, `${start}\r\n--x--\r\n`)).status).toBe(200);
  await Promise.all(slow.slice(0, 2).map(({ end }) => end()));
  const taken = await Promise.all(answers.slice(0, 2));
  expect(taken.map(({ status }) => status)).toEqual([200, 200]);
  expect((await send(ours, `${start}\r\n--x--\r\n`)).status).toBe(200);
});

test('files that take too long to arrive are refused', async () => {
  const { readable } = slowBody();
  const request = new Request('http://service/', {
    method: 'POST',
    headers: multipart,
    body: readable,
    duplex: 'half',
  });
  const files = receiveFiles(request, 50);
  await expect(files.next()).rejects.toMatchObject({ code: 'INVALID_REQUEST', status: 408 });
});
