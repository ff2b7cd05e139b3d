import { hc } from 'hono/client';
import * as v from 'valibot';
import type { Language } from '../../contract/language.ts';
import type { AdminApp } from './app.ts';
import type { Connection } from './connect.ts';
import { AdminError } from './errors.ts';

/** A call of the contract: a line of one of its tables. */
interface ContractCall<Data> {
  method: string;
  path: string;
  data: v.GenericSchema<unknown, Data>;
}

/** What a call takes besides its club. */
interface Sent {
  /** The ids of its path, by name. */
  ids?: Record<string, string>;
  body?: object;
  language?: Language;
}

/** The app that answers commands, as they ask it. All throw AdminError with what it answers. */
export type Admin = ReturnType<typeof createAdmin>;

const failureSchema = v.object({ error: v.string() });

/** Connects with the first question. */
export function createAdmin(connect: () => Promise<Connection>) {
  let connection: Promise<Connection> | null = null;
  async function ask(path: string, init?: RequestInit): Promise<Response> {
    connection ??= connect();
    const response = await (await connection).fetch(path, init);
    if (response.ok) return response;
    throw new AdminError(v.parse(failureSchema, await response.json()).error);
  }
  return {
    ask,
    /** The routes of the app. */
    api: hc<AdminApp>('http://admin', {
      fetch: (url: string | URL | Request, init?: RequestInit) => ask(String(url), init),
    }),
    /** `data` of a call of the contract about a club. */
    async call<Data>(
      clubId: string,
      { method, path, data }: ContractCall<Data>,
      { ids = {}, body, language = 'en' }: Sent = {},
    ): Promise<Data> {
      const filled = path.replace(/\{(\w+)\}/g, (_, id: string) => ids[id] ?? '');
      const response = await ask(`/clubs/${clubId}/call${filled}`, {
        method,
        headers: { 'Accept-Language': language },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const envelope = v.parse(v.object({ data: v.unknown() }), await response.json());
      return v.parse(data, envelope.data);
    },
    async close(): Promise<void> {
      if (connection !== null) await (await connection).close();
    },
  };
}

/** What a route answers. */
export async function answerOf<Answer>(
  asked: Promise<{ json(): Promise<Answer> }>,
): Promise<Answer> {
  return (await asked).json();
}
