import { useSyncExternalStore } from 'react';
import { storages } from './device-storage.ts';
import { useSession } from './session-context.ts';
import { createWritingQueue, type Writing, type WritingQueue } from './writing-queue.ts';

/** The tab's queue of the connection that is open: the pages that fill it and what works it off share one. */
let latest: { connectionId: string; queue: WritingQueue } | null = null;

function queueOf(connectionId: string): WritingQueue {
  if (latest?.connectionId !== connectionId) {
    latest = { connectionId, queue: createWritingQueue(storages.session, connectionId) };
  }
  return latest.queue;
}

/** The queue and what it holds now. Throws outside the pages of an open connection. */
export function useWriting(): { queue: WritingQueue; writing: Writing | null } {
  const { open } = useSession().now;
  if (!open) throw new Error('useWriting: no connection is open here');
  const queue = queueOf(open.connection.id);
  return { queue, writing: useSyncExternalStore(queue.subscribe, queue.state) };
}
