/// <reference types="vitest/config" />
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { lingui } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { headScript } from './src/dashboard/app/head-script-plugin.ts';

const service = process.env.SERVICE_URL ?? 'http://127.0.0.1:4173';

/**
 * Which modules share a file, the first group that fits taking a module with all that it imports: what the start needs
 * is one file, a match's first tab another, what other pages draw with a third, and what three of them share a fourth.
 * Charts stay out of all of them. Without `common` the insights are 21 files instead of 6, 22 kB less, and come after 5.3 s
 * instead of 3.1 (cold, slow 4G, medians of 8): a browser asks a host for six files at a time.
 */
const sharedFiles = [
  { name: 'app', tags: ['$initial' as const], priority: 4 },
  { name: 'match', test: /app\/MatchRoute\./, priority: 3 },
  {
    name: 'pages',
    test: /season\/([Mm]argins|near-matches)\.|device\/worker-messages\.|ForRecorder|TeamMatches|figures\/playing-time|passphrase|match-text|useMutation|useQueries|use-roving-focus|ui\/(Card|DialogButton|Fields|ErrorBoundary)\./,
    priority: 2,
  },
  // What only a service of other words needs, which no page must wait for.
  {
    name: 'reading',
    test: /src\/foreign\/(?!read-(by-schema|tolerantly))|contract\/(vocabulary|plain-name)\./,
    priority: 2,
  },
  {
    name: 'common',
    test: /src\/(dashboard\/(?!sheet)|basketball|contract|foreign)/,
    minShareCount: 3,
    priority: 1,
  },
];

/** Short names of files: the start names them all. */
const fileNames = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
};

const translations = lingui({
  configPath: 'src/dashboard/i18n/lingui.config.ts',
  failOnCompileError: true,
});

/** What `npm run mutation` holds each mutant against: small and fast, since each is a run of its own. */
const mutationTests = [
  'src/contract/*.test.ts',
  'src/service/api-key.test.ts',
  'src/service/http/{authentication,key-owner}.test.ts',
  'src/insights/state.test.ts',
  'src/dashboard/api/{api-client,api-error,read-envelope}.test.ts',
  'src/foreign/{read-by-schema,read-tolerantly}.test.ts',
];

/** Tests of half a minute in short files. */
const longTests =
  /\/(one-season|pages|names-that-leave|one-match|document-store|care|convert|convert-killed|erase|erasure-faults|hostile-shapes|boxout|writing|adding-bodies|kill-at-random)\.test\.tsx?$/;

/** Starts long tests first: Vitest starts large files first, and a long test in a short file would run alone at the end. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const order = ({ project, moduleId }: TestSpecification) =>
      `${project.name} ${longTests.test(moduleId) ? 'first' : 'then'}`;
    return sorted.toSorted((a, b) => order(a).localeCompare(order(b)));
  }
}

/** What Vitest runs: components, which need a document, in workers without other tests. */
const test = {
  projects: [
    {
      extends: true as const,
      test: {
        name: 'node',
        include: process.env.STRYKER_MUTATOR_WORKER ? mutationTests : ['src/**/*.test.ts'],
        globalSetup: ['src/service/testing/global-setup.ts'],
      },
    },
    {
      extends: true as const,
      test: {
        name: 'document',
        include: process.env.STRYKER_MUTATOR_WORKER ? [] : ['src/**/*.test.tsx'],
        environment: 'jsdom' as const,
      },
    },
  ],
  setupFiles: ['src/dashboard/testing/english.ts'],
  sequence: { sequencer: LongFirst },
  // No module of the source holds a state that a test could leave behind: read once a worker, they take half the time.
  isolate: false,
  // Much of a service's test is waiting: one more than processors.
  maxWorkers: availableParallelism() + 1,
  // Of the default second a busy machine leaves too little for a match to be stored.
  expect: { poll: { timeout: 30_000 } },
  testTimeout: 60_000,
  hookTimeout: 120_000,
};

