import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { MatchEvent, Side } from '../contract/play-by-play.ts';
import { emptyLine, unrecordedLine } from './line.ts';
import { numberOf } from './numbers.ts';
import { pace } from './possessions.ts';
import { countedPossessions } from './testing/counted-possessions.ts';
import { eventsOf } from './testing/events.ts';

type Row = Partial<MatchEvent> & Pick<MatchEvent, 'type'>;

const shot = (side: Side, made: boolean, clockSeconds: number): Row => ({
  type: 'twoPointer',
  side,
  playerId: side,
  made,
  clockSeconds,
});
const rebound = (side: Side, subtype: string, clockSeconds: number): Row => ({
  type: 'rebound',
  subtype,
  side,
  clockSeconds,
});
const foul = (side: Side, subtype: string, clockSeconds: number): Row => ({
  type: 'foul',
  subtype,
  side,
  clockSeconds,
});
const freeThrow = (side: Side, subtype: string, made: boolean, clockSeconds: number): Row => ({
  type: 'freeThrow',
  subtype,
  side,
  playerId: side,
  made,
  clockSeconds,
});
const end: Row = { type: 'periodEnd', clockSeconds: 0 };

function count(...rows: Row[]) {
  const [period] = countedPossessions(eventsOf(rows));
  return [period?.team, period?.opponent];
}

describe('counted possessions', () => {
  test('a made shot, a defensive rebound and a turnover end one; the ball in hand at the end is one', () => {
    expect(
      count(
        shot('team', true, 580),
        shot('opponent', false, 560),
        rebound('team', 'defensive', 558),
        { type: 'turnover', side: 'team', clockSeconds: 550 },
        end,
      ),
    ).toEqual([2, 2]);
  });

  test('a shot at the buzzer leaves the other side no possession', () => {
    expect(count(shot('team', true, 0), end)).toEqual([1, 0]);
  });

  test('an offensive rebound goes on with the same one', () => {
    expect(
      count(
        shot('team', false, 580),
        rebound('team', 'offensive', 579),
        shot('team', true, 0),
        end,
      ),
    ).toEqual([1, 0]);
  });

  test('an and-one is one possession, ended by its free throw', () => {
    expect(
      count(
        shot('team', true, 300),
        foul('opponent', 'shooting', 300),
        freeThrow('team', '1of1', true, 300),
        shot('opponent', true, 0),
        end,
      ),
    ).toEqual([1, 1]);
    expect(
      count(
        shot('team', true, 300),
        foul('opponent', 'shooting', 300),
        freeThrow('team', '1of1', false, 300),
        rebound('team', 'offensive', 299),
        shot('team', true, 0),
        end,
      ),
    ).toEqual([1, 0]);
  });

  test('a technical’s free throw changes nothing', () => {
    expect(
      count(
        shot('team', false, 300),
        foul('team', 'technical', 299),
        freeThrow('opponent', '1of1', true, 299),
        rebound('team', 'offensive', 298),
        shot('team', true, 0),
        end,
      ),
    ).toEqual([1, 0]);
  });

  test('an unsportsmanlike foul’s free throws leave the ball with who threw them', () => {
    expect(
      count(
        shot('team', false, 300),
        foul('opponent', 'unsportsmanlike', 299),
        freeThrow('team', '1of2', true, 299),
        freeThrow('team', '2of2', true, 299),
        shot('team', true, 0),
        end,
      ),
    ).toEqual([1, 0]);
  });

  test('two free throws end one; a technical between does not', () => {
    expect(
      count(
        foul('opponent', 'shooting', 300),
        foul('opponent', 'technical', 300),
        freeThrow('team', '1of1', true, 300),
        freeThrow('team', '1of2', true, 300),
        freeThrow('team', '2of2', true, 300),
        shot('opponent', true, 0),
        end,
      ),
    ).toEqual([1, 1]);
  });

  test('free throws that no one numbered end one possession, too', () => {
    const unnumbered = (made: boolean) => ({
      ...freeThrow('team', '', made, 300),
      subtype: undefined,
    });
    expect(
      count(
        foul('opponent', 'personal', 300),
        unnumbered(true),
        unnumbered(false),
        rebound('team', 'offensive', 299),
        shot('team', true, 0),
        end,
      ),
    ).toEqual([1, 0]);
    expect(
      count(
        foul('opponent', 'unsportsmanlike', 300),
        unnumbered(true),
        unnumbered(true),
        shot('team', true, 0),
        end,
      ),
    ).toEqual([1, 0]);
  });

  test('rows of one moment in the wrong order count as if they were in the right one', () => {
    expect(
      count(
        shot('team', true, 300),
        shot('team', true, 165),
        shot('opponent', false, 165),
        rebound('team', 'defensive', 165),
        shot('opponent', true, 0),
        end,
      ),
    ).toEqual([2, 2]);
  });

  test('the sides alternate, even if the rows do not', () => {
    const side = fc.constantFrom<Side>('team', 'opponent');
    const row = fc.record({
      type: fc.constantFrom(
        'twoPointer',
        'threePointer',
        'freeThrow',
        'turnover',
        'rebound',
        'foul',
      ),
      side,
      made: fc.boolean(),
      subtype: fc.constantFrom(
        'offensive',
        'defensive',
        '1of1',
        '1of2',
        '2of2',
        'technical',
        'unsportsmanlike',
      ),
      clockSeconds: fc.option(fc.integer({ min: 0, max: 5 })),
      period: fc.integer({ min: 1, max: 2 }),
    });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 40 }), (rows) => {
        for (const { team, opponent } of countedPossessions(eventsOf(rows))) {
          expect(Math.abs(team - opponent)).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  test('nothing recorded, nothing counted', () => {
    expect(countedPossessions([])).toEqual([]);
  });
});

test('an estimate needs every input', () => {
  expect(numberOf('possessions', emptyLine(), unrecordedLine())).toBeNull();
  expect(numberOf('possessions', emptyLine(), emptyLine())).toBe(0);
  expect(pace(70, 0)).toBeNull();
  expect(pace(90, 45 * 60)).toBeCloseTo(80);
});
