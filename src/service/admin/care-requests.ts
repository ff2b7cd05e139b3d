import * as v from 'valibot';
import { daySchema, uuid } from '../../contract/adding.ts';

const name = v.pipe(v.string(), v.trim(), v.nonEmpty('a name must not be empty'));
const optional = v.optional(name);
const match = v.pipe(
  v.string(),
  v.uuid('a match is named by its id (a UUID); see: match list'),
  v.toLowerCase(),
);
/** A player by id, or by a name that one of the players has. */
const player = { player: name, team: optional, club: optional };

/** What an administrator can ask for to look after what is stored, as it crosses the socket. */
export const careRequestSchemas = [
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
    homeAway: v.optional(v.picklist(['home', 'away', 'neutral'])),
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
    confirm: name,
  }),
  v.object({
    command: v.literal('erase-again'),
    erased: v.array(v.object({ clubId: uuid, teamId: uuid, hash: name, playerId: uuid })),
  }),
] as const;
