import { renderHook } from '@testing-library/react';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { boxScoreSchema } from '../../contract/box-score.ts';
import { matchSchema } from '../../contract/match.ts';
import type { SeasonEntry, SeasonReading } from './season-reading.ts';
import { useMatchesPlayed } from './season-reading.ts';

const matches = ['played', 'sat-out', 'not-listed', 'not-read', 'no-players'].map((id) =>
  v.parse(matchSchema, { id, status: 'completed', opponent: {} }),
);
type BoxScore = v.InferOutput<typeof boxScoreSchema>;
const boxScore = (players: object[]) =>
  v.parse(boxScoreSchema, { matchId: 'M', team: { players }, opponent: {} });
const read: Record<string, BoxScore> = {
  played: boxScore([{ playerId: 'P', name: 'Ada', played: true }]),
  'sat-out': boxScore([{ playerId: 'P', name: 'Ada', played: false }]),
  'not-listed': boxScore([{ playerId: 'Q', name: 'Bea', played: true }]),
  'no-players': boxScore([]),
};

const reading = (): SeasonReading<BoxScore> => ({
  entries: matches.map((match): SeasonEntry<BoxScore> => {
    return { match, value: read[match.id] ?? null, error: null };
  }),
  completed: matches.length,
  read: 4,
  absent: 0,
  failed: 0,
  reading: false,
  waiting: false,
  understood: true,
  retry: () => {},
});

test('a match that a player sat out is left out; one without data stays', () => {
  const { result, rerender } = renderHook(() => useMatchesPlayed(matches, 'P', reading()));
  const first = result.current;
  expect(first.map(({ id }) => id)).toEqual(['played', 'not-read', 'no-players']);
  rerender();
  expect(result.current, 'the same list as long as nothing changes').toBe(first);
});
