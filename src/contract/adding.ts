import * as v from 'valibot';
import { statistics } from './box-score.ts';

/*
 * Adding matches: what crosses the wire between the dashboard and the service of this repository, outside /v1 (see
 * `adding-endpoints.ts`). Here both ends are ours, so that schemas are strict.
 */

/** The first and the last year that a match can be of. */
const matchYears = { first: 1900, last: 2100 } as const;

/** Whether a day written YYYY-MM-DD is in the calendar (2026-02-30 is not), in a year of `matchYears`. */
export function isRealDay(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00.000Z`);
  if (day.length !== 10 || Number.isNaN(time) || !new Date(time).toISOString().startsWith(day))
    return false;
  const year = Number(day.slice(0, 4));
  return year >= matchYears.first && year <= matchYears.last;
}

/** Says that a text is no day of a match, and how one is written. */
export const noDay = (text: string): string =>
  `"${text.slice(0, 40)}" is no day of the calendar. Write the day of the match as 2026-11-14`;

/** A day of a match, YYYY-MM-DD. */
export const daySchema = v.pipe(
  v.string(),
  v.isoDate(({ input }) => noDay(input)),
  v.check(isRealDay, ({ input }) => noDay(input)),
);

export const uuid = v.pipe(
  v.string(),
  v.regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i, 'an id is a UUID'),
);
export const name = v.pipe(
  v.string(),
  v.transform((text) => text.trim()),
  v.nonEmpty('a name must not be empty'),
  v.check((text) => text.length <= 200, 'a name has at most 200 characters'),
);
/** A shirt number as written; absent if unknown. */
export const shirt = v.optional(v.string());

/** The most that one adding takes. */
export const addingLimits = { files: 200, bytes: 200 * 1_024 * 1_024, lookMinutes: 30 } as const;

/** A file that is not taken, and why, in words for people; `otherClub`: it is a match between two other clubs. */
const refusedFileSchema = v.object({
  file: v.string(),
  reason: v.string(),
  otherClub: v.optional(v.boolean(), false),
});

/** How a match of the files relates to the stored ones; compared by content, never by day. */
const standingSchema = v.union([
  v.object({ kind: v.literal('new') }),
  /** The same content is stored; `day` is the stored one, which may differ from the file's. */
  v.object({ kind: v.literal('same'), matchId: uuid, day: daySchema }),
  /** A later state or a correction of a stored match: events that only one of the two has. */
  v.object({
    kind: v.literal('newer'),
    matchId: uuid,
    day: daySchema,
    added: v.number(),
    removed: v.number(),
    /** The score that is stored, the club's side first. */
    before: v.nullable(v.object({ team: v.number(), opponent: v.number() })),
  }),
]);

/** A player of the club whom no roster has yet. */
const newPlayerSchema = v.object({
  /** The file's own name of the player within its match; names the player in the choices. */
  key: v.string(),
  name: v.string(),
  number: shirt,
  /** Players of the roster who may be the same person, likeliest first: the same shirt and family name, for instance. */
  like: v.array(v.object({ playerId: uuid, name: v.string(), number: shirt })),
});

/** A number where the file's own totals and its plays differ, and that a coach would notice. */
const fileDisagreementSchema = v.object({
  side: v.picklist(['team', 'opponent']),
  /** The player's, or the side's. */
  name: v.string(),
  statistic: v.string(),
  file: v.number(),
  events: v.number(),
});

/** What a file holds and nobody could read: it counts as not recorded, and the rest of the match is stored. */
const unreadSchema = v.object({
  of: v.picklist(['line', 'plays', 'column']),
  /** The player's or the side's; empty for a column. */
  name: v.string(),
  /** Of a line the statistic; of plays "clock", "player", "score" or "position"; of a table the column's heading. */
  field: v.string(),
  count: v.number(),
});
export type Unread = v.InferOutput<typeof unreadSchema>;

/** What a column of a table may hold; `nothing`: it is left out. */
export const columnFields = [
  'nothing',
  'name',
  'number',
  'starter',
  ...statistics,
  'twos',
  'threes',
  'freeThrows',
  'fieldGoals',
  'fieldGoals.made',
  'fieldGoals.attempted',
  'rebounds',
] as const;
export type ColumnField = (typeof columnFields)[number];
/** What headings of columns mean, as somebody said. */
export const headingsSchema = v.record(name, v.picklist(columnFields));
export type Headings = v.InferOutput<typeof headingsSchema>;

/** A side's points in a match. */
export const pointsSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(300));
/** What a table does not say of its match, as somebody answers it. */
const sideAnswersSchema = v.object({
  /** The name of the side that the file has first, and of the other. */
  home: v.optional(name),
  away: v.optional(name),
  score: v.optional(v.object({ home: pointsSchema, away: pointsSchema })),
});
/** All that a table can be read with. */
export type FileAnswers = v.InferOutput<typeof sideAnswersSchema> & { headings?: Headings };

/** Answers to what the files do not say: by the key of the match; headings are remembered for the club. */
export const answersSchema = v.object({
  matches: v.optional(v.record(v.string(), sideAnswersSchema), {}),
  headings: v.optional(headingsSchema, {}),
});
export type Answers = v.InferOutput<typeof answersSchema>;

/** A question about a match, since its file does not say: the name of a side, or the score. */
const askedSchema = v.object({
  of: v.picklist(['home', 'away', 'score']),
  /** The first players of that side, to know it by; none where the file has none. */
  players: v.array(v.string()),
  /** The names that it may have; none where any. */
  names: v.array(v.string()),
  /** What the name of the file may say: a name, or a score such as 65-57. */
  proposal: v.optional(v.nullable(v.string()), null),
  /** Without the answer the match can't be stored. */
  isNeeded: v.boolean(),
});
export type Asked = v.InferOutput<typeof askedSchema>;

/** One match that was found in the files. */
const foundMatchSchema = v.object({
  /** Names the match in the choices; good within its look. */
  key: v.string(),
  files: v.array(v.string()),
  format: v.string(),
  home: v.string(),
  away: v.string(),
  /** The club's side and its team; both null while unknown: see `nameSide`. */
  side: v.nullable(v.picklist(['home', 'away'])),
  team: v.nullable(v.object({ id: v.nullable(uuid), name: v.string() })),
  score: v.nullable(v.object({ home: v.number(), away: v.number() })),
  finished: v.boolean(),
  /** False for a box score without plays. */
  hasPlays: v.boolean(),
  day: v.nullable(daySchema),
  /** The source of the day. */
  dayFrom: v.nullable(v.picklist(['content', 'fileName'])),
  standing: standingSchema,
  /** Keys of matches of the look that are other states of this one, such as its correction: only one may be stored. */
  otherStates: v.optional(v.array(v.string()), []),
  /** Another match of the team on that day against that opponent, which this one is not. */
  sameDay: v.array(uuid),
  disagreements: v.array(fileDisagreementSchema),
  unread: v.optional(v.array(unreadSchema), []),
  asked: v.optional(v.array(askedSchema), []),
  /** Headings of its table that mean what somebody said. */
  headings: v.optional(headingsSchema, {}),
  newPlayers: v.array(newPlayerSchema),
  /** What became of it once storing began; absent before. */
  outcome: v.optional(
    v.object({
      kind: v.picklist(['added', 'replaced', 'moved', 'unchanged', 'skipped', 'failed']),
      matchId: v.optional(uuid),
      teamId: v.optional(uuid),
      reason: v.optional(v.string()),
    }),
  ),
});
export type FoundMatch = v.InferOutput<typeof foundMatchSchema>;

/** The matches found in the files of one adding, before, while and after it is stored. */
export const lookSchema = v.object({
  id: uuid,
  state: v.picklist(['ready', 'storing', 'stored']),
  /** In the order of their files. */
  matches: v.array(foundMatchSchema),
  refused: v.array(refusedFileSchema),
});
export type Look = v.InferOutput<typeof lookSchema>;

/** "The side that the files call `name` is our team": by its id, or a new team of that name. */
export const nameSideSchema = v.object({
  name,
  team: v.union([v.object({ id: uuid }), v.object({ newName: name })]),
});
export type NameSide = v.InferOutput<typeof nameSideSchema>;

/** The coach's one yes. A match that is not named is stored as it stands; one without a day or side is an error. */
export const choicesSchema = v.object({
  matches: v.record(
    v.string(),
    v.object({
      skip: v.optional(v.boolean()),
      /** Checked with the match's file, which a refusal names (`checkChoices`). */
      day: v.optional(v.pipe(v.string(), v.maxLength(100))),
      /** Needed to replace a stored match by a `newer` one; otherwise it is left unchanged. */
      replace: v.optional(v.boolean()),
      /** The stored match to replace, without comparing content; created with this id if missing. */
      matchId: v.optional(uuid),
      /** For a match whose standing is `same`, with another day: moves the stored one. */
      move: v.optional(v.boolean()),
      homeAway: v.optional(v.picklist(['home', 'away', 'neutral'])),
      competition: v.optional(name),
      venue: v.optional(name),
      /** New players who are known already: their key → the known player's id. */
      join: v.optional(v.record(v.string(), uuid)),
    }),
  ),
});
export type Choices = v.InferOutput<typeof choicesSchema>;

/** What a recorder may do now. */
export const addingStateSchema = v.object({
  /** For instance "FIBA LiveStats". */
  formats: v.array(v.string()),
  limits: v.object({ files: v.number(), bytes: v.number() }),
  /** The adding that is being stored now. */
  storing: v.nullable(uuid),
  /** The last adding, which can be undone; null if none. */
  last: v.nullable(
    v.object({
      addedAt: v.pipe(v.string(), v.isoTimestamp()),
      added: v.number(),
      replaced: v.number(),
    }),
  ),
});
export type AddingState = v.InferOutput<typeof addingStateSchema>;
