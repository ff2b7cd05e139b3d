import { describe, expect, it } from 'vitest';
import type { Chosen } from '../choose.ts';
import { playerSeasonOf } from '../player-season.ts';
import { chosenPlayerFacts } from '../player-text.ts';
import type { Season } from '../season.ts';
import { chosenTeamFacts, teamSummary } from '../team-text.ts';
import { base, type Planted, plantedSeason } from '../testing/planted.ts';
import { plantedBalls } from '../testing/planted-balls.ts';
import { plantedInPlayers, star } from '../testing/planted-players.ts';
import { plantedShots } from '../testing/planted-shots.ts';
import { plantedStretches } from '../testing/planted-stretches.ts';
import type { TeamFact } from './fact.ts';
import { type FactName, playerFacts, teamFacts } from './facts.ts';

/* A fact without a planted match does not compile here. */
const planted: Record<keyof typeof teamFacts, readonly Planted[]> = {
  ...plantedShots,
  ...plantedBalls,
  ...plantedStretches,
};
const plantedPlayers: Record<keyof typeof playerFacts, readonly Planted[]> = plantedInPlayers;

function cases<Name extends FactName>(facts: Record<Name, readonly Planted[]>) {
  return (Object.keys(facts) as Name[]).flatMap((fact) =>
    facts[fact].map((one) => [fact, one.name, one] as const),
  );
}

/** It is found, with its proof, and told where it must be. */
function expectTold(season: Season, findings: ReturnType<TeamFact>, chosen: Chosen, one: Planted) {
  const { list, topic, orTold = topic, among = 1 } = one;
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
  const first = told.slice(0, among);
  expect(
    first.some((other) => topic.test(other) || orTold.test(other)),
    `${told}`,
  ).toBe(true);
}

describe('a fact planted in a match is named first', () => {
  it.each(cases(planted))('%s: %s', (fact, _, one) => {
    const season = plantedSeason(one);
    const chosen = chosenTeamFacts(season);
    expectTold(season, teamFacts[fact](season), chosen, one);
    const { whatsWorking, focusAreas } = teamSummary(season, chosen, 'en');
    const told = one.list === 'gains' ? whatsWorking : focusAreas;
    if (one.says) expect(told[0]).toMatch(one.says);
  });
});

describe('a fact planted in a player’s match is told of the player', () => {
  it.each(cases(plantedPlayers))('%s: %s', (fact, _, one) => {
    const season = plantedSeason(one);
    const line = season.match.boxScore.team.players.find(({ playerId }) => playerId === star);
    if (line === undefined) throw new Error('the player did not play');
    const player = playerSeasonOf(season, line);
    expectTold(season, playerFacts[fact](player), chosenPlayerFacts(player), one);
  });
});

it('facts that were not planted are not found in a match like all before it', () => {
  const season = plantedSeason({ plant: (events) => events });
  expect(season.match.events).toHaveLength(base.events.length);
  expect(chosenTeamFacts(season)).toEqual({ gains: [], losses: [] });
});
