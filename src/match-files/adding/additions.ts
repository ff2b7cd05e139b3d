import {
  type Answers,
  addingLimits,
  type FileAnswers,
  type FoundMatch,
  type Headings,
  type Look,
  type NameSide,
} from '../../contract/adding.ts';
import { IntakeError } from '../format.ts';
import type { HeldMatch } from '../look-at-matches.ts';
import { type LookSource, lookAtMatches } from '../look-at-matches.ts';
import { takesAnswers, withAnswers } from '../match-files.ts';
import { type ReadFiles, type ReadingTools, readFiles, type SentMatchFile } from '../read-files.ts';
import { RefusedError, refused } from '../refused-error.ts';
import type { TeamOfClub } from '../whose.ts';
import { type ChoicesByKey, checkChoices } from './check-choices.ts';
import type { Adding, Outcome, ToStore } from './to-store.ts';

/** A club for adding; `isNew` if it is created with its first match. */
export interface AddingClub {
  id: string;
  name: string;
  isNew?: boolean;
}

/** The tools of adding: reading and storing. */
export interface AddingTools {
  reading(clubId: string): ReadingTools;
  clock: () => Date;
  newId: () => string;
  source(clubId: string): LookSource;
  /** What the club has said that headings of tables mean. */
  headings(clubId: string): Promise<Headings>;
  rememberHeadings(clubId: string, headings: Headings): Promise<void>;
  /** A team of the club. Throws RefusedError for another club's, as if it were not there. */
  requireTeam(clubId: string, teamId: string): Promise<{ id: string; name: string }>;
  /** Whether all of them are of this team. */
  hasPlayers(clubId: string, teamId: string, ids: readonly string[]): Promise<boolean>;
  /** Stores one match whole, or nothing of it; throws where the store fails. */
  storeMatch(adding: Adding, match: ToStore): Promise<Outcome>;
  /** Hears why a match could not be stored. */
  onFailure(error: unknown): void;
}

/** After so many in a row nothing will be stored any more: the disk is full, or the database gone. */
const mostFailures = 3;

/** Adding match files to clubs: a look's matches wait in memory for the coach's confirmation. */
export function keepAdditions(tools: AddingTools) {
  const { reading, clock, newId } = tools;
  const looks = keepLooks(clock);
  const underWay = new Set<Promise<void>>();
  let isStopping = false;

  const require = (clubId: string, lookId: string): HeldLook => {
    const look = looks.find(clubId, lookId);
    if (look === undefined)
      throw new RefusedError(
        'absent',
        'Look not found: it is held for half an hour by the process that read the files',
      );
    return look;
  };
  /** A look that is not stored yet. */
  const requireReady = (clubId: string, lookId: string): HeldLook => {
    const look = require(clubId, lookId);
    if (look.look.state === 'ready') return look;
    throw refused('This look is stored already: look at the files again');
  };
  const lookAgain = async (held: HeldLook) => {
    held.look = {
      id: held.id,
      state: 'ready',
      ...(await lookAtMatches(tools.source(held.club.id), held)),
    };
    return held.look;
  };

  return {
    /** Reads files and lists their matches; stores nothing. `onRead` is called with each file. */
    async look(
      club: AddingClub,
      files: AsyncIterable<SentMatchFile> | Iterable<SentMatchFile>,
      said: { name: string; team: TeamOfClub }[] = [],
      onRead?: (file: string) => void,
    ): Promise<Look> {
      const found = await readFiles(files, reading(club.id), onRead);
      const read = answeredAll(found, { headings: await tools.headings(club.id) });
      const id = newId();
      const look: Look = { id, state: 'ready', matches: [], refused: [] };
      const madeAt = clock().getTime();
      const held = { id, club: { isNew: false, ...club }, said, ...read, look, madeAt };
      await lookAgain(held);
      looks.keep(held);
      return held.look;
    },

    /** The look as it is now. Throws RefusedError. */
    find: (clubId: string, lookId: string): Look => require(clubId, lookId).look,

    /** Which look of the club is being stored. */
    storing: (clubId: string): string | null => looks.storing(clubId)?.id ?? null,

    /** "The side that the files call `name` is this team": looks again. Throws RefusedError. */
    async nameSide(clubId: string, lookId: string, { name, team }: NameSide): Promise<Look> {
      const held = requireReady(clubId, lookId);
      const named =
        'id' in team ? await tools.requireTeam(clubId, team.id) : { id: null, name: team.newName };
      held.said = [{ name, team: named }, ...held.said];
      return await lookAgain(held);
    },

    /** Says what the files do not: looks again, and remembers what headings mean. Throws RefusedError. */
    async answer(clubId: string, lookId: string, { matches, headings }: Answers): Promise<Look> {
      const held = requireReady(clubId, lookId);
      held.matches = held.matches.map((match) => {
        const own = Object.hasOwn(matches, match.key) ? matches[match.key] : {};
        return answered(match, { ...own, headings });
      });
      await tools.rememberHeadings(clubId, headings);
      return await lookAgain(held);
    },

    /**
     * Begins to store the matches found, and returns at once; the look then has the progress, and `done` resolves at the end.
     * Throws RefusedError for wrong choices, and while the club is adding already.
     */
    async store(
      clubId: string,
      lookId: string,
      choices: ChoicesByKey,
      {
        by = '',
        onStored = () => {},
      }: { by?: string; onStored?: (match: FoundMatch) => void } = {},
    ): Promise<{ look: Look; done: Promise<void> }> {
      const held = requireReady(clubId, lookId);
      const hasPlayers = (teamId: string, ids: readonly string[]) =>
        tools.hasPlayers(clubId, teamId, ids);
      await checkChoices(hasPlayers, held.look.matches, choices);
      if (looks.storing(clubId) !== undefined) {
        throw new RefusedError('busy', 'Other matches are being added to the club: wait for them');
      }
      // From now on the look says the days that were chosen.
      const matches = held.look.matches.map((match) => ({
        ...match,
        day: choiceOf(choices, match).day ?? match.day,
      }));
      held.look = { ...held.look, state: 'storing', matches };
      const done = storeAll(held, choices, by, onStored).finally(() => underWay.delete(done));
      underWay.add(done);
      return { look: held.look, done };
    },

    /** Lets the match end that is being stored, and stores no more. */
    async stop(): Promise<void> {
      isStopping = true;
      await Promise.all(underWay);
    },
  };

  async function storeAll(
    held: HeldLook,
    choices: ChoicesByKey,
    by: string,
    onStored: (match: FoundMatch) => void,
  ): Promise<void> {
    const adding = { club: held.club, addingId: held.id, addedAt: clock(), by };
    const store = async (match: FoundMatch): Promise<Outcome> => {
      const choice = choiceOf(choices, match);
      const waiting = held.matches.find(({ key }) => key === match.key);
      const { side, team, day } = match;
      if (choice.skip === true || waiting === undefined || side === null || team === null) {
        return { kind: 'skipped' };
      }
      const recorded = waiting.read();
      return await tools.storeMatch(adding, {
        recorded,
        whose: { side, team },
        day,
        choice,
      });
    };
    const { nextTurn } = reading(held.club.id);
    let failures = 0;
    for (const [index, match] of held.look.matches.entries()) {
      await nextTurn();
      let outcome: Outcome;
      if (isStopping || failures >= mostFailures) {
        outcome = { kind: 'failed', reason: 'it was not tried any more' };
      } else {
        try {
          outcome = await store(match);
          failures = 0;
        } catch (error) {
          tools.onFailure(error);
          failures += 1;
          outcome = { kind: 'failed', reason: 'it could not be stored; nothing of it was' };
        }
      }
      const told = { ...match, outcome };
      held.look = { ...held.look, matches: held.look.matches.with(index, told) };
      onStored(told);
    }
    held.look = { ...held.look, state: 'stored' };
    // The stored matches are in the database now.
    held.matches = [];
  }
}

