import { useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useEffect } from 'react';
import { useLocation } from 'react-router';
import { ofThisTab } from '../api/of-this-tab.ts';

/**
 * Whether a whole page is rendered: the first paint has only the first screen's parts. On Back and Forward all parts render at
 * once, so that the scroll position can be restored.
 */
export function useWhole(): boolean {
  const { key } = useLocation();
  const client = useQueryClient();
  const isWhole = useDeferredValue(
    true,
    client.getQueryData([...ofThisTab, 'whole', key]) === true,
  );
  useEffect(() => {
    if (isWhole) client.setQueryData([...ofThisTab, 'whole', key], true);
  }, [client, isWhole, key]);
  return isWhole;
}
