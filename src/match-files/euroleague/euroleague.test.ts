import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { performanceIndexRating } from '../../basketball/efficiency.ts';
import { numberOf } from '../../basketball/numbers.ts';
import { scoreByPeriod } from '../../basketball/score.ts';
import { countedPossessions } from '../../basketball/testing/counted-possessions.ts';
import { matchEventSchema } from '../../contract/play-by-play.ts';
import { arePresent, realFiles, realText, reason } from '../../testing/real-matches.ts';
import { disagreements } from '../disagreements.ts';
import { disagreementsOf } from '../file-record.ts';
import { readMatchFiles } from '../match-files.ts';
import type { RecordedSideName } from '../recorded-match.ts';
import { derivedMatch } from '../testing/derived-match.ts';

const files = realFiles('euroleague');
const names = files.flatMap((file) => /^(.+)_PlaybyPlay\.json$/.exec(file)?.[1] ?? []);

const boxscoreSchema = v.object({
  EndOfQuarter: v.array(v.record(v.string(), v.union([v.string(), v.number()]))),
  Stats: v.array(
    v.object({
      PlayersStats: v.array(
        v.object({ Player_ID: v.pipe(v.string(), v.trim()), Valuation: v.number() }),
      ),
    }),
  ),
});

function textOf(name: string, kind: string): string {
  return realText('euroleague', `${name}_${kind}.json`);
}

function load(name: string, side: RecordedSideName) {
  const own = files.filter((file) => file.startsWith(`${name}_`));
  const [match] = readMatchFiles(
    own.map((fileName) => ({ fileName, text: realText('euroleague', fileName) })),
  );
  if (!match) throw new Error('a match expected');
  return derivedMatch(match.recorded, side);
}

/** Known deviations in the README: players whose +/- differs, and whether minutes are off by exactly one. */
function known(name: string) {
  const text = realText('README.md');
  const sentence = /^Known disagreements: (.*)$/m.exec(text)?.[1] ?? '';
  const [minutes = '', plusMinus = ''] = sentence.split(';');
  const words: Record<string, number> = { two: 2, ten: 10 };
  const players = new RegExp(`${name}\\b \\((\\w+)`).exec(plusMinus)?.[1] ?? '';
  return {
    minutesOff: new RegExp(`\\b${name}\\b`).test(minutes),
    plusMinus: words[players] ?? 0,
  };
}

describe.skipIf(!arePresent)(`real EuroLeague matches${reason}`, () => {
  test('fourteen matches are known, three with minutes and two with +/- that differ', () => {
    expect(names).toHaveLength(14);
    expect(names.filter((name) => known(name).minutesOff)).toHaveLength(3);
    expect(names.filter((name) => known(name).plusMinus > 0)).toHaveLength(2);
  });

  const fromEachSide = names.flatMap((name) => [[name, 'home'] as const, [name, 'away'] as const]);
  test.each(fromEachSide)('%s seen from %s disagrees with its box only as known', (name, side) => {
    const { recorded, boxScore, notes, record } = load(name, side);
    expect(record.fixture.status).toBe('completed');
    const found = disagreements(recorded, side, boxScore);
    const { minutesOff, plusMinus } = known(name);
    const of = (statistic: string) => found.filter((entry) => entry.statistic === statistic);
    expect(of('plusMinus')).toHaveLength(plusMinus);
    expect(of('seconds').length > 0).toBe(minutesOff);
    for (const entry of of('seconds')) expect(Math.abs(entry.file - entry.events)).toBe(60);
    // The file's total of fouls leaves out fouls of coach and bench.
    for (const { side: own, playerId, file, events } of of('fouls')) {
      expect(playerId).toBeNull();
      expect(events - file).toBe(boxScore[own].bench?.fouls);
    }
    expect(found).toHaveLength(of('plusMinus').length + of('seconds').length + of('fouls').length);
    expect(notes.filter((note) => note.kind !== 'offCourt')).toEqual([]);
  });

  test('ten players of three matches are reported for minutes that are off by a whole minute', () => {
    const named = names.map((name) => {
      const { recorded, boxScore } = load(name, 'home');
      const players = [...boxScore.team.players, ...boxScore.opponent.players];
      const found = disagreementsOf(recorded, 'home', boxScore);
      return found.filter(
        (entry) =>
          entry.statistic === 'seconds' && players.some((player) => player.name === entry.name),
      ).length;
    });
    expect(named.filter((count) => count > 0)).toHaveLength(3);
    expect(named.reduce((sum, count) => sum + count, 0)).toBe(10);
  });

  test.each(names)('%s: PIR is the file’s own, player by player, and so is the score', (name) => {
    const { recorded, record } = load(name, 'home');
    const { Stats, EndOfQuarter } = v.parse(boxscoreSchema, JSON.parse(textOf(name, 'Boxscore')));
    for (const [index, side] of [recorded.home, recorded.away].entries()) {
      for (const { key, line } of side.players) {
        const printed = Stats[index]?.PlayersStats.find((player) => player.Player_ID === key);
        expect(performanceIndexRating(line)).toBe(printed?.Valuation);
      }
    }
    const quarters = [1, 2, 3, 4].map((quarter) =>
      EndOfQuarter.map((side) => Number(side[`Quarter${quarter}`])),
    );
    const sums = { team: 0, opponent: 0 };
    const ends = scoreByPeriod(record.events).periods.map((points) => {
      sums.team += points.team ?? 0;
      sums.opponent += points.opponent ?? 0;
      return [sums.team, sums.opponent];
    });
    expect(ends.slice(0, 4)).toEqual(quarters);
  });

  test.each(names)('%s keeps to the contract, with every link to one of its events', (name) => {
    const { record } = load(name, 'away');
    const ids = new Set(record.events.map((event) => event.id));
    expect(ids.size).toBe(record.events.length);
    for (const event of record.events) {
      expect(v.parse(matchEventSchema, event)).toEqual(event);
      if (event.relatedEventId !== undefined) expect(ids).toContain(event.relatedEventId);
    }
    const linked = record.events.filter((event) => ['assist', 'block'].includes(event.type));
    expect(linked.every((event) => event.relatedEventId !== undefined)).toBe(true);
  });

  test.each(names)(
    '%s: counted possessions alternate and are 2 below to 4 above the estimate',
    (name) => {
      const { record, boxScore } = load(name, 'home');
      const { team, opponent } = boxScore;
      if (!team.totals || !opponent.totals) throw new Error('a recorded match has totals');
      const estimate = numberOf('possessions', team.totals, opponent.totals) ?? Number.NaN;
      const periods = countedPossessions(record.events);
      for (const period of periods) {
        expect(Math.abs(period.team - period.opponent)).toBeLessThanOrEqual(1);
      }
      for (const side of ['team', 'opponent'] as const) {
        const counted = periods.reduce((sum, period) => sum + period[side], 0);
        expect(counted - estimate).toBeGreaterThanOrEqual(-2);
        expect(counted - estimate).toBeLessThanOrEqual(4);
      }
    },
  );
});
