import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Logger } from 'pino';
import type { Clubs } from '../clubs.ts';
import { listenPrivately, socketPath } from '../database/folder-lock.ts';
import { close } from '../listen.ts';
import { createAdminApp } from './app.ts';

/** The socket on which a running service takes commands, in its data folder; null if its path is too long. */
export function adminSocketPath(dataDir: string): string | null {
  return socketPath(dataDir, 'admin.sock');
}

/**
 * Takes commands while the service holds the data folder, on `DATA_DIR/admin.sock` (0600: who may open the folder may
 * administer it). If the folder's path is too long for a socket, commands have to wait until the service has stopped; that is
 * logged.
 */
export async function listenForAdmin(
  dataDir: string,
  clubs: Clubs,
  logger: Pick<Logger, 'error'>,
): Promise<{ close(): Promise<void> }> {
  const path = adminSocketPath(dataDir);
  if (path === null) {
    logger.error({ dataDir }, 'the path of DATA_DIR is too long to take admin commands');
    return { close: async () => {} };
  }
  // Left by a process that was killed: the folder's lock says that nobody listens there.
  rmSync(path, { force: true });
  const app = createAdminApp(clubs, (error) => logger.error({ err: error }, 'admin command'));
  const server = createServer(getRequestListener(app.fetch));
  await listenPrivately(server, path);
  return { close: () => close(server) };
}
