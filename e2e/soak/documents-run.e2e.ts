import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test as plain } from '@playwright/test';
import { present } from '../../src/service/testing/present.ts';
import { twoMatches } from '../fixtures/add-page.ts';
import { freePort } from '../fixtures/service.ts';
import { shellBlocks } from '../fixtures/shell-blocks.ts';

/* Runs the `sh` blocks of the documents line by line in a fresh copy of the sources, like a reader. */

const wanted = shellBlocks.filter(({ reason }) => reason === null);

/** A copy of the sources in git with a match file, and a new user's environment. */
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

/** Runs a line until it ends, or until it is a ready service, whose process is returned. Throws a failed line's output. */
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

test('every shell block of the documents runs unchanged in a fresh copy', async ({ copy }) => {
  test.setTimeout(1_200_000);
  expect(wanted.length).toBeGreaterThan(3);
  for (const { lines } of wanted) {
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
