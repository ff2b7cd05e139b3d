import { basename } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import {
  type Choices,
  columnFields,
  daySchema,
  type FoundMatch,
  headingsSchema,
  type Look,
  lookSchema,
  name,
} from '../../contract/adding.ts';
import { addingEndpoints } from '../../contract/adding-endpoints.ts';
import { scoreSchema } from '../../contract/match.ts';
import { filesOfOneMatch, needsAnswer } from '../../match-files/adding/check-choices.ts';
import { formatNames } from '../../match-files/match-files.ts';
import { largestArchive, largestOf } from '../../match-files/read-files.ts';
import { notNeeded } from '../../match-files/refused.ts';
import type { Admin } from './admin.ts';
import {
  type Context,
  competitionOption,
  countOf,
  dayOption,
  flag,
  homeAwayOption,
  option,
  terminalCommand,
  text,
  venueOption,
  type WordsOf,
} from './command.ts';
import { AdminError } from './errors.ts';
import { questionsInWords, type SaidByOptions } from './file-answers.ts';
import { lookInWords, refusedInWords, unreadInWords } from './look-in-words.ts';

/** Milliseconds for each match between two looks at the progress of storing: every look names all of them. */
const pause = 10;

const score = v.pipe(
  v.string(),
  v.regex(/^\d{1,3}-\d{1,3}$/, '--score is written 65-57, the team first'),
  v.transform((points): [number, number] => {
    const [own = 0, other = 0] = points.split('-').map(Number);
    return [own, other];
  }),
);

const splitAt = (text: string, at: number) => [text.slice(0, at), text.slice(at + 1)] as const;
const headings = v.pipe(
  v.optional(v.array(v.string()), []),
  v.transform((said) => Object.fromEntries(said.map((one) => splitAt(one, one.lastIndexOf('='))))),
  headingsSchema,
);

const words = {
  file: v.pipe(v.array(v.string()), v.nonEmpty()),
  club: option('--club <name>', 'the club, by name or id', name),
  date: dayOption(
    '--date',
    "the day of all matches, YYYY-MM-DD (default: the file's, or its name's)",
  ),
  dates: option(
    '--dates <file>',
    'a table of files and their days: a row such as a.json,2026-11-14 each',
    v.optional(v.string()),
  ),
  team: text('--team <name>', "the team as the file names it (default: the club's name)"),
  opponent: text('--opponent <name>', 'the opponent, where the file of one match does not say'),
  score: option(
    '--score <points>',
    'the score, the team first: 65-57, where that file does not say',
    v.optional(score),
  ),
  fromNames: flag('--from-names', 'take opponent and score that files do not say from their names'),
  heading: option(
    '--heading <word=field...>',
    `what a column of a table holds, remembered for the club: ${columnFields.join(', ')}`,
    headings,
  ),
  competition: competitionOption,
  venue: venueOption,
  match: option(
    '--match <id>',
    'the stored match that the file replaces, without comparing content',
    v.optional(v.pipe(v.string(), v.uuid('--match is the id of a match (a UUID)'))),
  ),
  skip: option(
    '--skip <file...>',
    'leave out the matches of these files',
    v.optional(v.array(v.string()), []),
  ),
  skipOthers: flag('--skip-others', 'leave out matches of other clubs'),
  replace: flag('--replace', 'replace stored matches of which a file has another version'),
  yes: flag('--yes', 'add what can be added, without asking'),
  homeAway: homeAwayOption("the venue (default: the file's own side)"),
};

type Asked = WordsOf<typeof words>;

/**
 * Adds match files to a club, each match whole or not at all. Without a yes it stores only if all is clear: every file is a
 * match of the team, every day is known, and nothing is replaced. It creates new clubs and teams.
 */
