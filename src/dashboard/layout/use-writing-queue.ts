import { useState } from 'react';
import { createWritingQueue, type WritingQueue } from '../queries/writing-queue.ts';

/** The connection with which a tab begins, counted by the session. */
const firstConnection = 1;

/**
 * The queue of insights to write, as this tab has kept it; it belongs to one key, so that another key, or none, begins
 * with an empty one. Must mount anew with each connection.
 * @param connectionId the session's count of the open connection; `null` where none is open
 */
export function useWritingQueue(connectionId: number | null): WritingQueue {
  const [queue] = useState(() => {
    const kept = createWritingQueue(sessionStorage);
    // Before anything is drawn: what works it off must not see another key's matches.
    if (connectionId !== firstConnection) kept.clear();
    return kept;
  });
  return queue;
}
