import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { createElement, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { BoxScore, PlayerLine } from '../../../src/contract/box-score.ts';

const cellsOf = ({ playerId, name, twos, threes, freeThrows, ...line }: PlayerLine) => [
  name,
  ...[twos, threes, freeThrows].flatMap(({ made, attempted }) => [made, attempted]),
  ...Object.values(line).filter((value) => typeof value === 'number'),
];

/** Both sides of a box score as bare tables. */
export function BoxScoreTables({ boxScore }: { boxScore: BoxScore }): ReactNode {
  const cell = (text: string | number | null, at: number) => createElement('td', { key: at }, text);
  return [boxScore.team, boxScore.opponent].map(({ name, players }) => {
    const rows = players.map((line) =>
      createElement('tr', { key: line.playerId }, cellsOf(line).map(cell)),
    );
    return createElement('table', { key: name }, createElement('tbody', null, rows));
  });
}

const readBoxScore = async (): Promise<BoxScore> =>
  (await (await fetch('/v1/box-score')).json()).data;

/** The match page of the floor: one call, then the tables. */
export function Match(): ReactNode {
  const { data } = useQuery({ queryKey: ['box-score'], queryFn: readBoxScore });
  return data ? createElement(BoxScoreTables, { boxScore: data }) : 'Loading';
}

/** Draws a floor page. */
export function draw(page: ReactNode): void {
  const client = new QueryClient();
  createRoot(document.body).render(createElement(QueryClientProvider, { client }, page));
}
