import { numbersOf } from '../basketball/line.ts';
import { pointsOfLine } from '../basketball/shots.ts';
import { playersSumToTeam } from '../basketball/trust-box-score.ts';
import type { BoxScore, BoxScoreSide, Line } from '../contract/box-score.ts';
import { type Side, sides } from '../contract/play-by-play.ts';
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
  /** What follows from its events; without plays, from its lines and shots. */
  events: number;
}

/** Minutes are printed in whole seconds, the clock runs in hundredths; some files print whole minutes. */
const secondsTolerance = 1;
const minutesTolerance = 60;

/** The numbers of a box score alone that do not fit each other: totals beside lines, points beside shots. */
function withinBoxScore(side: Side, boxScore: BoxScoreSide): Disagreement[] {
  const about = { side, playerId: null, name: boxScore.name };
  const sums = playersSumToTeam(side, boxScore).where.map(
    ({ statistic = '', expected = 0, found = 0 }): Disagreement => ({
      ...about,
      statistic,
      file: expected,
      events: found,
    }),
  );
  const lines = [
    ...boxScore.players.map((line) => ({ line, playerId: line.playerId, name: line.name })),
    ...(boxScore.totals === null ? [] : [{ ...about, line: boxScore.totals }]),
  ];
  const points = lines.flatMap(({ line, playerId, name }): Disagreement | Disagreement[] => {
    const shots = pointsOfLine(line);
    const agree = line.points === null || shots === null || line.points === shots;
    return agree
      ? []
      : { side, playerId, name, statistic: 'points', file: line.points ?? 0, events: shots ?? 0 };
  });
  return [...sums, ...points];
}

/**
 * Every number of the file's own totals that does not follow from its events, player by player and for both sides;
 * minutes may be off by 1 s a player, or by one where the file has whole ones. `side` is the club's; `boxScore` was derived from the same match's record.
 */
export function disagreements(
  recorded: RecordedMatch,
  side: RecordedSideName,
  boxScore: BoxScore,
): Disagreement[] {
  if (recorded.boxOnly !== undefined) {
    return sides.flatMap((own) => withinBoxScore(own, boxScore[own]));
  }
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
