import { describe, expect, test } from 'vitest';
import { type MatchEvent, otherSide } from '../contract/play-by-play.ts';
import { readMatchFiles } from '../match-files/match-files.ts';
import { derivedMatch } from '../match-files/testing/derived-match.ts';
import { arePresent, realFiles, realText, reason } from '../testing/real-matches.ts';
import { printFigure } from '../testing/share.ts';
import { type ShotZone, zoneOf } from './court.ts';
import { decisiveStretches } from './decisive-stretches.ts';
import { fitFreeThrows, freeThrowsOf } from './free-throw-value.ts';
import { netPoints } from './net-points.ts';
import { netKinds, netPointsByPossession } from './net-possessions.ts';
import { repeatableMargin } from './repeatable.ts';
import { checkPlotting } from './shot-kind.ts';
import { shotChances } from './shot-value.ts';
import { type FieldGoal, isFieldGoal } from './shots.ts';
import { calibrationError, type Forecast, logLoss } from './testing/calibration.ts';
import { winProbabilities } from './win-probability.ts';

/*
 * Checks on real matches, if they are beside the repository: parts that add up, and shot values
 * against the zones of the other matches.
 */
const matches = (['livestats', 'euroleague'] as const).flatMap((format) =>
  readMatchFiles(
    realFiles(format).map((fileName) => ({ fileName, text: realText(format, fileName) })),
  ).map(({ fileName, recorded }) => ({
    fileName,
    format,
    rules: recorded.rules,
    ...derivedMatch(recorded),
  })),
);
const eventsOf = (match: (typeof matches)[number]) => match.record.events;
const others = (match: (typeof matches)[number]) =>
  matches.filter((other) => other !== match && other.format === match.format);

function mirrored(events: readonly MatchEvent[]): MatchEvent[] {
  return events.map((event) => ({
    ...event,
    side: event.side === null ? null : otherSide(event.side),
    score: { team: event.score.opponent, opponent: event.score.team },
  }));
}

describe.skipIf(!arePresent)(`real matches${reason}`, () => {
  const freeThrows = fitFreeThrows(matches.flatMap((match) => freeThrowsOf(eventsOf(match))));

  test('net points: the parts are the margin, and a mirrored match mirrors', () => {
    const rests: number[] = [];
    const rough: number[] = [];
    for (const match of matches) {
      const events = eventsOf(match);
      const net = netPointsByPossession(events, freeThrows);
      expect(net).not.toBeNull();
      if (net === null) continue;
      rests.push(Math.abs(net.rest));
      const { team, opponent } = match.boxScore;
      if (team.totals && opponent.totals)
        rough.push(Math.abs(netPoints(team.totals, opponent.totals)?.rest ?? 0));
      expect(net.margin).toBe((team.totals?.points ?? 0) - (opponent.totals?.points ?? 0));
      const sum = netKinds.reduce((total, kind) => total + net.parts[kind], 0);
      expect(sum + net.rest).toBeCloseTo(net.margin, 8);
      const mirror = netPointsByPossession(mirrored(events), freeThrows);
      for (const kind of netKinds) expect(mirror?.parts[kind]).toBeCloseTo(-net.parts[kind], 8);
    }
    const mean = (values: number[]) =>
      values.reduce((total, value) => total + value, 0) / values.length;
    expect(Math.max(...rests)).toBeLessThanOrEqual(0.1);
    printFigure(
      'net points to the possession: mean |rest|',
      `${mean(rests).toFixed(3)} points over ${rests.length} matches (by the formula ${mean(rough).toFixed(1)})`,
      'at most 0.1',
    );
  });

  /** A shot's chance by its plotted zone alone, from the other matches. */
  function zoneChances(events: readonly MatchEvent[], from: readonly MatchEvent[]) {
    const zones = new Map<ShotZone | string, { made: number; attempted: number }>();
    const keyOf = (shot: FieldGoal) =>
      shot.courtPosition ? zoneOf(shot.courtPosition, shot.type) : shot.type;
    for (const shot of from.filter(isFieldGoal)) {
      const zone = zones.get(keyOf(shot)) ?? { made: 1, attempted: 2 };
      zone.made += shot.made ? 1 : 0;
      zone.attempted += 1;
      zones.set(keyOf(shot), zone);
    }
    return events.filter(isFieldGoal).map((shot): Forecast => {
      const { made, attempted } = zones.get(keyOf(shot)) ?? { made: 1, attempted: 2 };
      return { chance: made / attempted, success: shot.made === true };
    });
  }

  function modelChances(events: readonly MatchEvent[]): Forecast[] {
    return [...shotChances(events)].map(([index, chance]) => ({
      chance,
      success: events[index]?.made === true,
    }));
  }

  test.each([['livestats'], ['euroleague']] as const)(
    'published shot values of %s predict as well as zones fitted to the other matches',
    (format) => {
      const own = matches.filter((match) => match.format === format);
      const zones: Forecast[] = [];
      const published: Forecast[] = [];
      for (const match of own) {
        const rest = others(match);
        zones.push(...zoneChances(eventsOf(match), rest.flatMap(eventsOf)));
        published.push(...modelChances(eventsOf(match)));
      }
      const inWords = (list: Forecast[]) =>
        `log loss ${logLoss(list).toFixed(4)}, calibration error ${calibrationError(list).toFixed(3)}`;
      printFigure(
        `shot value, ${published.length} shots of ${own.length} ${format} matches`,
        `${inWords(published)}; plain zones ${inWords(zones)}`,
        'at most 1% above plain zones',
      );
      expect(published).toHaveLength(zones.length);
      expect(logLoss(published)).toBeLessThan(1.01 * logLoss(zones));
      expect(calibrationError(published)).toBeLessThan(0.06);
    },
  );

  test('the chances end where the match did, periods are the match', () => {
    for (const match of matches) {
      const events = eventsOf(match);
      const { team, opponent } = match.boxScore;
      const won = (team.totals?.points ?? 0) > (opponent.totals?.points ?? 0);
      const points = winProbabilities(events, match.rules, true);
      expect(points?.at(-1)?.probability).toBe(won ? 1 : 0);
      const input = { events, rules: match.rules, finished: true } as const;
      const stretches = decisiveStretches(input);
      const periods = stretches.filter(({ kind }) => kind === 'period' || kind === 'overtime');
      const gained = periods.reduce((sum, { gained }) => sum + (gained ?? Number.NaN), 0);
      const first = periods.find(({ number }) => number === 1)?.from.winProbability;
      expect(gained).toBeCloseTo((won ? 1 : 0) - (first ?? Number.NaN), 8);
      expect(stretches.filter(({ kind }) => kind === 'finish')).toHaveLength(1);
    }
  });

  test('plotting fits the recorded kinds, and what repeats lies between nothing and the margin', () => {
    for (const match of matches) {
      expect(checkPlotting(eventsOf(match)).disagrees).not.toBe(true);
      const net = netPointsByPossession(eventsOf(match), freeThrows);
      if (net === null) continue;
      const { estimate, rematch } = repeatableMargin(net);
      expect(Math.abs(estimate)).toBeLessThan(Math.abs(net.margin) + 5);
      expect(rematch.high - rematch.low).toBeLessThan(60);
    }
  });
});
