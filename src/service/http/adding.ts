import { addingLimits } from '../../contract/adding.ts';
import { AddingError } from '../../match-files/adding/adding-error.ts';
import { formatNames } from '../../match-files/match-files.ts';
import { lastAdding, undoAdding } from '../adding/undo-adding.ts';
import type { AddingHandlers } from './adding-handler.ts';
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

  async lookAtFiles({ club, request, services: { additions } }) {
    return { data: await additions.look(club, receiveFiles(request)) };
  },

  async getLook({ club, parameters: { lookId }, services: { additions } }) {
    return { data: additions.find(club.id, lookId) };
  },

  async nameSide({ club, parameters: { lookId }, body, services: { additions } }) {
    return { data: await additions.nameSide(club.id, lookId, body) };
  },

  async storeLook({ club, by, parameters: { lookId }, body, services: { additions } }) {
    const { look } = await additions.store(club.id, lookId, body.matches, { by });
    return { status: 202, data: look };
  },

  async undoAdding({ club, by, services: { db, additions, clock } }) {
    if (additions.storing(club.id) !== null) {
      throw new AddingError('busy', 'Matches are being added to the club: wait for them');
    }
    return { data: await undoAdding(db, club.id, { by, at: clock() }) };
  },
};
