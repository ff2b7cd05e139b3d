import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const service = process.env.SERVICE_URL ?? 'http://127.0.0.1:4173';

/** `vite build` makes the dashboard; `vite build --ssr src/service/main.ts` makes the service. */
export default defineConfig(({ isSsrBuild }) =>
  isSsrBuild
    ? {
        publicDir: false,
        build: {
          outDir: 'dist/service',
          target: 'node20',
          sourcemap: true,
        },
      }
    : {
        plugins: [react()],
        build: { outDir: 'dist/dashboard', target: 'baseline-widely-available' },
        server: { port: 5173, proxy: { '/v1': service, '/openapi.json': service } },
      },
);
