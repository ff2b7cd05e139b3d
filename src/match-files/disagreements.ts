import { numbersOf } from '../basketball/line.ts';
import { pointsOfLine } from '../basketball/shots.ts';
import { playersSumToTeam } from '../basketball/trust-box-score.ts';
import type { BoxScore, BoxScoreSide, Line } from '../contract/box-score.ts';
import { type Side, sides } from '../contract/play-by-play.ts';
import type { RecordedMatch, RecordedSideName } from './recorded-match.ts';
import { otherSide } from './to-match-record.ts';

/** A number that differs between the file's own totals and its events. */
export interface Disagreement {
  side: Side;
  /** `null` for the side's totals. */
  playerId: string | null;
  /** The player's name, or the side's. */
  name: string;
  /** The statistic's name in the contract, such as "assists" or "twos.made". */
  statistic: string;
  /** The file's value. */
  file: number;
  /** The value derived from the events; without plays, from lines and shots. */
  events: number;
}

/** Totals have whole seconds, the clock hundredths; some files have whole minutes. */
const secondsTolerance = 1;
const minutesTolerance = 60;

/** Numbers of a box score that contradict each other: totals and lines, points and shots. */
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
 * Every number of the file's own totals that does not follow from its events, for players and both sides. Minutes may differ
 * by 1 s a player, or by 1 min in files with whole minutes. `side` is the club's; `boxScore` is derived from the same match.
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
