import { scrypt, webcrypto } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import {
  type Ciphering,
  isProtected,
  protect,
  protectionCost,
  shortestPassphrase,
  unprotect,
} from '../../contract/protected-file.ts';
import { AdminError } from './errors.ts';

const derive = promisify<string, Uint8Array, number, object, Buffer<ArrayBuffer>>(scrypt);

const ciphering: Ciphering = {
  keyOf: (passphrase, salt) =>
    derive(passphrase, salt, 32, { ...protectionCost, maxmem: 256 * 1_024 * 1_024 }),
  webCrypto: webcrypto,
};

/** The bytes of a new file: under the passphrase, or as they are. */
export const protectedBytes = (bytes: AsyncIterable<Uint8Array>, passphrase: string | null) =>
  passphrase === null ? bytes : protect(bytes, passphrase, ciphering);

/** Opens a file as often as it is read; asks for its passphrase once, and only if it is protected. */
export async function openable(
  path: string,
  ask: () => Promise<string>,
): Promise<() => AsyncIterable<Uint8Array>> {
  const file = await open(path);
  const { buffer } = await file.read(Buffer.alloc(100), 0, 100).finally(() => file.close());
  if (!isProtected(buffer)) return () => createReadStream(path);
  const passphrase = await ask();
  return () => unprotect(createReadStream(path), passphrase, ciphering);
}

/** Asks for a passphrase without echo; null without a terminal. */
export type Prompt = ((question: string) => Promise<string>) | null;

export interface PassphraseOptions {
  protect?: boolean;
  passphraseFile?: string;
}

/** The passphrase for a new file; null if it is not to be protected. Throws AdminError. */
export async function newPassphrase(
  prompt: Prompt,
  { protect: isWanted = false, passphraseFile }: PassphraseOptions,
): Promise<string | null> {
  const given = await givenPassphrase(passphraseFile);
  if (given === null && !isWanted) return null;
  const passphrase = given ?? (await askTwice(prompt));
  if ([...passphrase].length < shortestPassphrase) {
    throw new AdminError(
      `A passphrase has at least ${shortestPassphrase} characters; four or five words are good.`,
    );
  }
  return passphrase;
}

/** The passphrase of a file that is protected. Throws AdminError. */
export async function knownPassphrase(
  prompt: Prompt,
  { passphraseFile }: PassphraseOptions,
): Promise<string> {
  const given = await givenPassphrase(passphraseFile);
  if (given !== null) return given;
  if (prompt === null) throw noPassphrase('The file is protected');
  return await prompt('Passphrase of the file: ');
}

/** Null if no file and no variable has it. Never from the command line, which other accounts can read. */
async function givenPassphrase(file: string | undefined): Promise<string | null> {
  if (file !== undefined) return (await readFile(file, 'utf8')).replace(/\r?\n$/, '');
  const { BOXOUT_PASSPHRASE: given = null } = process.env;
  if (given === '') throw new AdminError('BOXOUT_PASSPHRASE is empty.');
  return given;
}

async function askTwice(prompt: Prompt): Promise<string> {
  if (prompt === null) throw noPassphrase('A passphrase is needed');
  const passphrase = await prompt('Passphrase for the file: ');
  if ((await prompt('The same again: ')) === passphrase) return passphrase;
  throw new AdminError('The two are not the same; nothing was written.');
}

const noPassphrase = (why: string) =>
  new AdminError(
    `${why}: set BOXOUT_PASSPHRASE, or name a file that holds the passphrase with --passphrase-file.`,
  );
