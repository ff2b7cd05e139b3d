import { type BackupOptions, backUp, restore } from '../admin/backup-commands.ts';
import { exportToFile, importFromFile } from '../admin/club-file-commands.ts';
import type { ProgramEffects } from '../admin/program.ts';
import { openable } from '../admin/protection.ts';
import { erasuresIn } from '../database/backup.ts';

const notAsked = () => Promise.reject(new Error('not asked for here'));

/** A command line without files, passphrases or a terminal: what needs one is rejected. */
export const noFiles: Omit<ProgramEffects, 'execute' | 'print'> = {
  readFile: notAsked,
  confirm: null,
  secrets: { environment: undefined, prompt: null, readFile: notAsked },
  backUp: notAsked,
  restore: notAsked,
  exportClub: notAsked,
  importClub: notAsked,
  erasures: notAsked,
};

/** Likewise, with backups and clubs as files. */
export const withFiles = (options: BackupOptions): typeof noFiles => ({
  ...noFiles,
  backUp: (path, passphrase) => backUp(path, passphrase, options),
  restore: (path, passphrase) => restore(path, passphrase, options),
  exportClub: (asked, path, passphrase) => exportToFile(asked, path, passphrase, options),
  importClub: (path, as, passphrase) => importFromFile(path, as, passphrase, options),
  erasures: async (path, passphrase) => erasuresIn((await openable(path, passphrase))()),
});
