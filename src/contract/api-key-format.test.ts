import { expect, test } from 'vitest';
import { clubOfKey, composeKey, isWellFormedKey } from './api-key-format.ts';

/** Keys whose checksums were computed by zlib's CRC-32, not by the code under test. */
const fromZeros = 'bxo_00000000000000000000000000000005FX8P';
const fromAll = 'bxo_0123456789ABCDEFGHIJKLMNOPQRST2PYl5M';
const clubId = '0f1e2d3c-4b5a-6978-8796-a5b4c3d2e1f0';
const withClub = 'bxo_0123456789ABCDEFGHIJKLMNOPQRST0SWftNEX6SNhRXLmklFjGa1i8eqp';

test('a key is a prefix, 30 characters, its club and their CRC-32 in base62', () => {
  let next = -1;
  const counting = () => {
    next += 1;
    return next;
  };
  expect(composeKey(counting, clubId)).toBe(withClub);
  expect(isWellFormedKey(withClub)).toBe(true);
  expect(clubOfKey(withClub)).toBe(clubId);
});

test('the smallest and the greatest id are read back from a key', () => {
  const least = '00000000-0000-0000-0000-000000000000';
  for (const id of [least, least.replaceAll('0', 'f')]) {
    expect(clubOfKey(composeKey(() => 7, id))).toBe(id);
  }
});

test('a key without a club id is well-formed too', () => {
  expect([fromZeros, fromAll].map(isWellFormedKey)).toEqual([true, true]);
  expect([fromZeros, fromAll, 'a-chosen-key', ''].map(clubOfKey)).toEqual([null, null, null, null]);
  const beyond = `${fromAll.slice(0, -6)}${'z'.repeat(22)}`;
  expect(clubOfKey(`${beyond}3Eg0L6`)).toBeNull();
});

test.each([
  ['29 characters', 'bxo_000000000000000000000000000001Nq0ae'],
  ['another prefix', 'abc_0000000000000000000000000000000e4vAS'],
  ['no prefix', fromZeros.slice(4)],
  ['nothing', ''],
])('%s with a checksum that fits is none of ours', (_, key) => {
  expect(isWellFormedKey(key)).toBe(false);
});
