import './require-node.ts';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureTemplate } from './database/ensure-template.ts';
import { packageRoot } from './package-root.ts';

/* `npm start`: builds missing and outdated files, then runs the built service. */

const root = packageRoot();
const dashboard = join(root, 'dist/dashboard/index.html');
const service = join(root, 'dist/service/main.js');
const sources = [
  ...['src', 'public', 'index.html', 'package-lock.json'],
  ...readdirSync(root).filter((name) => /^(vite|lingui)[\w.-]*\.ts$/.test(name)),
];

/** The time of the latest change of a source, in milliseconds; tests don't count. */
function latestChange(): number {
  let latest = 0;
  const look = (path: string) => {
    const stats = statSync(path);
    if (stats.isDirectory()) for (const name of readdirSync(path)) look(join(path, name));
    else if (!/\.test\.tsx?$/.test(path)) latest = Math.max(latest, stats.mtimeMs);
  };
  for (const source of sources) if (existsSync(join(root, source))) look(join(root, source));
  return latest;
}

const isOlderThan = (path: string, moment: number) =>
  !existsSync(path) || statSync(path).mtimeMs < moment;

const changed = latestChange();
if (isOlderThan(dashboard, changed) || isOlderThan(service, changed)) {
  const { build } = await import('vite');
  process.stdout.write('Building the dashboard and the service …\n');
  await build({ root, logLevel: 'warn' });
  await build({ root, logLevel: 'warn', build: { ssr: true } });
}
ensureTemplate(root, (step) => process.stdout.write(step));
await import(pathToFileURL(service).href);
