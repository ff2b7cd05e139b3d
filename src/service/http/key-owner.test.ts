import { expect, test, vi } from 'vitest';
import { type KeyOwner, keyOwners } from './key-owner.ts';

const owner: KeyOwner = { id: 'club', name: 'Club', keyId: 'key 1', revision: 7 };

/** A database with one key, of the hash `good`, which it can lose, and which tells of changes if it is embedded. */
function databaseOf(embedded: boolean) {
  const held = new Map([['good', owner]]);
  const execute = vi.fn(async ({ hash }: { hash: string }) => {
    const found = held.get(hash);
    return found ? [found] : [];
  });
  let tell = (_clubId: string) => {};
  const changes = {
    listen: (listener: (clubId: string) => void) => {
      tell = listener;
    },
  };
  const find = keyOwners({ keyOwner: { execute } }, embedded ? changes : null);
  return { execute, find, held, change: () => tell('club') };
}

test('where others change the database too, each call looks', async () => {
  const { execute, find, held } = databaseOf(false);
  expect(await find('good')).toEqual(owner);
  held.clear();
  expect(await find('good')).toBeUndefined();
  expect(execute.mock.calls).toEqual([[{ hash: 'good' }], [{ hash: 'good' }]]);
});

test('an embedded database is asked again after a change only', async () => {
  const { change, execute, find, held } = databaseOf(true);
  for (let call = 0; call < 3; call += 1) expect(await find('good')).toEqual(owner);
  expect(execute).toHaveBeenCalledTimes(1);
  held.clear();
  change();
  expect(await find('good')).toBeUndefined();
  expect(execute).toHaveBeenCalledTimes(2);
});

test('a key that nobody has is looked up each time: it may be made in between', async () => {
  const { execute, find, held } = databaseOf(true);
  expect(await find('new')).toBeUndefined();
  held.set('new', owner);
  expect(await find('new')).toEqual(owner);
  expect(execute).toHaveBeenCalledTimes(2);
});

test('what was read while something changed is not kept', async () => {
  const { change, execute, find, held } = databaseOf(true);
  const reading = find('good');
  held.clear();
  change();
  expect(await reading).toEqual(owner);
  expect(await find('good')).toBeUndefined();
  expect(execute).toHaveBeenCalledTimes(2);
});
