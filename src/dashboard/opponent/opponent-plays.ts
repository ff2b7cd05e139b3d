/** Numbers that need the meetings' plays: zones, line-ups, turnovers. */
import {
  type LineupTotals,
  lineupTotals,
  type OnOff,
  onOff,
} from '../../basketball/lineup-totals.ts';
import { shotsByZone, type ZoneShooting } from '../../basketball/shot-zones.ts';
import { lineupStints, type Stint } from '../../basketball/stints.ts';
import type { Side } from '../../contract/play-by-play.ts';
import type { Meeting } from '../figures/meeting.ts';

/** The opponents' shots by zone over the meetings with shot locations; `null` if none has. */
export function opponentZones(meetings: readonly Meeting[]): ZoneShooting[] | null {
  const placed = meetings.flatMap(({ plays }) =>
    plays && shotsByZone(plays.events, 'opponent') ? [plays.events] : [],
  );
  return shotsByZone(placed.flat(), 'opponent')?.zones ?? null;
}

/** A side's line-ups over the meetings that have them, the longest on court first; `null` if none has. */
export function fivesOf(meetings: readonly Meeting[], side: Side): LineupTotals[] | null {
  const stints = stintsOf(meetings, side);
  return stints && lineupTotals(stints);
}

/** Margins on and off court of each own player, over the meetings that the player played in. */
export function ownOnOff(meetings: readonly Meeting[]): OnOff[] {
  const each = meetings.map((meeting) => stintsOf([meeting], 'team') ?? []);
  const players = new Set(each.flat().flatMap(({ playerIds }) => playerIds));
  return [...players].flatMap((playerId) => {
    const isOn = ({ playerIds }: Stint) => playerIds.includes(playerId);
    return onOff(each.filter((stints) => stints.some(isOn)).flat(), [playerId]);
  });
}

function stintsOf(meetings: readonly Meeting[], side: Side) {
  const each = meetings.flatMap(({ match, plays }) => {
    if (plays === null) return [];
    const { events, matchSheet } = plays;
    const stints = lineupStints({ events, matchSheet, rules: match, finished: true }, side);
    return stints ? [stints] : [];
  });
  return each.length === 0 ? null : each.flat();
}

/** Turnovers of one kind; `kind` is the service's word, `undefined` if not recorded. */
export interface LostBalls {
  kind: string | undefined;
  count: number;
}

/** Their turnovers by kind, the most frequent first. */
export function lostBalls(meetings: readonly Meeting[]): LostBalls[] {
  const counts = new Map<string | undefined, number>();
  for (const { plays } of meetings) {
    for (const { type, side, subtype } of plays?.events ?? []) {
      if (type !== 'turnover' || side !== 'opponent') continue;
      counts.set(subtype, (counts.get(subtype) ?? 0) + 1);
    }
  }
  return [...counts]
    .map(([kind, count]) => ({ kind, count }))
    .toSorted(
      (a, b) => Number(a.kind === undefined) - Number(b.kind === undefined) || b.count - a.count,
    );
}
