import type { Database } from '../database/database.ts';

/** What admin commands work with, wherever they run: in the service or in the command's own process. */
export interface AdminContext {
  db: Database;
  clock: () => Date;
  newId: () => string;
  /** Makes a new API key of a club, in full. */
  newKey: (clubId: string) => string;
  /** See `OpenDatabase`. Without it no name can be erased. */
  forgetDeleted?: () => Promise<void>;
}
