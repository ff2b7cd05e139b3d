import { defineConfig } from '@playwright/test';

/** `npm run browsers`: journeys in browsers that Playwright can't drive. */
export default defineConfig({
  testDir: '.',
  projects: [{ name: 'firefox' }, { name: 'webkit' }],
  testMatch: '*.e2e.ts',
  globalSetup: '../fixtures/demo-folder.ts',
  outputDir: '../../test-results/other-browsers',
  forbidOnly: true,
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 30_000, toPass: { timeout: 30_000 } },
  reporter: [['list']],
});
