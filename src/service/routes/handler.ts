import type { DataOf, EndpointName, ParametersOf } from '../../contract/endpoints.ts';
import type { ErrorCode } from '../../contract/envelope.ts';
import type { Database } from '../database/open.ts';
import type { Reads } from '../database/reads.ts';

/** Where an insight run is put into the queue, in the transaction that marks it as generating. */
export interface Jobs {
  enqueue(tx: Database, job: { clubId: string; matchId: string; runId: string }): Promise<void>;
  /** Has the worker look at once, after the transaction: it would notice by itself within a second. */
  wake?(): void;
}

/** What a handler works with besides the call itself. */
export interface Services {
  db: Database;
  reads: Reads;
  clock: () => Date;
  newId: () => string;
  jobs: Jobs;
}

/** One authenticated call: ids are UUIDs and query words are allowed ones by the time a handler sees them. */
export interface Call<Name extends EndpointName> {
  /** The club of the key. Every statement names it. */
  club: { id: string; name: string };
  parameters: ParametersOf<Name>;
  /** Query parameters of the endpoint table that were sent. */
  query: Record<string, string | undefined>;
  /** Tag of the answer that the caller has already (`If-None-Match`); "" for none. */
  knownTag: string;
  services: Services;
}

/** What a handler returns: `data` of the envelope, and 202 where something was started. */
export interface Reply<Name extends EndpointName> {
  status?: 200 | 202;
  data: DataOf<Name>;
  /** True for what the clock changes without a row being written: it is not kept for the next call. */
  movesWithTime?: true;
}

/** A reply that stands in the database as it is sent. `body` is null where the caller's `knownTag` is its tag. */
export interface StoredReply {
  stored: { tag: string; body: Uint8Array | null };
}

/** Answers one endpoint. Throws `CallError` for what the caller did wrong. */
type Handler<Name extends EndpointName> = (call: Call<Name>) => Promise<Reply<Name> | StoredReply>;

/** One handler for each endpoint of the table. */
export type Handlers = { [Name in EndpointName]: Handler<Name> };

/** A call that fails with a code of the contract; the message is shown to the caller, so it never echoes ids. */
export class CallError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly headers: Record<string, string> = {},
  ) {
    super(message);
  }
}

/** For an id that is unknown or another club's: the two must read alike. `what` as in "Match". */
export function notFound(what: string): CallError {
  return new CallError('NOT_FOUND', `${what} not found`);
}
