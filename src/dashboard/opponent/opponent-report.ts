import { numbers } from '../../basketball/numbers.ts';
import type { BoxScore } from '../../contract/box-score.ts';
import type { Match } from '../../contract/match.ts';
import { normalisedName } from '../../contract/normalised-name.ts';
import { opponentKey } from '../api/paths.ts';
import type { Meeting } from '../figures/meeting.ts';
import { type OpponentPlayer, opponentPlayers } from './opponent-players.ts';
import { fivesOf, lostBalls, opponentZones, ownOnOff } from './opponent-plays.ts';
import { type SeenKey, type SideNumber, sideNumbers } from './season-numbers.ts';

/** An opponent in the team's list of matches. */
export interface ListedOpponent {
  name: string;
  /** Competition of the latest match against it; '' if unknown. */
  competition: string;
  /** Completed matches, oldest first. */
  meetings: Meeting[];
  /** Scheduled matches, the next one first. */
  ahead: Match[];
}

/** The content of an opponent's page. */
export type OpponentReport = ReturnType<typeof reportOf>;

/** The matches against the opponent in an address, in their order: by id, and by name if the match or the address has no id. */
export function matchesAgainst(matches: readonly Match[], key: string): Match[] {
  const named = matches.filter(({ opponent }) => opponentKey(opponent) === key);
  const byId = named.some(({ opponent }) => opponent.id !== undefined);
  const names = new Set(named.map(({ opponent }) => normalisedName(opponent.name)));
  return matches.filter(
    ({ opponent }) =>
      opponentKey(opponent) === key ||
      ((opponent.id === undefined || !byId) && names.has(normalisedName(opponent.name))),
  );
}

/**
 * An opponent with its meetings. `null` if no match names it.
 * @param against all matches against it, newest first
 * @param meetings the completed ones, oldest first
 */
export function listedOpponent(
  against: readonly Match[],
  meetings: Meeting[],
): ListedOpponent | null {
  const [latest] = against;
  if (latest === undefined) return null;
  return {
    name: latest.opponent.name,
    competition: latest.competition ?? '',
    meetings,
    ahead: against.filter(({ status }) => status === 'scheduled' || status === 'live').toReversed(),
  };
}

/** Builds the report from the meetings and the season. @param others box scores of the season's other matches */
export function reportOf(opponent: ListedOpponent, others: readonly BoxScore[]) {
  const { meetings } = opponent;
  const players = opponentPlayers(meetings);
  const theirs = sideNumbers(meetings, others, 'opponent');
  const ours = sideNumbers(meetings, others, 'team');
  return {
    ...opponent,
    otherMatches: others.length,
    theirs,
    ours,
    advice: adviceOf([...theirs, ...ours], players),
    players,
    zones: opponentZones(meetings),
    fives: fivesOf(meetings, 'opponent'),
    lost: lostBalls(meetings),
    onOff: ownOnOff(meetings),
  };
}

/** A task for the next match: a number compared with the usual, and the players it is about. */
export type Advice = ReturnType<typeof adviceOf>[number];

const most = 3;

/**
 * Up to three tasks, from numbers that repeat and differ from the usual: clear habits before probable ones before
 * possible chance, each by size.
 */
function adviceOf(numbers: readonly SideNumber[], players: readonly OpponentPlayer[]) {
  return numbers
    .flatMap((number) => {
      const { habit, lean, standings } = number;
      return lean && (habit || standings.includes(lean.way)) ? [{ number, ...lean }] : [];
    })
    .toSorted((a, b) => sureness(b.number) - sureness(a.number) || b.size - a.size)
    .slice(0, most)
    .map(({ number, way }) => ({
      key: number.key,
      side: number.side,
      way,
      number,
      who: number.side === 'opponent' && way === 'more' ? doersOf(number.key, players) : [],
    }));
}

const sureness = ({ habit }: SideNumber) => Number(habit !== null) + Number(habit === 'clearly');

/** The two players with the highest counts, if each has at least three. */
function doersOf(key: SeenKey, players: readonly OpponentPlayer[]): OpponentPlayer[] {
  const count = ({ line }: OpponentPlayer) => doneBy(key, line) ?? 0;
  return players
    .filter((player) => count(player) >= 3)
    .toSorted((a, b) => count(b) - count(a))
    .slice(0, 2);
}

/** A player's count of the actions behind a number. */
export const doneBy = (key: SeenKey, own: OpponentPlayer['line']): number | null =>
  numbers[key].parts?.({ own }).made ?? null;
