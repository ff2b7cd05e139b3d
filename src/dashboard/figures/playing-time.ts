/**
 * Playing time compared with the club's minimum. The minimum is private to the coach: it is stored on this device and
 * never sent.
 */
import { i18n } from '@lingui/core';
import type { BoxScore } from '../../contract/box-score.ts';
import type { Match } from '../../contract/match.ts';
import type { DeviceStorage } from '../api/device-storage.ts';
import type { SeasonEntry } from '../api/season-reading.ts';
import { notRecorded } from '../ui/format.ts';
import type { Column } from '../ui/Table.tsx';
import { formatMinutes } from './statistic-format.ts';

const keptAs = 'boxout.playingTime';

/** The largest minimum, in minutes: a match with four overtimes. */
export const longestLine = 60;

/** The minutes per match that every player should get; `null` without a minimum. */
export function readPlayingTimeLine(storage: DeviceStorage): number | null {
  const kept = Number(storage.getItem(keptAs));
  return kept > 0 && kept <= longestLine ? kept : null;
}

/** Stores or removes the minimum. */
export function savePlayingTimeLine(storage: DeviceStorage, minutes: number | null): void {
  if (minutes === null) storage.removeItem(keptAs);
  else storage.setItem(keptAs, String(minutes));
}

/** One match of a player's playing time. */
export interface PlayingTime {
  match: Match;
  /** On court; 0 for a listed player who did not play, `null` if not recorded. */
  seconds: number | null;
}

/** Matches with the player on the sheet, newest first. */
export function playingTimes(
  entries: readonly SeasonEntry<BoxScore>[],
  playerId: string,
): PlayingTime[] {
  return entries.flatMap(({ match, value }) => {
    const line = value?.team.players.find((player) => player.playerId === playerId);
    return line ? [{ match, seconds: line.played ? line.seconds : 0 }] : [];
  });
}

/** Seconds over or under the minimum, for instance "+02:10" or "−00:45". */
export function formatAgainstLine(seconds: number | null): string {
  if (seconds === null) return notRecorded;
  const sign = seconds === 0 ? '' : seconds > 0 ? '+' : '−';
  return sign + formatMinutes(Math.abs(seconds));
}

/** The sum of playing times compared with the minimum. */
export type PlayingTimeBalance = ReturnType<typeof playingTimeBalance>;

/** @param minutes the club's minimum */
export function playingTimeBalance(times: readonly PlayingTime[], minutes: number) {
  const known = times.flatMap(({ seconds }) => seconds ?? []);
  return {
    /** Matches with recorded time. */
    matches: known.length,
    /** Those in which the minimum was reached. */
    reached: known.filter((seconds) => seconds >= minutes * 60).length,
    /** Seconds over (or, negative, under) the minimum, over all matches. */
    seconds: known.reduce((sum, seconds) => sum + seconds - minutes * 60, 0),
  };
}

/**
 * The column of playing time compared with the minimum. @param secondsOf over or under it; `null` if not recorded
 * @param sort the order after the header's first press
 */
export function balanceColumn<Row>(
  secondsOf: (row: Row) => number | null,
  sort: 'ascending' | 'descending',
): Column<Row> {
  return {
    key: 'balance',
    heading: i18n.t('± line'),
    meaning: i18n.t(
      'Playing time over or under the club’s own line, all matches on the sheet together',
    ),
    cell: (row) => formatAgainstLine(secondsOf(row)),
    value: secondsOf,
    sort,
  };
}
