import type { BoxScore, BoxScoreSide, Line, PlayerLine } from '../contract/box-score.ts';
import {
  type MatchEvent,
  type MatchSheet,
  otherSide,
  type SheetEntry,
  type Side,
} from '../contract/play-by-play.ts';
import { emptyLine, mapLine, sumLines, unrecordedLine } from './line.ts';
import type { DerivationNote, LineupWalk } from './lineups.ts';
import { lineupsOfPeriod, walkLineups } from './lineups.ts';
import type { PeriodRules } from './score.ts';
import { isScoreSheet } from './shots.ts';
import { add, tally } from './tally.ts';

/** What a box score is derived from. */
export interface BoxScoreInput {
  matchId: string;
  status: BoxScore['status'];
  rules: PeriodRules;
  team: { name: string; coach?: string };
  opponent: { name: string; coach?: string };
  matchSheet: MatchSheet;
  /** In match order. */
  events: readonly MatchEvent[];
  /** Only this period, 1-based: players who were not on court in it did not play. Absent: the whole match. */
  period?: number;
}

/**
 * The box score of both sides, derived from the events and the match sheet: counts from each row, minutes and +/- from
 * the line-ups (a free throw counts for who is on court at that row: FIBA), what belongs to no player in the
 * bench row. A side without events has `null` totals. `notes` are the rows that the line-ups contradict.
 */
export function deriveBoxScore(input: BoxScoreInput): {
  boxScore: BoxScore;
  notes: DerivationNote[];
} {
  const whole = walkLineups(
    input.events,
    input.matchSheet,
    input.rules,
    input.status === 'completed',
  );
  const walk =
    input.period === undefined ? whole : lineupsOfPeriod(whole, input.period, input.rules);
  const boxScore: BoxScore = {
    matchId: input.matchId,
    status: input.status,
    team: deriveSide(input, walk, 'team'),
    opponent: deriveSide(input, walk, 'opponent'),
  };
  return { boxScore, notes: walk.notes };
}

function deriveSide(input: BoxScoreInput, walk: LineupWalk, side: Side): BoxScoreSide {
  const { name, coach } = input[side];
  const sheet = input.matchSheet[side];
  const heading = { name, ...(coach === undefined ? {} : { coach }) };
  const anything = input.events.some((event) => event.side === side);
  if (!anything) {
    return {
      ...heading,
      players: sheet.map((entry) => playerLine(entry, unrecordedLine(), false)),
      totals: null,
    };
  }
  const lines = new Map(sheet.map((entry) => [entry.playerId, emptyLine()]));
  const bench = emptyLine();
  const acted = new Set<string>();
  const counted = walk.rows.map((row) => row.event);
  countEvents(counted, side, lines, bench, acted);
  const lineupsKnown = walk.finalOnCourt[side] !== null;
  if (lineupsKnown) addCourtTime(walk, side, lines, acted);
  const missing = missingStatistics(input.events, side, lineupsKnown, walk.timed);
  const recorded = (line: Line) =>
    mapLine(line, (value, statistic) => (missing.has(statistic) ? null : value));
  const players = sheet.map((entry) =>
    playerLine(
      entry,
      recorded(lines.get(entry.playerId) ?? emptyLine()),
      acted.has(entry.playerId),
    ),
  );
  const totals = {
    ...recorded(sumLines([...lines.values(), bench])),
    plusMinus: margin(walk, side),
  };
  if (sheet.length === 0) return { ...heading, players, totals: { ...totals, seconds: null } };
  return {
    ...heading,
    players,
    bench: { ...recorded(bench), seconds: null, plusMinus: null },
    totals,
  };
}

/** Counts from the events alone, before the coach's corrections. */
function playerLine(
  { corrections: _, ...entry }: SheetEntry,
  line: Line,
  played: boolean,
): PlayerLine {
  return { ...entry, played, ...line };
}

