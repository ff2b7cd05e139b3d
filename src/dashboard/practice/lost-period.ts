import type { Match, Score } from '../../contract/match.ts';

/** The period that was lost by most, and how often the same one was lost. */
export interface LostPeriod {
  /** 1-based. */
  period: number;
  match: Match;
  score: Score;
  /** Matches in which that period was lost by five points or more. */
  times: number;
}

/** Points of a period that a coach remembers, and that count as lost. */
const remembered = 10;
const lost = 5;

/** The period of regulation with the largest loss over some matches; `null` if none was lost by ten. */
export function worstPeriod(matches: readonly Match[]): LostPeriod | null {
  const all = matches.flatMap((match) =>
    match.periods.slice(0, match.regulationPeriods).flatMap((score, index) => {
      const { team, opponent } = score;
      if (team === null || opponent === null) return [];
      return [{ period: index + 1, match, score, by: opponent - team }];
    }),
  );
  const [worst] = all.toSorted((a, b) => b.by - a.by);
  if (worst === undefined || worst.by < remembered) return null;
  const { by: _, ...told } = worst;
  const times = all.filter(({ period, by }) => period === worst.period && by >= lost).length;
  return { ...told, times };
}
