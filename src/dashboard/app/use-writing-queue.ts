import { useState } from 'react';
import { storages } from '../api/device-storage.ts';
import { createWritingQueue, type WritingQueue } from '../api/writing-queue.ts';

/**
 * The queue of insights to write, as this tab has kept it for a connection. Must mount anew with each.
 * @param connectionId the id of the open connection; '' where none is open
 */
export function useWritingQueue(connectionId: string): WritingQueue {
  const [queue] = useState(() => createWritingQueue(storages.session, connectionId));
  return queue;
}
