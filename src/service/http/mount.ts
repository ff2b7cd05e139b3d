import type { Context, Hono } from 'hono';
import {
  type EndpointName,
  endpointNames,
  endpoints,
  isWritten,
  type ParametersOf,
} from '../../contract/endpoints.ts';
import { success } from '../../contract/envelope.ts';
import { languageOf } from '../../contract/language.ts';
import {
  type Answer,
  answerOf,
  hasBody,
  knownAs,
  knownTag,
  send,
  sendKnown,
  sizeOf,
} from './answer.ts';
import { apiHeaders, jsonType } from './api-headers.ts';
import { CallError } from './call-error.ts';
import type { AppEnv, Handlers, Reply, Services, StoredReply } from './handler.ts';
import { type KeptAnswers, keepAnswers } from './kept-answers.ts';
import { readParameters, readQuery } from './read-call.ts';

/** Bytes of answers that a process keeps. */
const memoryForAnswers = 32 * 1_024 * 1_024;

/** Puts every endpoint of the table into the app, and 405 on their paths for every other method. */
export function mountEndpoints(app: Hono<AppEnv>, handlers: Handlers, services: Services): void {
  const methods = new Map<string, string[]>();
  const kept = keepAnswers(memoryForAnswers);
  for (const name of endpointNames) {
    const { method, path } = endpoints[name];
    const reading = method === 'GET';
    const call = (c: Context<AppEnv>) => callHandler(c, name, handlers, services);
    app.on(method, routeOf(path), (c) =>
      reading ? answerGet(c, isWritten(name), kept, call) : answerPost(c, call),
    );
    addMethod(methods, path, method);
  }
  refuseOtherMethods(app, withPreflight(methods));
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

type CallHandler = (c: Context<AppEnv>) => Promise<Reply<EndpointName> | StoredReply>;

/** Reads the call, throwing INVALID_REQUEST, and has its handler answer it. */
async function callHandler<Name extends EndpointName>(
  c: Context<AppEnv>,
  name: Name,
  handlers: Handlers,
  services: Services,
) {
  const handler: Handlers[Name] = handlers[name];
  return handler({
    club: c.get('club'),
    parameters: readParameters<ParametersOf<Name>>(endpoints[name].path, (parameter) =>
      c.req.param(parameter),
    ),
    query: readQuery(endpoints[name], (parameter) => c.req.queries(parameter)),
    knownTag: knownTag(c.req.header('If-None-Match')),
    language: languageOf(c.req.header('Accept-Language')),
    services,
  });
}

/**
 * Answers a GET: from memory where nothing of the club changed since the same path was answered, else
 * from the handler. The club was named by the key just now, and its id is part of what is looked up.
 */
async function answerGet(
  c: Context<AppEnv>,
  written: boolean,
  kept: KeptAnswers,
  call: CallHandler,
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
  if (found !== undefined && (hasBody(found) || knownAs(found, ifNoneMatch) !== null)) {
    const size = sizeOf(found);
    const response = respond(found);
    if (sizeOf(found) !== size) kept.keep(path, revision, found);
    return response;
  }
  const answer = answerOf(await call(c));
  const response = respond(answer);
  kept.keep(path, revision, answer);
  return response;
}

async function answerPost(c: Context<AppEnv>, call: CallHandler) {
  const reply = await call(c);
  if ('stored' in reply) throw new TypeError('Only a GET answers with a stored reply');
  const headers = { ...apiHeaders(c, reply.language), ...jsonType };
  return new Response(JSON.stringify(success(reply.data)), {
    status: reply.status ?? 200,
    headers,
  });
}

/** The endpoint table's `{matchId}` is `:matchId` to the router. */
export function routeOf(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}
