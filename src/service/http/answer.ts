import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Context } from 'hono';
import { success } from '../../contract/envelope.ts';
import type { Language } from '../../contract/language.ts';
import { apiHeaders, jsonType } from './api-headers.ts';
import type { AppEnv } from './app-env.ts';

/** A GET's answer in the codings that callers asked for so far; each is made at its first call. */
export interface Answer {
  tag: string;
  /** The language of its words, where others can be asked for. */
  language?: Language;
  identity: Uint8Array;
  br?: Uint8Array;
  gzip?: Uint8Array;
}

type Coding = 'identity' | 'br' | 'gzip';

/** What fits into a packet or two is not worth packing. */
const smallest = 1_200;

/** Makes the answer that sends the data. Its tag is the same wherever the same body is made. */
export function answerOf({ data, language }: { data: object; language?: Language }): Answer {
  const identity = Buffer.from(JSON.stringify(success(data)));
  const tag = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  return language === undefined
    ? { tag, identity }
    : { tag: `${tag}-${language}`, language, identity };
}

/** An entity tag without quotes and coding; "" if invalid. */
const tagIn = (sent: string) => /^(?:W\/)?"([^",]*?)(?:-br|-gzip)?"$/.exec(sent)?.[1] ?? '';

/**
 * The entity tag by which `If-None-Match` names the answer, in any coding; null if it does not
 * (RFC 9110, section 13.1.2: compared weakly).
 */
export function knownAs({ tag }: Answer, ifNoneMatch: string | undefined): string | null {
  if (ifNoneMatch === undefined) return null;
  if (ifNoneMatch.trim() === '*') return `"${tag}"`;
  const sent = ifNoneMatch.split(',').find((one) => tagIn(one.trim()) === tag);
  return sent?.trim().replace('W/', '') ?? null;
}

/** 304 without a body. `etag` is what the caller called its copy. */
export function sendKnown(c: Context<AppEnv>, { language }: Answer, etag: string): Response {
  const headers = apiHeaders(c, language);
  headers.ETag = etag;
  return new Response(null, { status: 304, headers });
}

/** 200 with the body in the best coding that the caller takes. Makes that coding if it is the first to ask. */
export function send(c: Context<AppEnv>, answer: Answer): Response {
  const packs = answer.identity.byteLength >= smallest;
  const coding = packs ? codingFor(c.req.header('Accept-Encoding')) : 'identity';
  const headers = apiHeaders(c, answer.language);
  headers['Content-Type'] = jsonType['Content-Type'];
  headers.ETag = `"${answer.tag}"`;
  if (packs) headers.Vary += ', Accept-Encoding';
  if (coding !== 'identity') {
    headers['Content-Encoding'] = coding;
    headers.ETag = `"${answer.tag}-${coding}"`;
  }
  return new Response(bodyIn(coding, answer), { headers });
}

function bodyIn(coding: Coding, answer: Answer): Uint8Array {
  const made = answer[coding];
  if (made !== undefined) return made;
  const body = coding === 'br' ? brotli(answer.identity) : gzipSync(answer.identity);
  answer[coding] = body;
  return body;
}

/** Quality 5 packs better than gzip does; 11 saves another seventh, in seventy times the time. */
function brotli(json: Uint8Array): Uint8Array {
  return brotliCompressSync(json, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: json.byteLength,
    },
  });
}

/** RFC 9110, section 12.5.3, as far as it matters: a coding with weight 0 is not taken. */
function codingFor(acceptEncoding: string | undefined): Coding {
  if (acceptEncoding === undefined) return 'identity';
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(acceptEncoding)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(acceptEncoding) ? 'gzip' : 'identity';
}

/** Answers of GETs as long as nothing of their club changed. */
export type KeptAnswers = ReturnType<typeof keepAnswers>;

/**
 * An LRU cache of up to `limit` bytes of answers. `path` must name the
 * club, too. It needs no invalidation: each call brings the revision that it read.
 */
export function keepAnswers(limit: number) {
  // A Map keeps the order of insertion: a used entry moves to the end.
  const kept = new Map<string, { revision: string; answer: Answer; size: number }>();
  let total = 0;
  const drop = (path: string) => {
    total -= kept.get(path)?.size ?? 0;
    kept.delete(path);
  };
  return {
    /** The answer that was made under this very revision of the club. */
    find(path: string, revision: string): Answer | undefined {
      const entry = kept.get(path);
      if (entry?.revision !== revision) return undefined;
      kept.delete(path);
      kept.set(path, entry);
      return entry.answer;
    },
    keep(path: string, revision: string, answer: Answer): void {
      drop(path);
      // Its two codings together are less than half of it.
      const size = 1.5 * answer.identity.byteLength + 500;
      kept.set(path, { revision, answer, size });
      total += size;
      for (const [oldest] of kept) {
        if (total <= limit) break;
        drop(oldest);
      }
    },
  };
}
