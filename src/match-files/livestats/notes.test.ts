import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { gameNotes } from '../../basketball/game-notes.ts';
import { numberOf } from '../../basketball/numbers.ts';
import { countedPossessions } from '../../basketball/testing/counted-possessions.ts';
import { arePresent, realFiles, realText, reason } from '../../testing/real-matches.ts';
import { derivedMatch } from '../testing/derived-match.ts';
import { readLiveStats } from './livestats.ts';

const files = realFiles('livestats');

const ownNotes = v.object({
  tot_sPointsInThePaint: v.number(),
  tot_sPointsSecondChance: v.number(),
  tot_sPointsFastBreak: v.number(),
  tot_sPointsFromTurnovers: v.number(),
  tot_sBenchPoints: v.number(),
  tot_sBiggestLead: v.optional(v.number(), 0),
  tot_sBiggestScoringRun: v.number(),
  tot_sLeadChanges: v.number(),
});
const fileSchema = v.object({ tm: v.object({ 1: ownNotes, 2: ownNotes }) });

function load(file: string) {
  const text = realText('livestats', file);
  return {
    own: v.parse(fileSchema, JSON.parse(text)).tm,
    ...derivedMatch(readLiveStats(text, file)),
  };
}

describe.skipIf(!arePresent)(`game notes and possessions of real files${reason}`, () => {
  test.each(files)('%s: points by kind, lead and run are the file’s own', (file) => {
    const { own, recorded, record } = load(file);
    const notes = gameNotes(record.events, record.matchSheet, recorded.rules);
    for (const [side, printed] of [
      [notes.team, own[1]],
      [notes.opponent, own[2]],
    ] as const) {
      expect(side).toMatchObject({
        pointsInThePaint: printed.tot_sPointsInThePaint,
        secondChancePoints: printed.tot_sPointsSecondChance,
        fastBreakPoints: printed.tot_sPointsFastBreak,
        pointsFromTurnovers: printed.tot_sPointsFromTurnovers,
        benchPoints: printed.tot_sBenchPoints,
        biggestLead: printed.tot_sBiggestLead,
        biggestRun: printed.tot_sBiggestScoringRun,
      });
      expect(notes.leadChanges).toBe(printed.tot_sLeadChanges);
    }
  });

  test.each(files)('%s: what follows from the possessions is near the scorer’s own', (file) => {
    const { own, recorded, record } = load(file);
    const plain = record.events.map(({ qualifiers, ...event }) => event);
    const notes = gameNotes(plain, record.matchSheet, recorded.rules);
    for (const [side, printed] of [
      [notes.team, own[1]],
      [notes.opponent, own[2]],
    ] as const) {
      const secondChance =
        (side.secondChancePoints ?? Number.NaN) - printed.tot_sPointsSecondChance;
      const turnovers = (side.pointsFromTurnovers ?? Number.NaN) - printed.tot_sPointsFromTurnovers;
      expect(Math.abs(secondChance)).toBeLessThanOrEqual(3);
      expect(Math.abs(turnovers)).toBeLessThanOrEqual(3);
    }
  });

  test.each(files)('%s: counted possessions are 0 to 4 above the estimate', (file) => {
    // Too high, since the estimate does not know possessions that ended with a period.
    const { record, boxScore } = load(file);
    const { team, opponent } = boxScore;
    if (!team.totals || !opponent.totals) throw new Error('a recorded match has totals');
    const estimate = numberOf('possessions', team.totals, opponent.totals) ?? Number.NaN;
    const periods = countedPossessions(record.events);
    for (const side of ['team', 'opponent'] as const) {
      const counted = periods.reduce((sum, period) => sum + period[side], 0);
      expect(counted - estimate).toBeGreaterThanOrEqual(0);
      expect(counted - estimate).toBeLessThanOrEqual(4);
    }
  });
});
