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

const theirs = [
  AdminError,
  CallError,
  ClubFileError,
  RefusedError,
  IntakeError,
  StoreError,
  v.ValiError,
];

/** Whether the caller can correct it. */
export const isTheirs = (error: unknown) => theirs.some((kind) => error instanceof kind);

/** The message without the statement and its values, which drizzle adds; a full disk in plain words. */
export function reasonOf(error: unknown): string {
  if (isDiskFull(error)) return `${diskFull}.`;
  if (!(error instanceof Error)) return String(error);
  return error instanceof DrizzleQueryError && error.cause !== undefined
    ? error.cause.message
    : error.message;
}
