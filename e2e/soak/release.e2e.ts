import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test as plain } from '@playwright/test';
import { printFigure } from '../../src/testing/share.ts';
import { type RunningService, reportingUsage, startService, usageOf } from '../fixtures/service.ts';

const run = promisify(execFile);

/** Every file and folder below one, with size in bytes and mode. */
async function below(folder: string) {
  const names = await readdir(folder, { recursive: true });
  return await Promise.all(
    names.map(async (name) => {
      const found = await stat(join(folder, name));
      return { name, mode: found.mode, size: found.isFile() ? found.size : 0 };
    }),
  );
}

/** A folder with only a release in it, installed like `npm install --global`. */
const test = plain.extend<{ folder: string }>({
  // On a busy machine installing takes longer than the default timeout.
  folder: [
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'boxout-release-'));
      try {
        const packed = await run('npx', ['tsx', 'packaging/release.ts', folder]);
        const global = ['--global', '--prefix', join(folder, 'installed')];
        const quick = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
        await run('npm', ['install', ...global, ...quick, packed.stdout.trim()], { cwd: folder });
        await use(folder);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    { timeout: 240_000 },
  ],
});

test('a release, installed in an empty folder, starts there and takes commands', async ({
  folder,
}) => {
  test.setTimeout(240_000);
  const program = join(folder, 'installed/bin/boxout');
  const boxout = async (...words: string[]) =>
    (await run(process.execPath, [program, ...words], { cwd: folder })).stdout;
  const manifest = JSON.parse(await readFile('package.json', 'utf8'));
  expect(await boxout('--version')).toBe(`${manifest.version}\n`);
  expect(await boxout('--help')).toContain('DATA_DIR (.data in the current folder)');

  const began = performance.now();
  const service = await startService({ DEMO: 'off', DATA_DIR: '' }, folder, [reportingUsage], {
    program,
    cwd: folder,
  });
  const ready = (performance.now() - began) / 1000;
  try {
    await answers(service, boxout);
    const installed = await below(join(folder, 'installed'));
    const size = installed.reduce((sum, file) => sum + file.size, 0) / 1e6;
    const { peak } = await usageOf(service.process);
    printFigure('an installed release', `${size.toFixed(0)} MB`, '200 MB');
    printFigure('a release is ready, in an empty folder', `${ready.toFixed(1)} s`, '5 s');
    printFigure('memory of a release with one club', `${(peak / 1e6).toFixed(0)} MB`, '400 MB');
    expect(size).toBeLessThan(200);
    expect(peak / 1e6).toBeLessThan(400);
    expect(ready).toBeLessThan(5);
    const open = (await below(join(folder, '.data'))).filter(({ mode }) => (mode & 0o077) !== 0);
    expect(open.map(({ name }) => name)).toEqual([]);
  } finally {
    await service.stop();
  }
  expect(service.process.exitCode).toBe(0);

  const packages = await readdir(join(folder, 'installed/lib/node_modules/boxout/node_modules'));
  expect(packages).toEqual(expect.arrayContaining(['hono', 'pg', 'pino']));
  const tools = ['vite', 'tsx', 'esbuild', 'react', 'typescript', '@types', '@playwright'];
  expect(packages.filter((name) => tools.includes(name))).toEqual([]);
});

/** Opens pages, and runs commands meanwhile. */
async function answers(service: RunningService, boxout: (...words: string[]) => Promise<string>) {
  expect(service.printed()).toContain('boxout admin key add CLUB');
  const added = await boxout('admin', 'club', 'add', 'North', '--json');
  expect(added.trimEnd()).not.toContain('\n');
  expect(JSON.parse(added)).toEqual({ club: { id: expect.any(String), name: 'North' } });
  const page = await fetch(service.url);
  expect(page.headers.get('content-type')).toContain('text/html');
  const [, script = ''] = /<script[^>]* src="([^"]+\.js)"/.exec(await page.text()) ?? [];
  expect((await fetch(new URL(script, service.url))).status).toBe(200);
}
