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

/*
 * The folder of an empty embedded database, which the build makes. Without it a first start runs initdb in a second Postgres,
 * which takes half a gigabyte of memory and most of the time.
 */

const template = () => join(packageRoot(), 'dist/empty-database');

/** Marks folders that Postgres needs empty: an npm package has only files. */
const keep = '.keep';

/** Makes a database folder as a copy of the empty one, whole or not at all, unless it exists or nothing was built. */
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
  await migrate(drizzle({ client }));
  await client.close();
  for (const name of readdirSync(part, { recursive: true, encoding: 'utf8' })) {
    const path = join(part, name);
    const isEmpty = statSync(path).isDirectory() && readdirSync(path).length === 0;
    if (isEmpty) writeFileSync(join(path, keep), '');
  }
  rmSync(template(), { recursive: true, force: true });
  renameSync(part, template());
}
