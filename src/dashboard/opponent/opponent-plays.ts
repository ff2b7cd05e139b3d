/* Figures that need the meetings' plays: zones, points by kind, line-ups, turnovers. */
import { gameNotes } from '../../basketball/game-notes.ts';
import {
  type LineupTotals,
  lineupTotals,
  type OnOff,
  onOff,
} from '../../basketball/lineup-totals.ts';
import { shotsByZone, type ZoneShooting } from '../../basketball/shot-zones.ts';
import { lineupStints } from '../../basketball/stints.ts';
import type { Side } from '../../contract/play-by-play.ts';
import type { Meeting } from '../figures/meeting.ts';

/** Their shots by zone over the meetings with shot locations; `null` if none has. */
export function opponentZones(meetings: readonly Meeting[]): ZoneShooting[] | null {
  const placed = meetings.flatMap(({ plays }) =>
    plays && shotsByZone(plays.events, 'opponent') ? [plays.events] : [],
  );
  return shotsByZone(placed.flat(), 'opponent')?.zones ?? null;
}

/** Points by how they came. */
const scoringKinds = [
  'pointsInThePaint',
  'fastBreakPoints',
  'secondChancePoints',
  'pointsFromTurnovers',
  'benchPoints',
] as const;
type ScoringKind = (typeof scoringKinds)[number];

/** Their points of one kind, meeting by meeting; `null` if not recorded. */
export interface ScoringRow {
  kind: ScoringKind;
  points: (number | null)[];
}

/** How their points came, as far as the plays have it: kinds that no meeting has are left out. */
export function scoringRows(meetings: readonly Meeting[]): ScoringRow[] {
  const notes = meetings.map(
    ({ match, plays }) => plays && gameNotes(plays.events, plays.matchSheet, match).opponent,
  );
  return scoringKinds
    .map((kind) => ({ kind, points: notes.map((each) => each?.[kind] ?? null) }))
    .filter(({ points }) => points.some((value) => value !== null));
}

/** A side's line-ups over the meetings that have them, the longest on court first; `null` if none has. */
export function fivesOf(meetings: readonly Meeting[], side: Side): LineupTotals[] | null {
  const stints = stintsOf(meetings, side);
  return stints && lineupTotals(stints);
}

/** On and off of each of the team's players, over the meetings that have line-ups. */
export function ownOnOff(meetings: readonly Meeting[]): OnOff[] {
  const stints = stintsOf(meetings, 'team') ?? [];
  return onOff(stints, [...new Set(stints.flatMap(({ playerIds }) => playerIds))]);
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

/** The turnovers of one kind; `kind` is the service's word, `undefined` where the scorer gave none. */
export interface LostBalls {
  kind: string | undefined;
  count: number;
}

/** How they lost the ball, the most frequent kind first. */
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
