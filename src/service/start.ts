import './require-node.ts';
import { execSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { packageRoot } from './package-root.ts';

/* `npm start`: builds missing and outdated files, then runs the built service. */

const root = packageRoot();
const service = join(root, 'dist/service/main.js');
const built = [
  service,
  ...['dashboard/index.html', 'empty-database'].map((path) => join(root, 'dist', path)),
];
const sources = [
  ...['src', 'public', 'index.html', 'package-lock.json'],
  ...readdirSync(root).filter((name) => /^(vite|lingui)[\w.-]*\.ts$/.test(name)),
];

/** The time of the latest change of a file, in milliseconds; tests don't count. */
function changeOf(path: string): number {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats?.isDirectory()) {
    return Math.max(0, ...readdirSync(path).map((name) => changeOf(join(path, name))));
  }
  return stats === undefined || /\.test\.tsx?$/.test(path) ? 0 : stats.mtimeMs;
}

const isOlderThan = (path: string, moment: number) =>
  !existsSync(path) || statSync(path).mtimeMs < moment;

const changed = Math.max(...sources.map((source) => changeOf(join(root, source))));
if (built.some((path) => isOlderThan(path, changed))) {
  process.stdout.write('Building the dashboard and the service …\n');
  execSync('npm run --silent build', { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
}
await import(pathToFileURL(service).href);
