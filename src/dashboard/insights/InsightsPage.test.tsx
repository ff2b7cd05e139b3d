import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter, Outlet, Route, Routes } from 'react-router';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { boxScoreSchema } from '../../contract/box-score.ts';
import { insightResultSchema } from '../../contract/insight.ts';
import { paths } from '../api/paths.ts';
import { ApiContext, SessionContext } from '../api/session-context.ts';
import { recorderSession } from '../testing/recorder-session.ts';
import { InsightsPage } from './InsightsPage.tsx';

const of = { teamId: 'T', matchId: 'M' };

test('a player whom the roster alone names can be opened from the insights of a match', () => {
  const { session, queryClient, api } = recorderSession(() => new Promise<Response>(() => {}));
  const read = (key: string[], value: unknown) =>
    queryClient.setQueryData(key, { value, unreadableRows: 0 });
  read(['insights', 'M', 'en'], v.parse(insightResultSchema, { status: 'ready' }));
  read(['box-score', 'M'], v.parse(boxScoreSchema, { matchId: 'M', team: {}, opponent: {} }));
  read(['roster', 'T'], [{ playerId: 'P', name: 'Ada Lake', number: '7' }]);
  render(
    <SessionContext value={session}>
      <QueryClientProvider client={queryClient}>
        <ApiContext value={api}>
          <MemoryRouter initialEntries={[paths.insights(of)]}>
            <Routes>
              <Route element={<Outlet context={{ match: undefined, matches: [] }} />}>
                <Route path="/teams/:teamId/matches/:matchId/insights" element={<InsightsPage />} />
              </Route>
            </Routes>
          </MemoryRouter>
        </ApiContext>
      </QueryClientProvider>
    </SessionContext>,
  );
  const link = screen.getByRole('link', { name: '7 Ada Lake' });
  expect(link.getAttribute('href')).toBe(paths.playerInsights({ ...of, playerId: 'P' }));
});
