import { resolve } from 'node:path';
import { type RateLimit, usualRateLimit } from './http/rate-limit.ts';

export type Settings = ReturnType<typeof readEnvironment>;

/** An invalid variable; the message names it and what it must be. */
export class EnvironmentError extends Error {}

/** Reads the settings from environment variables; an empty one counts as not set. Throws EnvironmentError. */
export function readEnvironment(variables: Record<string, string | undefined>) {
  const read = (name: string) => variables[name]?.trim() || undefined;
  const replyMap = read('REPLY_MAP');
  const port = Number(read('PORT') ?? 4173);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new EnvironmentError('PORT must be a whole number from 0 to 65535 (0 takes a free one)');
  }
  return {
    port,
    host: read('HOST') ?? '127.0.0.1',
    dataDir: resolve(read('DATA_DIR') ?? '.data'),
    // Set if the rows are in a Postgres instead of in `dataDir`.
    databaseUrl: readUrl('DATABASE_URL', read('DATABASE_URL'), ['postgres:', 'postgresql:'])?.text,
    // Set if another service answers `/v1`: an origin, perhaps with a path before `/v1`.
    upstreamUrl: readUrl('UPSTREAM_URL', read('UPSTREAM_URL'), ['http:', 'https:'])?.url,
    // The file that maps another service's replies.
    replyMap: replyMap && resolve(replyMap),
    demo: readSwitch('DEMO', read('DEMO'), true),
    demoApiKey: readDemoKey(read('DEMO_API_KEY')),
    jobs: readSwitch('JOBS', read('JOBS'), true),
    rateLimit: readRateLimit(read('RATE_LIMIT')),
    // Whether the last address of X-Forwarded-For is the caller's.
    trustProxy: readSwitch('TRUST_PROXY', read('TRUST_PROXY'), false),
    // Origins of other services that the page may call with the key.
    serviceOrigins: readOrigins(read('SERVICE_ORIGINS')),
  };
}

/** Characters of a key that an Authorization header can carry (RFC 6750: b64token). */
function readDemoKey(value: string | undefined): string | undefined {
  if (value === undefined || /^(?=.{20,512}$)[A-Za-z0-9\-._~+/]+=*$/.test(value)) return value;
  throw new EnvironmentError(
    'DEMO_API_KEY must be 20 to 512 letters, digits and - . _ ~ + / since it is sent in a header',
  );
}

function readSwitch(name: string, value: string | undefined, usual: boolean): boolean {
  const word = value?.toLowerCase();
  if (word === undefined) return usual;
  if (['on', '1', 'yes', 'true'].includes(word)) return true;
  if (['off', '0', 'no', 'false'].includes(word)) return false;
  throw new EnvironmentError(`${name} must be "on" or "off"`);
}

function readRateLimit(value: string | undefined): RateLimit {
  if (value === undefined) return usualRateLimit;
  if (value === 'off') return 'off';
  const requests = Number(value);
  if (!Number.isInteger(requests) || requests < 1) {
    throw new EnvironmentError(
      'RATE_LIMIT must be "off" or the calls a minute of one key, at least 1',
    );
  }
  const share = requests / usualRateLimit.requests;
  return {
    requests,
    posts: Math.ceil(share * usualRateLimit.posts),
    failedKeys: Math.ceil(share * usualRateLimit.failedKeys),
  };
}

/** https, or http on this machine. The characters are checked because an origin goes into a header and into HTML. */
const origin = /^(https:\/\/[a-z0-9.-]+|https?:\/\/(localhost|127\.0\.0\.1|\[::1\]))(:\d{1,5})?$/;

function readOrigins(value: string | undefined): string[] {
  const origins = (value ?? '').split(',').map((text) => text.trim().replace(/\/$/, ''));
  const given = origins.filter((text) => text !== '');
  if (!given.every((text) => origin.test(text) && URL.canParse(text))) {
    throw new EnvironmentError(
      'SERVICE_ORIGINS must be origins such as https://stats.example, separated by commas (http:// on this machine only)',
    );
  }
  return [...new Set(given.map((text) => new URL(text).origin))];
}

/** The message does not repeat the value, which may have a password. */
function readUrl(name: string, text: string | undefined, protocols: string[]) {
  if (text === undefined) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !protocols.includes(url.protocol)) {
    const schemes = protocols.map((protocol) => `${protocol}//`).join(' or ');
    throw new EnvironmentError(`${name} must be an address that begins with ${schemes}`);
  }
  return { text, url };
}
