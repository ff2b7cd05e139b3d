import { addLines, mapLine, numbersOf, sumLines, unrecordedLine } from '../basketball/line.ts';
import type { Line } from '../contract/box-score.ts';
import type { RecordedPlayer } from './recorded-match.ts';

/* A side of a match without plays: what its own lines come to. */

/** Whether a line of a box score without plays is of a player who played: it has minutes or, if none were recorded, any number. */
export function hasPlayed(line: Line): boolean {
  const numbers = numbersOf(line);
  if (line.seconds === null) return numbers.some(([, value]) => value !== null);
  return numbers.some(([, value]) => value !== null && value !== 0);
}

/**
 * The sum of the lines of all who played and the bench's; a statistic that a player's line does not have is `null`.
 * Without players nothing is recorded. A side has no +/-.
 */
export function sumOfPlayers(players: readonly RecordedPlayer[], bench: Line | undefined): Line {
  const playing = players.map(({ line }) => line).filter(hasPlayed);
  if (playing.length === 0) return unrecordedLine();
  const sum = sumLines(playing);
  const all =
    bench === undefined
      ? sum
      : addLines(
          sum,
          mapLine(bench, (value) => value ?? 0),
        );
  return { ...all, seconds: sum.seconds, plusMinus: null };
}
