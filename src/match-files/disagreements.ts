import { numbersOf } from '../basketball/line.ts';
import type { BoxScore, Line } from '../contract/box-score.ts';
import type { Side } from '../contract/play-by-play.ts';
import type { RecordedMatch, RecordedSideName } from './recorded-match.ts';
import { otherSide } from './to-match-record.ts';

/** One number where the file's own totals and its events differ. */
export interface Disagreement {
  side: Side;
  /** `null` for the side's totals. */
  playerId: string | null;
  /** The player's, or the side's. */
  name: string;
  /** The statistic's name in the contract, for instance "assists" or "twos.made". */
  statistic: string;
  /** What the file says. */
  file: number;
  /** What follows from its events. */
  events: number;
}

/** Minutes are printed in whole seconds, the clock runs in hundredths; some files print whole minutes. */
const secondsTolerance = 1;
const minutesTolerance = 60;

/**
 * Every number of the file's own totals that does not follow from its events, player by player and for both sides;
 * minutes may be off by 1 s a player, or by one where the file has whole ones. `side` is the club's; `boxScore` was derived from the same match's record.
 */
export function disagreements(
  recorded: RecordedMatch,
  side: RecordedSideName,
  boxScore: BoxScore,
): Disagreement[] {
  const found: Disagreement[] = [];
  for (const [own, recordedSide] of [
    ['team', recorded[side]],
    ['opponent', recorded[otherSide(side)]],
  ] as const) {
    const derived = boxScore[own];
    const playing = recordedSide.players.flatMap(({ line }) => line.seconds ?? []);
    const tolerance = playing.every((seconds) => seconds % 60 === 0)
      ? minutesTolerance
      : secondsTolerance;
    recordedSide.players.forEach((player, index) => {
      const line = derived.players[index];
      if (!line) return;
      const about = { side: own, playerId: line.playerId, name: player.name };
      found.push(...differences(player.line, line, tolerance).map((d) => ({ ...about, ...d })));
    });
    if (derived.totals) {
      const about = { side: own, playerId: null, name: recordedSide.name };
      found.push(
        ...differences(recordedSide.totals, derived.totals, tolerance * derived.players.length).map(
          (d) => ({
            ...about,
            ...d,
          }),
        ),
      );
    }
  }
  return found;
}

function differences(
  file: Line,
  events: Line,
  tolerance: number,
): Pick<Disagreement, 'statistic' | 'file' | 'events'>[] {
  const derived = new Map(numbersOf(events));
  return numbersOf(file).flatMap(([statistic, printed]) => {
    const counted = derived.get(statistic) ?? null;
    if (printed === null || counted === null) return [];
    const allowed = statistic === 'seconds' ? tolerance : 0;
    return Math.abs(printed - counted) > allowed
      ? [{ statistic, file: printed, events: counted }]
      : [];
  });
}
