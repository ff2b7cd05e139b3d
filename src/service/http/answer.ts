import { brotliDecompressSync, gzipSync } from 'node:zlib';
import type { Context } from 'hono';
import type { EndpointName } from '../../contract/endpoints.ts';
import { success } from '../../contract/envelope.ts';
import type { Language } from '../../contract/language.ts';
import { brotli, tagOf } from '../stored-reply.ts';
import { apiHeaders, jsonType } from './api-headers.ts';
import type { AppEnv, Reply, StoredReply } from './handler.ts';

/** A GET's answer in the codings that callers asked for so far; each is made at its first call. */
export interface Answer {
  tag: string;
  /** The language of its words, where others can be asked for. */
  language?: Language;
  identity?: Uint8Array;
  br?: Uint8Array;
  gzip?: Uint8Array;
}

type Coding = 'identity' | 'br' | 'gzip';

/** What fits into a packet or two is not worth packing. */
const smallest = 1_200;

/** Makes the answer of what a handler returned. */
export function answerOf(reply: Reply<EndpointName> | StoredReply): Answer {
  if ('stored' in reply) {
    const { tag, body } = reply.stored;
    return body === null ? { tag } : { tag, br: body };
  }
  const identity = Buffer.from(JSON.stringify(success(reply.data)));
  const tag = tagOf(identity);
  const { language } = reply;
  return language === undefined
    ? { tag, identity }
    : { tag: `${tag}-${language}`, language, identity };
}

/** Whether anything can be sent of the answer besides that the caller has it already. */
export function hasBody(answer: Answer): boolean {
  return answer.identity !== undefined || answer.br !== undefined;
}

/** Bytes of memory that an answer takes, whatever it holds by now. */
export function sizeOf({ identity, br, gzip }: Answer): number {
  return (identity?.byteLength ?? 0) + (br?.byteLength ?? 0) + (gzip?.byteLength ?? 0);
}

/** The tag that the caller says it has, in whichever coding, without quotes; "" for none or several. */
export function knownTag(ifNoneMatch: string | undefined): string {
  return /^(?:W\/)?"([^",]*?)(?:-br|-gzip)?"$/.exec(ifNoneMatch ?? '')?.[1] ?? '';
}

/**
 * The entity tag by which `If-None-Match` names the answer, in any coding; null where it does not
 * (RFC 9110, section 13.1.2: compared weakly).
 */
export function knownAs({ tag }: Answer, ifNoneMatch: string | undefined): string | null {
  if (ifNoneMatch === undefined) return null;
  if (ifNoneMatch.trim() === '*') return `"${tag}"`;
  const sent = ifNoneMatch.split(',').find((one) => knownTag(one.trim()) === tag);
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
  const packs = answer.identity === undefined || answer.identity.byteLength >= smallest;
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
  const body = makeBody(coding, answer);
  answer[coding] = body;
  return body;
}

function makeBody(coding: Coding, answer: Answer): Uint8Array {
  if (coding === 'identity') return brotliDecompressSync(answer.br ?? new Uint8Array());
  const identity = bodyIn('identity', answer);
  return coding === 'br' ? brotli(identity) : gzipSync(identity);
}

/** RFC 9110, section 12.5.3, as far as it matters: a coding with weight 0 is not taken. */
function codingFor(acceptEncoding: string | undefined): Coding {
  if (acceptEncoding === undefined) return 'identity';
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(acceptEncoding)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(acceptEncoding) ? 'gzip' : 'identity';
}
