import { parse, v5 as uuidV5 } from 'uuid';
import { addLines, mapLine, numbersOf, sumLines, unrecordedLine } from '../basketball/line.ts';
import type { Fixture, GivenStatistics, MatchRecord } from '../basketball/match-record.ts';
import type { Line } from '../contract/box-score.ts';
import type { MatchEvent, MatchSheet, SheetEntry, Side } from '../contract/play-by-play.ts';
import type {
  PointsOfSides,
  RecordedEvent,
  RecordedMatch,
  RecordedPlayer,
  RecordedSide,
  RecordedSideName,
} from './recorded-match.ts';

/** What the file does not have: the club's side, the ids, and the fixture. */
export interface MatchRecordOptions {
  /** The club's side. */
  side: RecordedSideName;
  /** A UUID; the ids of the events are derived from it. */
  matchId: string;
  /** The start and other known facts; status, sides, rules, attendance and officials come from the file if absent. */
  fixture: Pick<Fixture, 'startsAt'> & Partial<Fixture>;
  /** The id of a player of either side. */
  identify: (side: Side, player: RecordedPlayer) => string;
  /** The id of an event by its key in the file; by default a UUID derived from key and match. */
  eventIdOf?: (key: string) => string;
}

/** A recorded match from one of its sides. The same file and options give the same record, ids included. */
export function toMatchRecord(recorded: RecordedMatch, options: MatchRecordOptions): MatchRecord {
  const { matchId, side, identify } = options;
  const namespace = parse(matchId);
  const { eventIdOf = (key: string) => uuidV5(key, namespace) } = options;
  const own = recorded[side];
  const other = recorded[otherSide(side)];
  const ids = {
    team: new Map(own.players.map((player) => [player.key, identify('team', player)])),
    opponent: new Map(other.players.map((player) => [player.key, identify('opponent', player)])),
  };
  const sheet = (of: Side, players: readonly RecordedPlayer[]): SheetEntry[] =>
    players.map((player) => ({
      playerId: ids[of].get(player.key) ?? strangerId(matchId, of, player.key),
      ...(player.number === undefined ? {} : { number: player.number }),
      name: player.name,
      starter: player.starter,
      ...(player.captain ? { captain: true } : {}),
    }));
  const matchSheet = {
    team: sheet('team', own.players),
    opponent: sheet('opponent', other.players),
  };
  return {
    id: matchId,
    fixture: fixtureOf(recorded, options),
    ...(own.coach === undefined ? {} : { teamCoach: own.coach }),
    ...(other.coach === undefined ? {} : { opponentCoach: other.coach }),
    matchSheet,
    events: recorded.events.map((event, index) =>
      toMatchEvent(event, index, { ...options, eventIdOf }, ids),
    ),
    ...(recorded.boxOnly === undefined
      ? {}
      : { given: givenStatistics(recorded, recorded.boxOnly, side, matchSheet) }),
  };
}

function givenStatistics(
  recorded: RecordedMatch,
  { score, periods }: NonNullable<RecordedMatch['boxOnly']>,
  side: RecordedSideName,
  matchSheet: MatchSheet,
): GivenStatistics {
  const seen = (points: PointsOfSides) => ({
    team: points[side],
    opponent: points[otherSide(side)],
  });
  const boxOf = ({ players, bench, totals }: RecordedSide, entries: readonly SheetEntry[]) => ({
    players: players.flatMap(({ line }, index) => {
      const entry = entries[index];
      return entry === undefined ? [] : { ...entry, played: hasPlayed(line), ...line };
    }),
    ...(bench === undefined ? {} : { bench }),
    totals: numbersOf(totals).some(([, value]) => value !== null) ? totals : null,
  });
  return {
    score: score && seen(score),
    periods: periods.map(seen),
    boxScore: {
      team: boxOf(recorded[side], matchSheet.team),
      opponent: boxOf(recorded[otherSide(side)], matchSheet.opponent),
    },
  };
}

export function otherSide(side: RecordedSideName): RecordedSideName {
  return side === 'home' ? 'away' : 'home';
}

function fixtureOf(recorded: RecordedMatch, { side, fixture }: MatchRecordOptions): Fixture {
  return {
    status: recorded.finished ? 'completed' : 'live',
    homeAway: recorded.neutral ? 'neutral' : side,
    opponent: { name: recorded[otherSide(side)].name },
    ...recorded.rules,
    ...(recorded.attendance === undefined ? {} : { attendance: recorded.attendance }),
    ...(recorded.venue === undefined ? {} : { venue: recorded.venue }),
    ...(recorded.competition === undefined ? {} : { competition: recorded.competition }),
    ...(recorded.round === undefined ? {} : { round: recorded.round }),
    ...(recorded.officials.length === 0 ? {} : { officials: recorded.officials }),
    ...fixture,
  };
}

function toMatchEvent(
  event: RecordedEvent,
  index: number,
  { matchId, side: ownSide, eventIdOf }: MatchRecordOptions & { eventIdOf(key: string): string },
  ids: Record<Side, Map<string, string>>,
): MatchEvent {
  const { key, playerKey, relatedKey, score, side: recordedSide, ...same } = event;
  const side = recordedSide && (recordedSide === ownSide ? 'team' : 'opponent');
  return {
    ...same,
    id: eventIdOf(key),
    sequence: index + 1,
    side,
    ...(side !== null && playerKey !== undefined
      ? { playerId: ids[side].get(playerKey) ?? strangerId(matchId, side, playerKey) }
      : {}),
    score: { team: score[ownSide], opponent: score[otherSide(ownSide)] },
    ...(relatedKey === undefined ? {} : { relatedEventId: eventIdOf(relatedKey) }),
  };
}

/** The id of a player in the events who is not on the match sheet, so that the box score can report them. */
function strangerId(matchId: string, side: Side, key: string): string {
  return uuidV5(`${side} player ${key}`, matchId);
}

/* A side of a match without plays, from its lines. */

/** Whether a player of a box score without plays has played: has minutes or, if none were recorded, any number. */
function hasPlayed(line: Line): boolean {
  const numbers = numbersOf(line);
  if (line.seconds === null) return numbers.some(([, value]) => value !== null);
  return numbers.some(([, value]) => value !== null && value !== 0);
}

/**
 * The sum of the lines of all who played and the bench; a statistic is `null` if a player's line lacks it, and all are
 * without players. A side has no +/-.
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
