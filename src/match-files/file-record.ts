import { deriveBoxScore } from '../basketball/box-score.ts';
import { type Fixture, type MatchRecord, scoreOfRecord } from '../basketball/match-record.ts';
import type { FoundMatch } from '../contract/adding.ts';
import type { BoxScore } from '../contract/box-score.ts';
import { normalisedName } from '../contract/normalised-name.ts';
import type { Side } from '../contract/play-by-play.ts';
import { disagreements } from './disagreements.ts';
import type { RecordedMatch, RecordedPlayer, RecordedSideName } from './recorded-match.ts';
import type { MatchContent } from './same-match.ts';
import type { Outline } from './standing.ts';
import { otherSide, toMatchRecord } from './to-match-record.ts';

/** A placeholder id for the match of a file. */
const placeholderId = '00000000-0000-4000-8000-000000000000';

/** The content of a file's match from the club's side, for comparison and preview; its ids are valid only within the file. */
export function contentOfFile(
  recorded: RecordedMatch,
  side: RecordedSideName,
): MatchContent & Outline {
  const record = recordOf(recorded, side, { matchId: placeholderId, fixture: { startsAt: null } });
  const { matchSheet, events } = record;
  let boxScore: BoxScore | undefined;
  return {
    finished: recorded.finished,
    matchSheet,
    events,
    // Computed lazily, since a match without a similar stored one does not need it.
    get boxScore() {
      boxScore ??= boxScoreOf(recorded, side, record);
      return boxScore;
    },
    normalisedOpponent: normalisedName(recorded[otherSide(side)].name),
    ...scoreOfRecord(record),
  };
}

/** The score in the file; `null` if it has none yet. */
export function scoreOf({ events, boxOnly }: RecordedMatch): FoundMatch['score'] {
  const { home = null, away = null } = events.at(-1)?.score ?? boxOnly?.score ?? {};
  return home === null || away === null ? null : { home, away };
}

/** A difference of less than a minute is rounding: many formats have whole minutes. */
const noticedSeconds = 60;

/** Differences between the file's own totals and its plays that a coach would notice. */
export function disagreementsOf(
  recorded: RecordedMatch,
  side: RecordedSideName,
  boxScore: BoxScore,
): FoundMatch['disagreements'] {
  return disagreements(recorded, side, boxScore)
    .filter(
      ({ statistic, file, events }) =>
        statistic !== 'seconds' || Math.abs(file - events) >= noticedSeconds,
    )
    .map(({ playerId: _, ...found }) => found);
}

/** The box score of a file's match. */
function boxScoreOf(
  recorded: RecordedMatch,
  side: RecordedSideName,
  { id, fixture, matchSheet, events, given }: MatchRecord,
): BoxScore {
  const about = { matchId: id, status: fixture.status };
  const team = { name: recorded[side].name };
  const opponent = { name: recorded[otherSide(side)].name };
  if (given !== undefined) {
    const { boxScore } = given;
    return {
      ...about,
      team: { ...team, ...boxScore.team },
      opponent: { ...opponent, ...boxScore.opponent },
    };
  }
  const { rules } = recorded;
  return deriveBoxScore({ ...about, rules, team, opponent, matchSheet, events }).boxScore;
}

/** A file's match as a record. Without `ids`, players and events are identified by the file's keys. */
export function recordOf(
  recorded: RecordedMatch,
  side: RecordedSideName,
  options: {
    matchId: string;
    fixture: Pick<Fixture, 'startsAt'> & Partial<Fixture>;
    ids?: Record<Side, readonly string[]>;
  },
): MatchRecord {
  const { matchId, fixture, ids } = options;
  const sheets = { team: recorded[side].players, opponent: recorded[otherSide(side)].players };
  return toMatchRecord(recorded, {
    side,
    matchId,
    fixture,
    identify(of: Side, player: RecordedPlayer) {
      if (ids === undefined) return player.key;
      const id = ids[of][sheets[of].indexOf(player)];
      if (id === undefined) throw new RangeError('A player of the sheet has no id');
      return id;
    },
    ...(ids === undefined ? { eventIdOf: (key: string) => key } : {}),
  });
}
