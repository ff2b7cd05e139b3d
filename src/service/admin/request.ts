import * as v from 'valibot';
import { daySchema, isRealDay, uuid } from '../../contract/adding.ts';
import { languages } from '../../contract/language.ts';

const name = v.pipe(v.string(), v.trim(), v.nonEmpty('a name must not be empty'));
const optional = v.optional(name);
const match = v.pipe(
  v.string(),
  v.uuid('a match is named by its id (a UUID); see: match list'),
  v.toLowerCase(),
);
/** A player by id, or by a name that one of the players has. */
const player = { player: name, team: optional, club: optional };
const homeAway = v.optional(v.picklist(['home', 'away', 'neutral']));

const dayOf = (option: string) =>
  v.pipe(
    v.string(),
    v.isoDate(`${option} is a day written YYYY-MM-DD`),
    v.check(isRealDay, `${option} is not a day of the calendar`),
  );

/** Everything that an administrator can ask for, as it crosses the socket to a running service. */
export const adminRequestSchema = v.variant('command', [
  v.object({ command: v.literal('club add'), name, namesake: v.optional(v.boolean()) }),
  v.object({
    command: v.literal('team add'),
    club: name,
    name,
    category: optional,
    season: optional,
    colour: v.optional(
      v.pipe(v.string(), v.hexColor('a colour is written like "#b3261e" (CSS hex)')),
    ),
  }),
  v.object({
    command: v.literal('key add'),
    club: name,
    name: optional,
    recorder: v.optional(v.boolean()),
    ends: v.optional(dayOf('--ends')),
  }),
  v.object({ command: v.literal('key list'), club: optional }),
  v.object({ command: v.literal('key revoke'), key: name }),
  v.object({ command: v.literal('trail'), club: optional }),
  v.object({
    command: v.literal('roster add'),
    team: name,
    club: optional,
    name,
    number: optional,
    position: optional,
    captain: v.optional(v.boolean()),
  }),
  v.object({
    command: v.literal('import'),
    /** `place` names the file in messages; its bytes cross the socket, not its path. */
    files: v.pipe(
      v.array(
        v.union([
          v.object({ place: v.string(), text: v.string() }),
          v.object({ place: v.string(), base64: v.string() }),
          // Too large to be a match: its bytes are not read.
          v.object({ place: v.string() }),
        ]),
      ),
      v.nonEmpty(),
    ),
    club: name,
    team: optional,
    date: v.optional(dayOf('--date')),
    /** Days by file, from `--dates`. */
    dates: v.optional(v.record(v.string(), dayOf('--dates'))),
    /** Files whose matches are left out, by path or name. */
    skip: v.optional(v.array(v.string())),
    skipOthers: v.optional(v.boolean()),
    replace: v.optional(v.boolean()),
    yes: v.optional(v.boolean()),
    /** Says what the files are, and stores nothing. */
    look: v.optional(v.boolean()),
    competition: optional,
    venue: optional,
    match: v.optional(v.pipe(v.string(), v.uuid('--match is the id of a match (a UUID)'))),
    homeAway,
  }),
  v.object({
    command: v.literal('insights show'),
    match,
    player: v.optional(v.pipe(v.string(), v.uuid('--player is the id of a player (a UUID)'))),
    language: v.optional(v.picklist(languages), 'en'),
  }),
  v.object({ command: v.literal('club rename'), club: name, name }),
  v.object({ command: v.literal('club delete'), club: name, confirm: name }),
  v.object({ command: v.literal('team rename'), team: name, club: optional, name }),
  v.object({ command: v.literal('team delete'), team: name, club: optional, confirm: name }),
  v.object({ command: v.literal('match list'), team: optional, club: optional }),
  v.object({
    command: v.literal('match change'),
    match,
    day: v.optional(daySchema),
    opponent: optional,
    competition: optional,
    venue: optional,
    homeAway,
    end: v.optional(v.boolean()),
    swapSides: v.optional(v.boolean()),
  }),
  v.object({ command: v.literal('match delete'), match, confirm: name }),
  v.object({ command: v.literal('player list'), team: optional, club: optional }),
  v.object({ command: v.literal('player rename'), ...player, name }),
  v.object({ command: v.literal('player merge'), ...player, other: name }),
  v.object({ command: v.literal('player split'), ...player, name }),
  v.object({
    command: v.literal('player erase'),
    ...player,
    opponent: v.optional(v.boolean()),
    /** Players who may be the same person, to erase in the same step. */
    also: v.optional(v.array(name)),
    only: v.optional(v.boolean()),
    confirm: name,
  }),
  v.object({
    command: v.literal('erase-again'),
    erased: v.array(v.object({ clubId: uuid, teamId: uuid, hash: name, playerId: uuid })),
  }),
]);
export type AdminRequest = v.InferOutput<typeof adminRequestSchema>;
export type AdminRequestOf<Command extends AdminRequest['command']> = Extract<
  AdminRequest,
  { command: Command }
>;
