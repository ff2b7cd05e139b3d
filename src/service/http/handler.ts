import type { DataOf, EndpointName, ParametersOf } from '../../contract/endpoints.ts';
import type { Language } from '../../contract/language.ts';
import type { Additions } from '../../match-files/adding/additions.ts';
import type { Rewriting } from '../care/rewriting.ts';
import type { Database } from '../database/database.ts';
import type { Reads } from '../database/reads.ts';
import type { Jobs } from '../runs/start-run.ts';

/** What the middleware knows about a request by the time a route sees it. */
export interface AppEnv {
  Variables: {
    requestId: string;
    club: { id: string; name: string };
    /** The id of the API key that was sent. */
    keyId: string;
    /** What it is called, or its beginning. */
    keyName: string;
    keyKind: 'reading' | 'recorder';
    /** Changes with every row of the club: what was read under the same revision is as it is now. */
    revision: string;
  };
}

/** What a handler works with besides the call itself. */
export interface Services {
  db: Database;
  reads: Reads;
  clock: () => Date;
  newId: () => string;
  jobs: Jobs;
  additions: Additions;
  rewriting: Pick<Rewriting, 'finish' | 'state'>;
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
  /** The language that the caller asks for most (`Accept-Language`). */
  language: Language;
  services: Services;
}

/** What a handler returns: `data` of the envelope, and 202 where something was started. */
export interface Reply<Name extends EndpointName> {
  status?: 200 | 202;
  data: DataOf<Name>;
  /** The language that its words are in, where the endpoint is written in several. */
  language?: Language;
}

/** A reply that stands in the database as it is sent. `body` is null where the caller's `knownTag` is its tag. */
export interface StoredReply {
  stored: { tag: string; body: Uint8Array | null };
}

/** Answers one endpoint. Throws `CallError` for what the caller did wrong. */
type Handler<Name extends EndpointName> = (call: Call<Name>) => Promise<Reply<Name> | StoredReply>;

/** One handler for each endpoint of the table. */
export type Handlers = { [Name in EndpointName]: Handler<Name> };
