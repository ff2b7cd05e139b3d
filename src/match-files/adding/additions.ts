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
import type { TeamOfClub } from '../our-side.ts';
import { type ReadFiles, type ReadingTools, readFiles, type SentMatchFile } from '../read-files.ts';
import { RefusedError, refused } from '../refused-error.ts';
import { type ChoicesByKey, checkChoices } from './check-choices.ts';
import type { Adding, Outcome, ToStore } from './to-store.ts';

/** A club that receives matches; `isNew` if the first stored match creates it. */
export interface AddingClub {
  id: string;
  name: string;
  isNew?: boolean;
}

/** What adding needs from its host: reading files and storing matches. */
export interface AddingTools {
  reading(clubId: string): ReadingTools;
  clock: () => Date;
  newId: () => string;
  source(clubId: string): LookSource;
  /** The meanings of table headings that the club has confirmed before. */
  headings(clubId: string): Promise<Headings>;
  rememberHeadings(clubId: string, headings: Headings): Promise<void>;
  /** A team of the club. Throws RefusedError for another club's team, as for one that does not exist. */
  requireTeam(clubId: string, teamId: string): Promise<{ id: string; name: string }>;
  /** Whether all these players are on this team. */
  hasPlayers(clubId: string, teamId: string, ids: readonly string[]): Promise<boolean>;
  /** Stores a whole match or nothing; throws if the store fails. */
  storeMatch(adding: Adding, match: ToStore): Promise<Outcome>;
  /** Called with the reason when a match could not be stored. */
  onFailure(error: unknown): void;
}

/** Storing stops after this many failures in a row: the disk is full or the database unreachable. */
const mostFailures = 3;

/** Adds match files to clubs. The matches of a look are held in memory until the coach confirms them. */
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
        'Look not found: it expires after half an hour and when the process restarts. Read the files again',
      );
    return look;
  };
  /** A look that has not been stored yet. Throws RefusedError. */
  const requireReady = (clubId: string, lookId: string): HeldLook => {
    const look = require(clubId, lookId);
    if (look.look.state === 'ready') return look;
    throw refused('These matches are stored already. Choose the files again');
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
    /** Reads files and lists their matches without storing them. Calls `onRead` with each file's name. */
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

    /** The current look. Throws RefusedError. */
    find: (clubId: string, lookId: string): Look => require(clubId, lookId).look,

    /** The id of the club's look that is being stored, if any. */
    storing: (clubId: string): string | null => looks.storing(clubId)?.id ?? null,

    /** Records that the side called `name` is this team, and looks again. Throws RefusedError. */
    async nameSide(clubId: string, lookId: string, { name, team }: NameSide): Promise<Look> {
      const held = requireReady(clubId, lookId);
      const named =
        'id' in team ? await tools.requireTeam(clubId, team.id) : { id: null, name: team.newName };
      held.said = [{ name, team: named }, ...held.said];
      return await lookAgain(held);
    },

    /** Applies the coach's answers, remembers the meanings of headings and looks again. Throws RefusedError. */
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
     * Starts to store the chosen matches and returns at once: the look shows the progress, `done` resolves at the end. Throws
     * RefusedError for wrong choices, and while the club stores another look.
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
        throw new RefusedError(
          'busy',
          'Other matches are being added to the club. Try again when they are done',
        );
      }
      // From here on the look shows the chosen days.
      const matches = held.look.matches.map((match) => ({
        ...match,
        day: choiceOf(choices, match).day ?? match.day,
      }));
      held.look = { ...held.look, state: 'storing', matches };
      const done = storeAll(held, choices, by, onStored).finally(() => underWay.delete(done));
      underWay.add(done);
      return { look: held.look, done };
    },

    /** Finishes the match that is being stored and stores no more. */
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
        outcome = {
          kind: 'failed',
          reason: 'skipped, since the matches before it could not be stored. Add it again later.',
        };
      } else {
        try {
          outcome = await store(match);
          failures = 0;
        } catch (error) {
          tools.onFailure(error);
          failures += 1;
          outcome = {
            kind: 'failed',
            reason: 'it could not be stored, not even in part. Add it again later.',
          };
        }
      }
      const done = { ...match, outcome };
      held.look = { ...held.look, matches: held.look.matches.with(index, done) };
      onStored(done);
    }
    held.look = { ...held.look, state: 'stored' };
    // Frees the memory: the matches are stored now.
    held.matches = [];
  }
}

/** The match, read again with the coach's answers. Throws RefusedError if its file can't be read with them. */
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

/** Applies known answers to all matches; a file that can't be read with them is refused. */
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

/** The choices for a match; {} if there are none. */
function choiceOf(choices: ChoicesByKey, { key }: FoundMatch): ChoicesByKey[string] {
  return Object.hasOwn(choices, key) ? (choices[key] ?? {}) : {};
}

/** A look with the data for storing its matches. */
interface HeldLook {
  id: string;
  club: { id: string; name: string; isNew: boolean };
  /** The coach's answers to which side is whose, latest first. */
  said: { name: string; team: TeamOfClub }[];
  /** All matches that were read, including those of other clubs. */
  matches: HeldMatch[];
  refused: { file: string; reason: string }[];
  /** The look as sent to the client. */
  look: Look;
  /** Milliseconds since 1970. */
  madeAt: number;
}

/** The most bytes of packed matches that a process holds for looks. */
const memoryForLooks = 96 * 1_024 * 1_024;

/** Holds looks in memory for half an hour, or until newer ones need the space. */
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
    /** This club's look; undefined for another club's, and for an expired one. */
    find(clubId: string, lookId: string): HeldLook | undefined {
      forget();
      const look = kept.get(lookId);
      return look?.club.id === clubId ? look : undefined;
    },
    /** The club's look that is being stored. */
    storing: (clubId: string): HeldLook | undefined =>
      [...kept.values()].find((look) => look.club.id === clubId && isStoring(look)),
  };
}
