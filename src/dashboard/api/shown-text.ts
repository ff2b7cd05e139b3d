import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { InsightResult } from '../../contract/insight.ts';

interface ShownTexts {
  current: InsightResult;
  previous: InsightResult | null;
}

/** What this tab has shown, by what it is about; another key's client begins with none. */
const shownBy = new WeakMap<QueryClient, Map<string, ShownTexts>>();

/**
 * Keeps the written text that this tab shows, and gives the one that it showed before; `null` where it has shown no
 * other.
 * @param subject whose insights: a match, or a player in a match
 */
export function useEarlierText(subject: string, result: InsightResult | undefined) {
  const client = useQueryClient();
  const kept = shownBy.get(client)?.get(subject);
  const written = result?.generatedAt !== undefined && (result.ratings || result.summary);
  const isNew = kept !== undefined && written && kept.current.generatedAt !== result?.generatedAt;
  useEffect(() => {
    if (!result || !written) return;
    const texts = shownBy.get(client) ?? new Map<string, ShownTexts>();
    shownBy.set(client, texts);
    const before = texts.get(subject);
    if (before?.current.generatedAt === result.generatedAt) return;
    texts.set(subject, { current: result, previous: before?.current ?? null });
  }, [client, subject, result, written]);
  return isNew ? kept.current : (kept?.previous ?? null);
}
