import { describe } from 'vitest';
import { clubOfFewMatches, testNow } from '../../league/testing/few-matches.ts';
import { testEveryEndpoint } from '../../testing/every-endpoint.ts';
import { createClub } from '../club.ts';
import { testAdd } from './add-suite.ts';
import { linesIn } from './club-calls.ts';
import { testEdits } from './edit-suite.ts';
import { testPlans } from './plan-suite.ts';
import { putClub } from './put-club.ts';
import { testStale } from './stale-suite.ts';
import type { OpenStore } from './store-suite.ts';
import { testTools } from './test-tools.ts';
import { testUndo } from './undo-suite.ts';

/** Tests of a club over a store that passes `testStore`; `open` returns a new empty one. */
export function testClub(open: OpenStore): void {
  describe('adding', () => testAdd(open));
  describe('undoing', () => testUndo(open));
  describe('stale insights', () => testStale(open));
  describe('edits', () => testEdits(open));
  describe('plans of playing time', () => testPlans(open));
  describe('every endpoint of the table', () => testEndpoints(open));
}

function testEndpoints(open: OpenStore): void {
  testEveryEndpoint(
    async () => {
      const tools = testTools(testNow, await open(), (error) => {
        throw error;
      });
      const engine = createClub(tools, linesIn);
      /** Stores a club, and another one that is deleted at once. */
      const fill = async (seed: number, name: string) => {
        const { club, team, ids } = clubOfFewMatches(seed, name);
        await putClub(tools, club, team);
        const { id: revokedKey } = await engine.make('Forgotten');
        await engine.forget(revokedKey);
        return { club, key: club.id, revokedKey, ...ids };
      };
      return {
        ours: await fill(7, 'Our club'),
        theirs: await fill(8, 'Their club'),
        async send(method, path, key = '') {
          const call = { clubId: key, method, path, language: null };
          const { status, text } = await engine.answer(call);
          return new Response(text, { status });
        },
      };
    },
    { http: false },
  );
}
