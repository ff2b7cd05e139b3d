import { PGlite } from '@electric-sql/pglite';
import { pino } from 'pino';
import { readEnvironment } from '../../src/service/environment.ts';
import { openService } from '../../src/service/open-service.ts';

/* Opens the bare database, or all of the service, in the folder that is named, and tells how long it took. */

const [, , what, folder = ''] = process.argv;
const started = performance.now();
const opened =
  what === 'bare'
    ? await PGlite.create(folder)
    : await openService(readEnvironment({ DATA_DIR: folder }), pino({ level: 'warn' }), () => {});
const took = performance.now() - started;
await opened.close();
process.send?.(took);
process.disconnect();
