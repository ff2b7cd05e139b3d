import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { isWellFormedKey, shownPrefix } from '../contract/api-key-format.ts';
import { createApiKey, hashApiKey } from './api-key.ts';

const keys = Array.from({ length: 40 }, () => createApiKey(randomUUID()));

test('a new key is well formed, and no two are alike', () => {
  expect(keys.every(isWellFormedKey)).toBe(true);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys[0]).toMatch(/^bxo_[0-9A-Za-z]{58}$/);
});

test('one wrong, missing, doubled or swapped character is found', () => {
  for (const key of keys) {
    for (let at = 0; at < key.length; at += 1) {
      const wrong = key[at] === 'x' ? 'y' : 'x';
      const swapped = key.slice(0, at) + key.charAt(at + 1) + key.charAt(at) + key.slice(at + 2);
      const typos = [
        key.slice(0, at) + wrong + key.slice(at + 1),
        key.slice(0, at) + key.slice(at + 1),
        key.slice(0, at + 1) + key.slice(at),
        ...(swapped === key ? [] : [swapped]),
      ];
      expect(typos.filter(isWellFormedKey)).toEqual([]);
    }
  }
});

test('the shown part of a key is too little to guess it', () => {
  expect(shownPrefix('bxo_ABCDEFGH')).toBe('bxo_ABCD');
});

test('a key is stored as its SHA-256', () => {
  expect(hashApiKey('abc')).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  );
});
