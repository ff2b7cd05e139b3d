import * as v from 'valibot';
import { scoreByPeriod } from '../../basketball/score.ts';
import { matchSchema } from '../../contract/match.ts';
import type { FinishedMatch } from '../../insights/finished-match.ts';
import type { Meeting } from '../figures/meeting.ts';

/** A simulated match as the dashboard reads it. */
export function meetingOf({ id, startsAt, opponentName, rules, ...match }: FinishedMatch): Meeting {
  const { boxScore, events, matchSheet } = match;
  return {
    match: v.parse(matchSchema, {
      id,
      startsAt: startsAt.toISOString(),
      status: 'completed',
      homeAway: 'home',
      opponent: { name: opponentName },
      regulationPeriods: rules.regulationPeriods,
      periodMinutes: rules.periodMinutes,
      overtimeMinutes: rules.overtimeMinutes,
      ...scoreByPeriod(events),
    }),
    boxScore,
    plays: { matchId: id, matchSheet, events: [...events] },
  };
}
