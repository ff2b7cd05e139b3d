import { describe, expect, test } from 'vitest';
import { readTolerantly } from './read-tolerantly.ts';

const match = { id: 'M', startsAt: '2026-01-02T18:00:00.000Z', status: 'completed' };
const player = { playerId: 'P', name: 'Ada Example', points: 7 };

describe('lists', () => {
  const of = { teamId: 'T' };

  test.each([
    ['inside an object', { matches: [match] }],
    ['bare', [match]],
    ['under another name', { items: [match], total: 1 }],
  ])('%s', (_, data) => {
    const reading = readTolerantly('listMatches', data, of);
    expect(reading?.value.matches.map(({ id }) => id)).toEqual(['M']);
  });

  test('a row that can’t be read is left out and counted', () => {
    const data = { matches: [match, { status: 'completed' }, null, 'text'] };
    const reading = readTolerantly('listMatches', data, of);
    expect(reading?.value.matches).toHaveLength(1);
    expect(reading?.unreadableRows).toBe(3);
  });

  test('missing values read as not recorded, never as 0', () => {
    const reading = readTolerantly('listMatches', [{ ...match, score: { team: '83' } }], of);
    expect(reading?.value.matches[0]).toMatchObject({
      score: { team: null, opponent: null },
      periods: [],
      opponent: { name: '–' },
    });
    expect(reading).toMatchObject({ unreadableRows: 0, unreadableFields: 1 });
  });

  test('a field that is absent or null is not recorded; one of a wrong type is counted', () => {
    const rows = [match, { ...match, score: null }, { ...match, score: 7, periods: 'x', round: 3 }];
    const reading = readTolerantly('listMatches', rows, of);
    expect(reading).toMatchObject({ unreadableRows: 0, unreadableFields: 3 });
  });

  test('an unknown status word is passed on', () => {
    const reading = readTolerantly('listMatches', [{ ...match, status: 'abandoned' }], of);
    expect(reading?.value.matches[0]?.status).toBe('abandoned');
  });

  test('no list at all is no reading', () => {
    expect(readTolerantly('listMatches', { message: 'hello' }, of)).toBeNull();
    expect(readTolerantly('listMatches', null, of)).toBeNull();
  });

  test('of two unknown lists neither is read', () => {
    expect(readTolerantly('listMatches', { now: [match], later: [] }, of)).toBeNull();
  });

  test('a value that is no list is distinguished from rows that are not recorded', () => {
    const periods = ['x', null, []];
    const rows = periods.map((each, at) => ({ ...match, id: `M${at}`, periods: each }));
    const reading = readTolerantly('listMatches', rows, of);
    expect(reading?.value.matches.map(({ periods }) => periods)).toEqual([[], [], []]);
    expect(reading).toMatchObject({ unreadableRows: 0, unreadableFields: 1 });
  });
});

describe('box score', () => {
  test('a side that is missing has no players and no totals', () => {
    const reading = readTolerantly(
      'getBoxScore',
      { team: { players: [player] } },
      { matchId: 'M' },
    );
    expect(reading?.value.matchId).toBe('M');
    expect(reading?.value.opponent).toMatchObject({ name: '–', players: [], totals: null });
    expect(reading?.value.team.players[0]).toMatchObject({
      points: 7,
      assists: null,
      twos: { made: null, attempted: null },
    });
  });

  test('the match is the one that the reply names, or the requested one', () => {
    const idOf = (matchId: unknown) =>
      readTolerantly('getBoxScore', { matchId, team: { players: [] } }, { matchId: 'M' })?.value
        .matchId;
    expect([idOf('other'), idOf(undefined), idOf(7)]).toEqual(['other', 'M', 'M']);
  });

  test('a value that is no record is no reading, or the one record of a list', () => {
    const of = { matchId: 'M' };
    expect(readTolerantly('getInsights', [{ status: 'ready' }], of)?.value.status).toBe('ready');
    expect(readTolerantly('getInsights', 'ready', of)).toBeNull();
    expect(readTolerantly('getClub', { id: 'C', name: 'N' }, {})?.value).toEqual({
      id: 'C',
      name: 'N',
    });
  });

  test('one bad player does not cost the others', () => {
    const data = { matchId: 'M', team: { players: [player, { name: 'no id' }] }, opponent: null };
    const reading = readTolerantly('getBoxScore', data, { matchId: 'M' });
    expect(reading?.value.team.players).toHaveLength(1);
    expect(reading?.unreadableRows).toBe(1);
  });
});

describe('insights', () => {
  const of = { matchId: 'M' };

  test('ratings keep the value as it was sent; one that is missing is not recorded', () => {
    const data = { status: 'ready', ratings: { shotMix: { value: 87.5, comment: 'c' } } };
    const reading = readTolerantly('getInsights', data, of);
    expect(reading?.value.ratings?.shotMix).toEqual({ value: 87.5, comment: 'c' });
    expect(reading?.value.ratings?.rebounds).toEqual({ value: null, comment: '' });
  });

  test('without ratings there are none', () => {
    const reading = readTolerantly('getInsights', { status: 'not_generated' }, of);
    expect(reading?.value.ratings).toBeUndefined();
    expect(reading?.value.summary).toBeUndefined();
  });

  test('a sentence that is no text is left out', () => {
    const data = { status: 'ready', summary: { whatsWorking: ['good', 7] } };
    const reading = readTolerantly('getInsights', data, of);
    expect(reading?.value.summary).toEqual({
      whatsWorking: ['good'],
      focusAreas: [],
      suggestions: [],
    });
  });
});
