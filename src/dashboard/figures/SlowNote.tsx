import { i18n } from '@lingui/core';
import { useEffect, useState } from 'react';

/** After this long without an answer the page says so, in milliseconds. */
const slowMs = 3_000;

/** Says that an answer takes long; nothing before that. */
export function SlowNote() {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const waiting = setTimeout(() => setSlow(true), slowMs);
    return () => clearTimeout(waiting);
  }, []);
  return (
    <p role="status">{slow ? i18n.t('The service is slow to answer. Still waiting …') : null}</p>
  );
}
