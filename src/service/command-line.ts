import { readFileSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { Command } from 'commander';
import * as v from 'valibot';
import { connect } from './admin/connect.ts';
import { adminProgram } from './admin/program.ts';
import { readEnvironment } from './environment.ts';
import { packageRoot } from './package-root.ts';

/*
 * `boxout` starts the service; `boxout admin …` is `npm run admin -- …` in a clone. Results go to stdout, progress and
 * errors to stderr. An error ends with a non-zero exit code; with --json it is also an object on stdout.
 */

const progress = (line: string) => void process.stderr.write(`${line}\n`);

async function ask(question: string, output: Writable): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output, terminal: true });
  const answer = await terminal.question(question);
  terminal.close();
  return answer;
}

const confirm = async (question: string) =>
  /^y(es)?$/i.test((await ask(`${question} [y/N] `, process.stdout)).trim());

/** Asks on the terminal without echo. */
async function prompt(question: string): Promise<string> {
  process.stderr.write(question);
  const answer = await ask('', new Writable({ write: (_, __, done) => done() }));
  process.stderr.write('\n');
  return answer;
}

const admin = adminProgram({
  // Read only when a command runs, so that help works with an invalid environment.
  connect: async () => connect(readEnvironment(process.env), progress),
  readFile: async (path, most = Infinity) =>
    (await stat(path)).size > most ? null : readFile(path),
  confirm: process.stdin.isTTY && process.stdout.isTTY ? confirm : null,
  prompt: process.stdin.isTTY && process.stderr.isTTY ? prompt : null,
  progress,
  print: (text) => process.stdout.write(text),
});

const manifest = readFileSync(join(packageRoot(), 'package.json'), 'utf8');
const { version } = v.parse(v.object({ version: v.string() }), JSON.parse(manifest));

const program = new Command('boxout')
  .description('Starts the service with its dashboard, and prints the address to open.')
  .version(version)
  .addCommand(admin)
  .addHelpText(
    'after',
    '\nSettings are environment variables: PORT (4173), HOST (127.0.0.1), DATA_DIR (.data in the current folder),\n' +
      'DATABASE_URL for a Postgres, DEMO=off to start without the demo club. All of them: docs/administration.md.',
  )
  .showHelpAfterError()
  .action(async () => void (await import('./main.ts')));

try {
  await program.parseAsync();
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  if (process.argv.includes('--json')) {
    process.stdout.write(`${JSON.stringify({ error: reason })}\n`);
  }
  process.stderr.write(`${reason}\n`);
  process.exitCode = 1;
}
