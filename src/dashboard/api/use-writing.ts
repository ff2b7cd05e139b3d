import { useSyncExternalStore } from 'react';
import { useSession } from './session-context.ts';
import type { Writing, WritingQueue } from './writing-queue.ts';

/** The queue and what it holds now. Throws outside the pages of an open connection. */
export function useWriting(): { queue: WritingQueue; writing: Writing | null } {
  const queue = useSession().now.open?.writing;
  if (!queue) throw new Error('useWriting: no connection is open here');
  return { queue, writing: useSyncExternalStore(queue.subscribe, queue.state) };
}
