import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findChromium } from './chromium.ts';

export default defineConfig({
  testDir: '.',
  projects: [
    { name: 'browser', testMatch: '*.e2e.ts', testIgnore: ['soak/**', 'other-browsers/**'] },
    { name: 'soak', testMatch: 'soak/*.e2e.ts' },
  ],
  globalSetup: './fixtures/demo-folder.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: true,
  // One more than CPUs: a test waits for a third of its time.
  workers: availableParallelism() + 1,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block',
    // A trace doubles the time to open a page: use `--trace on` when needed.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findChromium(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
});
