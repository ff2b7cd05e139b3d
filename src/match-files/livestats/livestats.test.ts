import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { efficiency, gameScore, performanceIndexRating } from '../../basketball/efficiency.ts';
import { netPoints } from '../../basketball/net-points.ts';
import { countedPossessions } from '../../basketball/testing/counted-possessions.ts';
import { matchEventSchema, matchSheetSchema } from '../../contract/play-by-play.ts';
import { arePresent, realFiles, realText, reason } from '../../testing/real-matches.ts';
import { disagreements } from '../disagreements.ts';
import type { RecordedSideName } from '../recorded-match.ts';
import { derivedMatch } from '../testing/derived-match.ts';
import { readLiveStats } from './livestats.ts';

const files = realFiles('livestats');

function load(file: string, side: RecordedSideName) {
  const text = realText('livestats', file);
  return { text, ...derivedMatch(readLiveStats(text, file), side) };
}

/** Known deviations in the README's row of a file: off-court plays, illegal substitutions and a missing assist. */
function known(file: string) {
  const table = realText('README.md');
  const row = table.split('\n').find((line) => line.includes(file.replace('.json', ''))) ?? '';
  const number = (pattern: RegExp) => Number(pattern.exec(row)?.[1] ?? 0);
  const assist = /assist row missing \(team (\d), pno (\d+): box (\d+)\)/.exec(row);
  return {
    nothing: /\| none \|$/.test(row.trim()),
    offCourt: number(/(\d+) (?:rows?|assist) by a player not on court/),
    illegalSubstitution: number(/(\d+) illegal substitution rows/),
    assist: assist && { home: assist[1] === '1', key: assist[2], file: Number(assist[3]) },
  };
}

describe.skipIf(!arePresent)(`real LiveStats files${reason}`, () => {
  test('all eight files are known', () => {
    expect(files).toHaveLength(8);
    expect(files.filter((file) => known(file).nothing)).toHaveLength(5);
  });

  const fromEachSide = files.flatMap((file) => [[file, 'home'] as const, [file, 'away'] as const]);
  test.each(fromEachSide)('%s seen from %s disagrees with itself only as known', (file, side) => {
    const { recorded, boxScore, notes } = load(file, side);
    const expected = known(file);
    const counted = (kind: string) => notes.filter((note) => note.kind === kind).length;
    expect(counted('offCourt')).toBe(expected.offCourt);
    expect(counted('illegalSubstitution')).toBe(expected.illegalSubstitution);
    expect(counted('notOnSheet')).toBe(0);
    const found = disagreements(recorded, side, boxScore);
    if (!expected.assist) return expect(found).toEqual([]);
    const own = expected.assist.home === (side === 'home') ? 'team' : 'opponent';
    const playerId = `${own}-${expected.assist.key}`;
    const printed = expected.assist.file;
    expect(found).toHaveLength(2);
    const [player, totals] = found;
    const missing = { side: own, statistic: 'assists' };
    expect(player).toMatchObject({ ...missing, playerId, file: printed, events: printed - 1 });
    expect(totals).toMatchObject({ ...missing, playerId: null });
    expect((totals?.file ?? 0) - (totals?.events ?? 0)).toBe(1);
  });

  test.each(files)('%s: efficiency, game score and PIR are the file’s own', (file) => {
    const { text, recorded, record } = load(file, 'home');
    const player = v.object({ eff_1: v.number(), eff_3: v.number(), eff_5: v.number() });
    const players = v.object({ pl: v.record(v.string(), player) });
    const { tm } = v.parse(
      v.object({ tm: v.object({ 1: players, 2: players }) }),
      JSON.parse(text),
    );
    const technicals = (playerId: string) =>
      record.events.filter(
        (e) => e.playerId === playerId && e.type === 'foul' && e.subtype === 'technical',
      ).length;
    for (const [own, side, team] of [
      ['team', recorded.home, tm[1]],
      ['opponent', recorded.away, tm[2]],
    ] as const) {
      expect(side.players).toHaveLength(Object.keys(team.pl).length);
      for (const { key, line } of side.players) {
        const printed = team.pl[key];
        expect(efficiency(line)).toBe(printed?.eff_1);
        expect(gameScore(line)).toBeCloseTo(printed?.eff_3 ?? Number.NaN, 6);
        expect((performanceIndexRating(line) ?? Number.NaN) - technicals(`${own}-${key}`)).toBe(
          printed?.eff_5,
        );
      }
    }
  });

  test.each(files)('%s keeps to the contract and counts possessions in turn', (file) => {
    const { record } = load(file, 'away');
    expect(v.parse(matchSheetSchema, record.matchSheet)).toEqual(record.matchSheet);
    for (const event of record.events) expect(v.parse(matchEventSchema, event)).toEqual(event);
    expect(new Set(record.events.map((event) => event.id)).size).toBe(record.events.length);
    const ids = new Set(record.events.map((event) => event.id));
    for (const { relatedEventId } of record.events) {
      if (relatedEventId !== undefined) expect(ids).toContain(relatedEventId);
    }
    for (const { team, opponent } of countedPossessions(record.events)) {
      expect(Math.abs(team - opponent)).toBeLessThanOrEqual(1);
    }
  });

  test('the net points of the Perth match agree from either side', () => {
    const { boxScore } = load('data-1976447.json', 'home');
    const { team, opponent } = boxScore;
    if (!team.totals || !opponent.totals) throw new Error('totals expected');
    const net = netPoints(team.totals, opponent.totals);
    expect(net?.shooting).toBeCloseTo(9.3, 1);
    expect(net?.turnovers).toBeCloseTo(3.7, 1);
    expect(net?.rebounds).toBeCloseTo(-3.7, 1);
    expect(net?.freeThrows).toBeCloseTo(-0.6, 1);
    expect(net?.rest).toBeCloseTo(3.3, 1);
    expect(net?.margin).toBe(12);
    const mirrored = netPoints(opponent.totals, team.totals);
    for (const part of ['shooting', 'turnovers', 'rebounds', 'freeThrows', 'rest'] as const) {
      expect(mirrored?.[part]).toBeCloseTo(-(net?.[part] ?? Number.NaN), 9);
    }
  });
});
