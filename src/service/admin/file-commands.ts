import { createWriteStream, existsSync, renameSync, rmSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import * as v from 'valibot';
import { name } from '../../contract/adding.ts';
import { addingEndpoints } from '../../contract/adding-endpoints.ts';
import { erasedSchema } from '../../contract/edits.ts';
import { backupFile, checkSealed, clubFile, type SealedKind } from '../../contract/sealed-file.ts';
import { erasuresIn } from '../database/backup.ts';
import { packing } from '../database/packing.ts';
import { callOf } from './admin.ts';
import {
  type Context,
  confirmOption,
  flag,
  option,
  terminalCommand,
  text,
  type WordsOf,
} from './command.ts';
import { AdminError } from './errors.ts';
import { erasureInWords } from './player-commands.ts';
import { knownPassphrase, newPassphrase, openable, protectedBytes } from './protection.ts';

const passphraseFile = option(
  '--passphrase-file <file>',
  'a file that holds the passphrase (or set BOXOUT_PASSPHRASE)',
  v.optional(v.string()),
);
const protect = flag('--protect', 'ask for a passphrase, without which the file can’t be opened');
const read = { file: v.string(), passphraseFile };
const written = { file: v.string(), protect, passphraseFile };

export const clubFileCommands = [
  terminalCommand({
    line: 'club export <club> <file>',
    about: 'write a club to a new file: matches, sheets, plays and texts, never its keys',
    words: { club: name, confirm: confirmOption('its name'), ...written },
    run: (context, { club, confirm, ...file }) =>
      writeNew(context, file, clubFile, async ({ ask }) => {
        const { id } = await context.admin.send('/club', { club }, namedClub);
        const call = callOf(id, addingEndpoints.exportClub, { body: { name: confirm } });
        return await ask('/call', JSON.stringify(call));
      }),
    say: (result) => `Wrote the club to ${result.file}. ${protectionInWords(result)}`,
  }),
  terminalCommand({
    line: 'club import <file>',
    about: 'put such a file into a service that does not have the club; then make it a key',
    words: { as: text('--as <name>', 'another name for the club'), ...read },
    async run(context, { as, ...file }) {
      const query = as === undefined ? '' : `?${new URLSearchParams({ as })}`;
      return await storeWhole(context, file, clubFile, `/clubs/file${query}`, storedClub);
    },
    say: ({ file }) => `Stored the club of ${file}.`,
  }),
];

const namedClub = v.object({ id: v.string(), name: v.string() });
const storedClub = v.object({ club: namedClub });

export const fileCommands = [
  terminalCommand({
    line: 'backup <file>',
    about: 'write all clubs to a new file, also while the service runs',
    words: written,
    run: (context, file) => writeNew(context, file, backupFile, ({ ask }) => ask('/backup')),
    say: (result) => `Wrote the backup ${result.file}. ${protectionInWords(result)}`,
  }),
  terminalCommand({
    line: 'restore <file>',
    about: 'put a backup into an empty folder or database, embedded or Postgres',
    words: read,
    run: (context, file) =>
      storeWhole(context, file, backupFile, '/restore', v.object({ rows: v.number() })),
    say: ({ file }) =>
      `Restored the backup ${file}. Who was erased after it was taken is in it again: erase-again, or player erase.`,
  }),
  terminalCommand({
    line: 'erase-again <file>',
    about: 'after an older backup was restored: erase whom this newer one has as erased',
    words: read,
    async run(context, { file, ...options }) {
      const opened = await openable(file, () => knownPassphrase(context.prompt, options));
      const json = { erased: await erasuresIn(opened()) };
      return await context.admin.send('/erase-again', json, erasedSchema);
    },
    say: (done) => erasureInWords('Erased again whom that backup has as erased.', done),
  }),
];

/**
 * Writes a new file, with a passphrase if wanted. It gets its name once it is complete and was read back. Throws AdminError if
 * the file exists.
 */
async function writeNew(
  { admin, prompt }: Context,
  { file, ...options }: WordsOf<typeof written>,
  kind: SealedKind,
  ask: (asking: Context['admin']) => Promise<Response>,
) {
  const passphrase = await newPassphrase(prompt, options);
  if (existsSync(file)) throw new AdminError(`${file} is there already: name a new file.`);
  const part = `${file}.part`;
  try {
    const { body } = await ask(admin);
    if (body === null) throw new AdminError('The service sent nothing.');
    const bytes = protectedBytes(Readable.fromWeb(body), passphrase);
    const out = createWriteStream(part, { mode: 0o600, flush: true });
    await pipeline(bytes, out);
    const again = await openable(part, async () => passphrase ?? '');
    await checkSealed(kind, again(), packing);
    renameSync(part, file);
  } finally {
    rmSync(part, { force: true });
  }
  return { file, bytes: (await stat(file)).size, protected: passphrase !== null };
}

/**
 * Has a file stored. It is read to its end first, so that a damaged one changes nothing; a protected one needs its passphrase.
 * Throws AdminError, ClubFileError and ProtectedFileError.
 */
async function storeWhole<Schema extends v.GenericSchema<unknown, object>>(
  { admin, prompt }: Context,
  { file, ...options }: WordsOf<typeof read>,
  kind: SealedKind,
  path: string,
  schema: Schema,
): Promise<{ file: string } & v.InferOutput<Schema>> {
  const opened = await openable(file, () => knownPassphrase(prompt, options));
  await checkSealed(kind, opened(), packing);
  const body = Readable.toWeb(Readable.from(opened()));
  return { file, ...(await admin.send(path, body, schema)) };
}

const protectionInWords = (result: { protected: boolean }) =>
  result.protected
    ? 'It is protected: nobody can open it without the passphrase.'
    : 'It is not protected: anyone who has the file can read it (--protect).';
