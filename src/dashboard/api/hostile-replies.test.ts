import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type EndpointName, endpointNames } from '../../contract/endpoints.ts';
import { ratingsOf } from '../../contract/insight.ts';
import { jsonPaths, numbersIn, withAt } from '../../contract/testing/json-paths.ts';
import { readTolerantly } from '../../foreign/read-tolerantly.ts';

const numRuns = import.meta.env.MODE === 'soak' ? 2_000 : 200;

const parameters = { clubId: 'C', teamId: 'T', matchId: 'M', playerId: 'P' };
const line = {
  seconds: 600,
  points: 7,
  twos: { made: 2, attempted: 4 },
  threes: { made: 1, attempted: 3 },
  freeThrows: { made: 0, attempted: 0 },
  offensiveRebounds: 1,
  defensiveRebounds: 2,
  assists: 3,
  turnovers: 1,
  steals: 1,
  blocks: 0,
  fouls: 2,
  plusMinus: -4,
};
const player = (playerId: string) => ({
  playerId,
  name: `Name ${playerId}`,
  number: '7',
  starter: true,
  played: true,
  ...line,
});
const side = (name: string) => ({ name, players: ['A', 'B', 'C'].map(player), totals: line });
const match = (id: string) => ({
  id,
  startsAt: '2026-01-02T18:00:00.000Z',
  status: 'completed',
  homeAway: 'home',
  opponent: { id: 'O', name: 'Others' },
  score: { team: 70, opponent: 66 },
  periods: [{ team: 20, opponent: 10 }],
  regulationPeriods: 4,
  periodMinutes: 10,
  overtimeMinutes: 5,
  officials: ['R One'],
});
const event = (id: string) => ({
  id,
  sequence: 1,
  period: 1,
  clockSeconds: 500,
  side: 'team',
  playerId: 'A',
  type: 'twoPointer',
  made: true,
  points: 2,
  courtPosition: { x: 7, y: 2 },
  score: { team: 2, opponent: 0 },
});
const insights = {
  status: 'ready',
  message: 'm',
  stale: false,
  summary: { whatsWorking: ['a'], focusAreas: ['b'], suggestions: ['c'] },
  ratings: ratingsOf(() => ({ value: 5, comment: 'as usual' })),
};

/** A valid reply of every endpoint; without one a new endpoint does not compile. */
const replies: Record<EndpointName, object> = {
  getClub: { id: 'C', name: 'Club' },
  listTeams: { teams: ['A', 'B', 'C'].map((id) => ({ id, name: `Team ${id}` })) },
  listMatches: { matches: ['A', 'B', 'C'].map(match) },
  listRoster: {
    roster: ['A', 'B', 'C'].map((playerId) => ({ playerId, name: playerId, number: '00' })),
  },
  getBoxScore: { matchId: 'M', status: 'completed', team: side('Us'), opponent: side('Them') },
  getPlayByPlay: {
    matchId: 'M',
    matchSheet: { team: [{ playerId: 'A', name: 'A', starter: true }], opponent: [] },
    events: ['A', 'B', 'C'].map(event),
  },
  getInsights: insights,
  writeInsights: insights,
  getPlayerInsights: insights,
  writePlayerInsights: insights,
};

const odd = fc.oneof(
  fc.constantFrom<unknown>(
    undefined,
    null,
    true,
    '',
    'NaN',
    '7',
    [],
    {},
    -1,
    0.5,
    1e308,
    'x'.repeat(100_000),
    '<img src=x onerror=alert(1)>',
    'constructor',
  ),
  fc.jsonValue({ maxDepth: 4 }),
);

const listsOf: Partial<
  Record<EndpointName, (value: Record<string, never[]>) => unknown[] | undefined>
> = {
  listTeams: ({ teams }) => teams,
  listMatches: ({ matches }) => matches,
  listRoster: ({ roster }) => roster,
  getPlayByPlay: ({ events }) => events,
};

test.each(endpointNames)('%s: one bad field never costs the page, nor another row', (name) => {
  const reply = replies[name];
  let unreadable = 0;
  fc.assert(
    fc.property(fc.constantFrom(...jsonPaths(reply)), odd, (place, put) => {
      const sent = withAt(reply, place, put);
      const reading = readTolerantly(name, sent, parameters);
      if (reading === null) {
        // Only if the whole reply, its list or its subject is missing.
        expect(place.length, JSON.stringify(place)).toBeLessThanOrEqual(1);
        unreadable += 1;
        return;
      }
      for (const number of numbersIn(reading.value)) expect(Number.isFinite(number)).toBe(true);
      const rows = listsOf[name]?.(JSON.parse(JSON.stringify(reading.value)));
      if (rows && place.length > 1) expect(rows.length).toBeGreaterThanOrEqual(2);
    }),
    { numRuns },
  );
  console.log(
    `figure: one bad field in ${name}: ${numRuns} payloads, every good row stays; ${unreadable} were no reply at all (2,000)`,
  );
});

test('a reply of any shape is read or refused with an ApiError', () => {
  fc.assert(
    fc.property(fc.constantFrom(...endpointNames), fc.jsonValue(), (name, sent) => {
      readTolerantly(name, sent, parameters);
    }),
    { numRuns },
  );
});
