import { decisiveStretches, type Stretch } from '../../basketball/decisive-stretches.ts';
import type { PeriodRules } from '../../basketball/score.ts';
import type { MatchEvent } from '../../contract/play-by-play.ts';

/** A stretch that moved the chance to win by less did not decide a match. */
const leastGained = 0.12;

/**
 * Where a finished match turned, from its events alone: at most three stretches that moved the chance to win most, no two of
 * the same minutes, as they were played.
 */
export function turningStretches(events: readonly MatchEvent[], rules: PeriodRules): Stretch[] {
  const chosen: Stretch[] = [];
  for (const stretch of decisiveStretches({ events, rules, finished: true })) {
    if (chosen.length === 3 || Math.abs(stretch.gained ?? 0) < leastGained) break;
    if (winnerOf(stretch) === stretch.side && !chosen.some((other) => overlap(stretch, other)))
      chosen.push(stretch);
  }
  return chosen.sort((a, b) => (a.from.seconds ?? 0) - (b.from.seconds ?? 0));
}

/** Whose chance rose: that of a side which was ahead rises on a level score, too, since time runs out; nothing turned then. */
const winnerOf = ({ gained }: Stretch) => ((gained ?? 0) > 0 ? 'team' : 'opponent');

function overlap({ from: a, to: b }: Stretch, { from, to }: Stretch): boolean {
  if (a.seconds === null || b.seconds === null) return false;
  if (from.seconds === null || to.seconds === null) return false;
  return Math.min(b.seconds, to.seconds) > Math.max(a.seconds, from.seconds);
}
