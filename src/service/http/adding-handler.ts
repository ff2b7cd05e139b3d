import type {
  AddingBodyOf,
  AddingDataOf,
  AddingEndpointName,
  AddingParametersOf,
} from '../../contract/adding-endpoints.ts';
import type { Services } from './handler.ts';

/** One call of adding or care by a recorder's key: ids are UUIDs and the body is checked by the time a handler sees them. */
export interface AddingCall<Name extends AddingEndpointName> {
  /** The club of the key. Every statement names it. */
  club: { id: string; name: string };
  /** The name of the key. */
  by: string;
  parameters: AddingParametersOf<Name>;
  /** What the JSON body holds; of a call that brings files nothing is read yet: see `request`. */
  body: AddingBodyOf<Name>;
  request: Request;
  services: Services;
}

/** A file as an answer. `name` is what the browser calls it: plain letters. */
export interface SentFile {
  name: string;
  type: string;
  bytes: Uint8Array | ReadableStream<Uint8Array>;
}

/** What a handler returns: `data` of the envelope, 202 where something was started, or a file. */
export type AddingReply<Name extends AddingEndpointName> =
  AddingDataOf<Name> extends 'file'
    ? { file: SentFile }
    : { status?: 200 | 202; data: AddingDataOf<Name> & object };

/** One handler for each call. Throws `CallError` for what the caller did wrong. */
export type AddingHandlers = {
  [Name in AddingEndpointName]: (call: AddingCall<Name>) => Promise<AddingReply<Name>>;
};
