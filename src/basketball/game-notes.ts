import type { EventQualifier, MatchEvent, MatchSheet, Side } from '../contract/play-by-play.ts';
import { zoneOf } from './court.ts';
import type { PeriodRules } from './score.ts';
import { scoreCourse } from './score-course.ts';
import { scoringOrigin } from './scoring-origin.ts';
import { pointsScored } from './shots.ts';

/** One side's points by how they came, and its lead. `null` where the data does not hold it. */
interface SideNotes {
  pointsInThePaint: number | null;
  secondChancePoints: number | null;
  fastBreakPoints: number | null;
  pointsFromTurnovers: number | null;
  /** Points of those who did not start. */
  benchPoints: number | null;
  /** Points ahead at most; 0 for a side that never led. */
  biggestLead: number | null;
  /** Unanswered points at most. */
  biggestRun: number | null;
  /** Seconds in the lead. */
  secondsLeading: number | null;
}

/** What a box score's foot says of a match. */
export interface GameNotes {
  team: SideNotes;
  opponent: SideNotes;
  /** Times the lead went from one side to the other. */
  leadChanges: number | null;
  /** Times a basket made the score level; 0–0 is none. */
  timesTied: number | null;
}

/**
 * The notes of a match from its events; points by kind from the scorer's qualifiers. If no shot is qualified,
 * points in the paint follow from shot locations, second chances and points from turnovers from the possessions.
 */
export function gameNotes(
  events: readonly MatchEvent[],
  matchSheet: MatchSheet,
  rules: PeriodRules,
): GameNotes {
  const course = scoreCourse(events, rules);
  const qualified = events.some((event) => event.qualifiers !== undefined);
  const paintQualified = events.some((event) => event.qualifiers?.includes('paint'));
  const placed = events.some((event) => event.courtPosition !== undefined);
  const origin = qualified ? null : scoringOrigin(events);
  const ofOrigin = (scored: readonly MatchEvent[] | null | undefined, side: Side) =>
    scored ? pointsOf(scored, side, () => true) : null;
  const notesOf = (side: Side): SideNotes => {
    const points = (kind: EventQualifier) =>
      qualified
        ? pointsOf(events, side, (event) => event.qualifiers?.includes(kind) === true)
        : null;
    const starters = matchSheet[side].filter((entry) => entry.starter);
    const isStarter = (id: string) => starters.some((entry) => entry.playerId === id);
    return {
      pointsInThePaint:
        placed && !paintQualified ? pointsOf(events, side, isInThePaint) : points('paint'),
      secondChancePoints: points('secondChance') ?? ofOrigin(origin?.secondChance, side),
      fastBreakPoints: points('fastBreak'),
      pointsFromTurnovers: points('fromTurnover') ?? ofOrigin(origin?.fromTurnover, side),
      benchPoints:
        starters.length === 0 || events.length === 0
          ? null
          : pointsOf(
              events,
              side,
              ({ playerId }) => playerId !== undefined && !isStarter(playerId),
            ),
      biggestLead: course?.biggestLead[side] ?? null,
      biggestRun: course?.biggestRun[side] ?? null,
      secondsLeading: course?.secondsLeading[side] ?? null,
    };
  };
  return {
    team: notesOf('team'),
    opponent: notesOf('opponent'),
    leadChanges: course?.leadChanges ?? null,
    timesTied: course?.timesTied ?? null,
  };
}

function isInThePaint({ type, courtPosition }: MatchEvent): boolean {
  if (type !== 'twoPointer' || courtPosition === undefined) return false;
  const zone = zoneOf(courtPosition, type);
  return zone === 'rim' || zone === 'paint';
}

function pointsOf(
  events: readonly MatchEvent[],
  side: Side,
  counts: (event: MatchEvent) => boolean,
): number {
  return events
    .filter((event) => event.side === side && counts(event))
    .reduce((sum, event) => sum + pointsScored(event), 0);
}
