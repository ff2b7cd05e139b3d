import { Agent, request } from 'node:http';

/** What one call brought: its status, its body's bytes on the wire, and how long it took in milliseconds. */
interface Reply {
  status: number;
  bytes: number;
  etag: string | undefined;
  milliseconds: number;
  text: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** Sends one call over a connection that stays open. Rejects where no answer comes. */
export function call(
  url: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Reply> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers, agent }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.once('error', reject);
      response.once('end', () => {
        const body = Buffer.concat(parts);
        resolve({
          status: response.statusCode ?? 0,
          bytes: body.byteLength,
          etag: response.headers.etag,
          milliseconds: performance.now() - started,
          text: body.toString(),
        });
      });
    });
    sent.once('error', (error: NodeJS.ErrnoException) => {
      // The server may end a connection that idled at the very moment it is used again (RFC 9112, 9.5).
      const idled = sent.reusedSocket && error.code === 'ECONNRESET';
      if (idled) call(url, headers, method).then(resolve, reject);
      else reject(error);
    });
    sent.setTimeout(60_000, () => sent.destroy(new Error(`${url} does not answer`)));
    sent.end();
  });
}

/** Sends `count` calls, `abreast` of them at a time. Throws where one is not answered with `status`. */
export async function callOften(
  count: number,
  abreast: number,
  status: number,
  url: string,
  headers: Record<string, string>,
): Promise<void> {
  let left = count;
  const lane = async () => {
    for (left -= 1; left >= 0; left -= 1) {
      const reply = await call(url, headers);
      if (reply.status !== status) throw new Error(`${url} answered ${reply.status}`);
    }
  };
  await Promise.all(Array.from({ length: abreast }, lane));
}

/** Closes the connections, so that the process can end. */
export function hangUp(): void {
  agent.destroy();
}
