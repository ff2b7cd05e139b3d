import { Option } from 'commander';
import * as v from 'valibot';
import { isRealDay, name } from '../../contract/adding.ts';
import type { Clubs } from '../clubs.ts';
import type { Admin } from './admin.ts';
import type { Prompt } from './protection.ts';

/** The effects of commands, which tests replace. */
export interface Effects {
  /** The bytes of a file; null for one that is larger than `most` bytes. Throws what the file system throws. */
  readFile(path: string, most?: number): Promise<Buffer | null>;
  /** Asks for a yes; null without a terminal. */
  confirm: ((question: string) => Promise<boolean>) | null;
  prompt: Prompt;
  /** Writes one piece of text to stdout. */
  print(text: string): void;
  /** Reports the progress of a long command, line by line. */
  progress(line: string): void;
}

/** The context of a command at the terminal. */
export interface Context extends Effects {
  admin: Admin;
  /** Whether to print one JSON object and ask nothing. */
  json: boolean;
}

/** A command as it is written. */
interface Written<Where, Words extends v.GenericSchema, Result extends object> {
  /** Its words, with values in brackets: "key add <club>". */
  line: string;
  about: string;
  options?: Option[];
  /** The values in the brackets and the options, by name. */
  words: Words;
  /** Returns what `--json` prints. Throws AdminError. */
  run(where: Where, words: v.InferOutput<Words>): Promise<Result>;
  /** The result as text for people. */
  say(result: Result, words: v.InferOutput<Words>): string;
}

/** The result of a command and its text. */
export interface Done {
  result: object;
  text: string;
}

/** A command whose words are not typed. */
interface Running<Where> {
  line: string;
  about: string;
  options: Option[];
  /** Throws ValiError for wrong words. */
  check(words: object): void;
  /** Throws ValiError like `check`, and AdminError. */
  run(where: Where, words: object): Promise<Done>;
}

/** A command runs in the process that has the clubs, or at the terminal if it uses files or questions. */
export type Command = ({ at: 'clubs' } & Running<Clubs>) | ({ at: 'terminal' } & Running<Context>);

export const command = <Words extends v.GenericSchema, Result extends object>(
  written: Written<Clubs, Words, Result>,
): Command => ({ at: 'clubs', ...running(written) });

export const terminalCommand = <Words extends v.GenericSchema, Result extends object>(
  written: Written<Context, Words, Result>,
): Command => ({ at: 'terminal', ...running(written) });

function running<Where, Words extends v.GenericSchema, Result extends object>({
  options = [],
  words: schema,
  run,
  say,
  ...line
}: Written<Where, Words, Result>): Running<Where> {
  return {
    ...line,
    options,
    check: (typed) => void v.parse(schema, typed),
    async run(where, typed) {
      const words = v.parse(schema, typed);
      const result = await run(where, words);
      return { result, text: say(result, words) };
    },
  };
}

export const optional = v.optional(name);
export const flag = v.optional(v.boolean(), false);
export const matchId = v.pipe(
  v.string(),
  v.uuid('a match is named by its id (a UUID); see: match list'),
  v.toLowerCase(),
);

/** The day of an option. */
export const dayOf = (option: string) =>
  v.pipe(
    v.string(),
    v.isoDate(`${option} is a day written YYYY-MM-DD`),
    v.check(isRealDay, `${option} is not a day of the calendar`),
  );

export const clubOption = new Option('--club <name>', 'the club, by name or id');
export const teamOption = new Option('--team <name>', 'the team, by name or id');
export const confirmOption = (what: string) =>
  new Option('--confirm <name>', `${what}, typed to confirm it`).makeOptionMandatory();
export const homeAwayOption = (about: string) =>
  new Option('--home-away <word>', about).choices(['home', 'away', 'neutral']);

/** "1 match", "2 matches". */
export const countOf = (matches: number) => (matches === 1 ? '1 match' : `${matches} matches`);

/** The action, and the number of its matches. */
export const sayDone =
  (said: string) =>
  ({ matches }: { matches: number }) =>
    `${said} (${countOf(matches)})`;
