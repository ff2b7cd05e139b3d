import { DrizzleQueryError } from 'drizzle-orm';
import * as v from 'valibot';
import { StoreError } from '../../club/store.ts';
import { CallError } from '../../club/tools.ts';
import { ClubFileError } from '../../contract/club-file.ts';
import { IntakeError } from '../../match-files/format.ts';
import { RefusedError } from '../../match-files/refused-error.ts';
import { diskFull, isDiskFull } from '../database/disk-full.ts';

/** An administrator's mistake; the message names the thing and the next step. */
export class AdminError extends Error {}

/** Throws AdminError if several have a name: an id says which of them is meant. */
export function refuseSeveral(found: readonly { id: string }[], what: string, name: string): void {
  if (found.length < 2) return;
  const ids = found.map(({ id }) => id).sort();
  throw new AdminError(
    `${found.length} ${what} are called "${name}". Name one by its id: ${ids.join(', ')}`,
  );
}

const theirs = [
  AdminError,
  CallError,
  ClubFileError,
  RefusedError,
  IntakeError,
  StoreError,
  v.ValiError,
];

/** Whether the caller can mend it. */
export const isTheirs = (error: unknown) => theirs.some((kind) => error instanceof kind);

/** The database's message without the statement and its values, which drizzle adds; a full disk in plain words. */
export function reasonOf(error: unknown): string {
  if (isDiskFull(error)) return `${diskFull}.`;
  if (!(error instanceof Error)) return String(error);
  return error instanceof DrizzleQueryError && error.cause !== undefined
    ? error.cause.message
    : error.message;
}
