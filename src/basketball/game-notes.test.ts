import { expect, test } from 'vitest';
import { gameNotes } from './game-notes.ts';
import { eventsOf, sixEach } from './testing/events.ts';

const rules = { regulationPeriods: 2, periodMinutes: 10, overtimeMinutes: 5 };
const made = { type: 'twoPointer', made: true, points: 2 } as const;

const events = eventsOf([
  { type: 'periodStart', qualifiers: [] },
  { ...made, side: 'team', playerId: 't1', clockSeconds: 500, qualifiers: ['paint', 'fastBreak'] },
  { ...made, side: 'opponent', playerId: 'o6', clockSeconds: 400 },
  { ...made, side: 'opponent', playerId: 'o1', clockSeconds: 300, qualifiers: ['secondChance'] },
  { ...made, side: 'opponent', playerId: 'o1', clockSeconds: 200 },
  { ...made, side: 'team', playerId: 't6', period: 2, clockSeconds: 500, made: false },
  {
    ...made,
    side: 'team',
    playerId: 't6',
    period: 2,
    clockSeconds: 400,
    qualifiers: ['fromTurnover'],
  },
  { ...made, side: 'team', playerId: 't6', period: 2, clockSeconds: 300 },
  { ...made, side: 'team', playerId: 't6', period: 2, clockSeconds: 200 },
]);

test('the notes of a match', () => {
  const notes = gameNotes(events, sixEach, rules);
  expect(notes).toEqual({
    team: {
      pointsInThePaint: 2,
      secondChancePoints: 0,
      fastBreakPoints: 2,
      pointsFromTurnovers: 2,
      benchPoints: 6,
      biggestLead: 2,
      biggestRun: 6,
      secondsLeading: 100,
    },
    opponent: {
      pointsInThePaint: 0,
      secondChancePoints: 2,
      fastBreakPoints: 0,
      pointsFromTurnovers: 0,
      benchPoints: 2,
      biggestLead: 4,
      biggestRun: 6,
      secondsLeading: 600,
    },
    leadChanges: 2,
    timesTied: 2,
  });
});

test('points in the paint follow from shot locations if no shot is qualified', () => {
  const placed = events.map(({ qualifiers, ...event }) => ({
    ...event,
    courtPosition: { x: event.playerId === 't6' ? 1 : 8, y: 3 },
  }));
  const notes = gameNotes(placed, sixEach, rules);
  expect([notes.team.pointsInThePaint, notes.opponent.pointsInThePaint]).toEqual([2, 6]);
  expect(notes.team.fastBreakPoints).toBeNull();
});

test('each free throw of a trip counts as a point from a turnover, numbered or not', () => {
  for (const subtype of [
    ['1of2', '2of2'],
    [undefined, undefined],
  ]) {
    const thrown = subtype.map((subtype) => ({
      ...({
        type: 'freeThrow',
        subtype,
        side: 'team',
        playerId: 't1',
        made: true,
        points: 1,
      } as const),
      clockSeconds: 555,
    }));
    const notes = gameNotes(
      eventsOf([
        { type: 'turnover', side: 'opponent', clockSeconds: 560 },
        { type: 'foul', subtype: 'shooting', side: 'opponent', clockSeconds: 555 },
        ...thrown,
        { ...made, side: 'opponent', clockSeconds: 540 },
      ]),
      sixEach,
      rules,
    );
    expect(notes.team.pointsFromTurnovers).toBe(2);
  }
});

test('second chances and points from turnovers follow from the possessions if no shot is qualified', () => {
  const rows = eventsOf([
    { ...made, side: 'team', made: false, points: 0, clockSeconds: 580 },
    { type: 'rebound', subtype: 'offensive', side: 'team', clockSeconds: 578 },
    { ...made, side: 'team', clockSeconds: 577 },
    { type: 'turnover', side: 'opponent', clockSeconds: 560 },
    { type: 'steal', side: 'team', clockSeconds: 560 },
    { ...made, side: 'team', clockSeconds: 555 },
    { type: 'foul', subtype: 'shooting', side: 'opponent', clockSeconds: 555 },
    { type: 'freeThrow', subtype: '1of1', side: 'team', made: true, points: 1, clockSeconds: 555 },
    { ...made, side: 'opponent', clockSeconds: 540 },
  ]);
  const notes = gameNotes(rows, sixEach, rules);
  expect(notes.team).toMatchObject({ secondChancePoints: 2, pointsFromTurnovers: 3 });
  expect(notes.opponent).toMatchObject({ secondChancePoints: 0, pointsFromTurnovers: 0 });
  const untold = gameNotes(rows.slice(8), sixEach, rules);
  expect(untold.opponent).toMatchObject({ secondChancePoints: null, pointsFromTurnovers: null });
});

test('notes that the data does not hold are null', () => {
  const plain = events.map(({ qualifiers, ...event }) => event);
  const nobody = { team: [], opponent: [] };
  expect(gameNotes(plain, nobody, rules).team).toMatchObject({
    pointsInThePaint: null,
    benchPoints: null,
    biggestLead: 2,
  });
  expect(gameNotes([], sixEach, rules)).toMatchObject({
    team: { biggestLead: null, secondsLeading: null, benchPoints: null },
    leadChanges: null,
    timesTied: null,
  });
});
