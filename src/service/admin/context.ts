import type { Rewriting } from '../care/rewriting.ts';
import type { Database } from '../database/database.ts';

/** What admin commands work with, wherever they run: in the service or in the command's own process. */
export interface AdminContext {
  db: Database;
  clock: () => Date;
  newId: () => string;
  /** Makes a new API key of a club, in full. */
  newKey: (clubId: string) => string;
  /** Told how far a long command is, a line each. */
  progress?: (line: string) => void;
  /** Without it no name can be erased. */
  rewriting?: Pick<Rewriting, 'finish'>;
}

/** What an administrator did wrong or met; the message names the thing and the next step. */
export class AdminError extends Error {}
