import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter, Outlet, Route, Routes } from 'react-router';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { boxScoreSchema } from '../../contract/box-score.ts';
import { insightResultSchema } from '../../contract/insight.ts';
import { createApiClient } from '../api/api-client.ts';
import { paths } from '../api/paths.ts';
import { ApiContext } from '../api/session-context.ts';
import { InsightsPage } from './InsightsPage.tsx';

const of = { teamId: 'T', matchId: 'M' };
const silent = () => new Promise<Response>(() => {});
const api = createApiClient({ serviceAddress: '', key: 'k', fetch: silent, now: () => 0 });

test('a player whom the roster alone names can be opened from the insights of a match', () => {
  const client = new QueryClient();
  const read = (key: string[], value: unknown) =>
    client.setQueryData(key, { value, unreadableRows: 0 });
  read(['insights', 'M', 'en'], v.parse(insightResultSchema, { status: 'ready' }));
  read(['box-score', 'M'], v.parse(boxScoreSchema, { matchId: 'M', team: {}, opponent: {} }));
  read(['roster', 'T'], [{ playerId: 'P', name: 'Ada Lake', number: '7' }]);
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <ApiContext value={api}>
        <MemoryRouter initialEntries={[paths.insights(of)]}>
          <Routes>
            <Route element={<Outlet context={{ match: undefined, matches: [] }} />}>
              <Route path="/teams/:teamId/matches/:matchId/insights" element={<InsightsPage />} />
            </Route>
          </Routes>
        </MemoryRouter>
      </ApiContext>
    </QueryClientProvider>,
  );
  expect(markup).toContain(`href="${paths.playerInsights({ ...of, playerId: 'P' })}"`);
});
