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

/** Selects documents of a kind: a team's, or all. */
export interface Selection {
  teamId?: string;
}

/** Reading of one club. */
export interface ClubReading {
  clubId: string;
  get<Name extends Kind>(kind: Name, id: string): Promise<Documents[Name] | undefined>;
  /** Sorted by id. */
  list<Name extends Kind>(kind: Name, of?: Selection): Promise<Documents[Name][]>;
}

/** Reading and writing of one club; reads include the writes. */
export interface ClubTransaction extends ClubReading {
  put<Name extends Kind>(kind: Name, id: string, document: Documents[Name]): Promise<void>;
  remove(kind: Kind, id: string): Promise<void>;
  /** Removes all documents of the club. */
  clear(): Promise<void>;
  /** Records an edit in the host's trail, if it has one, in the same transaction. */
  note(act: ClubAct): Promise<void>;
}

/** An action on a club. */
export interface ClubAct {
  act: TrailAct;
  /** The key's name; '' for a command and on a device. */
  by: string;
  /** The number of matches or repetitions; 1 by default. */
  count?: number;
}

/** Stores clubs. All functions throw StoreError and DocumentError. */
export interface ClubStore {
  /** Does the work completely or not at all, with the club locked. */
  transact<Result>(clubId: string, work: (tx: ClubTransaction) => Promise<Result>): Promise<Result>;
  /** Takes no lock: two reads may see different states. */
  read<Result>(clubId: string, work: (tx: ClubReading) => Promise<Result>): Promise<Result>;
  clubIds(): Promise<string[]>;
}

/** A stored document of any version, with its id. */
export interface Stored {
  id: string;
  document: unknown;
}

/** A host's reading of one club; it may ignore `of`, which only saves work. */
export interface DocumentReading {
  get(kind: Kind, id: string): Promise<unknown>;
  list(kind: Kind, of: Selection): Promise<Stored[]>;
}

/** A host's reading and writing of one club. */
export interface DocumentTransaction extends DocumentReading {
  /** `of` = the fields that the document is selected by. */
  put(kind: Kind, id: string, document: object, of: Selection): Promise<void>;
  remove(kind: Kind, id: string): Promise<void>;
  clear(): Promise<void>;
  /** Present if the host has a trail. */
  note?(act: ClubAct): Promise<void>;
}

/** Documents as a host stores them: IndexedDB, Postgres, memory. Like `ClubStore`, but with documents of any version. */
export interface DocumentStore {
  transact<Result>(
    clubId: string,
    work: (tx: DocumentTransaction) => Promise<Result>,
  ): Promise<Result>;
  read<Result>(clubId: string, work: (tx: DocumentReading) => Promise<Result>): Promise<Result>;
  clubIds(): Promise<string[]>;
}

/** A store of clubs over a host's documents. */
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

/** The fields that a document is selected by. */
export function selectionOf(kind: Kind, document: Documents[Kind]): Selection {
  if (kind === 'match' && 'row' in document) return { teamId: document.row.teamId };
  return 'teamId' in document ? { teamId: document.teamId } : {};
}
