import { connect, createServer, type Socket } from 'node:net';
import { localAddress } from './local-address.ts';

/** Lighthouse's slow 4G as its applied throttling has it: milliseconds to an answer's first byte, bytes a second. */
const latencyMs = 562.5;
const bytesASecond = (1638.4 * 0.9 * 1024) / 8;
const slice = 4_096;

interface Piece {
  bytes: Buffer;
  /** When it may leave at the earliest, in milliseconds. */
  from: number;
}

/** A line to a server, slow until it is told to hurry. */
export interface SlowLine {
  url: string;
  /** From here on as fast as the machine is, or slow again. */
  hurry(fast: boolean): void;
  close(): void;
}

/**
 * A line to a server that is as slow as a phone's, for the page and for its service worker alike: whatever the server
 * says comes later, and all connections share the bandwidth in turn.
 */
export async function slowLine(to: string): Promise<SlowLine> {
  const { hostname, port } = new URL(to);
  const queues = new Map<Socket, Piece[]>();
  let fast = false;
  let free = 0;
  const pump = setInterval(() => {
    const now = performance.now();
    for (let sent = true; sent; ) {
      sent = false;
      for (const [socket, pieces] of [...queues]) {
        const [piece] = pieces;
        if (!piece || piece.from > now || (free > now && !fast)) continue;
        free = Math.max(free, now - 2) + (1_000 * piece.bytes.length) / bytesASecond;
        pieces.shift();
        // To the end of the queue: it is the others' turn.
        queues.delete(socket);
        queues.set(socket, pieces);
        if (!socket.destroyed) socket.write(piece.bytes);
        sent = true;
      }
    }
  }, 1);
  const server = createServer((client) => {
    const service = connect(Number(port), hostname);
    const pieces: Piece[] = [];
    queues.set(client, pieces);
    client.on('data', (bytes) => service.write(bytes));
    service.on('data', (bytes) => {
      const from = fast ? 0 : performance.now() + latencyMs;
      for (let at = 0; at < bytes.length; at += slice) {
        pieces.push({ bytes: bytes.subarray(at, at + slice), from });
      }
    });
    const end = () => {
      queues.delete(client);
      service.destroy();
      client.destroy();
    };
    for (const socket of [client, service]) socket.on('error', end).on('close', end);
  });
  const url = await localAddress(server);
  return {
    url,
    hurry(toFast) {
      fast = toFast;
      free = 0;
    },
    close() {
      clearInterval(pump);
      for (const client of queues.keys()) client.destroy();
      server.close();
    },
  };
}
