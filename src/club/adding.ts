import * as v from 'valibot';
import {
  type AddingState,
  addingLimits,
  choicesSchema,
  nameSideSchema,
} from '../contract/adding.ts';
import { keepAdditions } from '../match-files/adding/additions.ts';
import { formatNames } from '../match-files/match-files.ts';
import { largestFile, readInThread, type SentMatchFile } from '../match-files/read-files.ts';
import { lookSource, storeMatch } from './store-match.ts';
import { type ClubTools, inCalls, requireClub, requireTeam } from './tools.ts';
import { takeBack } from './undo.ts';

/** A match file of a call; a browser's `File` is one. */
export interface SentFile {
  name: string;
  /** Bytes. */
  size: number;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** Adding match files to a club. */
export function createAdding(tools: ClubTools) {
  const { clubs, clock, newId, decode, sha256, nextTurn, onFailure } = tools;
  const additions = keepAdditions({
    // What waits for the yes stays in the worker's memory: packing it would take longer than it saves.
    reading: () => ({ hash: sha256, read: readInThread(decode), nextTurn }),
    clock,
    newId,
    source: (clubId) => lookSource(tools, clubId),
    requireTeam: async (clubId, teamId) => requireTeam(await requireClub(tools, clubId), teamId),
    async hasPlayers(clubId, teamId, ids) {
      const { roster } = requireTeam(await requireClub(tools, clubId), teamId);
      return ids.every((id) => roster.some(({ playerId }) => playerId === id));
    },
    storeMatch: (adding, match) => storeMatch(tools, adding, match),
    onFailure,
  });

  return {
    async describe(clubId: string): Promise<AddingState> {
      await requireClub(tools, clubId);
      const undo = await clubs.get('undo', clubId);
      return {
        formats: [...formatNames],
        limits: { files: addingLimits.files, bytes: addingLimits.bytes },
        storing: additions.storing(clubId),
        last:
          undo === undefined
            ? null
            : {
                addedAt: undo.addedAt.toISOString(),
                added: undo.added.length,
                replaced: undo.replaced.length,
              },
      };
    },
    look: (clubId: string, files: readonly SentFile[]) =>
      inCalls(async () => additions.look(await requireClub(tools, clubId), bytesOf(files))),
    find: (clubId: string, lookId: string) => inCalls(async () => additions.find(clubId, lookId)),
    nameSide: (clubId: string, lookId: string, body: unknown) =>
      inCalls(async () => additions.nameSide(clubId, lookId, v.parse(nameSideSchema, body))),
    store: (clubId: string, lookId: string, body: unknown) =>
      inCalls(async () => {
        const { matches } = v.parse(choicesSchema, body);
        const { look, done } = await additions.store(clubId, lookId, matches);
        done.catch(onFailure);
        return look;
      }),

    undo: (clubId: string) => takeBack(tools, clubId),
  };
}

/** The files one after the other; one that is too large to be a match is not read. */
async function* bytesOf(files: readonly SentFile[]): AsyncGenerator<SentMatchFile> {
  for (const file of files) {
    const bytes = file.size > largestFile ? null : new Uint8Array(await file.arrayBuffer());
    yield { name: file.name, bytes };
  }
}
