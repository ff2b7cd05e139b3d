import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Command } from 'commander';
import { adminProgram } from '../src/service/admin/program.ts';
import { shellBlocks } from './fixtures/shell-blocks.ts';
import { expect, test } from './fixtures/test.ts';

/* `e2e/soak/documents-run.e2e.ts` runs the blocks. */

test('only these blocks are not run', () => {
  const left = shellBlocks.filter(({ reason }) => reason !== null);
  for (const { document, lines, reason } of left) {
    console.log(`not run: ${document}, "${lines[0]}": ${reason}`);
  }
  expect(left.map(({ reason }) => reason)).toEqual([
    'runs all tests, this one too',
    'needs root and systemd',
    'needs Docker',
  ]);
});

/** The words after `boxout admin` or `npm run admin --` in a line, a list for each command. */
function adminCommands(line: string): string[][] {
  const commands = /(?:boxout admin|npm run admin --)((?: +(?:"[^"]*"|[^\s"&|;#]+))+)/g;
  return [...line.matchAll(commands)].map(([, words = '']) =>
    [...words.matchAll(/"([^"]*)"|\S+/g)].map(([word, quoted]) => quoted ?? word),
  );
}

/** The command line's error for a command's words; null if it would run. */
async function refused(words: string[]): Promise<string | null> {
  const known = new Error('known');
  const stop = async () => Promise.reject(known);
  const program = adminProgram({
    connect: stop,
    readFile: async () => Buffer.from('{}'),
    confirm: null,
    prompt: null,
    progress: () => undefined,
    print: () => undefined,
  });
  const throwing = (command: Command) => {
    command
      .exitOverride()
      .configureOutput({ writeErr: () => undefined, writeOut: () => undefined });
    for (const inner of command.commands) throwing(inner);
  };
  throwing(program);
  return program.parseAsync(words, { from: 'user' }).then(
    () => null,
    // A file named in the document may be missing.
    (error) =>
      error === known || ['ENOENT', 'commander.helpDisplayed'].includes(error.code)
        ? null
        : error.message,
  );
}

test('every line of every block is valid shell, and its commands and options exist', async () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const wrong: (string | null)[] = [];
  let commands = 0;
  for (const line of shellBlocks.flatMap(({ lines }) => lines)) {
    execFileSync('bash', ['-n', '-c', line]);
    for (const [, name = ''] of line.matchAll(/npm run ([\w-]+)/g))
      wrong.push(name in scripts ? null : `${line}: no script ${name}`);
    for (const words of adminCommands(line)) {
      commands += 1;
      wrong.push(await refused(words));
    }
  }
  expect(commands).toBeGreaterThan(8);
  expect(wrong.filter((each) => each !== null)).toEqual([]);
  expect(await refused(['club', 'add', 'North', '--colour', 'red'])).toContain('--colour');
  expect(await refused(['clubs', 'add', 'North'])).toContain('clubs');
});
