import { i18n } from '@lingui/core';
import { useEffect, useState } from 'react';
import { formatWait } from './format.ts';

/**
 * Says how long until the page tries again by itself. A timer, which screen readers do not read out each second.
 * @param until milliseconds since 1970
 */
export function Countdown({ until }: { until: number }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(ticking);
  }, []);
  const left = until - now;
  return (
    <p role="timer">
      {left > 0
        ? i18n.t('This page tries again by itself in {wait}.', { wait: formatWait(left) })
        : i18n.t('This page tries again now …')}
    </p>
  );
}
