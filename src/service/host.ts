import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { secureHeaders } from 'hono/secure-headers';
import { getPath } from 'hono/utils/url';
import { isPlainPath, sentPath } from './http/plain-path.ts';

/** What the host adds to its pages. */
export interface PageHints {
  /** Other services that the page may call; its policy allows them. */
  serviceOrigins?: readonly string[];
  /** A mapping of another service's replies, as JSON. */
  replyMap?: string | undefined;
}

const replyMapPath = '/reply-map.json';

/** Answers requests: the service, the proxy to another one, or the host around either. */
export interface Handler {
  fetch(request: Request, env: object): Response | Promise<Response>;
}

const apiPath = /^\/((v1|import)(\/.*)?|openapi\.json|healthz)$/;

/** Files of the build or of public/. Any other path is a page. */
const assetPath = /^\/assets\/|\.(js|css|map|svg|png|ico|webmanifest|json|txt|woff2|html)$/;

/**
 * Serves the built dashboard and passes the API's paths on to `api`. A page's address gets index.html; a missing asset gets
 * 404, so that a page of an older build notices. An ambiguous path goes to `api`, which answers 404.
 */
export function createHost(api: Handler, pageFolder: string, hints: PageHints = {}): Handler {
  const pages = createPages(api, pageFolder, hints);
  return {
    fetch(request, env) {
      const reading = request.method === 'GET' || request.method === 'HEAD';
      const isPage = isPlainPath(sentPath(request.url)) && !apiPath.test(getPath(request));
      return (reading && isPage ? pages : api).fetch(request, env);
    },
  };
}

/** The pages and their files; `api` answers all other paths. */
function createPages(
  api: Handler,
  pageFolder: string,
  { serviceOrigins = [], replyMap }: PageHints,
): Hono<{ Bindings: object }> {
  const host = new Hono<{ Bindings: object }>();
  const index = join(pageFolder, 'index.html');
  if (!existsSync(index)) {
    host.use(pageHeaders(serviceOrigins, []));
    return host.get('*', (c) => c.text('The dashboard is not built yet: npm run build\n', 404));
  }
  const metas = [
    `<meta name="service-origins" content="${serviceOrigins.join(' ')}" />`,
    ...(replyMap === undefined ? [] : [`<meta name="reply-map" content="${replyMapPath}" />`]),
  ];
  const page = readFileSync(index, 'utf8').replace('</head>', `${metas.join('')}</head>`);
  host.use(pageHeaders(serviceOrigins, inlineScriptHashes(page)), compress());
  if (replyMap !== undefined) {
    const headers = { 'Cache-Control': 'no-cache', 'Content-Type': 'application/json' };
    host.get(replyMapPath, (c) => c.body(replyMap, 200, headers));
  }
  host.use(async (c, next) => {
    if (assetPath.test(c.req.path) && c.req.path !== '/index.html') return next();
    c.header('Cache-Control', 'no-cache');
    return c.html(page);
  });
  host.use(async (c, next) => {
    await next();
    const hashed = c.req.path.startsWith('/assets/');
    if (c.res.ok)
      c.header('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
  });
  host.use(serveStatic({ root: pageFolder, precompressed: true }));
  host.all('*', (c) => api.fetch(c.req.raw, c.env));
  return host;
}

/** The SHA-256 of each inline script of a page, as its policy names them. */
export function inlineScriptHashes(page: string): string[] {
  const scripts = page.matchAll(/<script>(.*?)<\/script>/gs);
  return [...scripts].map(([, text = '']) => {
    const hash = createHash('sha256').update(text).digest('base64');
    return `'sha256-${hash}'`;
  });
}

/**
 * A page's policy, by directive: only its own origin (data also from allowed services), inline scripts only by hash, no inline
 * style and no frame.
 */
export function pagePolicy(serviceOrigins: readonly string[], scriptHashes: readonly string[]) {
  const own = ["'self'"];
  const nothing = ["'none'"];
  return {
    defaultSrc: nothing,
    scriptSrc: [...own, ...scriptHashes],
    styleSrc: own,
    imgSrc: own,
    fontSrc: own,
    connectSrc: [...own, ...serviceOrigins],
    manifestSrc: own,
    workerSrc: own,
    baseUri: nothing,
    formAction: nothing,
    frameAncestors: nothing,
  };
}

function pageHeaders(serviceOrigins: readonly string[], scriptHashes: readonly string[]) {
  return secureHeaders({
    contentSecurityPolicy: pagePolicy(serviceOrigins, scriptHashes),
    xFrameOptions: 'DENY',
    referrerPolicy: 'no-referrer',
    // The service speaks plain HTTP; the proxy that adds TLS decides on HSTS.
    strictTransportSecurity: false,
  });
}
