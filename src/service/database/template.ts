import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { packageRoot } from '../package-root.ts';
import { migrate } from './migrate.ts';
import * as schema from './schema.ts';

/*
 * An embedded database with the schema and no rows that the build makes, as a folder for data folders and packed for
 * databases in memory. Without it PGlite runs Postgres' initdb in a second Postgres beside the first: half a gigabyte of
 * memory, and most of the time of a first start.
 */

const place = () => join(packageRoot(), 'dist');
const packed = () => join(place(), 'empty-database.tar.gz');
const unpacked = () => join(place(), 'empty-database');

/** Marks folders that Postgres needs empty: an npm package has only files. */
const keep = '.keep';

/** The empty database for one in memory; undefined if none was built. */
export function packedTemplate(): Blob | undefined {
  return existsSync(packed()) ? new Blob([readFileSync(packed())]) : undefined;
}

/** Begins a database folder as a copy of the empty one, unless it is there or nothing was built. Whole or not at all. */
export function copyTemplate(folder: string): void {
  if (existsSync(folder) || !existsSync(unpacked())) return;
  const part = `${folder}.new`;
  rmSync(part, { recursive: true, force: true });
  mkdirSync(part, { recursive: true, mode: 0o700 });
  cpSync(unpacked(), part, { recursive: true, filter: (path) => basename(path) !== keep });
  renameSync(part, folder);
}

/** Builds both forms. Takes seconds, and memory that is only freed when the process ends. */
export async function makeTemplate(): Promise<void> {
  const part = join(place(), `empty-database.${process.pid}`);
  mkdirSync(part, { recursive: true });
  const client = await PGlite.create(part);
  await migrate(drizzle({ client, schema }));
  const dump = await client.dumpDataDir('gzip');
  await client.close();
  for (const name of readdirSync(part, { recursive: true, encoding: 'utf8' })) {
    const path = join(part, name);
    const isEmpty = statSync(path).isDirectory() && readdirSync(path).length === 0;
    if (isEmpty) writeFileSync(join(path, keep), '');
  }
  rmSync(unpacked(), { recursive: true, force: true });
  renameSync(part, unpacked());
  writeFileSync(`${part}.tar.gz`, Buffer.from(await dump.arrayBuffer()));
  renameSync(`${part}.tar.gz`, packed());
}
