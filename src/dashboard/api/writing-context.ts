import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Writing, WritingQueue } from './writing-queue.ts';

/** The queue of insights to write of this tab. */
export const WritingContext = createContext<WritingQueue | null>(null);

/** The queue and what it holds now. Throws outside the pages of an open connection. */
export function useWriting(): { queue: WritingQueue; writing: Writing | null } {
  const queue = useContext(WritingContext);
  if (!queue) throw new Error('useWriting: no connection is open here');
  return { queue, writing: useSyncExternalStore(queue.subscribe, queue.state) };
}