function countEvents(
  events: readonly MatchEvent[],
  side: Side,
  lines: Map<string, Line>,
  bench: Line,
  acted: Set<string>,
): void {
  const byId = new Map(events.map((event) => [event.id, event]));
  for (const event of events) {
    if (event.type === 'block' && event.side !== null && event.side !== side) {
      const shooter = byId.get(event.relatedEventId ?? '')?.playerId;
      add(lines.get(shooter ?? '') ?? bench, 'blocksReceived', 1);
    }
    if (event.side !== side) continue;
    tally(lines.get(event.playerId ?? '') ?? bench, event);
    if (event.playerId !== undefined && event.type !== 'substitution') acted.add(event.playerId);
  }
}

function addCourtTime(
  walk: LineupWalk,
  side: Side,
  lines: Map<string, Line>,
  acted: Set<string>,
): void {
  const other = otherSide(side);
  const seconds = new Map<string, number>();
  const spend = (onCourt: ReadonlySet<string> | null, elapsed: number) => {
    if (elapsed === 0) return;
    for (const playerId of onCourt ?? []) {
      seconds.set(playerId, (seconds.get(playerId) ?? 0) + elapsed);
      acted.add(playerId);
    }
  };
  for (const row of walk.rows) {
    const onCourt = row.onCourt[side];
    spend(onCourt, row.elapsed);
    const swing = row.scored[side] - row.scored[other];
    if (swing === 0) continue;
    for (const playerId of onCourt ?? []) {
      const line = lines.get(playerId);
      if (line) add(line, 'plusMinus', swing);
    }
  }
  spend(walk.finalOnCourt[side], walk.remaining);
  for (const [playerId, line] of lines) {
    line.seconds = Math.max(0, Math.round(seconds.get(playerId) ?? 0));
  }
}

/** The names of the statistics that these events do not record, as in `numbersOf`. */
function missingStatistics(
  events: readonly MatchEvent[],
  side: Side,
  lineupsKnown: boolean,
  timed: boolean,
): Set<string> {
  const ofType = (type: string) => events.filter((event) => event.type === type);
  const blocks = ofType('block');
  const missing = new Set(
    isScoreSheet(events) ? notOnScoreSheet.filter(([, is]) => !events.some(is)).map(nameOf) : [],
  );
  if (!lineupsKnown || !timed) missing.add('seconds');
  if (!lineupsKnown || !events.some(hasScore)) missing.add('plusMinus');
  if (ofType('foulDrawn').length === 0 && ofType('foul').length > 0) missing.add('foulsDrawn');
  const opponentTagged = events.some((event) => event.side !== null && event.side !== side);
  const linked = blocks.length === 0 || blocks.some((block) => block.relatedEventId !== undefined);
  if (!opponentTagged || !linked) missing.add('blocksReceived');
  return missing;
}

const isOf = (type: string) => (event: MatchEvent) => event.type === type;

/** Statistics that a score sheet does not record, unless one of its events has them. */
const notOnScoreSheet: readonly (readonly [
  statistic: string,
  is: (event: MatchEvent) => boolean,
])[] = [
  ['twos.attempted', () => false],
  ['threes.attempted', () => false],
  ['freeThrows.attempted', ({ type, made }) => type === 'freeThrow' && made === false],
  ['offensiveRebounds', isOf('rebound')],
  ['defensiveRebounds', isOf('rebound')],
  ['assists', isOf('assist')],
  ['turnovers', isOf('turnover')],
  ['steals', isOf('steal')],
  ['blocks', isOf('block')],
  ['blocksReceived', isOf('block')],
  ['foulsDrawn', isOf('foulDrawn')],
];
const nameOf = ([statistic]: (typeof notOnScoreSheet)[number]) => statistic;

function hasScore({ score }: MatchEvent): boolean {
  return score.team !== null && score.opponent !== null;
}

function margin(walk: LineupWalk, side: Side): number | null {
  const last = walk.rows.at(-1)?.event;
  if (!last || !hasScore(last)) return null;
  const scored = (of: Side) => walk.rows.reduce((sum, row) => sum + row.scored[of], 0);
  return scored(side) - scored(otherSide(side));
}
