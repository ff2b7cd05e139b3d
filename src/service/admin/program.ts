import { basename } from 'node:path';
import { Command, Option } from 'commander';
import * as v from 'valibot';
import { formatNames } from '../../match-files/match-files.ts';
import { largestFile } from '../../match-files/read-files.ts';
import { AdminError } from './context.ts';
import { readDates } from './dates-file.ts';
import { inWords } from './in-words.ts';
import { knownPassphrase, newPassphrase, type Secrets } from './protection.ts';
import { type AdminRequest, adminRequestSchema } from './request.ts';
import { addRequests, confirm, homeAway, json, type Run } from './request-commands.ts';

/** What the commands reach outside themselves; passed in so that tests run them in process. */
export interface ProgramEffects {
  execute(request: AdminRequest): Promise<Record<string, unknown>>;
  /** The bytes of a file; null for one that is larger than `most` bytes. Throws what the file system throws. */
  readFile(path: string, most?: number): Promise<Buffer | null>;
  /** Asks for a yes; null where nobody sits before it. */
  confirm: ((question: string) => Promise<boolean>) | null;
  /** Where passphrases come from. */
  secrets: Secrets;
  /** `backup FILE` and `restore FILE`; see `backup-commands.ts`. A null passphrase writes an open file. */
  backUp(path: string, passphrase: string | null): Promise<Record<string, unknown>>;
  restore(path: string, passphrase: Ask): Promise<Record<string, unknown>>;
  /** A club as one file; see `club-file-commands.ts`. */
  exportClub(
    asked: { club: string; confirm: string },
    path: string,
    passphrase: string | null,
  ): Promise<Record<string, unknown>>;
  importClub(
    path: string,
    as: string | undefined,
    passphrase: Ask,
  ): Promise<Record<string, unknown>>;
  /** The erasures that a backup has. */
  erasures(path: string, passphrase: Ask): Promise<object[]>;
  /** Writes one piece of text to stdout. */
  print(text: string): void;
}

/** Asks for the passphrase of a protected file. */
type Ask = () => Promise<string>;

