import type * as v from 'valibot';
import {
  addingStateSchema,
  answersSchema,
  choicesSchema,
  lookSchema,
  nameSideSchema,
} from './adding.ts';
import {
  changeClubSchema,
  changeMatchSchema,
  changePlayerSchema,
  changeTeamSchema,
  correctMatchSchema,
  editDoneSchema,
  erasedSchema,
  erasePlayerSchema,
  erasureSchema,
  likePlayersSchema,
  mergePlayerSchema,
  playerNamesSchema,
  possibleDuplicatesSchema,
  splitPlayerSchema,
  trailSchema,
  typedNameSchema,
} from './edits.ts';
import { plansSchema, storedPlanSchema, storePlanSchema } from './playing-time.ts';

/*
 * Adding and editing matches, outside /v1, since the published reference has no such calls. Only a recorder's key may make
 * them, from the page's own origin; other services answer 404.
 */

/** A call that adds or edits. */
export interface AddingEndpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: `/import${string}`;
  /** The schema of the JSON body; `files` = multipart/form-data with any number of `file`; absent = no body. */
  body?: v.GenericSchema<unknown, object> | 'files';
  /** The schema of the envelope's `data`; `file` = the reply is a file without an envelope. */
  data: v.GenericSchema<unknown, object> | 'file';
  summary: string;
}

/** All calls that add or edit; routes, the dashboard's client and the tests of keys are built from this table. */
export const addingEndpoints = {
  describeAdding: {
    method: 'GET',
    path: '/import',
    data: addingStateSchema,
    summary: 'Formats, limits, imports in progress, and the last one that can be undone',
  },
  lookAtFiles: {
    method: 'POST',
    path: '/import/looks',
    body: 'files',
    data: lookSchema,
    summary: 'Reads match files and lists their matches; stores nothing',
  },
  getLook: {
    method: 'GET',
    path: '/import/looks/{lookId}',
    data: lookSchema,
    summary: 'The look again, with the progress of each match while it is stored',
  },
  nameSide: {
    method: 'POST',
    path: '/import/looks/{lookId}/sides',
    body: nameSideSchema,
    data: lookSchema,
    summary: 'Says which team a name in the files is, and looks again',
  },
  answerFiles: {
    method: 'POST',
    path: '/import/looks/{lookId}/answers',
    body: answersSchema,
    data: lookSchema,
    summary:
      'Says what the files do not: opponent, score, what headings of columns mean; looks again',
  },
  storeLook: {
    method: 'POST',
    path: '/import/looks/{lookId}/store',
    body: choicesSchema,
    data: lookSchema,
    summary: 'Stores the matches found, each whole or not at all (202)',
  },
  undoAdding: {
    method: 'POST',
    path: '/import/undo',
    data: editDoneSchema,
    summary: 'Takes the last adding back',
  },
  changeClub: {
    method: 'PATCH',
    path: '/import/club',
    body: changeClubSchema,
    data: editDoneSchema,
    summary: 'Renames the club',
  },
  exportClub: {
    method: 'POST',
    path: '/import/club/export',
    body: typedNameSchema,
    data: 'file',
    summary:
      'The club as one file: matches, sheets, plays, texts, no keys; the club’s name confirms it',
  },
  readTrail: {
    method: 'GET',
    path: '/import/trail',
    data: trailSchema,
    summary: 'Who changed the club, when and with which key; two years',
  },
  listPlans: {
    method: 'GET',
    path: '/import/teams/{teamId}/plans',
    data: plansSchema,
    summary: 'Who plays when: a team’s plans of playing time, the latest match first',
  },
  storePlan: {
    method: 'PUT',
    path: '/import/teams/{teamId}/plans',
    body: storePlanSchema,
    data: storedPlanSchema,
    summary: 'Stores a match’s plan; 409 if another was stored since the one that it replaces',
  },
  changeTeam: {
    method: 'PATCH',
    path: '/import/teams/{teamId}',
    body: changeTeamSchema,
    data: editDoneSchema,
    summary: 'Renames a team, or sets its category or season',
  },
  deleteTeam: {
    method: 'DELETE',
    path: '/import/teams/{teamId}',
    body: typedNameSchema,
    data: editDoneSchema,
    summary: 'Deletes a team with its players and matches; its name confirms it',
  },
  changeMatch: {
    method: 'PATCH',
    path: '/import/matches/{matchId}',
    body: changeMatchSchema,
    data: editDoneSchema,
    summary:
      'Moves a match to another day, renames its opponent, competition or hall, ends it, or switches its sides',
  },
  correctMatch: {
    method: 'POST',
    path: '/import/matches/{matchId}/corrections',
    body: correctMatchSchema,
    data: editDoneSchema,
    summary:
      'Corrects numbers of a match’s box score and remembers the former ones; 409 if one has changed since',
  },
  deleteMatch: {
    method: 'DELETE',
    path: '/import/matches/{matchId}',
    body: typedNameSchema,
    data: editDoneSchema,
    summary: 'Deletes a match; its opponent’s name confirms it',
  },
  changePlayer: {
    method: 'PATCH',
    path: '/import/players/{playerId}',
    body: changePlayerSchema,
    data: editDoneSchema,
    summary: 'Renames a player, in every match, too, or changes shirt, position or captain',
  },
  likePlayers: {
    method: 'GET',
    path: '/import/teams/{teamId}/like-players',
    data: likePlayersSchema,
    summary: 'Players of a team who may be one person',
  },
  playerNames: {
    method: 'GET',
    path: '/import/players/{playerId}/names',
    data: playerNamesSchema,
    summary: 'The names under which match files know a player',
  },
  mergePlayer: {
    method: 'POST',
    path: '/import/players/{playerId}/merge',
    body: mergePlayerSchema,
    data: editDoneSchema,
    summary: 'Joins another player into this one',
  },
  splitPlayer: {
    method: 'POST',
    path: '/import/players/{playerId}/split',
    body: splitPlayerSchema,
    data: editDoneSchema,
    summary: 'Takes the matches under another name out again',
  },
  possibleDuplicates: {
    method: 'GET',
    path: '/import/players/{playerId}/duplicates',
    data: possibleDuplicatesSchema,
    summary: 'Players of the club or its opponents who may be the same person',
  },
  erasePlayer: {
    method: 'POST',
    path: '/import/players/{playerId}/erase',
    body: erasePlayerSchema,
    data: erasedSchema,
    summary:
      'Erases the name and number of a player, ours or an opponent’s, for good; the name confirms it, “also” lists others to erase in the same step (202 while the database’s files are still to be rewritten)',
  },
  getErasure: {
    method: 'GET',
    path: '/import/erasure',
    data: erasureSchema,
    summary: 'Whether the database’s files may still hold names that were erased',
  },
} as const satisfies Record<string, AddingEndpoint>;

export type AddingEndpointName = keyof typeof addingEndpoints;

/** The names of all calls, in the table's order. */
export const addingEndpointNames = Object.keys(addingEndpoints).filter(
  (name): name is AddingEndpointName => name in addingEndpoints,
);

type Table = typeof addingEndpoints;

/** `data` of a call's envelope; 'file' if the reply is a file. */
export type AddingDataOf<Name extends AddingEndpointName> = Table[Name]['data'] extends infer Data
  ? Data extends v.GenericSchema
    ? v.InferOutput<Data> & object
    : Data
  : never;

/** A call's JSON body; 'files' for an upload, undefined without a body. */
export type AddingBodyOf<Name extends AddingEndpointName> = Table[Name] extends { body: infer Body }
  ? Body extends v.GenericSchema
    ? v.InferOutput<Body>
    : Body
  : undefined;
