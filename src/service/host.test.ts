import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHost } from './host.ts';

const folder = mkdtempSync(join(tmpdir(), 'boxout-host-'));
const api = {
  fetch: (request: Request) =>
    new Response(`api ${request.method} ${new URL(request.url).pathname}`, { status: 404 }),
};
let get: (path: string, init?: RequestInit) => Promise<Response>;

beforeAll(() => {
  mkdirSync(join(folder, 'page/assets'), { recursive: true });
  writeFileSync(join(folder, 'page/index.html'), '<head><title>Page</title></head>');
  writeFileSync(join(folder, 'page/assets/main-abc123.js'), 'main();');
  writeFileSync(join(folder, 'page/assets/main-abc123.js.br'), brotliCompressSync('main();'));
  writeFileSync(join(folder, 'page/icon.svg'), '<svg/>');
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  const host = createHost(api, join(folder, 'page'));
  get = async (path, init) => host.fetch(new Request(`http://host${path}`, init), {});
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each(['/', '/index.html', '/teams/7', '/matches/7/insights', '/v1beta'])(
  '%s is a page, under a strict policy',
  async (path) => {
    const { status, headers, ...response } = await pick(get(path));
    expect(status).toBe(200);
    expect(response.text).toContain('<title>Page');
    expect(headers.get('Content-Type')).toMatch(/^text\/html/);
    expect(headers.get('Cache-Control')).toBe('no-cache');
    const policy = headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|\*/);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Referrer-Policy')).toBe('no-referrer');
  },
);

test('other services that the page may call are in its policy and in the page', async () => {
  const origins = ['https://stats.example', 'http://127.0.0.1:4173'];
  const host = createHost(api, join(folder, 'page'), { serviceOrigins: origins });
  const { headers, text } = await pick(host.fetch(new Request('http://host/'), {}));
  expect(text).toContain(`<meta name="service-origins" content="${origins.join(' ')}" /></head>`);
  expect(headers.get('Content-Security-Policy')).toContain(
    `connect-src 'self' ${origins.join(' ')};`,
  );
  expect((await pick(get('/'))).text).toContain('<meta name="service-origins" content="" />');
});

test('an inline script of the build runs, known by its hash; no other is in the policy', async () => {
  const script = 'early();';
  mkdirSync(join(folder, 'inline'));
  writeFileSync(join(folder, 'inline/index.html'), `<head><script>${script}</script></head>`);
  const host = createHost(api, join(folder, 'inline'));
  const policy = (await host.fetch(new Request('http://host/'), {})).headers.get(
    'Content-Security-Policy',
  );
  const hash = createHash('sha256').update(script).digest('base64');
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
  expect((await get('/')).headers.get('Content-Security-Policy')).toContain("script-src 'self';");
});

test('where the build left a brotli copy of an asset, that is sent to whom takes it', async () => {
  const packed = await get('/assets/main-abc123.js', {
    headers: { 'Accept-Encoding': 'gzip, br' },
  });
  expect(packed.headers.get('Content-Encoding')).toBe('br');
  expect(packed.headers.get('Content-Type')).toMatch(/javascript/);
  expect(packed.headers.get('Cache-Control')).toContain('immutable');
  expect(packed.headers.get('Vary')).toContain('Accept-Encoding');
  expect(brotliDecompressSync(await packed.arrayBuffer()).toString()).toBe('main();');
  expect((await get('/assets/main-abc123.js')).headers.get('Content-Encoding')).toBeNull();
});

test('a hashed asset is cached for ever, another file is revalidated', async () => {
  const asset = await pick(get('/assets/main-abc123.js'));
  expect(asset.text).toBe('main();');
  expect(asset.headers.get('Content-Type')).toMatch(/javascript/);
  expect(asset.headers.get('Cache-Control')).toContain('immutable');
  expect((await get('/icon.svg')).headers.get('Cache-Control')).toBe('no-cache');
});

test.each(['/assets/gone-123.js', '/gone.css', '/secret.txt', '/assets/..%2f..%2fsecret.txt'])(
  '%s is 404, never a page and never another file',
  async (path) => {
    const { status, text } = await pick(get(path));
    expect(status).toBe(404);
    expect(text).toMatch(/^api GET/);
  },
);

test.each([
  '/%0a',
  '//v1',
  '//v1/clubs',
  '/.env',
  '/.git/config',
  '/%2eenv',
  '/%252e%252e/secret.txt',
  '/..;/v1/clubs',
  '/v1%2fclubs',
  '/matches/%00',
  '/matches/%zz',
  '/matches/a%5c..%5cb',
])('%s is left to the API, which has no such path', async (path) => {
  const { status, text } = await pick(get(path));
  expect(status).toBe(404);
  expect(text).toMatch(/^api GET/);
});

test.each(['/matches/n%C3%BAmero%207', '/matches/100%25', '/teams/7?tab=.env'])(
  '%s is a page: names of other services hold such letters',
  async (path) => {
    expect((await pick(get(path))).text).toContain('<title>Page');
  },
);

test('a mapping that the host gives is announced in the page, and sent unchanged', async () => {
  const replyMap = '{"version":1}';
  const host = createHost(api, join(folder, 'page'), { replyMap });
  const page = await pick(host.fetch(new Request('http://host/'), {}));
  expect(page.text).toContain('<meta name="reply-map" content="/reply-map.json" />');
  const { headers, text } = await pick(host.fetch(new Request('http://host/reply-map.json'), {}));
  expect(text).toBe(replyMap);
  expect(headers.get('Content-Type')).toBe('application/json');
  expect((await get('/')).status).toBe(200);
  expect((await pick(get('/'))).text).not.toContain('reply-map');
  expect((await get('/reply-map.json')).status).toBe(404);
});

test.each(['/v1', '/v1/clubs', '/import', '/import/looks', '/openapi.json', '/healthz'])(
  '%s is the API',
  async (path) => {
    expect((await pick(get(path))).text).toBe(`api GET ${path}`);
  },
);

test('what does not read is never answered with a page', async () => {
  expect((await pick(get('/teams/7', { method: 'POST' }))).text).toBe('api POST /teams/7');
});

test('without a build it says what to type', async () => {
  const host = createHost(api, join(folder, 'none'));
  const response = await host.fetch(new Request('http://host/'), {});
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('npm run build');
});

async function pick(answer: Response | Promise<Response>) {
  const { status, headers } = await answer;
  return { status, headers, text: await (await answer).text() };
}
