import { describe, expect, it } from 'vitest';
import { deriveBoxScore } from '../basketball/box-score.ts';
import { distanceToBasket } from '../basketball/court.ts';
import { countedPossessions } from '../basketball/testing/counted-possessions.ts';
import type { BoxScoreSide } from '../contract/box-score.ts';
import type { MatchEvent } from '../contract/play-by-play.ts';
import { simulateLeague } from './simulate-league.ts';

const now = new Date('2026-11-21T06:00:00.000Z');
const completed = [1, 2, 3, 4]
  .flatMap((seed) => simulateLeague({ seed, now }).teams)
  .flatMap((team) => team.matches)
  .filter(({ fixture }) => fixture.status === 'completed');

/** Both sides' box scores of a match, and the opponent's possessions in regulation time. */
interface Row {
  name: string;
  own: BoxScoreSide;
  club: BoxScoreSide;
  pace: number;
}

const rows = completed.map(({ id, fixture, matchSheet, events }): Row => {
  const { regulationPeriods, periodMinutes, overtimeMinutes, opponent } = fixture;
  const { boxScore } = deriveBoxScore({
    matchId: id,
    status: 'completed',
    rules: { regulationPeriods, periodMinutes, overtimeMinutes },
    team: { name: 'Own' },
    opponent: { name: opponent.name },
    matchSheet,
    events,
  });
  const regulation = countedPossessions(events).filter(({ period }) => period <= 4);
  const pace = regulation.reduce((sum, period) => sum + period.opponent, 0);
  return { name: opponent.name, own: boxScore.opponent, club: boxScore.team, pace };
});

/** The mean over all matches against opponents whose names begin with `name`. */
function mean(name: string, countOf: (row: Row) => number): number {
  const those = rows.filter((row) => row.name.startsWith(name));
  return those.reduce((sum, row) => sum + countOf(row), 0) / those.length;
}

describe('how a simulated match is played', () => {
  it('alternates possessions: a period’s counts differ by one at most', () => {
    for (const { events } of completed) {
      for (const { team, opponent } of countedPossessions(events)) {
        expect(Math.abs(team - opponent)).toBeLessThanOrEqual(1);
      }
    }
  });

  it('puts threes behind the line and twos inside it', () => {
    const beyond = ({ courtPosition }: MatchEvent) => {
      if (courtPosition === undefined) throw new RangeError('A shot without a position.');
      const { x, y } = courtPosition;
      return y <= 2.99 ? Math.abs(x - 7.5) > 6.6 : distanceToBasket(courtPosition) > 6.75;
    };
    const shots = completed.flatMap(({ events }) =>
      events.filter(({ type }) => type === 'twoPointer' || type === 'threePointer'),
    );
    expect(shots.filter((shot) => beyond(shot) !== (shot.type === 'threePointer'))).toEqual([]);
  });

  it('gives whole free throw trips: the same player’s 2of2 follows 1of2', () => {
    for (const { events } of completed) {
      const throws = events.filter(({ type }) => type === 'freeThrow');
      for (const [index, { subtype = '', playerId, clockSeconds }] of throws.entries()) {
        const [number, count] = subtype.split('of').map(Number);
        if (number === undefined || number === count) continue;
        expect(throws[index + 1]).toMatchObject({
          subtype: `${number + 1}of${count}`,
          playerId,
          clockSeconds,
        });
      }
    }
  });

  it('has every kind of foul', () => {
    const fouls = completed.flatMap(({ events }) => events.filter(({ type }) => type === 'foul'));
    const kinds = ['personal', 'shooting', 'offensive', 'technical', 'unsportsmanlike'];
    expect(new Set(fouls.map(({ subtype }) => subtype))).toEqual(
      new Set([...kinds, 'coachTechnical']),
    );
  });
});

describe('the opponents', () => {
  it('differ in style', () => {
    const all = (countOf: (row: Row) => number) => mean('', countOf);
    const threes = ({ own }: Row) => own.totals?.threes.attempted ?? Number.NaN;
    const offensive = ({ own }: Row) => own.totals?.offensiveRebounds ?? Number.NaN;
    const forced = ({ club }: Row) => club.totals?.turnovers ?? Number.NaN;
    const blocks = ({ own }: Row) => own.totals?.blocks ?? Number.NaN;
    const fouls = ({ own }: Row) => own.totals?.fouls ?? Number.NaN;
    const pace = (row: Row) => row.pace;
    expect(mean('Lanternmoor Owls', threes)).toBeGreaterThan(1.15 * all(threes));
    expect(mean('Quarrow Hill Rams', offensive)).toBeGreaterThan(1.1 * all(offensive));
    expect(mean('Ashmoor Foxes', forced)).toBeGreaterThan(1.15 * all(forced));
    expect(mean('Saltmere Sentinels', blocks)).toBeGreaterThan(1.2 * all(blocks));
    expect(mean('Drumfield Anvils', fouls)).toBeGreaterThan(1.1 * all(fouls));
    expect(mean('Tidewick Otters', pace)).toBeGreaterThan(all(pace) + 2);
    expect(mean('Calderwyn Herons', pace)).toBeLessThan(all(pace) - 2);
  });
});
