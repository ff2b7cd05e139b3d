import { describe, expect, test } from 'vitest';
import { seasonOfMatch, seasonsOf, usualBefore } from './seasons.ts';

/** Completed matches on these days, called by their day. */
const on = (...days: string[]) =>
  days.map((day) => ({ id: day, startsAt: `${day}T18:00:00.000Z`, status: 'completed' }));
/** A match every second Saturday from one day to another. */
function fortnightly(from: string, to: string) {
  const days: string[] = [];
  for (let at = Date.parse(from); at <= Date.parse(to); at += 14 * 86_400_000) {
    days.push(new Date(at).toISOString().slice(0, 10));
  }
  return on(...days);
}
const named = (...of: Parameters<typeof seasonsOf>) =>
  seasonsOf(...of).map(({ name, matchIds }) => [name, matchIds.length]);

describe('the seasons of a team', () => {
  const last = fortnightly('2025-09-13', '2026-05-09');
  const present = fortnightly('2026-09-12', '2026-11-21');

  test('end at a gap of eight weeks, and the newest stands first', () => {
    expect(seasonsOf([...present, ...last])).toEqual([
      {
        name: '2026-27',
        firstDay: '2026-09-12',
        lastDay: '2026-11-21',
        matchIds: present.map(({ id }) => id),
      },
      {
        name: '2025-26',
        firstDay: '2025-09-13',
        lastDay: '2026-05-09',
        matchIds: last.map(({ id }) => id),
      },
    ]);
    const dayLess = on('2026-05-09', '2026-07-03');
    expect(named(dayLess), 'seven weeks and six days').toEqual([['2025-26', 2]]);
    expect(named(on('2026-05-09', '2026-07-04')), 'eight weeks').toHaveLength(2);
  });

  test('a winter league of the south lies in one calendar year, which names it', () => {
    const leagues = [
      ...fortnightly('2025-03-01', '2025-09-06'),
      ...fortnightly('2026-03-07', '2026-05-30'),
    ];
    expect(named(leagues)).toEqual([
      ['2026', 7],
      ['2025', 14],
    ]);
    expect(named([...leagues, ...on('2025-11-15')]), 'a cup in its November').toEqual([
      ['2026', 7],
      ['2025', 15],
    ]);
    expect(named(fortnightly('2026-02-07', '2026-05-30'), '2026')).toEqual([['2026', 9]]);
  });

  test('a summer league is a separate season, or part of the season before if the club’s word is two years', () => {
    const summer = fortnightly('2026-05-30', '2026-08-08');
    const winter = fortnightly('2025-09-13', '2026-03-28');
    expect(named([...summer, ...winter])).toEqual([
      ['2026', summer.length],
      ['2025-26', winter.length],
    ]);
    expect(named([...summer, ...winter], '2025-26')).toEqual([
      ['2025-26', summer.length + winter.length],
    ]);
  });

  test('a tournament in August opens the season that follows, and a long winter pause does not end one', () => {
    expect(
      named([...last, ...on('2026-08-15'), ...fortnightly('2026-10-17', '2026-12-12')]),
    ).toEqual([
      ['2026-27', 6],
      ['2025-26', last.length],
    ]);
    expect(named([...on('2025-11-01', '2025-11-29'), ...on('2026-02-07')])).toEqual([
      ['2025-26', 3],
    ]);
  });

  test('without a gap a season ends on 30 June', () => {
    expect(named(fortnightly('2025-09-06', '2026-12-12')).map(([name]) => name)).toEqual([
      '2026-27',
      '2025-26',
    ]);
    const [, before] = seasonsOf(fortnightly('2025-09-06', '2026-12-12'));
    expect(before?.lastDay.slice(0, 7)).toBe('2026-06');
  });

  test('one match is a season, no match is none', () => {
    expect(named(on('2026-03-07'))).toEqual([['2025-26', 1]]);
    expect(named([])).toEqual([]);
    expect(named([{ id: 'undated', startsAt: null, status: 'scheduled' }], '2026-27')).toEqual([
      ['2026-27', 1],
    ]);
    expect(named([{ id: 'undated', startsAt: null, status: 'scheduled' }])).toEqual([['', 1]]);
  });

  test("the service's word names the present season, unless it is of another year", () => {
    const both = [...present, ...last];
    expect(named(both, 'Autumn cup')[0]).toEqual(['Autumn cup', 6]);
    expect(named(both, '2026/27')[0]).toEqual(['2026/27', 6]);
    expect(named(both, '2026')[0], 'and says that a year is a season').toEqual(['2026', 6]);
    expect(
      named(both, '2025-26').map(([name]) => name),
      'an old word',
    ).toEqual(['2026-27', '2025-26']);
    expect(
      named(both, '2027-28').map(([name]) => name),
      'a word ahead',
    ).toEqual(['2026-27', '2025-26']);
  });

  test('an undated match is of the present season; a cancelled one joins no two seasons', () => {
    const cancelled = { id: 'c', startsAt: '2026-06-20T18:00:00.000Z', status: 'cancelled' };
    const undated = { id: 'u', startsAt: null, status: 'scheduled' };
    const seasons = seasonsOf([...present, undated, cancelled, ...last]);
    expect(seasons.map(({ matchIds }) => matchIds.length)).toEqual([7, last.length + 1]);
    expect(seasonOfMatch(seasons, 'c')?.name).toBe('2025-26');
    expect(seasonOfMatch(seasons, 'u')?.name).toBe('2026-27');
    expect(seasonOfMatch(seasons, 'other')).toBeUndefined();
  });

  test('the matches before a match are of its season, completed, oldest first', () => {
    const live = { id: 'live', startsAt: '2026-09-13T18:00:00.000Z', status: 'live' };
    const all = [...present].reverse().concat(live, last);
    expect(usualBefore(all, '2026-11-21', '2026-27')).toEqual({
      matchIds: ['2026-09-12', '2026-09-26', '2026-10-10', '2026-10-24', '2026-11-07'],
      seasonBefore: null,
    });
    expect(usualBefore(all, 'unknown', undefined)).toEqual({ matchIds: [], seasonBefore: null });
  });

  test('until five matches of a season are completed, usual is the season before, which is named', () => {
    const all = [...present, ...last];
    const before = { matchIds: last.map(({ id }) => id), seasonBefore: '2025-26' };
    expect(usualBefore(all, '2026-09-12', undefined)).toEqual(before);
    expect(usualBefore(all, '2026-11-07', undefined), 'four before it').toEqual(before);
    expect(usualBefore(all, '2026-11-21', undefined).seasonBefore, 'five before it').toBeNull();
    expect(usualBefore(all, '2025-09-27', undefined), 'no season before').toEqual({
      matchIds: ['2025-09-13'],
      seasonBefore: null,
    });
    const few = [...present, ...last.slice(0, 4)];
    expect(usualBefore(few, '2026-09-26', undefined), 'too few in the season before').toEqual({
      matchIds: ['2026-09-12'],
      seasonBefore: null,
    });
  });
});
