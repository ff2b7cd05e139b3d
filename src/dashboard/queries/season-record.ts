import type { Match } from '../../contract/match.ts';

export type Outcome = 'won' | 'lost' | 'drawn';

/**
 * How a match ended for the caller's team; `null` where it has not ended or its score is not known.
 */
export function outcomeOf({ status, score }: Pick<Match, 'status' | 'score'>): Outcome | null {
  if (status !== 'completed' || score?.team == null || score.opponent == null) return null;
  if (score.team === score.opponent) return 'drawn';
  return score.team > score.opponent ? 'won' : 'lost';
}

/** What a list of matches adds up to. */
export interface SeasonRecord {
  won: number;
  lost: number;
  drawn: number;
  /** Points of the matches that count in won, lost and drawn. */
  pointsFor: number;
  pointsAgainst: number;
}

/** Adds up the completed matches whose score is known. */
export function seasonRecord(matches: readonly Match[]): SeasonRecord {
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

/** Won and lost as a league table writes them: "7–2", with drawn matches "7–2–1". */
export function recordText({ won, lost, drawn }: SeasonRecord): string {
  return drawn > 0 ? `${won}–${lost}–${drawn}` : `${won}–${lost}`;
}

/** How many matches in a row ended alike, the latest included; `null` where none has ended. */
export interface Streak {
  outcome: Outcome;
  length: number;
}

/** @param matches newest first */
export function streakOf(matches: readonly Match[]): Streak | null {
  const outcomes = matches.flatMap((match) => outcomeOf(match) ?? []);
  const [latest] = outcomes;
  if (!latest) return null;
  const end = outcomes.findIndex((outcome) => outcome !== latest);
  return { outcome: latest, length: end === -1 ? outcomes.length : end };
}

/** The completed matches with a known score, in the order of the list. */
export function endedMatches(matches: readonly Match[]): Match[] {
  return matches.filter((match) => outcomeOf(match) !== null);
}

/**
 * The match that is being played, else the first that is scheduled from `now` on.
 * @param now milliseconds since 1970
 */
export function nextMatch(matches: readonly Match[], now: number): Match | null {
  const live = matches.find((match) => match.status === 'live');
  if (live) return live;
  const coming = matches
    .filter((match) => match.status === 'scheduled')
    .flatMap((match) =>
      match.startsAt === null ? [] : [{ match, time: Date.parse(match.startsAt) }],
    )
    .filter(({ time }) => time >= now)
    .toSorted((a, b) => a.time - b.time);
  return coming[0]?.match ?? null;
}
