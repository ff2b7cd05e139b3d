import { expect, test } from 'vitest';
import { composeKey, isWellFormedKey } from './api-key-format.ts';

/** Keys whose checksums zlib's CRC-32 has made, not the code under test. */
const fromZeros = 'bxo_00000000000000000000000000000005FX8P';
const fromAll = 'bxo_0123456789ABCDEFGHIJKLMNOPQRST2PYl5M';

test('a key is a prefix, 30 characters and their CRC-32 in base62', () => {
  expect(composeKey(() => 0)).toBe(fromZeros);
  let next = -1;
  const counting = () => {
    next += 1;
    return next;
  };
  expect(composeKey(counting)).toBe(fromAll);
  expect([fromZeros, fromAll].map(isWellFormedKey)).toEqual([true, true]);
});

test.each([
  ['29 characters', 'bxo_000000000000000000000000000001Nq0ae'],
  ['another prefix', 'abc_0000000000000000000000000000000e4vAS'],
  ['no prefix', fromZeros.slice(4)],
  ['nothing', ''],
])('%s with a checksum that fits is none of ours', (_, key) => {
  expect(isWellFormedKey(key)).toBe(false);
});
