import { expect, test } from 'vitest';
import { fieldGoals, unrecordedLine } from '../../basketball/line.ts';
import { playedTeams } from '../../insights/testing/matches.ts';
import { playedWhy } from './played-why.ts';

const matches = playedTeams(2026).flatMap((team) => team.matches.slice(0, 6));

test('the shown tenths of what made a margin add up to it, luck by name, the same each time', () => {
  for (const { events, boxScore } of matches) {
    const why = playedWhy(boxScore, events);
    if (why?.again == null) throw new Error('nothing was read');
    const { team, opponent } = boxScore;
    expect(why.margin).toBe((team.totals?.points ?? 0) - (opponent.totals?.points ?? 0));
    const shown = why.parts.map(({ points }) => points);
    expect(shown.every((points) => Math.abs(points * 10 - Math.round(points * 10)) < 1e-9)).toBe(
      true,
    );
    expect(shown.reduce((sum, points) => sum + points, 0)).toBeCloseTo(why.margin, 5);
    expect(why.parts.filter(({ key }) => key === 'luck').map(({ name }) => name)).toEqual([
      'How shots fell',
    ]);
    const again = why.parts.reduce((sum, part) => sum + (part.again ?? Number.NaN), 0);
    expect(again).toBeCloseTo(Math.round(why.again.estimate * 10) / 10, 5);
    expect(why.again.rematch.low).toBeLessThan(why.again.rematch.high);
    expect(Math.abs(why.again.estimate)).toBeLessThan(Math.abs(why.margin) + 5);
    expect(playedWhy(boxScore, events)).toEqual(why);
    const taken = [team, opponent].map(({ totals }) => totals && fieldGoals(totals).attempted);
    expect(why.parts[0]?.numbers).toMatch(
      new RegExp(`^${taken.join(' v ')} shots, (?:equally|a little|better|poorer)`),
    );
  }
});

test('plays that say another margin than the box score, or none, say nothing', () => {
  const [match] = matches;
  if (match?.boxScore.team.totals?.points == null) throw new Error('there is no match');
  const { boxScore, events } = match;
  expect(playedWhy(boxScore, [])).toBeNull();
  const totals = { ...match.boxScore.team.totals, points: match.boxScore.team.totals.points + 1 };
  expect(playedWhy({ ...boxScore, team: { ...boxScore.team, totals } }, events)).toBeNull();
});

test('a live match has the causes of a finished one, also a basket ahead of its totals, and no rematch', () => {
  const [match] = matches;
  if (!match) throw new Error('there is no match');
  const { boxScore, events } = match;
  const finished = playedWhy(boxScore, events);
  const told = events.slice(0, Math.round(events.length / 3));
  const { team, opponent } = told.at(-1)?.score ?? {};
  const live = playedWhy({ ...boxScore, status: 'live' }, told);
  expect(live?.margin).toBe((team ?? 0) - (opponent ?? 0));
  expect(live?.again).toBeNull();
  expect(live?.parts.map(({ name }) => name)).toEqual(finished?.parts.map(({ name }) => name));
  const shown = live?.parts.reduce((sum, { points }) => sum + points, 0);
  expect(shown).toBeCloseTo(live?.margin ?? Number.NaN, 5);
});

test('a line compares both sides or says nothing', () => {
  const [match] = matches;
  if (match?.boxScore.team.totals?.points == null) throw new Error('there is no match');
  const { boxScore, events } = match;
  const { points } = match.boxScore.team.totals;
  const team = { ...boxScore.team, totals: { ...unrecordedLine(), points } };
  const numbersOf = (why: ReturnType<typeof playedWhy>) =>
    Object.fromEntries(why?.parts.map(({ key, numbers }) => [key, numbers]) ?? []);
  expect(numbersOf(playedWhy({ ...boxScore, team }, events))).toMatchObject({
    line: '',
    turnovers: '',
    rebounds: '',
  });
});
