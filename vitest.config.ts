import { lingui } from '@lingui/vite-plugin';
import { defineConfig } from 'vitest/config';

/** What `npm run mutation` holds each mutant against: small and fast, since each is a run of its own. */
const mutationTests = [
  'src/contract/*.test.ts',
  'src/service/api-key.test.ts',
  'src/service/http/{authentication,key-owner}.test.ts',
  'src/insights/state.test.ts',
  'src/dashboard/api/{api-client,api-error,read-by-schema,read-envelope,read-tolerantly}.test.ts',
];

export default defineConfig({
  // Pages import the catalogues of their words.
  plugins: [lingui({ configPath: 'src/dashboard/i18n/lingui.config.ts' })],
  test: {
    include: process.env.STRYKER_MUTATOR_WORKER
      ? mutationTests
      : ['src/**/*.test.ts', 'src/**/*.test.tsx'],
    globalSetup: ['src/service/testing/template.ts'],
    setupFiles: ['src/dashboard/testing/english.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
