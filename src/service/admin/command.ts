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

/** The values of a command's words. */
export type WordsOf<Words extends v.ObjectEntries> = v.InferOutput<
  v.ObjectSchema<Words, undefined>
>;

/** A command as it is written. */
interface Written<Where, Words extends v.ObjectEntries, Result extends object> {
  /** Its words, with values in brackets: "key add <club>". */
  line: string;
  about: string;
  /** The values in the brackets and the options (see `option`), by name. */
  words: Words;
  /** Returns what `--json` prints. Throws AdminError. */
  run(where: Where, words: WordsOf<Words>): Promise<Result>;
  /** The result as text for people. */
  say(result: Result, words: WordsOf<Words>): string;
}

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

export const command = <Words extends v.ObjectEntries, Result extends object>(
  written: Written<Clubs, Words, Result>,
): Command => ({ at: 'clubs', ...running(written) });

export const terminalCommand = <Words extends v.ObjectEntries, Result extends object>(
  written: Written<Context, Words, Result>,
): Command => ({ at: 'terminal', ...running(written) });

function running<Where, Words extends v.ObjectEntries, Result extends object>({
  words: entries,
  run,
  say,
  ...line
}: Written<Where, Words, Result>): Running<Where> {
  const schema = v.object(entries);
  return {
    ...line,
    options: Object.values(entries).flatMap(optionsIn),
    check: (typed) => void v.parse(schema, typed),
    async run(where, typed) {
      const words = v.parse(schema, typed);
      const result = await run(where, words);
      return { result, text: say(result, words) };
    },
  };
}

/** A value that an option gives, which must be there unless its type is optional. */
export function option<Type extends v.GenericSchema>(
  flags: string,
  about: string,
  type: Type,
  choices?: readonly string[],
) {
  const made = new Option(flags, about).makeOptionMandatory(type.type !== 'optional');
  return v.pipe(type, v.metadata({ [flags]: choices ? made.choices(choices) : made }));
}

const optionsIn = (type: v.ObjectEntries[string]) =>
  Object.values<unknown>(v.getMetadata(type)).filter((found) => found instanceof Option);

export const text = (flags: string, about: string) => option(flags, about, v.optional(name));
export const given = (flags: string, about: string) =>
  option(flags, about, v.optional(v.boolean()));
export const flag = (flags: string, about: string) =>
  option(flags, about, v.optional(v.boolean(), false));
export const matchId = v.pipe(
  v.string(),
  v.uuid('a match is named by its id (a UUID); see: match list'),
  v.toLowerCase(),
);

export const clubOption = text('--club <name>', 'the club, by name or id');
export const clubAndTeam = {
  club: clubOption,
  team: text('--team <name>', 'the team, by name or id'),
};
export const competitionOption = text('--competition <name>', 'the competition');
export const venueOption = text('--venue <name>', 'the hall');
export const confirmOption = (what: string) =>
  option('--confirm <name>', `${what}, typed to confirm it`, name);
export function dayOption(word: string, about: string) {
  const day = v.pipe(
    v.string(),
    v.isoDate(`${word} is a day written YYYY-MM-DD`),
    v.check(isRealDay, `${word} is not a day of the calendar`),
  );
  return option(`${word} <day>`, about, v.optional(day));
}
export const homeAwayOption = (about: string) =>
  option('--home-away <word>', about, v.optional(v.picklist(places)), places);
const places = ['home', 'away', 'neutral'] as const;

/** "1 match", "2 matches". */
export const countOf = (matches: number) => (matches === 1 ? '1 match' : `${matches} matches`);

/** The action, and the number of its matches. */
export const sayDone =
  (said: string) =>
  ({ matches }: { matches: number }) =>
    `${said} (${countOf(matches)})`;
