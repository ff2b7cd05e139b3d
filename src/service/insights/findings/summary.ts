import type { Summary } from '../../../contract/insight.ts';
import { worth } from '../wording/numbers.ts';
import type { Finding } from './finding.ts';

/** How many sentences a list has at most, and from how many points on a finding is worth one. */
interface SummaryLimits {
  sentences: number;
  leastPoints: number;
}

/**
 * The three lists: the findings that were worth most, those that cost most, and what to practise for each of the
 * latter, in the same order. A topic is named once: of two findings about one number the greater stays.
 */
export function summarise(findings: readonly Finding[], limits: SummaryLimits): Summary {
  const ranked = findings
    .filter((finding) => Math.abs(finding.points) >= limits.leastPoints)
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points) || (a.topic < b.topic ? -1 : 1));
  const named = new Set<string>();
  const distinct = ranked.filter(({ topic }) => {
    if (named.has(topic)) return false;
    named.add(topic);
    return true;
  });
  const gains = distinct.filter((finding) => finding.points > 0).slice(0, limits.sentences);
  const losses = distinct.filter((finding) => finding.points < 0).slice(0, limits.sentences);
  return {
    whatsWorking: gains.map(({ fact, points }) => `${fact}: worth ${worth(points)}.`),
    focusAreas: losses.map(({ fact, points }) => `${fact}: that cost ${worth(points)}.`),
    suggestions: losses.map(({ practise }) => practise),
  };
}
