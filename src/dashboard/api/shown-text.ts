import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { InsightResult } from '../../contract/insight.ts';
import { ofThisTab } from './of-this-tab.ts';

interface ShownTexts {
  current: InsightResult;
  previous: InsightResult | null;
}

/**
 * Stores the written text that this tab shows, and returns the one shown before; `null` if none.
 * @param subject whose insights: a match, or a player in a match
 */
export function useEarlierText(subject: string, result: InsightResult | undefined) {
  const client = useQueryClient();
  const stored = client.getQueryData<ShownTexts>([...ofThisTab, 'texts', subject]);
  const written = result?.generatedAt !== undefined && (result.ratings || result.summary);
  const isNew =
    stored !== undefined && written && stored.current.generatedAt !== result?.generatedAt;
  useEffect(() => {
    if (!result || !written) return;
    const key = [...ofThisTab, 'texts', subject];
    const before = client.getQueryData<ShownTexts>(key);
    if (before?.current.generatedAt === result.generatedAt) return;
    client.setQueryData(key, { current: result, previous: before?.current ?? null });
  }, [client, subject, result, written]);
  return isNew ? stored.current : (stored?.previous ?? null);
}
