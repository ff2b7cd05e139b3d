import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { printFigure, times } from '../testing/share.ts';
import { type Listening, listen, usualSilence } from './listen.ts';

const anywhere = { host: '127.0.0.1', port: 0 };

/** A connection on which nothing but these lines has been sent. */
function sending(address: string, lines: string[]) {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  return socket;
}

test.each([
  [['Host: one.example', 'Host: two.example']],
  [['Host: one.example', 'host: one.example']],
])('%s: two hosts are refused in an envelope, and nobody is asked', async (hosts) => {
  const asked: string[] = [];
  const server = await listen(
    {
      fetch(request) {
        asked.push(request.url);
        return new Response('answered');
      },
    },
    anywhere,
  );
  const said = await text(sending(server.address, ['GET / HTTP/1.1', ...hosts]));
  expect(said).toMatch(/^HTTP\/1\.1 400 /);
  expect(said).toContain('{"data":null,"error":{"code":"INVALID_REQUEST"');
  expect(asked).toEqual([]);
  const one = sending(server.address, ['GET / HTTP/1.1', 'Host: a', 'Connection: close']);
  expect(await text(one)).toContain('answered');
  await server.close();
});

test('who asks and never reads is let go within a minute', { timeout: 120_000 }, async () => {
  const silence = times(500, usualSilence);
  let server: Listening | undefined;
  let socket: Socket | undefined;
  const part = new Uint8Array(1_000_000);
  const letGo = new Promise<void>((resolve) => {
    const answer = () =>
      new Response(
        new ReadableStream({ pull: (stream) => stream.enqueue(part), cancel: () => resolve() }),
      );
    void listen({ fetch: answer }, anywhere, silence).then((listening) => {
      server = listening;
      socket = sending(server.address, ['GET / HTTP/1.1', 'Host: a']);
    });
  });
  const began = performance.now();
  await letGo;
  const took = performance.now() - began;
  printFigure('a reader that never reads', `closed after ${Math.round(took)} ms`, '60,000 ms');
  expect(took).toBeLessThan(times(30_000, 60_000));
  socket?.destroy();
  await server?.close();
});
