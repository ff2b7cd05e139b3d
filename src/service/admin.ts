import './require-node.ts';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';

/* `npm run admin`: results on stdout, errors on stderr with a non-zero exit. */

// The database's files are for the account that runs the service, as the service itself makes them.
process.umask(0o077);

const { executeAdmin } = await import('./admin/execute.ts');
const { adminProgram } = await import('./admin/program.ts');
const { createApiKey } = await import('./api-key.ts');
const { readEnvironment } = await import('./environment.ts');

const making = { clock: () => new Date(), newId: randomUUID, newKey: createApiKey };

const program = adminProgram({
  async execute(request) {
    const { dataDir, databaseUrl } = readEnvironment(process.env);
    const place = databaseUrl === undefined ? { dataDir } : { url: databaseUrl };
    return await executeAdmin(place, making, request);
  },
  readFile: (path) => readFile(path, 'utf8'),
  print: (text) => process.stdout.write(text),
});

try {
  await program.parseAsync();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
