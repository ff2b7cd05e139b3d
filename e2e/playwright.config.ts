import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findChromium } from './chromium.ts';

/** Tests that take half a minute or more start first: one of them started last would leave the other workers idle. */
const longest =
  /(adding-at-once|device-files|device-static|service-process|static|wrong-keys)\.e2e\.ts$/;

export default defineConfig({
  testDir: '.',
  projects: [
    { name: 'longest', testMatch: longest },
    { name: 'others', testMatch: '*.e2e.ts', testIgnore: longest },
  ],
  globalSetup: './fixtures/demo-folder.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: true,
  // One more than processors: a test waits for a third of its time.
  workers: availableParallelism() + 1,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block',
    // A trace doubles the time of opening a page: `--trace on` makes one on demand.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findChromium(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
});
