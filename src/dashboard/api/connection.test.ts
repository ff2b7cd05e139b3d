import { expect, test } from 'vitest';
import { readServiceAddress } from './connection.ts';

test.each([
  ['', ''],
  ['https://page.example/', ''],
  [' https://stats.example/v1/clubs ', 'https://stats.example'],
  ['http://127.0.0.1:4173', 'http://127.0.0.1:4173'],
  ['http://stats.example', null],
  ['https://user:word@stats.example', null],
  ['stats.example', null],
  ['javascript:alert(1)', null],
])('the service address %s is %s', (typed, expected) => {
  expect(readServiceAddress(typed, 'https://page.example')).toBe(expected);
});
