import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '../api/api-error.ts';
import { describeError } from '../api/describe-error.ts';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import type { LostParts } from './lost-parts.ts';

/** After this long the host is asked again, in milliseconds: the network may be back. */
const pauseMs = 5_000;

const noConnection = new ApiError({ status: null, code: 'NO_CONNECTION', message: '' });

interface LostPartProps {
  parts: LostParts;
  /** Why the part is not there. */
  error: unknown;
}

/** Stands where a part of the page could not be loaded: loads the page anew as soon as its host answers. */
export function LostPart({ parts, error }: LostPartProps) {
  const [state, setState] = useState<'asking' | 'no connection' | 'still missing'>('asking');
  const [nextTryAt, setNextTryAt] = useState<number | null>(null);
  const ask = useCallback(async () => {
    if ((await parts.reload()) === 'reloading') return;
    setState('no connection');
    setNextTryAt(Date.now() + pauseMs);
  }, [parts]);

  useEffect(() => {
    if (parts.mayReload()) void ask();
    else setState('still missing');
  }, [parts, ask]);

  useEffect(() => {
    if (nextTryAt === null) return;
    const waiting = setTimeout(ask, nextTryAt - Date.now());
    window.addEventListener('online', ask);
    return () => {
      clearTimeout(waiting);
      window.removeEventListener('online', ask);
    };
  }, [nextTryAt, ask]);

  if (state === 'asking') return <Skeleton width="14rem" height="1.8rem" />;
  const shown = state === 'no connection' ? noConnection : error;
  return <ErrorPanel {...describeError(shown)} onRetry={ask} nextTryAt={nextTryAt} />;
}
