import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Logger } from 'pino';
import type { Clubs } from '../clubs.ts';
import { listenPrivately, socketPath } from '../database/folder-lock.ts';
import { close } from '../listen.ts';
import { createAdminApp } from './app.ts';

/** The socket in a data folder on which a running service takes commands. Throws FolderLockError. */
export const adminSocketPath = (dataDir: string) => socketPath(dataDir, 'admin.sock');

/** Takes commands while the service holds the data folder. The socket needs no key: only the folder's owner may open it. */
export async function listenForAdmin(
  dataDir: string,
  clubs: Clubs,
  logger: Pick<Logger, 'error'>,
): Promise<{ close(): Promise<void> }> {
  const path = adminSocketPath(dataDir);
  // A killed process leaves its socket; as this one holds the lock, nobody listens there.
  rmSync(path, { force: true });
  const app = createAdminApp(clubs, (error) => logger.error({ err: error }, 'admin command'));
  const server = createServer(getRequestListener(app.fetch));
  await listenPrivately(server, path);
  return { close: () => close(server) };
}
