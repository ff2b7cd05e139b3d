import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { openDatabase } from './open.ts';

/* A Postgres as it is for a moment while it restarts: who connects is let in, and then cut off. */

const welcome = Buffer.from([
  ...[0x52, 0, 0, 0, 8, 0, 0, 0, 0], // AuthenticationOk
  ...[0x5a, 0, 0, 0, 5, 0x49], // ReadyForQuery, idle
]);

const open = new Set<Socket>();
const server = createServer((socket) => {
  open.add(socket);
  socket.on('error', () => {
    // The other side has gone first.
  });
  socket.once('data', () => {
    socket.write(welcome);
    socket.once('data', () => socket.destroy());
  });
});

afterEach(async () => {
  for (const socket of open) socket.destroy();
  server.close();
  await once(server, 'close');
});

test('one that cuts the connection at the first statement is an error, not a wait without end', async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const databaseUrl = `postgres://boxout@127.0.0.1:${port}/boxout`;
  await expect(openDatabase({ databaseUrl, dataDir: '' })).rejects.toThrow();
});
