import { NewerDataError } from '../contract/club-file.ts';
import { isDiskFull } from './database/disk-full.ts';
import { FolderLockError } from './database/folder-lock.ts';
import { EnvironmentError, type Settings } from './environment.ts';

/** A database that can't be opened; `cause` is the driver's error. */
export class DatabaseError extends Error {}

/** Why the service can't start and what to do, in one line without passwords and keys. */
export function startErrorLine(error: unknown, settings: Settings | null): string {
  const said = reasonOf(error);
  if (error instanceof EnvironmentError || error instanceof FolderLockError) return said;
  if (isDiskFull(error)) {
    return 'Boxout can’t start: the disk is full. Free some space there and start it again.';
  }
  if (settings !== null && error instanceof DatabaseError) {
    const reason = reasonOf(error.cause);
    if (error.cause instanceof NewerDataError) {
      return `The database ${settings.databaseUrl === undefined ? `in ${settings.dataDir}` : `at ${hostOf(settings.databaseUrl)}`} can't be opened: ${reason}.`;
    }
    return settings.databaseUrl === undefined
      ? `The database in ${settings.dataDir} can't be opened: ${reason}. Put a copy of the folder back, or set DATA_DIR to another one.`
      : `The Postgres at ${hostOf(settings.databaseUrl)} can't be used: ${reason}. Start it, or set DATABASE_URL to another one.`;
  }
  if (settings !== null && error instanceof Error && 'code' in error) {
    const address = `${settings.host}:${settings.port}`;
    if (error.code === 'EADDRINUSE') {
      return `The port ${settings.port} of ${settings.host} is taken. Stop what listens there, or set PORT to another one.`;
    }
    if (error.code === 'EACCES' || error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
      return `The address ${address} can't be used: ${said}. Set HOST and PORT to others.`;
    }
  }
  return `Boxout can't start: ${said}`;
}

/** The address without user and password. */
function hostOf(url: string): string {
  const { host, pathname, searchParams } = new URL(url);
  return `${searchParams.get('host') ?? host}${pathname}`;
}

/** The innermost reason, on one line; the first of several tried addresses. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  if (error.cause instanceof Error) return reasonOf(error.cause);
  return error.message.split('\n', 1)[0] || error.name;
}
