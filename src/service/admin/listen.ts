import type { Logger } from 'pino';
import * as v from 'valibot';
import { answerAdmin, inAnswer } from './answer.ts';
import { restoreNoted, writeNotedBackup } from './backup-commands.ts';
import { openExport, storeClubFile } from './club-file-commands.ts';
import type { AdminContext } from './context.ts';
import { adminSocketPath, listenOnSocket } from './socket.ts';

/**
 * Takes admin commands while the service holds the data folder, on `DATA_DIR/admin.sock` (0600: who
 * may open the folder may administer it). Commands run one after another. Where the folder's path is
 * too long for a socket, commands have to wait until the service has stopped; that is logged.
 */
export async function listenForAdmin(
  dataDir: string,
  context: AdminContext,
  logger: Pick<Logger, 'error'>,
): Promise<{ close(): Promise<void> }> {
  const path = adminSocketPath(dataDir);
  if (path === null) {
    logger.error({ dataDir }, 'the path of DATA_DIR is too long to take admin commands');
    return { close: async () => {} };
  }
  const report = (error: unknown) => logger.error({ err: error }, 'admin command');
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const done = last.then(work);
    last = done.catch(() => {});
    return done;
  };
  const server = await listenOnSocket(path, {
    answer: (body, progress) =>
      inTurn(() => answerAdmin({ ...context, progress }, parse(body), report)),
    backUp: (out) => inTurn(() => writeNotedBackup(context.db, out, context.clock())),
    restore: (bytes) =>
      inTurn(() => inAnswer(() => restoreNoted(context.db, bytes, context.clock()), report)),
    exportClub: (body) =>
      inTurn(() =>
        openExport(context.db, v.parse(exportSchema, parse(body)), context.clock(), report),
      ),
    importClub: (bytes, as) =>
      inTurn(() => storeClubFile(context.db, bytes, as, context.clock(), report)),
  });
  return {
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error === undefined ? resolve() : reject(error)));
        server.closeAllConnections();
      }),
  };
}

const exportSchema = v.object({ club: v.string(), confirm: v.string() });

/** A body that is no JSON is no request either; the check that follows says so. */
function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
