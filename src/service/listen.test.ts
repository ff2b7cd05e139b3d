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

test.each<[string, 400 | 404, string, ...string[]]>([
  ['two hosts', 400, 'GET / HTTP/1.1', 'Host: one.example', 'Host: two.example'],
  ['one host twice', 400, 'GET / HTTP/1.1', 'Host: one.example', 'host: one.example'],
  ['no host', 400, 'GET / HTTP/1.1'],
  ['no host in HTTP/1.0', 400, 'GET / HTTP/1.0'],
  ['a host that is none', 400, 'GET / HTTP/1.1', 'Host: one.example/path'],
  ['a dot segment', 404, 'GET /v1/./clubs HTTP/1.1', 'Host: a'],
  ['a last dot segment', 404, 'GET /v1/. HTTP/1.1', 'Host: a'],
  ['a folder above', 404, 'GET /x/../v1/clubs HTTP/1.1', 'Host: a'],
  ['an encoded dot segment', 404, 'GET /x/%2E%2e/v1/clubs?y HTTP/1.1', 'Host: [::1]'],
  ['a folder above in a whole address', 404, 'GET http://a/x/../v1/clubs HTTP/1.1', 'Host: a'],
  ['a backslash', 404, 'GET /v1\\clubs HTTP/1.1', 'Host: a'],
])(
  '%s is refused with %i in an envelope, and nobody is asked',
  async (_, status, line, ...hosts) => {
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
    const said = await text(sending(server.address, [line, ...hosts, 'Connection: close']));
    expect(said).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    const code = status === 400 ? 'INVALID_REQUEST' : 'NOT_FOUND';
    expect(said).toContain(`{"data":null,"error":{"code":"${code}"`);
    expect(asked).toEqual([]);
    const target = '/?next=/v1/../clubs';
    const sound = [`GET ${target} HTTP/1.1`, 'Host: a', 'Connection: close'];
    expect(await text(sending(server.address, sound))).toContain('answered');
    expect(asked).toEqual([`http://a${target}`]);
    await server.close();
  },
);

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

test('an unused connection stays open longer than a proxy’s', async () => {
  const server = await listen({ fetch: () => new Response('answered') }, anywhere);
  const answer = await fetch(server.address);
  expect(answer.headers.get('Keep-Alive')).toBe('timeout=65');
  await answer.text();
  await server.close();
});
