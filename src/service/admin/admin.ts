import * as v from 'valibot';
import type { ClubCall } from '../../club/calls.ts';
import type { Language } from '../../contract/language.ts';
import { AdminError } from './errors.ts';

/** The app that answers commands, in this process or another. */
export interface Connection {
  fetch(path: string, init?: RequestInit): Promise<Response>;
  close(): Promise<void>;
}

/** A call of the contract. */
export interface ContractCall<Data> {
  method: string;
  path: string;
  data: v.GenericSchema<unknown, Data>;
}

/** The parts of a call besides its club. */
export interface Sent {
  /** The ids of its path, by name. */
  ids?: Record<string, string>;
  body?: object;
  language?: Language;
}

/** A call of the contract about a club. */
export const callOf = (
  clubId: string,
  { method, path }: Pick<ContractCall<unknown>, 'method' | 'path'>,
  { ids = {}, body, language = 'en' }: Sent = {},
): ClubCall => ({
  clubId,
  method,
  path: path.replace(/\{(\w+)\}/g, (_, id: string) => ids[id] ?? ''),
  language,
  ...(body === undefined ? {} : { body: JSON.stringify(body) }),
});

/** What commands ask of the app. All functions throw AdminError with its answer. */
export type Admin = ReturnType<typeof createAdmin>;

const failureSchema = v.object({ error: v.string() });

/** Connects with the first question. */
export function createAdmin(connect: () => Promise<Connection>) {
  let connection: Promise<Connection> | null = null;
  async function ask(path: string, body: RequestInit['body'] = null): Promise<Response> {
    connection ??= connect();
    const response = await (await connection).fetch(path, { method: 'POST', body, duplex: 'half' });
    if (response.ok) return response;
    throw new AdminError(v.parse(failureSchema, await response.json()).error);
  }
  async function send<Data>(
    path: string,
    sent: object,
    schema: v.GenericSchema<unknown, Data>,
  ): Promise<Data> {
    const isBody = sent instanceof FormData || sent instanceof ReadableStream;
    return v.parse(schema, await (await ask(path, isBody ? sent : JSON.stringify(sent))).json());
  }
  return {
    ask,
    /** Sends JSON or a body to a route and returns its answer. */
    send,
    /** `data` of a call of the contract. */
    call: <Data>(clubId: string, call: ContractCall<Data>, sent?: Sent): Promise<Data> =>
      send('/call', callOf(clubId, call, sent), call.data),
    async close(): Promise<void> {
      if (connection !== null) await (await connection).close();
    },
  };
}
