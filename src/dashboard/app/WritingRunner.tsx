import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../api/session-context.ts';
import { useWriting } from '../api/use-writing.ts';
import { writeInTurn } from '../api/write-in-turn.ts';

/** Works off the queue of insights to write, whatever page is open. */
export function WritingRunner() {
  const { queue } = useWriting();
  const client = useQueryClient();
  const api = useApi();
  useEffect(() => writeInTurn({ queue, client, api, pause }), [queue, client, api]);
  return null;
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
