import { i18n } from '@lingui/core';
import * as v from 'valibot';
import {
  type AddingBodyOf,
  type AddingDataOf,
  type AddingEndpointName,
  addingEndpoints,
} from '../../contract/adding-endpoints.ts';
import { ApiError, overNetwork } from './api-error.ts';
import { badData, readData } from './read-envelope.ts';
import { callOptions } from './stored-connection.ts';

/** The time limit of a call in milliseconds; long, since erasing a name rewrites the service's files. */
const timeoutMs = 120_000;

/** The calls with JSON bodies and replies; calls with files are separate. */
export type AddingCall = Exclude<AddingEndpointName, 'lookAtFiles' | 'exportClub'>;

/** The ids in the paths of calls. */
export interface AddingIds {
  lookId?: string;
  teamId?: string;
  matchId?: string;
  playerId?: string;
}

/** A call with its ids and body. */
export type AddingAct = {
  [Name in AddingCall]: { name: Name; ids?: AddingIds; body?: AddingBodyOf<Name> };
}[AddingCall];

/** Sends a form and reports the sent share, 0 to 1; resolves to the response. */
export type Upload = (
  path: string,
  key: string,
  form: FormData,
  options: { onProgress: (share: number) => void; signal: AbortSignal },
) => Promise<Response>;

/** All calls that add and edit. They throw `ApiError`. */
export type AddingClient = ReturnType<typeof createAddingClient>;

interface AddingClientOptions {
  /** '' for the page's own service. */
  serviceAddress?: string;
  key: string;
  fetch: typeof fetch;
  upload: Upload;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** A client for a recorder's key at the page's own service, or for a club on this device. Other services lack these calls. */
export function createAddingClient(options: AddingClientOptions) {
  const { serviceAddress = '', key, fetch, upload, now } = options;
  async function send(
    { name, ids = {}, body }: { name: AddingEndpointName; ids?: AddingIds; body?: unknown },
    signal: AbortSignal = AbortSignal.timeout(timeoutMs),
  ): Promise<Response> {
    const { method, path } = addingEndpoints[name];
    try {
      const sent = fetch(serviceAddress + filledIn(path, ids), {
        method,
        headers: {
          Authorization: `Bearer ${key}`,
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        ...callOptions,
        signal,
      });
      return await overNetwork(sent);
    } catch (cause) {
      throw noAnswer(cause);
    }
  }

  return {
    async call<Act extends AddingAct>(act: Act, signal?: AbortSignal) {
      const response = await send(act, signal);
      const schema: v.GenericSchema<unknown, unknown> = addingEndpoints[act.name].data;
      // The table has the schema of each call's reply.
      return (await readAnswer(schema, response, now())) as AddingDataOf<Act['name']>;
    },
    /** Sends match files and returns the matches in them; throws the signal's reason if the coach cancels. */
    async lookAt(
      files: readonly File[],
      options: { onProgress: (share: number) => void; signal: AbortSignal },
    ) {
      const form = new FormData();
      for (const file of files) form.append('file', file, file.name);
      const { path, data } = addingEndpoints.lookAtFiles;
      return readAnswer(data, await upload(serviceAddress + path, key, form, options), now());
    },
    async exportClub(name: string) {
      const response = await send({ name: 'exportClub', body: { name } });
      const isEnvelope = !response.ok || response.type === 'opaqueredirect';
      // Reads the envelope to throw its error.
      if (isEnvelope) await readData(response, now());
      return response.blob();
    },
  };
}

function filledIn(path: string, ids: AddingIds): string {
  const values = new Map(Object.entries(ids));
  return path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(values.get(name) ?? ''),
  );
}

async function readAnswer<Answer>(
  schema: v.GenericSchema<unknown, Answer>,
  response: Response,
  now: number,
): Promise<Answer> {
  const read = v.safeParse(schema, await readData(response, now));
  if (read.success) return read.output;
  throw badData(response);
}

/** A time-out with a message for the coach; any other error unchanged. */
function noAnswer(cause: unknown): unknown {
  if (!(cause instanceof Error) || cause.name !== 'TimeoutError') return cause;
  return new ApiError({
    status: null,
    code: 'NO_ANSWER_YET',
    cause,
    message: i18n.t(
      'No answer came within two minutes. It may still be done: look again before you ask again.',
    ),
  });
}
