import type { Context, Hono } from 'hono';
import type { ClubAnswer, ClubCall, ClubEngine } from '../../club/club.ts';
import { endpointNames, endpoints, isWritten } from '../../contract/endpoints.ts';
import { success } from '../../contract/envelope.ts';
import { languageOf } from '../../contract/language.ts';
import type { Sealed } from '../database/club-file.ts';
import { type Answer, answerOf, knownAs, send, sendKnown, sizeOf } from './answer.ts';
import { apiHeaders, jsonType } from './api-headers.ts';
import type { AppEnv } from './app-env.ts';
import { CallError } from './call-error.ts';
import { type KeptAnswers, keepAnswers } from './kept-answers.ts';

/** What answers calls: the engine of clubs. */
export type Answering = Pick<ClubEngine<Sealed>, 'perform'>;

/** Bytes of answers that a process keeps. */
const memoryForAnswers = 32 * 1_024 * 1_024;

/** Puts every endpoint of the table into the app, and 405 on their paths for every other method. */
export function mountEndpoints(app: Hono<AppEnv>, clubs: Answering): void {
  const methods = new Map<string, string[]>();
  const kept = keepAnswers(memoryForAnswers);
  for (const name of endpointNames) {
    const { method, path } = endpoints[name];
    const written = isWritten(name);
    app.on(method, routeOf(path), async (c) =>
      method === 'GET'
        ? answerGet(c, written, kept, clubs)
        : sendAnswer(c, await perform(clubs, c, method)),
    );
    addMethod(methods, path, method);
  }
  refuseOtherMethods(app, withPreflight(methods));
}

/** Has the club of the key answer a call. Throws CallError, and what the database throws. */
export function perform(
  clubs: Answering,
  c: Context<AppEnv>,
  method: string,
  body?: ClubCall['body'],
): Promise<ClubAnswer<Sealed>> {
  const { path, url } = c.req;
  const query = url.indexOf('?');
  return clubs.perform({
    clubId: c.get('club').id,
    by: c.get('keyName'),
    method,
    path: query < 0 ? path : path + url.slice(query),
    language: c.req.header('Accept-Language') ?? null,
    body,
  });
}

/** Sends what came of a call that is asked again each time. */
export function sendAnswer(c: Context<AppEnv>, answer: ClubAnswer<Sealed>): Response {
  if ('file' in answer) {
    const headers = {
      ...apiHeaders(c),
      'Content-Type': 'application/octet-stream',
      'Content-Disposition': 'attachment; filename="club.boxout"',
    };
    return new Response(answer.file, { headers });
  }
  const headers = { ...apiHeaders(c, answer.language), ...jsonType };
  return new Response(JSON.stringify(success(answer.data)), { status: answer.status, headers });
}

/**
 * Answers a GET: from memory if nothing of the club changed since the same path was answered, otherwise by the club. The club was
 * named by the key just now, and its id is part of what is looked up.
 */
async function answerGet(
  c: Context<AppEnv>,
  written: boolean,
  kept: KeptAnswers,
  clubs: Answering,
) {
  const revision = c.get('revision');
  const asked = written ? ` ${languageOf(c.req.header('Accept-Language'))}` : '';
  const path = c.get('club').id + c.req.path + asked;
  const ifNoneMatch = c.req.header('If-None-Match');
  const respond = (answer: Answer) => {
    const known = knownAs(answer, ifNoneMatch);
    return known === null ? send(c, answer) : sendKnown(c, answer, known);
  };
  const found = kept.find(path, revision);
  if (found !== undefined) {
    const size = sizeOf(found);
    const response = respond(found);
    if (sizeOf(found) !== size) kept.keep(path, revision, found);
    return response;
  }
  const made = await perform(clubs, c, 'GET');
  if ('file' in made) throw new TypeError('No GET answers with a file');
  const answer = answerOf(made);
  const response = respond(answer);
  kept.keep(path, revision, answer);
  return response;
}

/** Adds what a path allows besides what it has: GET brings HEAD along. */
export function addMethod(methods: Map<string, string[]>, path: string, method: string): void {
  const more = method === 'GET' ? ['GET', 'HEAD'] : [method];
  methods.set(path, [...(methods.get(path) ?? []), ...more]);
}

/** Paths that a page of another origin may call allow the question for it, too. */
export function withPreflight(methods: ReadonlyMap<string, string[]>): Map<string, string[]> {
  return new Map([...methods].map(([path, allowed]) => [path, [...allowed, 'OPTIONS']]));
}

/** Answers 405 to what comes to a path with another method than its own. */
export function refuseOtherMethods(app: Hono<AppEnv>, methods: Map<string, string[]>): void {
  for (const [path, allowed] of methods) {
    const allow = allowed.join(', ');
    app.all(routeOf(path), () => {
      throw new CallError('METHOD_NOT_ALLOWED', `This path allows ${allow}`, { Allow: allow });
    });
  }
}

/** The endpoint table's `{matchId}` is `:matchId` to the router. */
export function routeOf(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}
