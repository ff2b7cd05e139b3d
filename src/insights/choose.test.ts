import { describe, expect, it } from 'vitest';
import { isFieldGoal } from '../basketball/shots.ts';
import { languages } from '../contract/language.ts';
import { chooseFindings, writtenLists } from './choose.ts';
import type { Finding } from './facts/fact.ts';
import { seasonOf } from './season.ts';
import { repeatedBefore } from './testing/matches.ts';
import { tidied } from './testing/plant.ts';
import { base, category, matches } from './testing/planted.ts';
import { drill } from './words/said.ts';
import { chosenTeamFacts } from './write-insights.ts';

describe('a match like all before it', () => {
  const season = seasonOf(base, repeatedBefore(base, 8), category);

  it('is described by its course alone, without a drill', () => {
    const chosen = chosenTeamFacts(season);
    for (const { topic, gained, always } of [...chosen.gains, ...chosen.losses]) {
      expect(gained !== undefined || always === true || topic === 'streak', topic).toBe(true);
    }
    for (const language of languages) {
      expect(writtenLists(chosen, season.match, language).summary.suggestions).toEqual([]);
    }
  });
});

function finding(topic: string, given: Partial<Finding>): Finding {
  const about = { points: 3, deviations: 2, value: 1, usual: 0, repeats: 0.5, eventIds: [] };
  return { topic, ...about, ...given, says: [], drill: drill('none', { margin: topic }) };
}

const limits = { most: 4, leastPoints: 1.5, leastDeviations: 1.1 };
const topicsOf = (findings: readonly Finding[]) => findings.map(({ topic }) => topic);

describe('the order of findings', () => {
  it('begins with the match, the stretch that decided it and the weightiest number', () => {
    const { gains } = chooseFindings(
      [
        finding('small number', { points: 2 }),
        finding('great number', { points: 9 }),
        finding('small stretch', { gained: 0.15, span: [600, 800] }),
        finding('stretch', { gained: 0.3, span: [0, 100] }),
        finding('match', { always: true, points: 0.1, deviations: 0 }),
      ],
      limits,
    );
    expect(topicsOf(gains)).toEqual([
      'match',
      'stretch',
      'great number',
      'small stretch',
      'small number',
    ]);
  });

  it('leaves the stretch that the verdict says out of the rest, and every other within it', () => {
    const [level, ahead] = [
      { team: 14, opponent: 11 },
      { team: 34, opponent: 22 },
    ];
    const { gains } = chooseFindings(
      [
        finding('margin', { always: true, stretch: { from: level, to: ahead } }),
        finding('quarter', {
          gained: 0.3,
          span: [600, 1200],
          stretch: { from: level, to: ahead },
        }),
        finding('run', { gained: 0.15, span: [700, 800] }),
      ],
      limits,
    );
    expect(topicsOf(gains)).toEqual(['margin']);
  });

  it('weighs worth, surprise and what repeats', () => {
    const { losses } = chooseFindings(
      [
        finding('luck', { points: -4, repeats: 0 }),
        finding('repeats', { points: -3, repeats: 0.2 }),
        finding('surprise', { points: -3, repeats: 0.2, deviations: 3 }),
      ],
      limits,
    );
    expect(topicsOf(losses)).toEqual(['surprise', 'repeats', 'luck']);
  });

  it('leaves out a stretch that did not move the chance to win, however long', () => {
    const stretch = finding('garbage time', { points: 15, deviations: 3, gained: 0.02 });
    expect(chooseFindings([stretch], limits)).toEqual({ gains: [], losses: [] });
  });

  it('reports one story once: the part with most of a longer stretch', () => {
    const { gains } = chooseFindings(
      [
        finding('half', { gained: 0.4, span: [0, 1200], points: 12 }),
        finding('quarter', { gained: 0.35, span: [0, 600], points: 11 }),
        finding('run', { gained: 0.1, span: [300, 400], points: 8 }),
      ],
      limits,
    );
    expect(topicsOf(gains)).toEqual(['quarter']);
  });

  it('has every overtime, also beside a weightier run that overlaps it', () => {
    const { losses } = chooseFindings(
      [
        finding('run', { gained: -0.6, span: [2350, 2600], points: -12 }),
        finding('overtime', { always: true, gained: -0.5, span: [2400, 2700], points: -7 }),
      ],
      limits,
    );
    expect(topicsOf(losses)).toEqual(['overtime']);
  });

  it('asks to practise what repeats, and never luck', () => {
    const losses = [
      finding('luck', { points: -9, repeats: 0 }),
      finding('habit', { points: -3, repeats: 0.12 }),
    ];
    const { suggestions } = writtenLists({ gains: [], losses }, base, 'en').summary;
    expect(suggestions).toHaveLength(1);
    expect(suggestions[0]).toMatch(/ by habit/);
  });
});

describe('the choice', () => {
  it('rests on events of the match, each sign in its own list', () => {
    for (const [index, match] of matches.entries()) {
      const season = seasonOf(match, matches.slice(0, index), category);
      const ids = new Set(match.events.map(({ id }) => id));
      const { gains, losses } = chosenTeamFacts(season);
      for (const { eventIds } of [...gains, ...losses]) {
        expect(eventIds.every((id) => ids.has(id))).toBe(true);
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