export const importCommand = terminalCommand({
  line: 'import <file...>',
  about:
    'add matches, each whole or not at all; club and team are made if new. Files are recognised by content: ' +
    `${formatNames.join(', ')}. A EuroLeague match is two to four files: Boxscore and PlaybyPlay, with Header ` +
    'and Points if present (import NAME_*.json). A match is known by its content, so that the same ' +
    'file twice is one match. Without --yes, a terminal is asked; elsewhere nothing is stored unless all is clear',
  words,
  async run(context, asked) {
    const { admin, confirm, json, print } = context;
    const { club, team, look, isNew } = await lookAt(context, asked);
    if (asked.match !== undefined && look.matches.length > 1) {
      throw new AdminError('--match names one match: import its file alone.');
    }
    const table = asked.dates === undefined ? {} : await daysIn(context, asked.dates);
    const matches = choicesFor(look, asked, table);
    const asks = confirm !== null && !json && !asked.yes;
    const problems = problemsOf(look, matches, { ...asked, yes: asked.yes || asks }, team.name);
    if (asks) {
      print(`${lookInWords(look)}\n`);
      if (problems.length > 0) throw new AdminError(problems.join('\n'));
      if (!(await confirm('Add them?'))) return { club, isDeclined: true as const };
    }
    if (problems.length > 0) {
      throw new AdminError([lookInWords(look), ...problems].filter(Boolean).join('\n'));
    }
    if (isNew) await admin.send('/clubs', club, v.object({}));
    const stored = await storeAll(context, club.id, look, { matches });
    const failed = stored.matches.filter(({ outcome }) => outcome?.kind === 'failed');
    if (failed.length > 0) throw notStored(stored.matches, failed);
    const teamId = stored.matches.find(({ outcome }) => outcome?.teamId !== undefined);
    const added = [];
    for (const match of stored.matches)
      added.push(await storedMatch(admin, club.id, team.name, match));
    return {
      club,
      team: { ...team, id: teamId?.outcome?.teamId ?? team.id ?? '' },
      matches: added,
      refused: stored.refused,
    };
  },
  say(result) {
    if ('isDeclined' in result) return 'Nothing was added.';
    const { team, matches, refused } = result;
    const lines = matches.flatMap((match) => [
      match.id === null
        ? `${match.file}: ${match.outcome}`
        : `${match.file}: ${match.outcome} ${team.name} ${match.score?.team ?? '–'}–${match.score?.opponent ?? '–'} ${match.opponent} (${match.id})`,
      ...match.disagreements.map(
        (found) =>
          `  ${found.name}, ${found.statistic}: ${found.file} in the file's totals, ${found.events} from its events`,
      ),
      ...[...unreadInWords(match.unread), ...match.failedChecks].map((sentence) => `  ${sentence}`),
    ]);
    return [...lines, ...refusedInWords(refused)].join('\n');
  },
});

const lookAnswer = v.object({
  club: v.object({ id: v.string(), name: v.string() }),
  team: v.object({ id: v.nullable(v.string()), name: v.string() }),
  look: lookSchema,
  /** The club is created after the yes. */
  isNew: v.boolean(),
});

/** The files compared with the club's matches. */
async function lookAt(context: Context, { file: paths, club: named, team, ...said }: Asked) {
  const { opponent, score, fromNames, heading } = said;
  const form = new FormData();
  form.set('club', named);
  if (team !== undefined) form.set('team', team);
  const isTeamSaid = team !== undefined;
  const answers: SaidByOptions = { isTeamSaid, opponent, score, fromNames, headings: heading };
  form.set('answers', JSON.stringify(answers));
  for (const path of paths) {
    const bytes = await readNamedFile(context, path, largestArchive);
    if (bytes === null || bytes.byteLength > largestOf(bytes)) form.append('tooLarge', path);
    else form.append('file', new File([new Uint8Array(bytes)], path));
  }
  return await context.admin.send('/looks', form, lookAnswer);
}

const daysIn = async (context: Context, path: string) =>
  readDates(String(await readNamedFile(context, path)), path);

async function readNamedFile({ readFile }: Context, path: string, most?: number) {
  return await readFile(path, most).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new AdminError(`${basename(path)} can't be read: ${reason}`);
  });
}

/** What the options choose for each match. */
function choicesFor(
  { matches }: Look,
  { date, skip, competition, venue, homeAway, replace, match: matchId }: Asked,
  dates: Record<string, string>,
): Choices['matches'] {
  // Naming a match means replacing it.
  const choice = {
    replace: replace || matchId !== undefined,
    competition,
    venue,
    homeAway,
    matchId,
  };
  return Object.fromEntries(
    matches.map(({ key, files }) => {
      const named = files.flatMap((file) => dates[file] ?? dates[baseName(file)] ?? [])[0];
      const isLeftOut = files.some((file) => skip.includes(file) || skip.includes(baseName(file)));
      return [key, { ...choice, day: named ?? date, ...(isLeftOut ? { skip: true } : {}) }];
    }),
  );
}

const baseName = (path: string) => path.replace(/^.*[/\\]/s, '');

