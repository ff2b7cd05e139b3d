import { DrizzleQueryError } from 'drizzle-orm';
import * as v from 'valibot';
import { CareError } from '../../match-files/care/care-error.ts';
import { IntakeError } from '../../match-files/format.ts';
import { diskFull, isDiskFull } from '../database/disk-full.ts';
import { BackupError } from '../database/sealed-lines.ts';
import { careFor } from './care-commands.ts';
import { addClub, addTeam, addToRoster } from './club-commands.ts';
import { type AdminContext, AdminError } from './context.ts';
import { importFiles } from './import-command.ts';
import { showInsights } from './insights-command.ts';
import { addKey, listKeys, revokeKey } from './key-commands.ts';
import { listMatches, listPlayers, listTrail } from './list-commands.ts';
import { type AdminRequest, adminRequestSchema } from './request.ts';
import type { AdminAnswer } from './socket.ts';

/**
 * Checks and performs an admin request. Never throws: what the caller can mend comes back as an
 * error in words; anything else is handed to `report` and comes back with its bare message.
 */
export async function answerAdmin(
  context: AdminContext,
  request: unknown,
  report: (error: unknown) => void,
): Promise<AdminAnswer> {
  const parsed = v.safeParse(adminRequestSchema, request);
  if (!parsed.success) return { error: `${parsed.issues[0].message}.` };
  return await inAnswer(() => perform(context, parsed.output, report), report);
}

/** The result of some work, or the error in words. Never throws. */
export async function inAnswer(
  work: () => Promise<Record<string, unknown>>,
  report: (error: unknown) => void,
): Promise<AdminAnswer> {
  try {
    return { result: await work() };
  } catch (error) {
    const isTheirs = [AdminError, CareError, IntakeError, BackupError].some(
      (kind) => error instanceof kind,
    );
    if (!isTheirs) report(error);
    return { error: reasonOf(error) };
  }
}

/** The database's message without the statement and its values, which drizzle adds; a full disk in plain words. */
export function reasonOf(error: unknown): string {
  if (isDiskFull(error)) return `${diskFull}.`;
  if (!(error instanceof Error)) return String(error);
  return error instanceof DrizzleQueryError && error.cause !== undefined
    ? error.cause.message
    : error.message;
}

async function perform(
  context: AdminContext,
  request: AdminRequest,
  report: (error: unknown) => void,
) {
  switch (request.command) {
    case 'club add':
      return await addClub(context, request);
    case 'team add':
      return await addTeam(context, request);
    case 'key add':
      return await addKey(context, request);
    case 'key list':
      return await listKeys(context, request);
    case 'key revoke':
      return await revokeKey(context, request);
    case 'trail':
      return await listTrail(context, request);
    case 'roster add':
      return await addToRoster(context, request);
    case 'import':
      return await importFiles(context, request, report);
    case 'insights show':
      return await showInsights(context, request);
    case 'match list':
      return await listMatches(context, request);
    case 'player list':
      return await listPlayers(context, request);
    default:
      return await careFor(context, request);
  }
}
