import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readEnvironment } from './environment.ts';

test('an empty environment gives a service for this machine alone, with the demo', () => {
  expect(readEnvironment({ PORT: '', DATABASE_URL: ' ' })).toEqual({
    port: 4173,
    host: '127.0.0.1',
    dataDir: resolve('.data'),
    demo: true,
    jobs: true,
    rateLimit: { requests: 1_200, posts: 60, failedKeys: 120 },
    trustProxy: false,
    serviceOrigins: [],
  });
});

test('every variable is read', () => {
  const settings = readEnvironment({
    PORT: '0',
    HOST: '0.0.0.0',
    DATA_DIR: '/somewhere',
    DATABASE_URL: 'postgres://user:secret@db/boxout',
    UPSTREAM_URL: 'https://stats.example/api',
    REPLY_MAP: 'map.json',
    DEMO: 'off',
    DEMO_API_KEY: 'a-key-of-20-letters-',
    JOBS: 'off',
    RATE_LIMIT: '100',
    TRUST_PROXY: '1',
    SERVICE_ORIGINS: 'https://stats.example/, http://127.0.0.1:4173,https://stats.example:443',
  });
  expect(settings).toMatchObject({
    port: 0,
    host: '0.0.0.0',
    dataDir: '/somewhere',
    databaseUrl: 'postgres://user:secret@db/boxout',
    demo: false,
    replyMap: resolve('map.json'),
    demoApiKey: 'a-key-of-20-letters-',
    jobs: false,
    rateLimit: { requests: 100, posts: 5, failedKeys: 10 },
    trustProxy: true,
    serviceOrigins: ['https://stats.example', 'http://127.0.0.1:4173'],
  });
  expect(settings.upstreamUrl?.href).toBe('https://stats.example/api');
  expect(readEnvironment({ RATE_LIMIT: 'off' }).rateLimit).toBe('off');
});

test.each([
  ...['1', 'true', 'YES', 'on'].map((value) => [value, true] as const),
  ...['', '0', 'false', 'No', 'off'].map((value) => [value, false] as const),
])('TRUST_PROXY=%s counts as %s', (value, expected) => {
  expect(readEnvironment({ TRUST_PROXY: value }).trustProxy).toBe(expected);
});

test.each([
  ['PORT', '80a'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['DATABASE_URL', 'mysql://user:secret@db'],
  ['UPSTREAM_URL', 'file:///etc/secret'],
  ['UPSTREAM_URL', 'stats.example/secret'],
  ['DEMO_API_KEY', 'nineteen-characters'],
  ['RATE_LIMIT', '0'],
  ['RATE_LIMIT', 'lots'],
  ['DEMO', 'maybe'],
  ['JOBS', '2'],
  ['TRUST_PROXY', 'loopback'],
  ['SERVICE_ORIGINS', 'http://secret.example'],
  ['SERVICE_ORIGINS', 'https://stats.example/secret'],
  ['SERVICE_ORIGINS', 'https://user:secret@stats.example'],
  ['SERVICE_ORIGINS', 'https://*.secret.example'],
  ['SERVICE_ORIGINS', "https://secret.example;script-src'self'"],
  ['SERVICE_ORIGINS', 'https://stats.example:99999'],
  ['SERVICE_ORIGINS', 'stats.example'],
])('%s=%s is refused by name, without the value', (name, value) => {
  const read = () => readEnvironment({ [name]: value });
  expect(read).toThrow(new RegExp(`^${name} must be`));
  expect(read).not.toThrow(/secret/);
});
