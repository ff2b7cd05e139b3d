import type { EventQualifier, MatchEvent, MatchSheet, Side } from '../contract/play-by-play.ts';
import { zoneOf } from './court.ts';
import type { PeriodRules } from './score.ts';
import { scoreCourse } from './score-course.ts';
import { scoringOrigin } from './scoring-origin.ts';
import { pointsScored } from './shots.ts';

/** One side's points by origin, and its largest lead. `null` if not recorded. */
interface SideNotes {
  pointsInThePaint: number | null;
  secondChancePoints: number | null;
  fastBreakPoints: number | null;
  pointsFromTurnovers: number | null;
  /** Points of players who did not start. */
  benchPoints: number | null;
  /** Largest lead in points; 0 for a side that never led. */
  biggestLead: number | null;
  /** Most points in a row without one of the other side. */
  biggestRun: number | null;
  /** Seconds in the lead. */
  secondsLeading: number | null;
}

/** The notes below a box score. */
export interface GameNotes {
  team: SideNotes;
  opponent: SideNotes;
  /** Times the lead went from one side to the other. */
  leadChanges: number | null;
  /** Times that the score was level after a basket; 0–0 does not count. */
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
