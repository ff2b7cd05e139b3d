import type { TrailAct } from '../contract/edits.ts';
import { type Documents, type Kind, packed, unpacked } from './documents.ts';

/** Why a store wrote nothing; the message is for people. */
export class StoreError extends Error {
  constructor(
    message: string,
    readonly isFull: boolean,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** Which documents of a kind are asked for: those of a team, or all. */
export interface Selection {
  teamId?: string;
}

/** Reads of one club. */
export interface ClubReading {
  clubId: string;
  get<Name extends Kind>(kind: Name, id: string): Promise<Documents[Name] | undefined>;
  /** In the order of their ids. */
  list<Name extends Kind>(kind: Name, of?: Selection): Promise<Documents[Name][]>;
}

/** Reads and writes of one club, which see one another. */
export interface ClubTransaction extends ClubReading {
  put<Name extends Kind>(kind: Name, id: string, document: Documents[Name]): Promise<void>;
  remove(kind: Kind, id: string): Promise<void>;
  /** Removes every document of the club. */
  clear(): Promise<void>;
  /** Records an edit in the host's trail, if it has one: written in the documents' transaction. */
  note(act: ClubAct): Promise<void>;
}

/** An act on a club. */
export interface ClubAct {
  act: TrailAct;
  /** The name of the key; "" for a command, and on a device. */
  by: string;
  /** How many matches, or how often; 1 by default. */
  count?: number;
}

/** Where clubs are stored. All throw StoreError and DocumentError. */
export interface ClubStore {
  /** All of the work or nothing, with the club locked. */
  transact<Result>(clubId: string, work: (tx: ClubTransaction) => Promise<Result>): Promise<Result>;
  /** Takes no lock: two reads may see different moments. */
  read<Result>(clubId: string, work: (tx: ClubReading) => Promise<Result>): Promise<Result>;
  clubIds(): Promise<string[]>;
}

/** A stored document of any version, with its id. */
export interface Stored {
  id: string;
  document: unknown;
}

/** What a host reads of one club; `of` may be passed over, since it only saves reading. */
export interface DocumentReading {
  get(kind: Kind, id: string): Promise<unknown>;
  list(kind: Kind, of: Selection): Promise<Stored[]>;
}

/** What a host reads and writes of one club. */
export interface DocumentTransaction extends DocumentReading {
  /** `of` = the fields by which the document is selected. */
  put(kind: Kind, id: string, document: object, of: Selection): Promise<void>;
  remove(kind: Kind, id: string): Promise<void>;
  clear(): Promise<void>;
  /** Where the host keeps a trail. */
  note?(act: ClubAct): Promise<void>;
}

/** Documents as a host stores them: IndexedDB, Postgres, memory. Like `ClubStore`, but of documents of any version. */
export interface DocumentStore {
  transact<Result>(
    clubId: string,
    work: (tx: DocumentTransaction) => Promise<Result>,
  ): Promise<Result>;
  read<Result>(clubId: string, work: (tx: DocumentReading) => Promise<Result>): Promise<Result>;
  clubIds(): Promise<string[]>;
}

/** Clubs over a host's documents. */
export function clubStore(documents: DocumentStore): ClubStore {
  return {
    read: (clubId, work) => documents.read(clubId, (tx) => work(clubReading(clubId, tx))),
    transact: (clubId, work) =>
      documents.transact(clubId, (tx) => work(clubTransaction(clubId, tx))),
    clubIds: () => documents.clubIds(),
  };
}

function clubReading(clubId: string, tx: DocumentReading): ClubReading {
  return {
    clubId,
    async get(kind, id) {
      const stored = await tx.get(kind, id);
      return stored === undefined ? undefined : unpacked(kind, clubId, id, stored);
    },
    async list(kind, of = {}) {
      const stored = await tx.list(kind, of);
      const all = stored.map(({ id, document }) => unpacked(kind, clubId, id, document));
      const { teamId } = of;
      return teamId === undefined
        ? all
        : all.filter((document) => selectionOf(kind, document).teamId === teamId);
    },
  };
}

/** A club's transaction over a host's. */
export function clubTransaction(clubId: string, tx: DocumentTransaction): ClubTransaction {
  return {
    ...clubReading(clubId, tx),
    put: (kind, id, document) =>
      tx.put(kind, id, packed(kind, document), selectionOf(kind, document)),
    remove: (kind, id) => tx.remove(kind, id),
    clear: () => tx.clear(),
    note: async (act) => tx.note?.(act),
  };
}

/** The fields by which a document is selected. */
export function selectionOf(kind: Kind, document: Documents[Kind]): Selection {
  if (kind === 'match' && 'row' in document) return { teamId: document.row.teamId };
  return 'teamId' in document ? { teamId: document.teamId } : {};
}
