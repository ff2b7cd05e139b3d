import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { deriveBoxScore } from '../../basketball/box-score.ts';
import { lineupTotals, onOff } from '../../basketball/lineup-totals.ts';
import { matchSeconds, scoreByPeriod } from '../../basketball/score.ts';
import { scoreFlow, scoringRuns } from '../../basketball/score-flow.ts';
import { lineupStints } from '../../basketball/stints.ts';
import { trustReport } from '../../basketball/trust.ts';
import type { ReadMatch } from './match-files.ts';
import { readMatchFiles } from './match-files.ts';
import { toMatchRecord } from './to-match-record.ts';

/*
 * Line-ups, score flow and trust report of real matches of both formats, where they lie beside the repository.
 */
const folder = fileURLToPath(new URL('../../../../shared/data/', import.meta.url));
const present = existsSync(folder);
const reason = present ? '' : ' (skipped: no real matches in ../shared/data)';
const matches = present ? ['livestats', 'euroleague'].flatMap(matchesIn) : [];
const named = matches.map((match): [string, ReadMatch] => [match.place, match]);

function matchesIn(format: string): ReadMatch[] {
  const own = `${folder}${format}/`;
  return readMatchFiles(
    readdirSync(own).map((place) => ({ place, text: readFileSync(own + place, 'utf8') })),
  );
}

function derive({ recorded }: ReadMatch) {
  const record = toMatchRecord(recorded, {
    side: 'home',
    matchId: '6f1c1b0e-2f57-4d53-9b0e-6a3a5d1f0c11',
    fixture: { startsAt: '2022-01-01T12:00:00.000Z' },
    identify: (of, player) => `${of}-${player.key}`,
  });
  const { events, matchSheet, fixture } = record;
  const { boxScore, notes } = deriveBoxScore({
    matchId: record.id,
    status: 'completed',
    rules: fixture,
    team: { name: 'Own' },
    opponent: { name: 'Other' },
    matchSheet,
    events,
  });
  const match = { ...fixture, id: record.id, ...scoreByPeriod(events) };
  const trust = trustReport({ match, boxScore, playByPlay: record });
  return { record, boxScore, notes, match, trust };
}

describe.skipIf(!present)(`real matches${reason}`, () => {
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

  test.each(named)(
    '%s: the trust report tells what the line-ups contradict, no more',
    (_, read) => {
      const { trust, notes } = derive(read);
      const check = (name: string) => trust.filter((entry) => entry.check === name);
      for (const name of ['playersSumToTeam', 'boxScoreToScore', 'eventsToScore']) {
        expect(check(name).map((entry) => entry.ok)).toEqual([true, true]);
      }
      const counted = (kind: string) => notes.filter((note) => note.kind === kind).length;
      expect(check('offCourt')[0]?.found).toBe(counted('offCourt'));
      expect(check('illegalSubstitutions')[0]?.found).toBe(counted('illegalSubstitution'));
      if (counted('illegalSubstitution') > 0) return;
      expect(check('minutes').map((entry) => entry.ok)).toEqual([true, true]);
    },
  );

  test('LiveStats files without known disagreements pass every check', () => {
    const readme = readFileSync(`${folder}README.md`, 'utf8');
    const clean = matches.filter(({ place }) => {
      const row = readme.split('\n').find((line) => line.includes(place.replace('.json', '')));
      return /\| none \|$/.test(row?.trim() ?? '');
    });
    expect(clean).toHaveLength(5);
    for (const read of clean) {
      expect(derive(read).trust.filter((entry) => entry.ok !== true)).toEqual([]);
    }
  });
});
