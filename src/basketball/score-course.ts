import { type MatchEvent, type Side, sides } from '../contract/play-by-play.ts';
import { type PeriodRules, secondsPlayed } from './score.ts';
import { scoreFlow, scoringRuns } from './score-flow.ts';

/** Leads and ties of a match. */
export interface ScoreCourse {
  biggestLead: Record<Side, number>;
  biggestRun: Record<Side, number>;
  /** Seconds in the lead; `null` if no event has a clock. */
  secondsLeading: Record<Side, number | null>;
  leadChanges: number;
  timesTied: number;
}

/** The course of the score from each event's score; `null` if no event has one. */
export function scoreCourse(events: readonly MatchEvent[], rules: PeriodRules): ScoreCourse | null {
  const scored = events.filter(({ score }) => score.team !== null && score.opponent !== null);
  if (scored.length === 0) return null;
  const course = {
    biggestLead: { team: 0, opponent: 0 },
    biggestRun: { team: 0, opponent: 0 },
    secondsLeading: { team: 0, opponent: 0 },
    leadChanges: 0,
    timesTied: 0,
  };
  const score = { team: 0, opponent: 0 };
  let leader: Side | null = null;
  let lastLeader: Side | null = null;
  let elapsed = 0;
  for (const event of scored) {
    const now = secondsPlayed(event, rules) ?? elapsed;
    if (leader !== null) course.secondsLeading[leader] += now - elapsed;
    elapsed = now;
    const before = score.team - score.opponent;
    for (const side of sides) {
      score[side] = event.score[side] ?? score[side];
    }
    const lead = score.team - score.opponent;
    if (lead === before) continue;
    leader = lead === 0 ? null : lead > 0 ? 'team' : 'opponent';
    if (leader === null) course.timesTied += 1;
    else {
      course.biggestLead[leader] = Math.max(course.biggestLead[leader], Math.abs(lead));
      if (lastLeader !== null && leader !== lastLeader) course.leadChanges += 1;
      lastLeader = leader;
    }
  }
  for (const { side, points } of scoringRuns(scoreFlow(scored, rules) ?? [], 1)) {
    course.biggestRun[side] = Math.max(course.biggestRun[side], points);
  }
  const timed = scored.some((event) => event.clockSeconds !== null);
  return timed ? course : { ...course, secondsLeading: { team: null, opponent: null } };
}