/** The command line of `npm run admin`. `parseAsync` rejects with a message for people. */
export function adminProgram(effects: ProgramEffects): Command {
  const program = new Command('admin')
    .description(
      'Looks after clubs, teams, keys, rosters and matches, also while the service runs.',
    )
    .showHelpAfterError();
  const run: Run = async (request, options) => {
    const checked = v.safeParse(adminRequestSchema, request);
    if (!checked.success) throw new AdminError(`${checked.issues[0].message}.`);
    const result = await effects.execute(checked.output);
    effects.print(
      `${options.json === true ? JSON.stringify(result) : inWords(checked.output.command, result)}\n`,
    );
  };

  addRequests(program, run);

  program
    .command('import <file...>')
    .description(
      'add matches, each whole or not at all; club and team are made if new. What a file is, its content says: ' +
        `${formatNames.join(', ')}. A EuroLeague match is two to four files: Boxscore and PlaybyPlay, with Header ` +
        'and Points where there are any (import NAME_*.json). A match is known by what is in it, so that the same ' +
        'file twice is one match. Without --yes, a terminal is asked; elsewhere nothing is stored unless all is clear',
    )
    .requiredOption('--club <name>', 'the club, by name or id')
    .option(
      '--date <day>',
      "the day of all matches, YYYY-MM-DD (default: the file's, or its name's)",
    )
    .option(
      '--dates <file>',
      'a table of files and their days: a row such as a.json,2026-11-14 each',
    )
    .option('--team <name>', "the team as the file names it (default: the club's name)")
    .option('--competition <name>', 'the competition')
    .option('--venue <name>', 'the hall')
    .option('--match <id>', 'the stored match that the file replaces, whatever is in it')
    .option('--skip <file...>', 'leave out the matches of these files')
    .option('--skip-others', 'leave out matches of other clubs')
    .option('--replace', 'replace stored matches of which a file has another state')
    .option('--yes', 'add what can be added, without asking')
    .addOption(homeAway("where it was played (default: the file's own side)"))
    .addOption(json())
    .action(async (paths: string[], { json, dates: table, ...options }) => {
      const files = await Promise.all(
        paths.map(async (path) => {
          const bytes = await readNamedFile(effects, path, largestFile);
          if (bytes === null) return { place: path };
          return { place: path, base64: Buffer.from(bytes).toString('base64') };
        }),
      );
      const dates =
        table === undefined
          ? {}
          : {
              dates: readDates(String(await readNamedFile(effects, table)), table),
            };
      const request = { command: 'import', files, ...dates, ...options };
      const asks = effects.confirm !== null && json !== true && options.yes !== true;
      if (asks && !(await isWanted(request, effects))) return effects.print('Nothing was added.\n');
      await run({ ...request, ...(asks ? { yes: true } : {}) }, { json });
    });

  const print = (words: string, result: object, options: { json?: boolean }) =>
    effects.print(`${options.json === true ? JSON.stringify(result) : words}\n`);
  const { secrets } = effects;
  const clubs = program.commands.find((command) => command.name() === 'club');
  clubs
    ?.command('export <club> <file>')
    .description('write a club to a new file: matches, sheets, plays and texts, never its keys')
    .addOption(confirm('its name'))
    .addOption(protectOption())
    .addOption(passphraseFile())
    .addOption(json())
    .action(async (club: string, path: string, { confirm, ...options }) => {
      const passphrase = await newPassphrase(secrets, options);
      const result = await effects.exportClub({ club, confirm }, path, passphrase);
      print(`Wrote the club to ${path}. ${protectionInWords(passphrase)}`, result, options);
    });
  clubs
    ?.command('import <file>')
    .description('put such a file into a service that does not have the club; then make it a key')
    .option('--as <name>', 'another name for the club')
    .addOption(passphraseFile())
    .addOption(json())
    .action(async (path: string, { as, ...options }) => {
      const result = await effects.importClub(path, as, () => knownPassphrase(secrets, options));
      print(`Stored the club of ${path}.`, result, options);
    });
  program
    .command('trail')
    .description('show who changed the clubs, when and with which key (UTC)')
    .option('--club <name>', 'the club, by name or id')
    .addOption(json())
    .action(({ json, ...options }) => run({ command: 'trail', ...options }, { json }));
  program
    .command('backup <file>')
    .description('write all clubs to a new file, also while the service runs')
    .addOption(protectOption())
    .addOption(passphraseFile())
    .addOption(json())
    .action(async (path: string, options) => {
      const passphrase = await newPassphrase(secrets, options);
      const result = await effects.backUp(path, passphrase);
      print(`Wrote the backup ${path}. ${protectionInWords(passphrase)}`, result, options);
    });
  program
    .command('restore <file>')
    .description('put a backup into an empty folder or database, embedded or Postgres')
    .addOption(passphraseFile())
    .addOption(json())
    .action(async (path: string, options) =>
      print(
        `Restored the backup ${path}. Who was erased after it was taken is in it again: erase-again, or player erase.`,
        await effects.restore(path, () => knownPassphrase(secrets, options)),
        options,
      ),
    );
  program
    .command('erase-again <backup>')
    .description('after an older backup was restored: erase whom this newer one has as erased')
    .addOption(passphraseFile())
    .addOption(json())
    .action(async (path: string, options) => {
      const erased = await effects.erasures(path, () => knownPassphrase(secrets, options));
      await run({ command: 'erase-again', erased }, options);
    });
  return program;
}

const protectOption = () =>
  new Option('--protect', 'ask for a passphrase, without which the file can’t be opened');
const passphraseFile = () =>
  new Option(
    '--passphrase-file <file>',
    'a file that holds the passphrase (or set BOXOUT_PASSPHRASE)',
  );

function protectionInWords(passphrase: string | null): string {
  return passphrase === null
    ? 'It is not protected: anyone who has the file can read it (--protect).'
    : 'It is protected: nobody can open it without the passphrase.';
}

/** Shows what the files are, and asks whether they are to be added. Throws AdminError where that can't be. */
async function isWanted(request: object, effects: ProgramEffects): Promise<boolean> {
  const checked = v.safeParse(adminRequestSchema, { ...request, look: true, yes: true });
  if (!checked.success) throw new AdminError(`${checked.issues[0].message}.`);
  const shape = v.object({ table: v.string(), problems: v.array(v.string()) });
  const { table, problems } = v.parse(shape, await effects.execute(checked.output));
  effects.print(`${table}\n`);
  if (problems.length > 0) throw new AdminError(problems.join('\n'));
  return (await effects.confirm?.('Add them?')) ?? false;
}

async function readNamedFile(
  effects: ProgramEffects,
  path: string,
  most?: number,
): Promise<Buffer | null> {
  try {
    return await effects.readFile(path, most);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new AdminError(`${basename(path)} can't be read: ${reason}`);
  }
}
