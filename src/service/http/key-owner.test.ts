import { expect, test, vi } from 'vitest';
import { composeKey } from '../../contract/api-key-format.ts';
import { hashApiKey } from '../api-key.ts';
import type { KeyOwner } from './app-env.ts';
import { keyOwners } from './authentication.ts';

const clubId = '0f1e2d3c-4b5a-6978-8796-a5b4c3d2e1f0';
const key = composeKey(() => 7, clubId);
const keyWithoutClub = 'bxo_0123456789ABCDEFGHIJKLMNOPQRST2PYl5M';
const unused: KeyOwner = {
  id: clubId,
  keyName: 'Test',
  keyId: 'key 1',
  kind: 'reading',
  revision: 'seventh',
  endsOn: null,
  lastUsed: null,
};

/** A database with the key of one owner, which it can lose, and which notifies of changes if it is embedded. */
function databaseOf(embedded: boolean, owner: KeyOwner = unused) {
  const held = new Map([key, keyWithoutClub].map((each) => [hashApiKey(each), owner]));
  const read = vi.fn(async (hash: string, of: string | null) => {
    const found = of === null || of === clubId ? held.get(hash) : undefined;
    return found ? [found] : [];
  });
  const onUse = vi.fn(async () => {});
  let change = () => {};
  const onChange = (listener: () => void) => {
    change = listener;
  };
  let now = '2026-11-20T23:59:59Z';
  const ownerOf = keyOwners({
    read,
    onChange: embedded ? onChange : null,
    clock: () => new Date(now),
    onUse,
  });
  const setClock = (moment: string) => {
    now = moment;
  };
  return { read, onUse, ownerOf, held, setClock, change: () => change() };
}

test('where others change the database too, each call looks, for the club and the hash', async () => {
  const { read, ownerOf, held } = databaseOf(false);
  expect(await ownerOf(key)).toEqual(unused);
  held.clear();
  expect(await ownerOf(key)).toBeUndefined();
  const asked = [hashApiKey(key), clubId];
  expect(read.mock.calls).toEqual([asked, asked]);
});

test('a key that names no club goes by its hash alone', async () => {
  const { read, ownerOf } = databaseOf(false);
  expect(await ownerOf(keyWithoutClub)).toEqual(unused);
  expect(read.mock.calls).toEqual([[hashApiKey(keyWithoutClub), null]]);
});

test('an embedded database is asked again after a change only', async () => {
  const { change, read, ownerOf, held } = databaseOf(true);
  for (let call = 0; call < 3; call += 1) expect(await ownerOf(key)).toEqual(unused);
  expect(read).toHaveBeenCalledTimes(1);
  held.clear();
  change();
  expect(await ownerOf(key)).toBeUndefined();
  expect(read).toHaveBeenCalledTimes(2);
});

test('a key that nobody has is looked up each time: it may be made in between', async () => {
  const { read, ownerOf, held } = databaseOf(true);
  held.clear();
  expect(await ownerOf(key)).toBeUndefined();
  held.set(hashApiKey(key), unused);
  expect(await ownerOf(key)).toEqual(unused);
  expect(read).toHaveBeenCalledTimes(2);
});

test('an owner read during a change is not cached', async () => {
  const { change, read, ownerOf, held } = databaseOf(true);
  const reading = ownerOf(key);
  held.clear();
  change();
  expect(await reading).toEqual(unused);
  expect(await ownerOf(key)).toBeUndefined();
  expect(read).toHaveBeenCalledTimes(2);
});

test.each([true, false])('a key opens nothing after its last day (embedded: %s)', async (how) => {
  const { ownerOf, setClock } = databaseOf(how, { ...unused, endsOn: '2026-11-20' });
  expect(await ownerOf(key)).toBeDefined();
  setClock('2026-11-21T00:00:00Z');
  expect(await ownerOf(key)).toBeUndefined();
});

test('its first use on a day is reported, and no use of a key that opens nothing', async () => {
  const used = databaseOf(false, { ...unused, lastUsed: '2026-11-20' });
  await used.ownerOf(key);
  expect(used.onUse).not.toHaveBeenCalled();
  used.setClock('2026-11-21T00:00:00Z');
  await used.ownerOf(key);
  expect(used.onUse.mock.calls).toEqual([
    [expect.objectContaining({ keyName: 'Test', keyId: 'key 1' }), '2026-11-21'],
  ]);
  const ended = databaseOf(false, { ...unused, endsOn: '2026-11-19' });
  await ended.ownerOf(key);
  expect(ended.onUse).not.toHaveBeenCalled();
});
