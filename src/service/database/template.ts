import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
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
 * The folder of an embedded database with the schema and no rows, which the build makes. Without it PGlite runs Postgres'
 * initdb in a second Postgres beside the first: half a gigabyte of memory, and most of the time of a first start.
 */

const template = () => join(packageRoot(), 'dist/empty-database');

/** Marks folders that Postgres needs empty: an npm package has only files. */
const keep = '.keep';

/** Begins a database folder as a copy of the empty one, unless it is there or nothing was built. Whole or not at all. */
export function copyTemplate(folder: string): void {
  if (existsSync(folder) || !existsSync(template())) return;
  const part = `${folder}.new`;
  rmSync(part, { recursive: true, force: true });
  mkdirSync(part, { recursive: true, mode: 0o700 });
  cpSync(template(), part, { recursive: true, filter: (path) => basename(path) !== keep });
  renameSync(part, folder);
}

/** Builds it. Takes seconds, and memory that is only freed when the process ends. */
export async function makeTemplate(): Promise<void> {
  const part = `${template()}.${process.pid}`;
  mkdirSync(part, { recursive: true });
  const client = await PGlite.create(part);
  await migrate(drizzle({ client, schema }));
  await client.close();
  for (const name of readdirSync(part, { recursive: true, encoding: 'utf8' })) {
    const path = join(part, name);
    const isEmpty = statSync(path).isDirectory() && readdirSync(path).length === 0;
    if (isEmpty) writeFileSync(join(path, keep), '');
  }
  rmSync(template(), { recursive: true, force: true });
  renameSync(part, template());
}
