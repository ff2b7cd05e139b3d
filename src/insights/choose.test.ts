import { describe, expect, it } from 'vitest';
import { isFieldGoal } from '../basketball/shots.ts';
import { seasonOf } from './season.ts';
import { chosenTeamFacts, teamSummary } from './team-text.ts';
import { repeatedBefore } from './testing/matches.ts';
import { tidied } from './testing/plant.ts';
import { base, category, matches } from './testing/planted.ts';

describe('a match like all before it', () => {
  const season = seasonOf(base, repeatedBefore(base, 8), category);

  it('has no finding, and says so with the score', () => {
    const chosen = chosenTeamFacts(season);
    expect(chosen).toEqual({ gains: [], losses: [] });
    const { whatsWorking, focusAreas, suggestions } = teamSummary(season, chosen, 'en');
    const { points } = base.boxScore.team.totals ?? {};
    expect(whatsWorking).toHaveLength(1);
    expect(focusAreas).toHaveLength(1);
    expect(suggestions).toHaveLength(1);
    expect(`${whatsWorking[0]} ${focusAreas[0]}`).toContain(`${points}–`);
  });
});

describe('what is chosen', () => {
  it('rests on events of the match, each sign in its own list and the greatest first', () => {
    for (const [index, match] of matches.entries()) {
      const season = seasonOf(match, matches.slice(0, index), category);
      const ids = new Set(match.events.map(({ id }) => id));
      const { gains, losses } = chosenTeamFacts(season);
      for (const list of [gains, losses]) {
        const worths = list.map(({ points }) => Math.abs(points));
        expect(worths).toEqual([...worths].sort((a, b) => b - a));
        for (const { eventIds } of list) expect(eventIds.every((id) => ids.has(id))).toBe(true);
      }
      expect(gains.every(({ points }) => points > 0)).toBe(true);
      expect(losses.every(({ points }) => points < 0)).toBe(true);
      const topics = [...gains, ...losses].map(({ topic }) => topic);
      expect(new Set(topics).size).toBe(topics.length);
      const parts = [...gains, ...losses].flatMap(({ partOf }) => partOf ?? []);
      expect(topics.filter((topic) => parts.includes(topic))).toEqual([]);
    }
  });
});

it('a tidied match keeps its shots', () => {
  expect(tidied(base.events).filter(isFieldGoal)).toEqual(base.events.filter(isFieldGoal));
});
