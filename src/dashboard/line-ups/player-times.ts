/* A season's playing time, player by player, and who could have had more of it. */
import type { BoxScore } from '../../contract/box-score.ts';
import type { SeasonEntry } from '../api/season-reading.ts';
import {
  type PlayingTimeBalance,
  playingTimeBalance,
  playingTimes,
} from '../figures/playing-time.ts';
import type { RosterRow } from '../figures/roster.ts';
import type { PlayerOnOff } from './season-line-ups.ts';

/** A player's time on court over a season. */
export interface PlayerTime {
  playerId: string;
  name: string;
  number: string | undefined;
  /** Averages of the matches played, as on the roster; `null` before the first. */
  season: RosterRow['season'];
  /** Matches with the player on the sheet: with a recorded time, or as not played. */
  matches: number;
  /** On court in total; `null` if no time was recorded. */
  seconds: number | null;
  /** Compared with the club's minimum; `null` without one, or if no time was recorded. */
  balance: PlayingTimeBalance | null;
  /** The margin with and without the player; `null` if not recorded. */
  onOff: PlayerOnOff | null;
}

/**
 * The team's players by time on court per match played, the most first.
 * @param entries box scores, newest first
 * @param line the club's minimum in minutes; `null` without one
 */
export function playerTimes(
  roster: readonly RosterRow[],
  entries: readonly SeasonEntry<BoxScore>[],
  line: number | null,
  onOffOf: (playerId: string) => PlayerOnOff | null,
): PlayerTime[] {
  return roster
    .map(({ playerId, name, number, season }): PlayerTime => {
      const times = playingTimes(entries, playerId).filter(({ seconds }) => seconds !== null);
      const matches = times.length;
      const seconds = times.reduce((sum, time) => sum + (time.seconds ?? 0), 0);
      return {
        playerId,
        name,
        number,
        season,
        matches,
        seconds: matches === 0 ? null : seconds,
        balance: line === null || matches === 0 ? null : playingTimeBalance(times, line),
        onOff: onOffOf(playerId),
      };
    })
    .toSorted((a, b) => minutesOf(b) - minutesOf(a));
}

/** The most names in a list. */
const most = 3;
/** The least time on and off court for a margin: a match's length. */
const leastSeconds = 40 * 60;

/** Who could have played more, at most three each. */
export interface CouldHavePlayedMore {
  /** Below the club's minimum, the farthest first; without a minimum who played least per match. */
  byTime: PlayerTime[];
  /** On court for less than half of the time, with a better margin than without them; the best first. */
  byScore: PlayerTime[];
}

/** Seconds per match played, as on the roster; 0 for who never played. */
export const minutesOf = ({ season }: PlayerTime) => season?.perMatch?.seconds ?? 0;

/** Who could have played more, from `playerTimes`. */
export function couldHavePlayedMore(
  players: readonly PlayerTime[],
  line: number | null,
): CouldHavePlayedMore {
  const byTime =
    line === null
      ? players
          .filter(({ seconds }) => seconds !== null)
          .toSorted((a, b) => minutesOf(a) - minutesOf(b))
      : players
          .filter(({ balance }) => balance !== null && balance.seconds < 0)
          .toSorted((a, b) => (a.balance?.seconds ?? 0) - (b.balance?.seconds ?? 0));
  const byScore = players
    .filter(({ onOff }) => {
      const [on, off] = [onOff?.on.seconds ?? 0, onOff?.off.seconds ?? 0];
      return (onOff?.difference ?? 0) > 0 && on >= leastSeconds && off >= leastSeconds && on < off;
    })
    .toSorted((a, b) => (b.onOff?.difference ?? 0) - (a.onOff?.difference ?? 0));
  return { byTime: byTime.slice(0, most), byScore: byScore.slice(0, most) };
}
