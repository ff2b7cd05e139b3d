import { describe } from 'vitest';
import { clubOfFewMatches, testNow } from '../league/testing/few-matches.ts';
import { testEveryEndpoint } from '../testing/every-endpoint.ts';
import { createClub } from './club.ts';
import { linesIn } from './testing/club-calls.ts';
import { createMemoryClubs } from './testing/memory-clubs.ts';
import { putClub } from './testing/put-club.ts';
import { testTools } from './testing/test-tools.ts';

const tools = testTools(testNow, createMemoryClubs(), (error) => {
  throw error;
});
const engine = createClub(tools, linesIn);

/** Stores a club, and another one that is forgotten at once. */
async function fill(seed: number, name: string) {
  const { club, team, ids } = clubOfFewMatches(seed, name);
  await putClub(tools, club, team);
  const { id: revokedKey } = await engine.make('Forgotten');
  await engine.forget(revokedKey);
  return { club, key: club.id, revokedKey, ...ids };
}

describe('every endpoint of the table', () => {
  testEveryEndpoint(
    async () => ({
      ours: await fill(7, 'Our club'),
      theirs: await fill(8, 'Their club'),
      async send(method, path, key = '') {
        const call = { clubId: key, method, path, language: null };
        const { status, text } = await engine.answer(call);
        return new Response(text, { status });
      },
    }),
    { http: false },
  );
});
