import type { AddingHandlers } from './adding-handler.ts';
import { notFound } from './call-error.ts';

/** Adding matches out of files. */
export const addingHandlers: Pick<
  AddingHandlers,
  'describeAdding' | 'lookAtFiles' | 'getLook' | 'nameSide' | 'storeLook' | 'undoAdding'
> = {
  describeAdding: () => Promise.reject(notFound('Adding')),
  lookAtFiles: () => Promise.reject(notFound('Adding')),
  getLook: () => Promise.reject(notFound('Look')),
  nameSide: () => Promise.reject(notFound('Look')),
  storeLook: () => Promise.reject(notFound('Look')),
  undoAdding: () => Promise.reject(notFound('Adding')),
};
