import './require-node.ts';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { packageRoot } from './package-root.ts';

/* `npm run dev`: the pages from their sources by Vite, and behind it the service from its sources, restarted at each change. */

const root = packageRoot();
const port = process.env.PORT ?? '4173';
process.env.SERVICE_URL ??= `http://${process.env.HOST ?? '127.0.0.1'}:${port}`;

const { createServer } = await import('vite');
const vite = await createServer({ root });
await vite.listen();
const page = vite.resolvedUrls?.local[0] ?? vite.resolvedUrls?.network[0] ?? '';

const service = spawn(
  process.execPath,
  ['--import', 'tsx', '--watch', '--watch-preserve-output', join(root, 'src/service/main.ts')],
  { cwd: root, stdio: ['inherit', 'pipe', 'inherit'], env: process.env },
);
service.stdout.on('data', (text: Buffer) => {
  process.stdout.write(text);
  // The service's own address serves the last build.
  if (text.includes('Boxout is ready')) process.stdout.write(`  Page     ${page} (hot reload)\n`);
});

const stop = async () => {
  service.kill('SIGTERM');
  await vite.close();
  process.exit(0);
};
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
