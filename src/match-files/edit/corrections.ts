import { mapLine, numbersOf } from '../../basketball/line.ts';
import { pointsOfLine } from '../../basketball/shots.ts';
import type {
  BoxScore,
  BoxScoreSide,
  Correction,
  Line,
  PlayerLine,
  Statistic,
} from '../../contract/box-score.ts';
import type { CorrectedNumber } from '../../contract/edits.ts';
import type { Score } from '../../contract/match.ts';
import { type MatchSheet, type SheetEntry, sides } from '../../contract/play-by-play.ts';
import { absent, RefusedError, refused } from '../refused-error.ts';

/*
 * Corrections are stored on the match sheet beside the recorded numbers, which stay, so that the same file is still
 * recognised as the same match. Reading the box score applies them.
 */

/** The box score with the sheet's corrections applied; points and totals follow. */
export function withCorrections(boxScore: BoxScore, sheet: MatchSheet): BoxScore {
  const [team, opponent] = sides.map((side) => correctedSide(boxScore[side], sheet[side]));
  return { ...boxScore, ...(team && { team }), ...(opponent && { opponent }) };
}

function correctedSide(side: BoxScoreSide, entries: readonly SheetEntry[]): BoxScoreSide {
  const known = new Map(entries.map(({ playerId, corrections }) => [playerId, corrections ?? []]));
  if ([...known.values()].every(({ length }) => length === 0)) return side;
  const players = side.players.map((player): PlayerLine => {
    const corrections = known.get(player.playerId) ?? [];
    if (corrections.length === 0) return player;
    return { ...player, played: true, corrections, ...correctedLine(player, corrections) };
  });
  const { totals, bench } = side;
  const others = bench ? [bench] : [];
  const before = [...side.players, ...others];
  const after = [...players, ...others];
  return { ...side, players, totals: totals && totalsWith(totals, before, after) };
}

function correctedLine(line: Line, corrections: readonly Correction[]): Line {
  const after = mapLine(
    line,
    (value, of) => corrections.find(({ statistic }) => statistic === of)?.to ?? value,
  );
  return followsShots(line) ? { ...after, points: pointsOfLine(after) } : after;
}

/** Whether a player's points equal those of the recorded shots. */
const followsShots = (line: Line) => line.points !== null && line.points === pointsOfLine(line);

/** A total changes with its players' numbers, unless it already equals their new sum: a file's totals may have been right. */
function totalsWith(totals: Line, before: readonly Line[], after: readonly Line[]): Line {
  return mapLine(totals, (value, of) => {
    if (value === null || of === 'plusMinus') return value;
    const sum = sumOf(after, of);
    return value === sum ? value : value + sum - sumOf(before, of);
  });
}

const numberIn = (line: Line, of: string) =>
  numbersOf(line).find(([statistic]) => statistic === of)?.[1] ?? null;
const sumOf = (lines: readonly Line[], of: string) =>
  lines.reduce((sum, line) => sum + (numberIn(line, of) ?? 0), 0);

/**
 * The sheet with more corrections; `null` if they change nothing. Throws RefusedError for a player who is not on it, a number
 * changed meanwhile, or an impossible one: below 0, more made than attempted, or points that contradict the score.
 * @param boxScore as recorded
 */
export function corrected(
  { boxScore, sheet, score }: { boxScore: BoxScore; sheet: MatchSheet; score: Score | null },
  numbers: readonly CorrectedNumber[],
  trace: Pick<Correction, 'at' | 'by'>,
): MatchSheet | null {
  const shown = withCorrections(boxScore, sheet);
  const changes = numbers.filter((number) => changesLine(shown, number));
  if (changes.length === 0) return null;
  const after = mapSheet(sheet, (entry) => {
    const own = changes.filter(({ playerId }) => playerId === entry.playerId);
    const recorded = lineOf(boxScore, entry.playerId);
    const added = own.map(({ statistic, to }) => ({
      statistic,
      from: numberIn(recorded, statistic),
      to,
      ...trace,
    }));
    const earlier = (entry.corrections ?? []).filter(
      (known) => !own.some(({ statistic }) => statistic === known.statistic),
    );
    // Correcting a number back to the recorded one removes the correction.
    return [...earlier, ...added.filter(({ from, to }) => from !== to)];
  });
  const result = withCorrections(boxScore, after);
  for (const { playerId, statistic } of changes)
    requirePossible(shown, result, playerId, statistic);
  requireScore(shown, result, score);
  return after;
}

