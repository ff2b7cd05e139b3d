import { lingui } from '@lingui/vite-plugin';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Pages import the catalogues of their words.
  plugins: [lingui()],
  test: {
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
    setupFiles: ['src/dashboard/testing/english.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
