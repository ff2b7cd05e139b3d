import * as v from 'valibot';
import { statistics } from './box-score.ts';

/*
 * Adding matches: requests and replies between the dashboard and this repository's service, outside /v1 (see
 * `adding-endpoints.ts`). Both ends are ours, so the schemas are strict.
 */

/** The years that a match may be of. */
const matchYears = { first: 1900, last: 2100 } as const;

/** Whether a text YYYY-MM-DD is a real date (2026-02-30 is not) in a year of `matchYears`. */
export function isRealDay(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00.000Z`);
  if (day.length !== 10 || Number.isNaN(time) || !new Date(time).toISOString().startsWith(day))
    return false;
  const year = Number(day.slice(0, 4));
  return year >= matchYears.first && year <= matchYears.last;
}

/** The message that a text is no valid date of a match, and how to write one. */
export const noDay = (text: string): string =>
  `"${text.slice(0, 40)}" is no day of the calendar. Write the day of the match as 2026-11-14`;

/** The date of a match, YYYY-MM-DD. */
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

/** The limits of one request to add files. */
export const addingLimits = { files: 200, bytes: 200 * 1_024 * 1_024, lookMinutes: 30 } as const;

/** A refused file with the reason for the coach; `otherClub`: a match between two other clubs. */
const refusedFileSchema = v.object({
  file: v.string(),
  reason: v.string(),
  otherClub: v.optional(v.boolean(), false),
});

/** How a match in the files relates to the stored ones; compared by content, not by day. */
const standingSchema = v.union([
  v.object({ kind: v.literal('new') }),
  /** The same content is stored; `day` is the stored date, which may differ from the file's. */
  v.object({ kind: v.literal('same'), matchId: uuid, day: daySchema }),
  /** A later state or a correction of a stored match; the counts are events that only one of them has. */
  v.object({
    kind: v.literal('newer'),
    matchId: uuid,
    day: daySchema,
    added: v.number(),
    removed: v.number(),
    /** The stored score, the club's side first. */
    before: v.nullable(v.object({ team: v.number(), opponent: v.number() })),
  }),
]);

/** A player of the club's side who is on no roster yet. */
const newPlayerSchema = v.object({
  /** The file's key of the player in its match, used in the choices. */
  key: v.string(),
  name: v.string(),
  number: shirt,
  /** Roster players who may be the same person, likeliest first, for example with the same shirt and family name. */
  like: v.array(v.object({ playerId: uuid, name: v.string(), number: shirt })),
});

/** A number that differs between the file's totals and its plays enough for a coach to notice. */
const fileDisagreementSchema = v.object({
  side: v.picklist(['team', 'opponent']),
  /** The player's, or the side's. */
  name: v.string(),
  statistic: v.string(),
  file: v.number(),
  events: v.number(),
});

/** An unreadable part of a file: it counts as not recorded, and the rest of the match is stored. */
const unreadSchema = v.object({
  of: v.picklist(['line', 'plays', 'column']),
  /** The player's name or the side's; empty for a column. */
  name: v.string(),
  /** For a line the statistic; for plays "clock", "player", "score" or "position"; for a table the heading. */
  field: v.string(),
  count: v.number(),
});
export type Unread = v.InferOutput<typeof unreadSchema>;

/** The possible contents of a table's column; `nothing`: the column is ignored. */
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
/** The meanings of table headings that the coach gave. */
export const headingsSchema = v.record(name, v.picklist(columnFields));
export type Headings = v.InferOutput<typeof headingsSchema>;

/** A side's points in a match. */
export const pointsSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(300));
/** The coach's answers to questions about a table. */
const sideAnswersSchema = v.object({
  /** The names of the side that the file has first, and of the other. */
  home: v.optional(name),
  away: v.optional(name),
  score: v.optional(v.object({ home: pointsSchema, away: pointsSchema })),
});
/** All answers that a table can be read with. */
export type FileAnswers = v.InferOutput<typeof sideAnswersSchema> & { headings?: Headings };

/** The coach's answers, by the key of the match; headings are remembered for the club. */
export const answersSchema = v.object({
  matches: v.optional(v.record(v.string(), sideAnswersSchema), {}),
  headings: v.optional(headingsSchema, {}),
});
export type Answers = v.InferOutput<typeof answersSchema>;

/** A question about a match that its file leaves open: the name of a side, or the score. */
const askedSchema = v.object({
  of: v.picklist(['home', 'away', 'score']),
  /** The first players of that side, to recognise it; empty if the file has none. */
  players: v.array(v.string()),
  /** The possible names; empty if any name is. */
  names: v.array(v.string()),
  /** An answer suggested by the file's name: a name, or a score such as 65-57. */
  proposal: v.optional(v.nullable(v.string()), null),
  /** The match can't be stored without the answer. */
  isNeeded: v.boolean(),
});
export type Asked = v.InferOutput<typeof askedSchema>;

/** A match found in the files. */
const foundMatchSchema = v.object({
  /** Identifies the match in the choices; valid only within its look. */
  key: v.string(),
  files: v.array(v.string()),
  format: v.string(),
  home: v.string(),
  away: v.string(),
  /** The club's side and its team; both null if unknown: see `nameSide`. */
  side: v.nullable(v.picklist(['home', 'away'])),
  team: v.nullable(v.object({ id: v.nullable(uuid), name: v.string() })),
  score: v.nullable(v.object({ home: v.number(), away: v.number() })),
  finished: v.boolean(),
  /** False for a box score without plays. */
  hasPlays: v.boolean(),
  day: v.nullable(daySchema),
  /** Where the date was found. */
  dayFrom: v.nullable(v.picklist(['content', 'fileName'])),
  standing: standingSchema,
  /** Keys of matches of the look that are other versions of this one, such as its correction; only one may be stored. */
  otherStates: v.optional(v.array(v.string()), []),
  /** Other stored matches of the team with the same date and opponent. */
  sameDay: v.array(uuid),
  disagreements: v.array(fileDisagreementSchema),
  unread: v.optional(v.array(unreadSchema), []),
  asked: v.optional(v.array(askedSchema), []),
  /** Headings of its table whose meaning the coach gave. */
  headings: v.optional(headingsSchema, {}),
  newPlayers: v.array(newPlayerSchema),
  /** The result of storing; absent before. */
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

/** The matches found in uploaded files, before, while and after they are stored. */
export const lookSchema = v.object({
  id: uuid,
  state: v.picklist(['ready', 'storing', 'stored']),
  /** In the order of their files. */
  matches: v.array(foundMatchSchema),
  refused: v.array(refusedFileSchema),
});
export type Look = v.InferOutput<typeof lookSchema>;

/** Which team of ours the files call `name`: its id, or the name of a new team. */
export const nameSideSchema = v.object({
  name,
  team: v.union([v.object({ id: uuid }), v.object({ newName: name })]),
});
export type NameSide = v.InferOutput<typeof nameSideSchema>;

/** The coach's choices. A match without choices is stored unchanged; one without a date or side is an error. */
export const choicesSchema = v.object({
  matches: v.record(
    v.string(),
    v.object({
      skip: v.optional(v.boolean()),
      /** Checked by `checkChoices`, so that the error names the file. */
      day: v.optional(v.pipe(v.string(), v.maxLength(100))),
      /** Required to replace a stored match by a `newer` one; otherwise the stored one stays. */
      replace: v.optional(v.boolean()),
      /** The stored match to replace without comparing content; created with this id if missing. */
      matchId: v.optional(uuid),
      /** For a match whose standing is `same`, with another date: moves the stored one. */
      move: v.optional(v.boolean()),
      homeAway: v.optional(v.picklist(['home', 'away', 'neutral'])),
      competition: v.optional(name),
      venue: v.optional(name),
      /** New players who are already on the roster: their key → the roster player's id. */
      join: v.optional(v.record(v.string(), uuid)),
    }),
  ),
});
export type Choices = v.InferOutput<typeof choicesSchema>;

/** The state of adding for a recorder. */
export const addingStateSchema = v.object({
  /** Such as "FIBA LiveStats". */
  formats: v.array(v.string()),
  limits: v.object({ files: v.number(), bytes: v.number() }),
  /** The look that is being stored. */
  storing: v.nullable(uuid),
  /** The last addition, which can be undone; null if there is none. */
  last: v.nullable(
    v.object({
      addedAt: v.pipe(v.string(), v.isoTimestamp()),
      added: v.number(),
      replaced: v.number(),
    }),
  ),
});
export type AddingState = v.InferOutput<typeof addingStateSchema>;
