import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { packageRoot } from '../package-root.ts';

/** Where the build puts an empty embedded database. */
const path = () => join(packageRoot(), 'dist/empty-database.tar.gz');

/**
 * An empty embedded database to begin a folder from; undefined where none was built. Without it PGlite runs Postgres'
 * initdb in a second Postgres beside the first, for half a gigabyte and most of the time of a first start.
 */
export function readTemplate(): Blob | undefined {
  return existsSync(path()) ? new Blob([readFileSync(path())]) : undefined;
}

/** Makes the empty database. Takes seconds, and memory that comes back only when the process ends. */
export async function makeTemplate(): Promise<void> {
  const client = await PGlite.create('memory://');
  const packed = await client.dumpDataDir('gzip');
  await client.close();
  mkdirSync(dirname(path()), { recursive: true });
  const part = `${path()}.${process.pid}`;
  writeFileSync(part, Buffer.from(await packed.arrayBuffer()));
  renameSync(part, path());
}
