import type { Match } from '../../contract/match.ts';

export type Outcome = 'won' | 'lost' | 'drawn';

/** The caller's team's result; `null` if the match has not ended or the score is unknown. */
export function outcomeOf({ status, score }: Pick<Match, 'status' | 'score'>): Outcome | null {
  if (status !== 'completed' || score?.team == null || score.opponent == null) return null;
  if (score.team === score.opponent) return 'drawn';
  return score.team > score.opponent ? 'won' : 'lost';
}

/** The totals of a list of matches. */
export type SeasonRecord = ReturnType<typeof seasonRecord>;

/** Adds up the completed matches with a known score. */
export function seasonRecord(matches: readonly Match[]) {
  const record = { won: 0, lost: 0, drawn: 0, pointsFor: 0, pointsAgainst: 0 };
  for (const match of matches) {
    const outcome = outcomeOf(match);
    if (outcome === null) continue;
    record[outcome] += 1;
    record.pointsFor += match.score?.team ?? 0;
    record.pointsAgainst += match.score?.opponent ?? 0;
  }
  return record;
}

/** The record as in a league table: "7–2", with drawn matches "7–2–1". */
export function recordText({ won, lost, drawn }: SeasonRecord): string {
  return drawn > 0 ? `${won}–${lost}–${drawn}` : `${won}–${lost}`;
}

/** The completed matches with a known score, in list order. */
export function endedMatches(matches: readonly Match[]): Match[] {
  return matches.filter((match) => outcomeOf(match) !== null);
}