/** Why nothing is stored, with the option that helps; none if all is clear. */
function problemsOf(
  look: Look,
  choices: Choices['matches'],
  asked: Asked,
  teamName: string,
): string[] {
  const { length: others } = look.refused.filter(({ otherClub }) => otherClub);
  const { length: broken } = look.refused.filter(
    ({ otherClub, reason }) => !otherClub && reason !== notNeeded,
  );
  const taken = look.matches.filter(({ key }) => choices[key]?.skip !== true);
  const unknown = taken.filter((match) => match.team === null && !needsAnswer(match));
  const undated = taken.filter(
    ({ key, day, standing }) =>
      standing.kind === 'new' && day === null && choices[key]?.day === undefined,
  );
  const newer = taken.filter(({ standing }) => standing.kind === 'newer');
  const columns = taken.flatMap(({ unread }) =>
    unread.flatMap(({ of, field }) => (of === 'column' ? field : [])),
  );
  const states = filesOfOneMatch(look.matches, choices);
  const always = [
    ...questionsInWords(taken),
    states.length > 0 &&
      `${states.join(', ')} hold versions of one match. Store only one: leave the others out with --skip FILE.`,
    unknown.length > 0 &&
      `"${teamName}" names neither side of ${countOf(unknown.length)}. Say which is yours with --team, as the file writes it.`,
    look.matches.length === 0 && 'There is nothing to add.',
    undated.length > 0 &&
      `The day of ${countOf(undated.length)} is not known. Say it with --date, or with --dates and a table of files and days.`,
  ];
  const withoutYes = [
    ...[...new Set(columns)].map(
      (column) =>
        `The column "${column}" is not understood. Say what it holds with --heading "${column}=points", for instance, or "${column}=nothing".`,
    ),
    others > 0 &&
      !asked.skipOthers &&
      `${others} ${others === 1 ? 'match is' : 'matches are'} of other clubs. Leave them out with --skip-others.`,
    broken > 0 &&
      `${broken} ${broken === 1 ? 'file is' : 'files are'} not taken. Add the others with --yes.`,
    newer.length > 0 &&
      !asked.replace &&
      asked.match === undefined &&
      `${countOf(newer.length)} would change a stored one. Replace with --replace, or leave them with --yes.`,
  ];
  return [...always, ...(asked.yes ? [] : withoutYes)].filter((problem) => problem !== false);
}

/** Stores the matches found, reporting each, and returns the look when all are done. */
async function storeAll(
  { admin, progress }: Context,
  clubId: string,
  { id: lookId }: Look,
  body: Choices,
): Promise<Look> {
  const ids = { lookId };
  let look = await admin.call(clubId, addingEndpoints.storeLook, { ids, body });
  for (let reported = 0; ; ) {
    const done = look.matches.filter(({ outcome }) => outcome !== undefined);
    for (const { files } of look.matches.length > 1 ? done.slice(reported) : []) {
      reported += 1;
      progress(`Stored ${reported} of ${look.matches.length}: ${files[0]}`);
    }
    if (look.state === 'stored') return look;
    await wait(pause * look.matches.length);
    look = await admin.call(clubId, addingEndpoints.getLook, { ids });
  }
}

/** The outcome of a match of the files, and its failed checks. */
async function storedMatch(
  admin: Admin,
  clubId: string,
  team: string,
  { files, outcome, disagreements, unread }: FoundMatch,
) {
  const id = outcome?.matchId ?? null;
  const found = {
    ...{ file: files[0] ?? '', files, id, outcome: outcome?.kind ?? 'skipped' },
    ...{ disagreements, unread },
  };
  if (id === null) return { ...found, opponent: '', score: null, failedChecks: [] };
  return { ...found, ...(await admin.send('/checks', { clubId, matchId: id, team }, checked)) };
}

/** A stored match with its failed checks. */
const checked = v.object({
  opponent: v.string(),
  day: v.string(),
  status: v.string(),
  score: v.nullable(scoreSchema),
  failedChecks: v.array(v.string()),
});

function notStored(all: readonly FoundMatch[], failed: readonly FoundMatch[]): AdminError {
  const names = failed.map(({ files, outcome }) => `${files[0]}: ${outcome?.reason ?? 'failed'}`);
  const rest = all.length - failed.length;
  return new AdminError(
    [`${countOf(failed.length)} could not be stored; ${rest} of ${all.length} are.`, ...names].join(
      '\n',
    ),
  );
}

/**
 * The days of files from a table: one row per file, with its name and its day (YYYY-MM-DD), separated by a comma, a
 * semicolon or a tab; a first row without a day is a heading. Throws AdminError with the row.
 */
function readDates(text: string, fileName: string): Record<string, string> {
  const dates: Record<string, string> = {};
  const rows = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  for (const [index, row] of rows.entries()) {
    if (row.trim() === '') continue;
    const [, before = '', last = row] = /^(.*)[,;\t](.*)$/s.exec(row) ?? [];
    const file = before.replace(/^[\s"]+|[\s",;]+$/g, '');
    const day = last.trim().replace(/^"(.*)"$/, '$1');
    const isHeading = index === 0 && !/\d/.test(day);
    if (isHeading) continue;
    const fail = (what: string) => new AdminError(`${fileName}, row ${index + 1}: ${what}`);
    if (file === '') throw fail('a file and its day are wanted, such as "a.json,2026-11-14"');
    const checked = v.safeParse(daySchema, day);
    if (!checked.success) throw fail(checked.issues[0].message);
    if (Object.hasOwn(dates, file) && dates[file] !== day) throw fail(`another day for ${file}`);
    dates[file] = day;
  }
  return dates;
}
