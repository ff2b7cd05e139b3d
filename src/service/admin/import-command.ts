import type { FoundMatch, Look } from '../../contract/adding.ts';
import { AddingError } from '../../match-files/adding/adding-error.ts';
import { type ChoicesByKey, filesOfOneMatch } from '../../match-files/adding/check-choices.ts';
import { createAdditions } from '../adding/additions.ts';
import { findTeam } from '../imports/new-rows.ts';
import { type AdminContext, AdminError } from './context.ts';
import { findClub } from './find.ts';
import { lookInWords } from './look-in-words.ts';
import type { AdminRequestOf } from './request.ts';
import { storedMatch } from './stored-match.ts';

type ImportRequest = AdminRequestOf<'import'>;

/**
 * Adds match files to a club by the logic of adding: what they are is told by their content, each match is stored whole or
 * not at all. Without `yes` nothing is stored unless all is clear: every file a match of the team, every day known, nothing
 * to replace. Club and team are made if they are new. Throws AdminError with the table of what the files are.
 */
export async function importFiles(
  context: AdminContext,
  request: ImportRequest,
  report: (error: unknown) => void = () => {},
) {
  const { db, newId, progress = () => {} } = context;
  const logger = { error: ({ err }: { err: unknown }) => report(err) };
  const additions = createAdditions({ ...context, logger });
  const known = await findClub(db, request.club);
  const club = known ?? { id: newId(), name: request.club };
  const teamName = request.team ?? club.name;
  const team = (await findTeam(db, club.id, teamName)) ?? { id: null, name: teamName };
  const count = request.files.length;
  let read = 0;
  const look = await additions.look(
    { ...club, isNew: known === null },
    request.files.map((file) => ({ name: file.place, bytes: bytesOf(file) })),
    [{ name: teamName, team }],
    (file) => {
      read += 1;
      if (count > 1) progress(`Read ${read} of ${count}: ${file}`);
    },
  );
  if (request.match !== undefined && look.matches.length > 1) {
    throw new AdminError('--match names one match: import its file alone.');
  }
  const choices = choicesFor(look, request);
  const problems = problemsOf(look, choices, request, teamName);
  if (request.look === true) return { club, table: lookInWords(look), problems };
  if (problems.length > 0) {
    throw new AdminError([lookInWords(look), ...problems].filter(Boolean).join('\n'));
  }
  let stored = 0;
  const adding = await additions
    .store(club.id, look.id, choices, {
      onStored({ files }) {
        stored += 1;
        if (count > 1) progress(`Stored ${stored} of ${look.matches.length}: ${files[0]}`);
      },
    })
    .catch((error: unknown) => {
      throw error instanceof AddingError ? new AdminError(error.message) : error;
    });
  await adding.done;
  const { matches, refused } = additions.find(club.id, look.id);
  const failed = matches.filter(({ outcome }) => outcome?.kind === 'failed');
  if (failed.length > 0) throw notStored(matches, failed);
  const teamId = matches.find(({ outcome }) => outcome?.teamId !== undefined)?.outcome?.teamId;
  return {
    club,
    team: { ...team, id: teamId ?? team.id ?? '' },
    matches: await Promise.all(matches.map((match) => storedMatch(db, club.id, team.name, match))),
    refused,
  };
}

function bytesOf(file: ImportRequest['files'][number]): Uint8Array | null {
  if ('text' in file) return Buffer.from(file.text);
  return 'base64' in file ? Buffer.from(file.base64, 'base64') : null;
}

/** What the options choose for each match. */
function choicesFor(look: Look, request: ImportRequest): ChoicesByKey {
  const { date, dates = {}, skip = [], competition, venue, homeAway, match: matchId } = request;
  const choice = {
    // Who names the match has said that it is to be replaced.
    replace: request.replace === true || matchId !== undefined,
    ...(competition === undefined ? {} : { competition }),
    ...(venue === undefined ? {} : { venue }),
    ...(homeAway === undefined ? {} : { homeAway }),
    ...(matchId === undefined ? {} : { matchId }),
  };
  return Object.fromEntries(
    look.matches.map(({ key, files }) => {
      const named = files.flatMap((file) => dates[file] ?? dates[baseName(file)] ?? [])[0];
      const day = named ?? date;
      const isLeftOut = files.some((file) => skip.includes(file) || skip.includes(baseName(file)));
      return [
        key,
        { ...choice, ...(day === undefined ? {} : { day }), ...(isLeftOut ? { skip: true } : {}) },
      ];
    }),
  );
}

const baseName = (path: string) => path.replace(/^.*[/\\]/s, '');

/** Why nothing is stored, and what to say for it to be; none where all is clear. */
function problemsOf(
  look: Look,
  choices: ChoicesByKey,
  request: ImportRequest,
  teamName: string,
): string[] {
  const problems: string[] = [];
  const others = look.refused.filter(({ otherClub }) => otherClub);
  const broken = look.refused.filter(({ otherClub }) => !otherClub);
  const taken = look.matches.filter(({ key }) => choices[key]?.skip !== true);
  const unknown = taken.filter(({ team }) => team === null);
  const undated = taken.filter(
    ({ key, day, standing }) =>
      standing.kind === 'new' && day === null && choices[key]?.day === undefined,
  );
  const newer = taken.filter(({ standing }) => standing.kind === 'newer');
  const states = filesOfOneMatch(look.matches, choices);
  if (states.length > 0) {
    problems.push(
      `${states.join(', ')} hold states of one match. Store only one: leave the others out with --skip FILE.`,
    );
  }
  if (unknown.length > 0 || look.matches.length === 0) {
    if (unknown.length > 0) {
      problems.push(
        `"${teamName}" names neither side of ${counted(unknown)}. Say which is yours with --team, as the file writes it.`,
      );
    }
    if (look.matches.length === 0) problems.push('There is nothing to add.');
  }
  if (undated.length > 0) {
    problems.push(
      `The day of ${counted(undated)} is not known. Say it with --date, or with --dates and a table of files and days.`,
    );
  }
  if (request.yes === true) return problems;
  if (others.length > 0 && request.skipOthers !== true) {
    problems.push(
      `${others.length} ${others.length === 1 ? 'match is' : 'matches are'} of other clubs. Leave them out with --skip-others.`,
    );
  }
  if (broken.length > 0) {
    problems.push(
      `${broken.length} ${broken.length === 1 ? 'file is' : 'files are'} not taken. Add the others with --yes.`,
    );
  }
  if (newer.length > 0 && request.replace !== true && request.match === undefined) {
    problems.push(
      `${counted(newer)} would change a stored one. Replace with --replace, or leave them with --yes.`,
    );
  }
  return problems;
}

function counted({ length }: readonly unknown[]): string {
  return `${length} ${length === 1 ? 'match' : 'matches'}`;
}

function notStored(all: readonly FoundMatch[], failed: readonly FoundMatch[]): AdminError {
  const names = failed.map(({ files, outcome }) => `${files[0]}: ${outcome?.reason ?? 'failed'}`);
  const rest = all.length - failed.length;
  return new AdminError(
    [`${counted(failed)} could not be stored; ${rest} of ${all.length} are.`, ...names].join('\n'),
  );
}
