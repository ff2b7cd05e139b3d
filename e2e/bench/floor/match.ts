import { useQuery } from '@tanstack/react-query';
import { createElement, type ReactNode } from 'react';
import { readBoxScore } from './bare-box-score.ts';
import { BoxScoreTables } from './table.ts';

/** The match page of the floor: one call, then the tables. */
export function Match(): ReactNode {
  const { data } = useQuery({ queryKey: ['box-score'], queryFn: readBoxScore });
  return data
    ? createElement(BoxScoreTables, { boxScore: data })
    : createElement('p', null, 'Loading');
}
