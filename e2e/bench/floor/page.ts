import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import type { BoxScore, PlayerLine } from '../../../src/contract/box-score.ts';

/* The minimal page for times and bytes: React, Query and the data router with one table. */

const cellsOf = ({ playerId, name, twos, threes, freeThrows, ...line }: PlayerLine) => [
  name,
  ...[twos, threes, freeThrows].flatMap(({ made, attempted }) => [made, attempted]),
  ...Object.values(line).filter((value) => typeof value === 'number'),
];

/** One call, then both sides of a box score as plain tables. */
function Match() {
  const queryFn = async (): Promise<BoxScore> => (await (await fetch('/v1/box-score')).json()).data;
  const { data } = useQuery({ queryKey: ['box-score'], queryFn });
  if (!data) return 'Loading';
  return [data.team, data.opponent].map(({ name, players }) => {
    const rows = players.map((line) => {
      const cells = cellsOf(line).map((text, at) => createElement('td', { key: at }, text));
      return createElement('tr', { key: line.playerId }, cells);
    });
    return createElement('table', { key: name }, createElement('tbody', null, rows));
  });
}

const router = createBrowserRouter([{ path: '*', element: createElement(Match) }]);
const app = createElement(RouterProvider, { router });
const client = new QueryClient();
createRoot(document.body).render(createElement(QueryClientProvider, { client }, app));
