import type { FoundMatch } from '../../contract/adding.ts';

/** The names of both sides of some matches, each once; the one that most of them have comes first, since it is likely the club's. */
export function namesByCount(matches: readonly FoundMatch[]): { name: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { home, away } of matches) {
    for (const name of new Set([home, away])) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .toSorted((a, b) => b.count - a.count);
}
