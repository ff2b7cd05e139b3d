import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/*
 * The second half of `npm run release`: packs what is built into boxout-VERSION.tgz, in the current folder or the one that is
 * named. It installs with the very packages of package-lock.json, those that only the build needs left out.
 */

const root = join(import.meta.dirname, '..');
const into = resolve(process.argv[2] ?? '.');

/** What the service reads while it runs, and what people read. */
const contents = [
  'dist/dashboard',
  'dist/service',
  'dist/empty-database',
  'src/service/database/migrations',
  'LICENSE',
  'README.md',
];

/** Made by drizzle-kit for the next migration, and by the build for whoever debugs it. */
const isForBuilders = (path: string) => /_snapshot\.json$|\.js\.map$/.test(path);

const folder = mkdtempSync(join(tmpdir(), 'boxout-release-'));
try {
  for (const path of contents) {
    const filter = (from: string) => !isForBuilders(from);
    cpSync(join(root, path), join(folder, path), { recursive: true, filter });
  }
  const own: { name: string; version: string; [field: string]: unknown } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  const { name, version, description, license, type, engines, dependencies } = own;
  const bin = { [name]: 'dist/service/boxout.js' };
  const manifest = { name, version, description, license, type, engines, bin, dependencies };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  const npm = (...words: string[]) =>
    execFileSync('npm', [...words, '--ignore-scripts', '--loglevel=error'], { cwd: folder });
  cpSync(join(root, 'package-lock.json'), join(folder, 'package-lock.json'));
  // Of the lock what the manifest asks for stays; under its other name npm heeds it in a package, too.
  npm('prune', '--package-lock-only', '--offline');
  renameSync(join(folder, 'package-lock.json'), join(folder, 'npm-shrinkwrap.json'));
  npm('pack', '--pack-destination', into);
  process.stdout.write(`${join(into, `${name}-${version}.tgz`)}\n`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