/** A match as it is with what somebody said of it. Throws RefusedError where its file can't be read so. */
function answered(match: HeldMatch, answers: FileAnswers): HeldMatch {
  if (!takesAnswers(match.format)) return match;
  const read = () => withAnswers(match.read(), answers);
  try {
    read();
  } catch (error) {
    if (!(error instanceof IntakeError)) throw error;
    throw refused(error.message);
  }
  return { ...match, read };
}

/** Applies answers that are known already; a file that can't be read with them is refused. */
function answeredAll({ matches, refused }: ReadFiles, answers: FileAnswers): ReadFiles {
  const all: ReadFiles = { matches: [], refused: [...refused] };
  for (const match of matches) {
    try {
      all.matches.push(answered(match, answers));
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      const [file = ''] = match.files;
      all.refused.push({ file, reason: error.message.slice(file.length).replace(/^[:,] /, '') });
    }
  }
  return all;
}

/** The choices for a match; empty if it is not named. */
function choiceOf(choices: ChoicesByKey, { key }: FoundMatch): ChoicesByKey[string] {
  return Object.hasOwn(choices, key) ? (choices[key] ?? {}) : {};
}

/** The matches found in the files of one adding, with the data for storing them. */
interface HeldLook {
  id: string;
  club: { id: string; name: string; isNew: boolean };
  /** What somebody said of the sides, the latest first. */
  said: { name: string; team: TeamOfClub }[];
  /** Everything that was read, matches of other clubs among it. */
  matches: HeldMatch[];
  refused: { file: string; reason: string }[];
  /** The reply about it. */
  look: Look;
  /** In milliseconds. */
  madeAt: number;
}

/** Bytes of packed matches that a process keeps for looks. */
const memoryForLooks = 96 * 1_024 * 1_024;

/** Looks as long as they are good: for half an hour, and until newer ones need their memory. Never longer than the process. */
function keepLooks(clock: () => Date, limit = memoryForLooks) {
  const kept = new Map<string, HeldLook>();
  const sizeOf = ({ matches }: HeldLook) => matches.reduce((sum, { size }) => sum + size, 0);
  const isStoring = ({ look }: HeldLook) => look.state === 'storing';
  const forget = () => {
    const oldest = clock().getTime() - addingLimits.lookMinutes * 60_000;
    for (const look of kept.values()) {
      if (look.madeAt < oldest && !isStoring(look)) kept.delete(look.id);
    }
    let size = [...kept.values()].reduce((sum, look) => sum + sizeOf(look), 0);
    for (const look of kept.values()) {
      if (size <= limit || kept.size === 1) break;
      if (isStoring(look)) continue;
      size -= sizeOf(look);
      kept.delete(look.id);
    }
  };
  return {
    keep(look: HeldLook) {
      kept.set(look.id, look);
      forget();
    },
    /** A look of this very club; undefined for another club's, and for one that is gone. */
    find(clubId: string, lookId: string): HeldLook | undefined {
      forget();
      const look = kept.get(lookId);
      return look?.club.id === clubId ? look : undefined;
    },
    /** The look of the club that is being stored now. */
    storing: (clubId: string): HeldLook | undefined =>
      [...kept.values()].find((look) => look.club.id === clubId && isStoring(look)),
  };
}
