import type { SheetEntry, Side } from '../../contract/play-by-play.ts';
import { otherSide } from '../../contract/play-by-play.ts';
import { opponentIdOf } from '../recognise.ts';
import { refused } from '../refused-error.ts';
import {
  boxScoreOfRecord,
  type MatchRow,
  movedTo,
  recordOfStored,
  type StoredRecord,
} from '../stored-match.ts';
import { erasedName, nameless } from './erased.ts';
import { changePlayersIn, type RecordOfMatch, withOpponent } from './players-in-records.ts';
import { comparableName } from './typed-name.ts';

/** The editable fields of a match; recorded plays are not among them. */
export interface MatchChange {
  /** YYYY-MM-DD */
  day?: string | undefined;
  opponent?: string | undefined;
  competition?: string | undefined;
  venue?: string | undefined;
  homeAway?: MatchRow['homeAway'] | undefined;
  /** Ends a match that its file left unfinished. */
  end?: boolean | undefined;
  /** Makes the other side ours; needs `opponent`. */
  swapSides?: boolean | undefined;
}

const otherPlace = { home: 'away', away: 'home', neutral: 'neutral' } as const;

/**
 * The changed columns of a match's row; a new day keeps the hour. Throws RefusedError for a name without letters, for ending
 * a match that has not begun, and for switched sides without an opponent.
 */
export function setByChange(
  row: Pick<
    MatchRow,
    'clubId' | 'startsAt' | 'matchDay' | 'status' | 'score' | 'periods' | 'homeAway'
  >,
  { day, opponent, competition, venue, homeAway, end, swapSides }: MatchChange,
): Partial<MatchRow> {
  if (end && row.status !== 'live' && row.status !== 'completed') {
    throw refused('Only a match that has begun can be ended');
  }
  if (swapSides && opponent === undefined) {
    throw refused('Name the opponent to switch the sides');
  }
  return {
    ...(day === undefined ? {} : movedTo(row, day)),
    ...(opponent === undefined ? {} : opponentOf(row.clubId, opponent)),
    ...(competition === undefined ? {} : { competition }),
    ...(venue === undefined ? {} : { venue }),
    ...(swapSides
      ? {
          score: row.score && swapped(row.score),
          periods: row.periods.map(swapped),
          homeAway: otherPlace[row.homeAway],
        }
      : {}),
    ...(homeAway === undefined ? {} : { homeAway }),
    ...(end && row.status === 'live' ? { status: 'completed' } : {}),
  };
}

function opponentOf(clubId: string, name: string) {
  return {
    opponentName: name,
    normalisedOpponent: comparableName(name),
    opponentId: opponentIdOf(clubId, name),
  };
}

/** The players of a match with switched sides, by their previous ids. */
export type SwappedPlayers = ReadonlyMap<string, { playerId: string; isErased: boolean }>;

/** The record after the row has changed; `players` is null unless the sides are switched. */
export function recordAfter(
  record: StoredRecord,
  { before, after, players }: { before: MatchRow; after: MatchRow; players: SwappedPlayers | null },
  teamName: string,
): RecordOfMatch {
  const isRenamed = after.opponentName !== before.opponentName;
  const seen =
    players === null
      ? isRenamed
        ? withOpponent(record, before, after)
        : record
      : fromOtherSide(record, players);
  if (players === null && after.status === before.status) return seen;
  const whole = recordOfStored(after, { ...seen, hasPlays: record.hasPlays });
  return { ...seen, boxScore: boxScoreOfRecord(teamName, whole, after).boxScore };
}

function fromOtherSide(record: RecordOfMatch, players: SwappedPlayers): RecordOfMatch {
  const { matchSheet, events, boxScore } = record;
  const seen = {
    matchSheet: swapped(matchSheet),
    events: events.map((event) => ({
      ...event,
      side: event.side && otherSide(event.side),
      score: event.score && swapped(event.score),
    })),
    boxScore: { ...boxScore, ...swapped({ team: boxScore.team, opponent: boxScore.opponent }) },
  };
  return changePlayersIn(seen, (entry) => {
    const { playerId = entry.playerId, isErased = false } = players.get(entry.playerId) ?? {};
    const known = { ...entry, playerId };
    return isErased ? nameless(known) : known;
  });
}

const swapped = <Value>({ team, opponent }: Record<Side, Value>): Record<Side, Value> => ({
  team: opponent,
  opponent: team,
});

/** The entries of a sheet as a file would name them. Throws RefusedError for an erased player, who can't be recognised. */
export function namedIn(sheet: readonly SheetEntry[]) {
  return sheet.map(({ playerId: key, name, number }) => {
    if (name === erasedName.shown && number === undefined) {
      throw refused('A player of this match was erased, so its sides can’t be switched');
    }
    return { key, name, ...(number === undefined ? {} : { number }) };
  });
}

/** The ids after the switch by those before; ours and theirs are in the order of `namedIn`. */
export function swapOf(
  before: Record<'ours' | 'theirs', ReturnType<typeof namedIn>>,
  own: readonly string[],
  other: { players: readonly { name: string }[]; ids: readonly string[] },
  erased: ReadonlySet<string>,
): SwappedPlayers {
  return new Map([
    ...before.ours.map(({ key }, at) => {
      const playerId = own[at] ?? key;
      return [key, { playerId, isErased: erased.has(playerId) }] as const;
    }),
    ...before.theirs.map(({ key, name }, at) => {
      const isErased = other.players[at]?.name !== name;
      return [key, { playerId: other.ids[at] ?? key, isErased }] as const;
    }),
  ]);
}
