import { expect, test } from 'vitest';
import { composeKey } from '../../contract/api-key-format.ts';
import { looksWhole, readTypedKey } from './typed-key.ts';

const clubId = '0f1e2d3c-4b5a-6978-8796-a5b4c3d2e1f0';
const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_';

/** A repeatable source of whole numbers (Lehmer, Park and Miller 1988). */
function numbersFrom(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % limit;
  };
}

test('10,000 typos of one character are flagged, and no right key is', () => {
  const below = numbersFrom(7);
  const use = new Map<string, number>();
  for (let typo = 0; typo < 10_000; typo += 1) {
    const key = composeKey(below, clubId);
    expect(readTypedKey(` ${key}\n`)).toEqual({ use: 'yes', key, warning: null });
    const at = below(key.length);
    const other = alphabet.charAt(below(alphabet.length));
    const typos = [
      key.slice(0, at) + (other === key[at] ? '-' : other) + key.slice(at + 1),
      key.slice(0, at) + key.slice(at + 1),
      key.slice(0, at) + other + key.slice(at),
    ];
    const verdict = readTypedKey(typos[typo % typos.length] ?? '').use;
    use.set(verdict, (use.get(verdict) ?? 0) + 1);
  }
  const [refused = 0, warned = 0] = [use.get('no'), use.get('after a warning')];
  console.log(
    `figure: typos of a key: ${refused} refused, ${warned} in its first four letters warned of (10,000 flagged)`,
  );
  expect(refused + warned).toBe(10_000);
  // A typo in the first four characters makes it another form of key, which only gets a warning.
  expect(refused).toBeGreaterThan(8_000);
});

test.each([
  ['', 'No key yet'],
  ['two words', 'This is no key'],
  ['schlüssel', 'This is no key'],
  ['bxo_short', 'There is a typo in this key'],
])('“%s”: %s', (typed, title) => {
  expect(readTypedKey(typed)).toMatchObject({ use: 'no', title });
});

test.each([
  'Bearer sk_live_0123456789',
  'Authorization: Bearer sk_live_0123456789',
  '"sk_live_0123456789"\n',
  '\u200bsk_live_0123456789\ufeff',
])('of “%s” only the key is taken', (typed) => {
  expect(readTypedKey(typed)).toMatchObject({ key: 'sk_live_0123456789' });
});

test('a key of another form is tried after a warning', () => {
  expect(readTypedKey('sk_live_0123456789')).toMatchObject({
    use: 'after a warning',
    key: 'sk_live_0123456789',
  });
});

test('a key is complete if it is long enough and its checksum, if any, is right', () => {
  const key = composeKey(numbersFrom(7), clubId);
  expect(looksWhole(` ${key}\n`)).toBe(true);
  expect(looksWhole('a-key-of-another-statistics-service')).toBe(true);
  for (const other of [key.slice(0, -1), `${key}x`, `${key} ${key}`, key.slice(31), '']) {
    expect(looksWhole(other), other).toBe(false);
  }
});
