import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { emptyLine } from '../../basketball/line.ts';
import type { BoxScore } from '../../contract/box-score.ts';
import type { ApiClient } from '../api/api-client.ts';
import { createCallQueue } from '../api/api-client.ts';
import { ApiError } from '../api/api-error.ts';
import { ApiContext } from '../api/session-context.ts';
import { Why } from './Why.tsx';

const side = (name: string, points: number, made: number) => ({
  name,
  players: [],
  totals: {
    ...emptyLine(),
    points,
    twos: { made, attempted: 40 },
    freeThrows: { made: 0, attempted: 0 },
    turnovers: 10,
    offensiveRebounds: 8,
    defensiveRebounds: 20,
  },
});
const boxScore: BoxScore = {
  matchId: 'M',
  status: 'completed',
  team: side('Own', 50, 25),
  opponent: side('Other', 42, 21),
};

test('a service without plays: the totals say why, also while the plays are asked for again', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const absent = new ApiError({ status: 404, code: 'NOT_FOUND', message: 'No plays.' });
  const answers: (() => Promise<never>)[] = [
    () => Promise.reject(absent),
    () => new Promise<never>(() => {}),
  ];
  const inTurn = createCallQueue(4);
  const unused = () => Promise.reject(absent);
  const api: ApiClient = { call: () => answers.shift()?.() ?? unused(), sample: unused, inTurn };
  render(
    <QueryClientProvider client={client}>
      <ApiContext value={api}>
        <Why boxScore={boxScore} />
      </ApiContext>
    </QueryClientProvider>,
  );
  expect(await screen.findByRole('region', { name: 'Why' })).toBeDefined();
  await act(async () => {
    void client.refetchQueries();
  });
  expect(client.isFetching()).toBe(1);
  expect(screen.getByRole('region', { name: 'Why' })).toBeDefined();
});
