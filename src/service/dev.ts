import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createServer } from 'vite';
import { packageRoot } from './package-root.ts';

/* `npm run dev`: the service from its sources, begun anew at each change, and vite before it. */

const root = packageRoot();
const port = process.env.PORT ?? '4173';
process.env.SERVICE_URL ??= `http://${process.env.HOST ?? '127.0.0.1'}:${port}`;

const service = spawn(
  process.execPath,
  ['--import', 'tsx', '--watch', '--watch-preserve-output', join(root, 'src/service/main.ts')],
  { cwd: root, stdio: 'inherit', env: process.env },
);
const vite = await createServer({ root });
await vite.listen();
vite.printUrls();

const stop = async () => {
  service.kill('SIGTERM');
  await vite.close();
  process.exit(0);
};
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