/** `vite build` makes the dashboard; `vite build --ssr` makes the service and the command of a release. */
export default defineConfig(({ isSsrBuild }) => {
  if (process.env.VITEST) return { plugins: [translations], test };
  return isSsrBuild
    ? {
        publicDir: false,
        build: {
          outDir: 'dist/service',
          target: 'node20',
          sourcemap: true,
          rolldownOptions: {
            input: [
              'src/service/main.ts',
              'src/service/boxout.ts',
              'src/service/reading/read-worker.ts',
            ],
            output: { chunkFileNames: '[name]-[hash:7].js' },
          },
        },
      }
    : {
        plugins: [react(), translations, headScript(), packedFiles(), clubWorker(), offlineShell()],
        // A path with '/' at both ends, where a static host has the dashboard elsewhere than at its root.
        base: process.env.BASE ?? '/',
        build: {
          outDir: 'dist/dashboard',
          target: 'baseline-widely-available',
          // The script in the head has a page's files brought side by side.
          modulePreload: false,
          rolldownOptions: {
            output: { ...fileNames, codeSplitting: { groups: sharedFiles } },
            // On a busy machine the build would complain of its plugins' pace to whoever starts it.
            checks: { bundlerTimings: false },
          },
        },
        worker: { format: 'es', rolldownOptions: { output: fileNames } },
        server: {
          port: 5173,
          proxy: { '/v1': service, '/import': service, '/openapi.json': service },
        },
      };
});

/**
 * The service worker keeps the built files, and index.html for when the network fails. Nothing of `/v1`, nor any
 * address of a page, is ever in a cache: what a key opened is kept elsewhere, and only where the coach asked for it.
 */
function offlineShell() {
  return VitePWA({
    registerType: 'prompt',
    injectRegister: false,
    manifest: false,
    workbox: {
      globPatterns: ['**/*.{html,js,css,svg,png,webmanifest,woff2}'],
      globIgnores: ['keep-page.js', 'assets/worker-*.js'],
      importScripts: ['keep-page.js'],
      clientsClaim: true,
      cleanupOutdatedCaches: true,
      // The kept page at once, and a fresh one kept for the next time: its headers may change where its text does not, and
      // then a page of the build's files alone would never hear of it.
      navigateFallback: null,
      runtimeCaching: [
        {
          urlPattern: ({ request, sameOrigin, url }) =>
            sameOrigin &&
            request.mode === 'navigate' &&
            !/^\/(v1|openapi\.json|healthz)(\/|$)/.test(url.pathname),
          handler: 'StaleWhileRevalidate',
          options: {
            cacheName: 'page',
            precacheFallback: { fallbackURL: 'index.html' },
            plugins: [{ cacheKeyWillBeUsed: async () => 'index.html' }],
          },
        },
        // Kept by the first use of a club on this device: a coach with a key never loads it.
        {
          urlPattern: ({ sameOrigin, url }) =>
            sameOrigin && /\/assets\/worker-[\w-]+\.js$/.test(url.pathname),
          handler: 'CacheFirst',
          options: { cacheName: 'device' },
        },
      ],
    },
  });
}

/** Tells the service worker the file of the worker in which clubs on this device live. */
function clubWorker(): Plugin {
  return {
    name: 'club-worker',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const files = await readdir(join(dir, 'assets'));
      const [worker, ...others] = files.filter((name) => /^worker-.*\.js$/.test(name));
      if (worker === undefined || others.length > 0) throw new Error('Which is the worker?');
      const file = join(dir, 'keep-page.js');
      const text = await readFile(file, 'utf8');
      await writeFile(file, text.replace('__CLUB_WORKER__', `assets/${worker}`));
    },
  };
}

/** Puts a brotli copy beside each built script and style sheet, at the best quality there is: packed once, sent often. */
function packedFiles(): Plugin {
  return {
    name: 'packed-files',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const folder = join(dir, 'assets');
      const files = (await readdir(folder)).filter((name) => /\.(js|css)$/.test(name));
      await Promise.all(
        files.map(async (name) => {
          const file = join(folder, name);
          await writeFile(`${file}.br`, await promisify(brotliCompress)(await readFile(file)));
        }),
      );
    },
  };
}
