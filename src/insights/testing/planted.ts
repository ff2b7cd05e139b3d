import { describe, expect, it } from 'vitest';
import type { MatchEvent } from '../../contract/play-by-play.ts';
import { chosenTeamFindings } from '../findings/team-findings.ts';
import { seasonOf } from '../ratings/season.ts';
import type { FinishedMatch } from '../written-insight.ts';
import { playedTeams, repeatedBefore, withEvents } from './matches.ts';

/* Facts are planted in a simulated match; the season before it is the same match without them, so that nothing else is new. */

const [seniors] = playedTeams(2026);

/** The season that the match is of. */
export const matches = seniors?.matches ?? [];
export const category = seniors?.category;

/** The match that facts are planted in. */
export const base = matchAt(9);

function matchAt(index: number): FinishedMatch {
  const match = matches[index];
  if (match === undefined) throw new Error('the season has no such match');
  return match;
}

type Plant = (events: MatchEvent[], match: FinishedMatch) => MatchEvent[];

/** A fact by its name: the list that it belongs in, the topic that must stand first there, and how it is planted. */
export type PlantedFact = [fact: string, list: 'gains' | 'losses', topic: RegExp, plant: Plant];

/** What is found in the match with the fact planted. */
export function plantedIn(match: FinishedMatch, plant: Plant) {
  const season = seasonOf(
    withEvents(match, plant(match.events, match)),
    repeatedBefore(match, 8),
    category,
  );
  return { season, chosen: chosenTeamFindings(season) };
}

/** Each fact must be named first, in its own list. */
export function describePlanted(facts: readonly PlantedFact[]): void {
  describe('a planted fact is named first', () => {
    it.each(facts)('%s', (_, list, topic, plant) => {
      const { chosen } = plantedIn(base, plant);
      expect(chosen[list][0]?.topic).toMatch(topic);
      expect(Math.sign(chosen[list][0]?.points ?? 0)).toBe(list === 'gains' ? 1 : -1);
    });
  });
}
