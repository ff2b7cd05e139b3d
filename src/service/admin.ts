import './require-node.ts';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';

/* `npm run admin`: results on stdout, progress and errors on stderr, the latter with a non-zero exit. */

// The database's files are for the account that runs the service, as the service itself makes them.
process.umask(0o077);

const { backUp, restore } = await import('./admin/backup-commands.ts');
const { executeAdmin } = await import('./admin/execute.ts');
const { adminProgram } = await import('./admin/program.ts');
const { createApiKey } = await import('./api-key.ts');
const { readEnvironment } = await import('./environment.ts');

const clock = () => new Date();
const making = { clock, newId: randomUUID, newKey: createApiKey };

/** Read at the command, so that its help needs no sound environment. */
function place() {
  const { dataDir, databaseUrl } = readEnvironment(process.env);
  return databaseUrl === undefined ? { dataDir } : { url: databaseUrl };
}
const say = (done: string) => (bytes: number) =>
  void process.stderr.write(`${done} ${(bytes / 1_000_000).toFixed(0)} MB …\n`);

const program = adminProgram({
  execute: (request) => executeAdmin(place(), making, request),
  readFile: (path) => readFile(path, 'utf8'),
  backUp: (path) => backUp(path, { place: place(), clock, progress: say('Written') }),
  restore: (path) => restore(path, { place: place(), clock, progress: say('Read') }),
  print: (text) => process.stdout.write(text),
});

try {
  await program.parseAsync();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
