import { connect } from 'node:net';

/** Bytes of one GET on the wire, heads and bodies, over a connection of its own. */
export function bytesOnTheWire(
  url: string,
  headers: Record<string, string>,
): Promise<{ out: number; in: number }> {
  const { hostname, port, pathname } = new URL(url);
  const lines = Object.entries({ Host: `${hostname}:${port}`, ...headers, Connection: 'close' });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  const asked = `GET ${pathname} HTTP/1.1\r\n${head}\r\n`;
  return new Promise((resolve, reject) => {
    let received = 0;
    const socket = connect(Number(port), hostname, () => socket.write(asked));
    socket.on('data', (part) => {
      received += part.byteLength;
    });
    socket.once('end', () => resolve({ out: asked.length, in: received }));
    socket.once('error', reject);
  });
}
