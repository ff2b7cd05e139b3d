import * as v from 'valibot';
import { daySchema, name, shirt, uuid } from './adding.ts';
import { statistics } from './box-score.ts';

/*
 * Editing stored data: requests and replies between the dashboard and this repository's service, outside /v1 (see
 * `adding-endpoints.ts`).
 */

/** The effects of an edit. */
export const editDoneSchema = v.object({
  /** The number of matches whose replies changed; their insights are stale if sheet or plays changed. */
  matches: v.number(),
});
export type EditDone = v.InferOutput<typeof editDoneSchema>;

/** Whether the database's files may still hold erased names, and what their rewriting waits for. */
export const erasureSchema = v.object({
  files: v.picklist(['rewritten', 'due']),
  /** Other readers of the database, such as a backup, or free disk space. */
  waitsFor: v.optional(v.picklist(['readers', 'space'])),
});
export type Erasure = v.InferOutput<typeof erasureSchema>;
export const erasedSchema = v.object({ ...editDoneSchema.entries, ...erasureSchema.entries });

/** Two players of a team's roster who may be one person, with the reasons shown beside "Join". */
export const likePlayersSchema = v.object({
  pairs: v.array(
    v.object({
      one: v.object({ playerId: uuid, name: v.string(), number: shirt, matches: v.number() }),
      other: v.object({ playerId: uuid, name: v.string(), number: shirt, matches: v.number() }),
    }),
  ),
});
export type LikePlayers = v.InferOutput<typeof likePlayersSchema>;

/** Players of the club or its opponents who may be the same person; `of` is their team or opponent. */
export const possibleDuplicatesSchema = v.object({
  players: v.array(
    v.object({
      playerId: uuid,
      name: v.string(),
      number: shirt,
      of: v.string(),
      matches: v.number(),
    }),
  ),
});
export type PossibleDuplicates = v.InferOutput<typeof possibleDuplicatesSchema>;

/** A player's names in match files with their matches; each name can be split off. */
export const playerNamesSchema = v.object({
  names: v.array(v.object({ name: v.string(), matches: v.array(uuid) })),
});
export type PlayerNames = v.InferOutput<typeof playerNamesSchema>;

/** The actions in a club's audit trail. */
export const trailActs = [
  'added',
  'undone',
  'edited',
  'deleted',
  'erased',
  'exported',
  'backed up',
  'restored',
  'key made',
  'key revoked',
] as const;
export type TrailAct = (typeof trailActs)[number];

/**
 * A club's audit trail, latest first: one entry a day, action and key. `by` is the key's name or prefix; null for a command.
 * `count` = the matches added or undone, otherwise how often it was done.
 */
export const trailSchema = v.object({
  entries: v.array(
    v.object({
      act: v.picklist(trailActs),
      by: v.nullable(v.string()),
      count: v.number(),
      firstAt: v.string(),
      lastAt: v.string(),
    }),
  ),
});
export type Trail = v.InferOutput<typeof trailSchema>;

/** The name of the thing to delete or export, typed to confirm it. */
export const typedNameSchema = v.object({ name });
/** The player's name, typed to confirm, and other players to erase together. */
export const erasePlayerSchema = v.object({
  name,
  also: v.optional(
    v.pipe(
      v.array(v.object({ playerId: uuid, name })),
      v.maxLength(100, 'at most 100 players at a time'),
    ),
    [],
  ),
});
export const changeMatchSchema = v.object({
  day: v.optional(daySchema),
  opponent: v.optional(name),
  competition: v.optional(name),
  venue: v.optional(name),
  homeAway: v.optional(v.picklist(['home', 'away', 'neutral'])),
  /** Ends a match that its file left unfinished. */
  end: v.optional(v.boolean()),
  /** Makes the other side ours. Needs `opponent`, since our side's name in files is not stored. */
  swapSides: v.optional(v.boolean()),
});
/** New numbers of players in a match, each with its current value: `null` = not recorded. */
export const correctMatchSchema = v.object({
  numbers: v.pipe(
    v.array(
      v.object({
        playerId: uuid,
        statistic: v.picklist(statistics),
        from: v.nullable(v.number()),
        to: v.pipe(v.number(), v.integer('a number is whole')),
      }),
    ),
    v.maxLength(50, 'at most 50 numbers at a time'),
  ),
});
export type CorrectedNumber = v.InferOutput<typeof correctMatchSchema>['numbers'][number];
export const changeTeamSchema = v.object({
  name: v.optional(name),
  category: v.optional(name),
  season: v.optional(name),
});
export const changePlayerSchema = v.object({
  name: v.optional(name),
  number: v.optional(v.pipe(v.string(), v.regex(/^.{0,3}$/, 'a shirt has at most 3 characters'))),
  position: v.optional(name),
  captain: v.optional(v.boolean()),
});
export const changeClubSchema = v.object({ name });
/** Joins this player into the one in the path: one person with the matches of both. */
export const mergePlayerSchema = v.object({ playerId: uuid });
/** Moves the player's matches under `name` to a new player. */
export const splitPlayerSchema = v.object({ name });
