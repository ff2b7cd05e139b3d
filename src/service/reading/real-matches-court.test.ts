import { describe, expect, test } from 'vitest';
import { assistsFromTheBench } from '../../basketball/free-throw-assists.ts';
import { lineupTotals, onOff } from '../../basketball/lineup-totals.ts';
import { matchSeconds, scoreByPeriod } from '../../basketball/score.ts';
import { scoreFlow, scoringRuns } from '../../basketball/score-flow.ts';
import { lineupStints } from '../../basketball/stints.ts';
import { trustReport } from '../../basketball/trust.ts';
import type { ReadMatch } from '../../match-files/format.ts';
import { readMatchFiles } from '../../match-files/match-files.ts';
import { derivedMatch } from '../../match-files/testing/derived-match.ts';
import { arePresent, realFiles, realText, reason } from '../../testing/real-matches.ts';

/* Line-ups, score flow and trust report of real matches of both formats, if they are beside the repository. */
const matches = (['livestats', 'euroleague'] as const).flatMap((format) =>
  readMatchFiles(
    realFiles(format).map((fileName) => ({ fileName, text: realText(format, fileName) })),
  ),
);
const named = matches.map((match): [string, ReadMatch] => [match.fileName, match]);

function derive({ recorded }: ReadMatch) {
  const { record, boxScore, notes } = derivedMatch(recorded);
  const match = { ...record.fixture, id: record.id, ...scoreByPeriod(record.events) };
  const trust = trustReport({ match, boxScore, playByPlay: record });
  return { record, boxScore, notes, match, trust };
}

describe.skipIf(!arePresent)(`real matches${reason}`, () => {
  test.each(named)('%s: stints are the match, on court is the player’s own line', (_, read) => {
    const { record, boxScore, match } = derive(read);
    const input = { ...record, rules: match, finished: true };
    for (const side of ['team', 'opponent'] as const) {
      const stints = lineupStints(input, side) ?? [];
      const sum = (of: (stint: (typeof stints)[number]) => number | null) =>
        stints.reduce((total, stint) => total + (of(stint) ?? Number.NaN), 0);
      expect(sum((stint) => stint.seconds)).toBeCloseTo(matchSeconds(match.periods.length, match));
      expect(sum((stint) => stint.pointsFor)).toBe(match.score?.[side]);
      const players = boxScore[side].players.map((player) => player.playerId);
      for (const [index, { on }] of onOff(stints, players).entries()) {
        const line = boxScore[side].players[index];
        expect(on.margin).toBe(line?.plusMinus);
        expect(Math.abs((on.seconds ?? Number.NaN) - (line?.seconds ?? 0))).toBeLessThanOrEqual(1);
      }
      const [longest] = lineupTotals(stints);
      expect(longest?.playerIds).toHaveLength(5);
    }
  });

  test.each(named)('%s: the flow ends at the score, and its runs are all its points', (_, read) => {
    const { record, match } = derive(read);
    const flow = scoreFlow(record.events, match) ?? [];
    const { team, opponent } = flow.at(-1) ?? {};
    expect({ team, opponent }).toEqual(match.score);
    const points = scoringRuns(flow, 1).reduce((sum, run) => sum + run.points, 0);
    expect(points).toBe((team ?? 0) + (opponent ?? 0));
  });

  test.each(named)('%s: the trust report has only contradictions of the line-ups', (_, read) => {
    const { record, trust, notes } = derive(read);
    const check = (name: string) => trust.filter((entry) => entry.check === name);
    for (const name of ['playersSumToTeam', 'boxScoreToScore', 'eventsToScore']) {
      expect(check(name).map((entry) => entry.ok)).toEqual([true, true]);
    }
    const legal = assistsFromTheBench(record.events);
    const counted = (kind: string) =>
      notes.filter((note) => note.kind === kind && !legal.has(note.eventId)).length;
    expect(check('offCourt')[0]?.found).toBe(counted('offCourt'));
    expect(check('illegalSubstitutions')[0]?.found).toBe(counted('illegalSubstitution'));
    if (counted('illegalSubstitution') > 0) return;
    expect(check('minutes').map((entry) => entry.ok)).toEqual([true, true]);
  });

  test('LiveStats files without known disagreements pass every check', () => {
    const readme = realText('README.md');
    const clean = matches.filter(({ fileName }) => {
      const row = readme.split('\n').find((line) => line.includes(fileName.replace('.json', '')));
      return /\| none \|$/.test(row?.trim() ?? '');
    });
    expect(clean).toHaveLength(5);
    for (const read of clean) {
      expect(derive(read).trust.filter((entry) => entry.ok !== true)).toEqual([]);
    }
  });
});
