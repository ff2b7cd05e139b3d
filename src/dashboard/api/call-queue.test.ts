import { expect, test } from 'vitest';
import { createCallQueue } from './api-client.ts';

/** Calls that end on demand, and the names of those that have started. */
function calls() {
  const begun: string[] = [];
  const ends = new Map<string, { well: () => void; badly: () => void }>();
  const make = (name: string) => () => {
    begun.push(name);
    return new Promise<void>((resolve, reject) => {
      ends.set(name, { well: resolve, badly: () => reject(new Error(name)) });
    });
  };
  const end = async (name: string, how: 'well' | 'badly' = 'well') => {
    ends.get(name)?.[how]();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { begun, make, end };
}

test('at most the allowed calls run, and the next starts when one ends or fails', async () => {
  const { begun, make, end } = calls();
  const queue = createCallQueue(2);
  for (const name of ['a', 'b', 'c', 'd']) queue.add(make(name));
  expect(begun).toEqual(['a', 'b']);
  await end('b', 'badly');
  expect(begun).toEqual(['a', 'b', 'c']);
  await end('a');
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
});

test('a removed call never starts; the same call may wait twice', async () => {
  const { begun, make, end } = calls();
  const queue = createCallQueue(1);
  const again = make('again');
  queue.add(make('first'));
  const takeOut = queue.add(again);
  queue.add(again);
  takeOut();
  await end('first');
  await end('again');
  expect(begun).toEqual(['first', 'again']);
});
