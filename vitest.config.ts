import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
    setupFiles: ['src/dashboard/testing/english.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
