import { useCallback, useEffect, useState } from 'react';
import { noConnection } from '../api/api-error.ts';
import { describeError } from '../api/describe-error.ts';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import type { LostParts } from './lost-parts.ts';

/** After this long the host is asked again, in milliseconds: the network may be back. */
const pauseMs = 5_000;

interface LostPartProps {
  parts: LostParts;
  /** Why the part is not there. */
  error: unknown;
}

/** Replaces a part of the page that failed to load: reloads the page as soon as its host answers. */
export function LostPart({ parts, error }: LostPartProps) {
  const [state, setState] = useState<'asking' | 'no connection' | 'too soon'>('asking');
  const [nextTryAt, setNextTryAt] = useState<number | null>(null);
  const ask = useCallback(
    async (when: 'not too soon' | 'at any time') => {
      const outcome = await parts.reload(when);
      if (outcome === 'reloading') return;
      setState(outcome);
      setNextTryAt(outcome === 'no connection' ? Date.now() + pauseMs : null);
    },
    [parts],
  );

  useEffect(() => void ask('not too soon'), [ask]);

  useEffect(() => {
    if (nextTryAt === null) return;
    // The network was gone: that it is back is reason enough, however soon.
    const askAgain = () => void ask('at any time');
    const waiting = setTimeout(askAgain, nextTryAt - Date.now());
    window.addEventListener('online', askAgain);
    return () => {
      clearTimeout(waiting);
      window.removeEventListener('online', askAgain);
    };
  }, [nextTryAt, ask]);

  if (state === 'asking') return <Skeleton width="14rem" height="1.8rem" />;
  const shown = state === 'no connection' ? noConnection() : error;
  return (
    <ErrorPanel
      {...describeError(shown)}
      onRetry={() => ask('at any time')}
      nextTryAt={nextTryAt}
    />
  );
}
