import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, test as plain } from '@playwright/test';
import type { Command } from 'commander';
import { adminProgram } from '../src/service/admin/program.ts';
import { present } from '../src/service/testing/present.ts';
import { times } from '../src/testing/share.ts';
import { twoMatches } from './fixtures/add-page.ts';
import { copyDemo, freePort } from './fixtures/service.ts';

/*
 * Runs the `sh` blocks of the documents in a fresh copy of the sources, line by line, as a reader would. A block that can't
 * be run here has `<!-- not run: REASON -->` in the line before it. The short run installs and builds nothing: its copy links
 * to the packages and the build of this clone.
 */

const isWhole = times(0, 1) === 1;

interface Block {
  document: string;
  lines: string[];
  /** Why it is not run; null for a block that is. */
  reason: string | null;
}

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync('docs')
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

function blocksOf(document: string): Block[] {
  const pattern = /(?:<!-- not run: (.*) -->\n)?```(?:sh|bash|shell)\n([\s\S]*?)```/g;
  return [...readFileSync(document, 'utf8').matchAll(pattern)].map(([, reason, text = '']) => ({
    document,
    lines: text.split('\n').filter((line) => line.trim() !== ''),
    reason: reason ?? null,
  }));
}

const blocks = documents.flatMap(blocksOf);
const wanted = blocks.filter(({ reason }) => reason === null);

/** What the short run runs of a block: nothing of one that installs a release, and of the others all but `npm ci`. */
function withoutInstalling(block: Block): Block {
  const installs = block.lines.some((line) => line.startsWith('npm install'));
  const lines = block.lines.map((line) => line.replace(/^npm ci( && |$)/, ''));
  return { ...block, lines: installs ? [] : lines.filter((line) => line !== '') };
}

/** A copy of the sources as git knows them, with a match file, and the environment of somebody who starts there. */
const test = plain.extend<{ copy: { folder: string; env: NodeJS.ProcessEnv } }>({
  copy: [
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'boxout-documents-'));
      const sources = join(folder, 'sources');
      const listed = execFileSync(
        'git',
        ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
        { encoding: 'utf8' },
      );
      for (const path of listed.split('\0').filter(Boolean)) {
        mkdirSync(dirname(join(sources, path)), { recursive: true });
        cpSync(path, join(sources, path));
      }
      const { files } = twoMatches('Lakeside BC', 'Somebody Else');
      writeFileSync(join(sources, 'data.json'), present(files[0]).text);
      if (!isWhole) {
        symlinkSync(resolve('node_modules'), join(sources, 'node_modules'));
        cpSync('dist', join(sources, 'dist'), { recursive: true });
        await copyDemo(join(sources, '.data'));
      }
      const global = join(folder, 'global');
      const { NODE_ENV, ...env } = process.env;
      await use({
        folder: sources,
        env: {
          ...env,
          PORT: String(await freePort()),
          PATH: `${join(global, 'bin')}:${process.env.PATH}`,
          npm_config_prefix: global,
          npm_config_prefer_offline: 'true',
          npm_config_audit: 'false',
          npm_config_fund: 'false',
        },
      });
      rmSync(folder, { recursive: true, force: true });
    },
    { timeout: 120_000 },
  ],
});

/** Runs a line until it ends, or until it is a service that is ready: that one is returned. Throws what a failed one printed. */
function run(line: string, cwd: string, env: NodeJS.ProcessEnv): Promise<ChildProcess | null> {
  const child = spawn('bash', ['-ec', line], { cwd, env, detached: true, stdio: 'pipe' });
  let printed = '';
  return new Promise((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      printed += chunk.toString();
      if (printed.includes('Boxout is ready')) resolve(child);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('close', (code) => {
      if (code === 0) resolve(null);
      else reject(new Error(`${line} ended with ${code}:\n${printed}`));
    });
  });
}

async function stop(service: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => service.once('close', resolve));
  process.kill(-(service.pid ?? 0), 'SIGTERM');
  await ended;
}

test('the blocks that are not run are these', () => {
  const left = blocks.filter(({ reason }) => reason !== null);
  for (const { document, lines, reason } of left) {
    console.log(`not run: ${document}, "${lines[0]}": ${reason}`);
  }
  expect(left.map(({ reason }) => reason)).toEqual([
    'runs all tests, this one too',
    'needs root and systemd',
    'needs Docker',
  ]);
});

/** The words after `boxout admin` or `npm run admin --` in a line, one list for each of its commands. */
function adminCommands(line: string): string[][] {
  const commands = /(?:boxout admin|npm run admin --)((?: +(?:"[^"]*"|[^\s"&|;#]+))+)/g;
  return [...line.matchAll(commands)].map(([, words = '']) =>
    [...words.matchAll(/"([^"]*)"|\S+/g)].map(([word, quoted]) => quoted ?? word),
  );
}

/** The message with which the command line refuses the words of a command; null if it would carry them out. */
async function refused(words: string[]): Promise<string | null> {
  const known = new Error('known');
  const stop = async () => Promise.reject(known);
  const program = adminProgram({
    connect: stop,
    readFile: async () => Buffer.from('{}'),
    confirm: null,
    secrets: { environment: undefined, prompt: null, readFile: stop },
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
    // A file that the document names is not there.
    (error) =>
      error === known || ['ENOENT', 'commander.helpDisplayed'].includes(error.code)
        ? null
        : error.message,
  );
}

test('every line of every block is sound: the shell reads it, and its commands and options exist', async () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const wrong: (string | null)[] = [];
  let commands = 0;
  for (const line of blocks.flatMap(({ lines }) => lines)) {
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

test('every other shell block of the documents runs as it is, in a fresh copy', async ({
  copy,
}) => {
  test.setTimeout(1_200_000);
  expect(wanted.length).toBeGreaterThan(3);
  for (const { lines } of isWhole ? wanted : wanted.map(withoutInstalling)) {
    const services: ChildProcess[] = [];
    try {
      for (const line of lines) {
        const service = await run(line, copy.folder, copy.env);
        if (service !== null) services.push(service);
      }
    } finally {
      for (const service of services) await stop(service);
    }
  }
});
