import { describe, expect, test } from 'vitest';
import { pointsScored } from '../../basketball/shots.ts';
import type { Language } from '../../contract/language.ts';
import type { MatchEvent, Side } from '../../contract/play-by-play.ts';
import { seasonOf } from '../season.ts';
import { playedTeams, withEvents } from '../testing/matches.ts';
import { Voice } from '../voice.ts';
import type { Finding, TeamFact } from './fact.ts';
import { fastBreak } from './fast-break.ts';
import { freeThrowTrips } from './free-throw-trips.ts';
import { pointsOffTurnovers } from './points-off-turnovers.ts';
import { rebounds } from './rebounds.ts';
import { secondChances } from './second-chances.ts';
import { shooting } from './shooting.ts';
import { shotMix } from './shot-mix.ts';
import { turnovers } from './turnovers.ts';
import { turnoversByKind } from './turnovers-by-kind.ts';
import { turnoversInAPeriod } from './turnovers-in-a-period.ts';

const facts: Record<string, TeamFact> = {
  shooting,
  shotMix,
  freeThrowTrips,
  turnovers,
  turnoversByKind,
  turnoversInAPeriod,
  pointsOffTurnovers,
  rebounds,
  secondChances,
  fastBreak,
};

/* Every finding of shots and balls in the demo league's matches, small ones as well, some without locations. */
const seasons = playedTeams(2026).flatMap(({ matches, category }) => [
  ...matches.map((match, at) => seasonOf(match, matches.slice(0, at), category)),
  ...matches.slice(-3).map((match) => {
    const unplaced = match.events.map(({ courtPosition: _, ...event }) => event);
    return seasonOf(withEvents(match, unplaced), matches, category);
  }),
]);
const found = seasons.flatMap((season) =>
  Object.entries(facts).flatMap(([fact, find]) =>
    [find(season) ?? []].flat().map((finding) => ({ fact, finding, season })),
  ),
);

function said(finding: Finding, { match }: (typeof seasons)[number], language: Language): string {
  const opponent = match.opponentName;
  return new Voice({ language, seed: match.id, name: finding.topic, opponent }).tell(finding);
}

/* Points off balls won and after offensive rebounds, counted from the raw events of the matches before. */
const ways = [
  {
    fact: 'pointsOffTurnovers',
    qualifier: 'fromTurnover',
    isBall: (event: MatchEvent, side: Side) => event.type === 'turnover' && event.side !== side,
  },
  {
    fact: 'secondChances',
    qualifier: 'secondChance',
    isBall: (event: MatchEvent, side: Side) =>
      event.type === 'rebound' && event.subtype === 'offensive' && event.side === side,
  },
] as const;

test.each(ways)('what so many balls usually bring is what each brought before: $fact', (way) => {
  const { fact, qualifier, isBall } = way;
  const lucky = found.filter(
    ({ fact: name, finding, season }) =>
      name === fact && finding.repeats === 0 && season.earlier.length >= 5,
  );
  expect(lucky.length).toBeGreaterThan(20);
  for (const { finding, season } of lucky) {
    const side = finding.topic.endsWith('team') ? 'team' : 'opponent';
    const before = season.earlier.flatMap(({ events }) => events);
    const points = before
      .filter((event) => event.side === side && event.qualifiers?.includes(qualifier))
      .reduce((sum, event) => sum + pointsScored(event), 0);
    const balls = before.filter((event) => isBall(event, side)).length;
    const now = season.match.events.filter((event) => isBall(event, side)).length;
    expect(finding.usual, said(finding, season, 'en')).toBeCloseTo((points / balls) * now, 6);
  }
});

describe('luck', () => {
  const lucky = found.filter(({ finding }) => finding.repeats === 0);

  test('is named in every sentence about how shots fell, in both languages', () => {
    expect(lucky.length).toBeGreaterThan(500);
    expect(
      found.filter(({ fact, finding }) => fact === 'shooting' && finding.repeats !== 0),
    ).toEqual([]);
    for (const { finding, season } of lucky) {
      expect(said(finding, season, 'en')).toMatch(/\bluck\b/);
      expect(said(finding, season, 'es')).toMatch(/\bsuerte\b/);
    }
  });

  test('is nobody’s merit or blame, and nothing is to be practised for it', () => {
    for (const { finding, season } of lucky) {
      expect(finding.drill).toBeUndefined();
      expect(said(finding, season, 'en')).not.toMatch(/\b(?:held|gave|let|stopped|defended)\b/);
    }
  });

  test('is not named where a number repeats', () => {
    for (const { finding, season } of found) {
      if (finding.repeats === 0) continue;
      expect(finding.repeats).toBeGreaterThan(0);
      expect(said(finding, season, 'en')).not.toMatch(/luck/);
      expect(said(finding, season, 'es')).not.toMatch(/suerte/);
    }
  });
});

test('a sentence has the same numbers in both languages, and one word for the usual', () => {
  const numbersIn = (text: string, { match }: (typeof seasons)[number]) =>
    text.replaceAll(match.opponentName, '').match(/\d+/g)?.sort().join(' ');
  for (const { finding, season } of found) {
    const { en, es } = { en: said(finding, season, 'en'), es: said(finding, season, 'es') };
    const ones = /once|twice|\b(?:una vez|dos veces)\b/;
    if (!ones.test(en)) expect(numbersIn(es, season), `${en} ${es}`).toBe(numbersIn(en, season));
    expect(en).not.toMatch(/usually|\bnorm|average|\bmean\b/);
    expect(`${en} ${es}`).not.toMatch(/NaN|undefined|null|[{}]| {2}|\.\.|,,/);
    expect(es).not.toMatch(/\b(?:You|They|the|of|where|usual)\b/);
  }
});
