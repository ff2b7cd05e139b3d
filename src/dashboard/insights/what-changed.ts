import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { InsightResult } from '../../contract/insight.ts';
import { ofThisTab } from '../api/of-this-tab.ts';
import { namedRatings } from '../figures/ratings.ts';
import { listKeys } from './insight-lists.ts';

/** The written part of a result. */
export type WrittenText = Pick<InsightResult, 'generatedAt' | 'ratings' | 'summary'>;

/** Ratings with a new value, and sentences that were added or removed; the order of a list does not count. */
export function whatChanged(before: WrittenText, after: WrittenText) {
  const earlier = new Map(
    before.ratings ? namedRatings(before.ratings).map((r) => [r.key, r]) : [],
  );
  const now = after.ratings ? namedRatings(after.ratings) : [];
  return {
    ratings: now.flatMap(({ key, name, value }) => {
      const old = earlier.get(key)?.value ?? null;
      return old === value ? [] : [{ key, name, before: old, after: value }];
    }),
    lists: listKeys.flatMap((key) => {
      const old = before.summary?.[key] ?? [];
      const fresh = after.summary?.[key] ?? [];
      const added = fresh.filter((sentence) => !old.includes(sentence));
      const gone = old.filter((sentence) => !fresh.includes(sentence));
      return added.length + gone.length === 0 ? [] : [{ key, added, gone }];
    }),
  };
}

interface ShownTexts {
  current: InsightResult;
  previous: InsightResult | null;
}

/**
 * Stores the text that this tab shows and returns the one shown before; `null` if none. @param subject a match, or a
 * player in a match
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
