import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { executeAdmin } from './admin/execute.ts';
import { adminProgram } from './admin/program.ts';
import { createApiKey } from './api-key.ts';

/* `npm run admin`: results on stdout, errors on stderr with a non-zero exit. */

const url = process.env.DATABASE_URL;
const place =
  url === undefined || url === '' ? { dataDir: resolve(process.env.DATA_DIR ?? '.data') } : { url };
const making = { clock: () => new Date(), newId: randomUUID, newKey: createApiKey };

const program = adminProgram({
  execute: (request) => executeAdmin(place, making, request),
  readFile: (path) => readFile(path, 'utf8'),
  print: (text) => process.stdout.write(text),
});

try {
  await program.parseAsync();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
