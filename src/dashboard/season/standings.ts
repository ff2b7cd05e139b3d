/** Ranks of a match's numbers among the team's matches, and among all opponents met. */
import { rankOf } from '../../basketball/judged-number.ts';
import { fourFactors, numberOf, numbers } from '../../basketball/numbers.ts';
import type { BoxScore } from '../../contract/box-score.ts';
import type { SeasonEntry } from '../api/season-reading.ts';

/** The ranked numbers, in order. */
const standingKeys = ['offensiveRating', ...fourFactors, 'defensiveRating'] as const;

/** Ranks of a match's numbers; `null` if its box score was not loaded, or lacks a side's totals. */
export function standingsOf(entries: readonly SeasonEntry<BoxScore>[], matchId: string) {
  const pairs = entries.flatMap(({ match, value }) =>
    value?.team.totals && value.opponent.totals
      ? [{ id: match.id, team: value.team.totals, opponent: value.opponent.totals }]
      : [],
  );
  const chosen = pairs.find(({ id }) => id === matchId);
  if (chosen === undefined) return null;
  return standingKeys.map((key) => {
    const value = numberOf(key, chosen.team, chosen.opponent);
    const own = pairs.flatMap(({ team, opponent }) => numberOf(key, team, opponent) ?? []);
    const met = pairs.flatMap(({ team, opponent }) => numberOf(key, opponent, team) ?? []);
    const isFewerBetter = numbers[key].good < 0;
    const rank = (others: readonly number[]) =>
      value === null
        ? null
        : isFewerBetter
          ? rankOf(
              -value,
              others.map((other) => -other),
            )
          : rankOf(value, others);
    return { key, value, own, met, ownRank: rank(own), metRank: rank(met), isFewerBetter };
  });
}
