import { addingLimits } from '../../contract/adding.ts';
import { AddingError } from '../../match-files/adding/adding-error.ts';
import { formatNames } from '../../match-files/match-files.ts';
import { lastAdding, undoAdding } from '../adding/undo-adding.ts';
import type { AddingHandlers } from './adding-handler.ts';
import { CallError } from './call-error.ts';
import { receiveFiles } from './receive-files.ts';

type FileHandlers = Pick<
  AddingHandlers,
  'describeAdding' | 'lookAtFiles' | 'getLook' | 'nameSide' | 'storeLook' | 'undoAdding'
>;

/** Adding matches out of files. */
export const addingHandlers: FileHandlers = {
  async describeAdding({ club, services: { db, additions } }) {
    const { files, bytes } = addingLimits;
    return {
      data: {
        formats: formatNames,
        limits: { files, bytes },
        storing: additions.storing(club.id),
        last: await lastAdding(db, club.id),
      },
    };
  },

  lookAtFiles: ({ club, request, services: { additions } }) =>
    inCalls(async () => ({ data: await additions.look(club, receiveFiles(request)) })),

  getLook: ({ club, parameters: { lookId }, services: { additions } }) =>
    inCalls(async () => ({ data: additions.find(club.id, lookId) })),

  nameSide: ({ club, parameters: { lookId }, body, services: { additions } }) =>
    inCalls(async () => ({ data: await additions.nameSide(club.id, lookId, body) })),

  storeLook: ({ club, parameters: { lookId }, body, services: { additions } }) =>
    inCalls(async () => {
      const { look } = await additions.store(club.id, lookId, body.matches);
      return { status: 202, data: look };
    }),

  undoAdding: ({ club, services: { db, additions } }) =>
    inCalls(async () => {
      if (additions.storing(club.id) !== null) {
        throw new AddingError('busy', 'Matches are being added to the club: wait for them');
      }
      return { data: await undoAdding(db, club.id) };
    }),
};

const codes = { absent: 'NOT_FOUND', refused: 'INVALID_REQUEST', busy: 'CONFLICT' } as const;

/** What adding refuses is the caller's to mend; what is not the club's reads as if it were not there. */
async function inCalls<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AddingError)) throw error;
    throw new CallError(codes[error.reason], error.message);
  }
}
