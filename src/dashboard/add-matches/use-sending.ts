import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Look } from '../../contract/adding.ts';
import { lookQuery, useAddingClient } from '../api/adding.ts';

/** Sends match files to be looked at; leaving the tab meanwhile asks first. `onLook` gets what was found. */
export function useSending(onLook: (look: Look) => void) {
  const adding = useAddingClient();
  const client = useQueryClient();
  const [share, setShare] = useState(0);
  const end = useRef<AbortController>(null);
  const sending = useMutation({
    mutationFn: async (files: readonly File[]) => {
      setShare(0);
      const giveUp = new AbortController();
      end.current = giveUp;
      return adding.lookAt(files, { onProgress: setShare, signal: giveUp.signal });
    },
    networkMode: 'always',
    onSuccess(look) {
      client.setQueryData(lookQuery(adding, look.id).queryKey, look);
      onLook(look);
    },
  });
  const { isPending } = sending;
  useEffect(() => {
    if (!isPending) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isPending]);
  useEffect(() => () => end.current?.abort(), []);
  const gaveUp = sending.error?.name === 'AbortError';
  return {
    send: sending.mutate,
    giveUp: () => end.current?.abort(),
    isPending,
    /** What is being sent, or was sent last. */
    files: sending.variables,
    /** How much has left, 0 to 1; then the service reads. */
    share,
    error: gaveUp ? null : sending.error,
  };
}