/** Whether a correction changes a number. Throws RefusedError if somebody changed it meanwhile. */
function changesLine(shown: BoxScore, { playerId, statistic, from, to }: CorrectedNumber): boolean {
  const line = lineOf(shown, playerId);
  const now = numberIn(line, statistic);
  if (now !== from && now !== to) {
    const text = now === null ? 'not recorded' : now;
    throw new RefusedError('busy', `${line.name}, ${statistic}: somebody changed it to ${text}`);
  }
  return now !== to;
}

function requirePossible(
  before: BoxScore,
  after: BoxScore,
  playerId: string,
  statistic: Statistic,
): void {
  const line = lineOf(after, playerId);
  const of = `${line.name}, ${statistic}`;
  if (statistic === 'points' && followsShots(lineOf(before, playerId))) {
    throw refused(`${of}: points follow from the shots. Correct the shots`);
  }
  if (statistic !== 'plusMinus' && (numberIn(line, statistic) ?? 0) < 0) {
    throw refused(`${of}: a number can’t be below 0`);
  }
  for (const { made, attempted } of [line.twos, line.threes, line.freeThrows]) {
    if (made !== null && attempted !== null && made > attempted) {
      throw refused(`${of}: ${made} made of ${attempted} attempted is impossible`);
    }
  }
}

/** Throws RefusedError if a side's players' points are further from its score than before. */
function requireScore(before: BoxScore, after: BoxScore, score: Score | null): void {
  for (const side of sides) {
    const points = score?.[side] ?? null;
    if (points === null) continue;
    const sumIn = ({ [side]: { players, bench } }: BoxScore) =>
      sumOf([...players, ...(bench ? [bench] : [])], 'points');
    const sum = sumIn(after);
    if (Math.abs(sum - points) <= Math.abs(sumIn(before) - points)) continue;
    throw refused(
      `${after[side].name}: the players’ points would be ${sum}, but the score says ${points}. Correct the other player in the same step`,
    );
  }
}

/** The sheet of a match that is imported again, with the corrections whose numbers the new file did not change. */
export function stillCorrected(
  { boxScore, sheet }: { boxScore: BoxScore; sheet: MatchSheet },
  before: MatchSheet,
): MatchSheet {
  return mapSheet(sheet, ({ playerId }) => {
    const known = [...before.team, ...before.opponent].find((entry) => entry.playerId === playerId);
    const line = lineOf(boxScore, playerId);
    return (known?.corrections ?? []).filter(
      ({ statistic, from }) => numberIn(line, statistic) === from,
    );
  });
}

/** The sheet with each player's corrections replaced. */
function mapSheet(
  sheet: MatchSheet,
  correctionsOf: (entry: SheetEntry) => Correction[],
): MatchSheet {
  const changed = ({ corrections, ...entry }: SheetEntry): SheetEntry => {
    const after = correctionsOf({ ...entry, corrections });
    return after.length === 0 ? entry : { ...entry, corrections: after };
  };
  return { team: sheet.team.map(changed), opponent: sheet.opponent.map(changed) };
}

/** A player's line of either side. Throws RefusedError if there is none. */
function lineOf({ team, opponent }: BoxScore, playerId: string): PlayerLine {
  const line = [...team.players, ...opponent.players].find((each) => each.playerId === playerId);
  if (line === undefined) throw absent('Player');
  return line;
}
