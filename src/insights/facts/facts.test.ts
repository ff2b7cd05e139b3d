import { describe, expect, it } from 'vitest';
import { languages } from '../../contract/language.ts';
import { type Chosen, writtenLists } from '../choose.ts';
import { playerSeasonOf } from '../player-season.ts';
import type { Season } from '../season.ts';
import { base, type Planted, plantedSeason } from '../testing/planted.ts';
import { plantedBalls } from '../testing/planted-balls.ts';
import { plantedFives } from '../testing/planted-fives.ts';
import { plantedInPlayers, star } from '../testing/planted-players.ts';
import { plantedShots } from '../testing/planted-shots.ts';
import { plantedStretches } from '../testing/planted-stretches.ts';
import { chosenPlayerFacts, chosenTeamFacts } from '../write-insights.ts';
import type { TeamFact } from './fact.ts';
import { type FactName, playerFacts, teamFacts } from './facts.ts';

/* A fact without a planted match does not compile here. */
const planted: Record<keyof typeof teamFacts, readonly Planted[]> = {
  ...plantedShots,
  ...plantedBalls,
  ...plantedStretches,
  ...plantedFives,
};
const plantedPlayers: Record<keyof typeof playerFacts, readonly Planted[]> = plantedInPlayers;

function cases<Name extends FactName>(facts: Record<Name, readonly Planted[]>) {
  return (Object.keys(facts) as Name[]).flatMap((fact) =>
    facts[fact].map((one) => [fact, one.name, one] as const),
  );
}

/** A finding must be among so many of its list. */
const first = 3;

/** Expects that it is found, with its evidence, among the first; returns its position. */
function expectTold(
  season: Season,
  findings: ReturnType<TeamFact>,
  chosen: Chosen,
  { list, topic, orTold = topic }: Planted,
): number {
  const sign = list === 'gains' ? 1 : -1;
  const found = [findings ?? []].flat();
  const finding = found.find(
    (other) => topic.test(other.topic) && Math.sign(other.points) === sign,
  );
  if (finding === undefined) throw new Error(`not found among ${found.map((f) => f.topic)}`);
  expect(Math.abs(finding.value - finding.usual)).toBeGreaterThan(0);
  const ids = new Set(season.match.events.map(({ id }) => id));
  expect(finding.eventIds.every((id) => ids.has(id))).toBe(true);
  const told = chosen[list].map((other) => other.topic);
  const place = told.findIndex((other) => topic.test(other) || orTold.test(other));
  expect(place, `${told}`).toBeGreaterThanOrEqual(0);
  expect(place, `${told}`).toBeLessThan(first);
  return place;
}

describe('a fact planted in a match is among the first three', () => {
  it.each(cases(planted))('%s: %s', (fact, _, one) => {
    const season = plantedSeason(one);
    const chosen = chosenTeamFacts(season);
    const place = expectTold(season, teamFacts[fact](season), chosen, one);
    for (const language of languages) {
      const { whatsWorking, focusAreas } = writtenLists(chosen, season.match, language).summary;
      const told = one.list === 'gains' ? whatsWorking : focusAreas;
      if (one.says) expect(told[place]).toMatch(one.says[language]);
    }
  });
});

describe('a fact planted in a player’s match is in the player’s text', () => {
  it.each(cases(plantedPlayers))('%s: %s', (fact, _, one) => {
    const season = plantedSeason(one);
    const line = season.match.boxScore.team.players.find(({ playerId }) => playerId === star);
    if (line === undefined) throw new Error('the player did not play');
    const player = playerSeasonOf(season, line);
    expectTold(season, playerFacts[fact](player), chosenPlayerFacts(player), one);
  });
});

it('of a match like all before it has only its course, without a suggestion', () => {
  const season = plantedSeason({ plant: (events) => events });
  expect(season.match.events).toHaveLength(base.events.length);
  const chosen = chosenTeamFacts(season);
  for (const { topic, gained, always } of [...chosen.gains, ...chosen.losses]) {
    expect(gained !== undefined || always === true || topic === 'streak', topic).toBe(true);
  }
  expect(writtenLists(chosen, season.match, 'en').summary.suggestions).toEqual([]);
});
