import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/*
 * The second half of `npm run release`: packs the build into boxout-VERSION.tgz, in the current folder or the given
 * one. It installs exactly the packages of package-lock.json, without those that only the build needs.
 */

const root = join(import.meta.dirname, '..');
const into = resolve(process.argv[2] ?? '.');

/** What the service reads while it runs, and what people read. */
const contents = [
  'dist/dashboard',
  'dist/service',
  'dist/empty-database',
  'src/service/database/migrations',
  'packaging/boxout.service',
  'LICENSE',
  'README.md',
  'docs/administration.md',
];

/** Made by drizzle-kit for the next migration, and by the build for debugging. */
const isForBuilders = (path: string) => /_snapshot\.json$|\.js\.map$/.test(path);

interface Lock {
  packages: Record<string, { peer?: boolean; optional?: boolean }>;
}

/** A lock without optional peer dependencies, such as a compiler: npm 10 leaves them in. */
function withoutOptionalPeers(text: string): string {
  const lock: Lock = JSON.parse(text);
  const needed = Object.entries(lock.packages).filter(
    ([, { peer, optional }]) => !(peer && optional),
  );
  return `${JSON.stringify({ ...lock, packages: Object.fromEntries(needed) }, null, 2)}\n`;
}

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
  const lock = join(folder, 'package-lock.json');
  cpSync(join(root, 'package-lock.json'), lock);
  // Of the lock what the manifest asks for stays.
  npm('prune', '--package-lock-only', '--offline');
  // Under this name npm heeds it in a package, too.
  writeFileSync(
    join(folder, 'npm-shrinkwrap.json'),
    withoutOptionalPeers(readFileSync(lock, 'utf8')),
  );
  rmSync(lock);
  npm('pack', '--pack-destination', into);
  process.stdout.write(`${join(into, `${name}-${version}.tgz`)}\n`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
