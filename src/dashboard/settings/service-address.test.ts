import { expect, test } from 'vitest';
import { readServiceAddress } from './ConnectionForm.tsx';

const allowed = ['https://stats.example', 'http://127.0.0.1:4173'];

test.each([
  ['', ''],
  ['https://page.example/', ''],
  [' https://stats.example/v1/clubs ', 'https://stats.example'],
  ['http://127.0.0.1:4173', 'http://127.0.0.1:4173'],
  ['http://127.0.0.1:4174', null],
  ['http://stats.example', null],
  ['https://evil.example', null],
  ['https://stats.example.evil.example', null],
  ['https://user:word@stats.example', null],
  ['stats.example', null],
  ['javascript:alert(1)', null],
])('the service address %s is %s', (typed, expected) => {
  expect(readServiceAddress(typed, 'https://page.example', allowed)).toBe(expected);
});
