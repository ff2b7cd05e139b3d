import { expect, test } from 'vitest';
import { clubStore, type DocumentStore } from '../store.ts';

/** Opens an empty store. */
export type OpenStore = () => Promise<DocumentStore>;

const clubId = '0b8c2f0e-6f5e-4c39-9d5c-2f6f0b1f3a01';
const other = '0b8c2f0e-6f5e-4c39-9d5c-2f6f0b1f3a02';
const ids = [
  '0b8c2f0e-6f5e-4c39-9d5c-2f6f0b1f3a03',
  '0b8c2f0e-6f5e-4c39-9d5c-2f6f0b1f3a04',
] as const;
const madeAt = new Date('2026-11-20T10:00:00.000Z');
const club = { id: clubId, name: 'Club', madeAt };
const team = (id: string) => ({ id, name: `Team ${id}`, madeAt, roster: [], otherNames: {} });
const erased = (teamId: string, hash: string) => ({ teamId, hash, playerId: ids[0] });

/** Tests that every store must pass. */
export function testStore(open: OpenStore): void {
  test('a document is read during its transaction and after it, by id and sorted by id', async () => {
    const store = clubStore(await open());
    await store.transact(clubId, async (tx) => {
      await tx.put('club', clubId, club);
      for (const id of ids.toReversed()) await tx.put('team', id, team(id));
      expect(await tx.get('club', clubId)).toEqual(club);
      expect(await tx.list('team')).toEqual(ids.map(team));
      await tx.remove('team', ids[0]);
      expect(await tx.get('team', ids[0])).toBeUndefined();
      await tx.put('team', ids[0], { ...team(ids[0]), name: 'Another' });
    });
    await store.read(clubId, async (tx) => {
      expect(await tx.get('club', clubId)).toEqual(club);
      expect((await tx.list('team')).map(({ name }) => name)).toEqual([
        'Another',
        `Team ${ids[1]}`,
      ]);
      expect(await tx.get('team', clubId)).toBeUndefined();
      expect(await tx.list('match')).toEqual([]);
    });
  });

  test('documents can be listed by team', async () => {
    const store = clubStore(await open());
    await store.transact(clubId, async (tx) => {
      for (const [index, id] of [ids[0], ids[1], ids[0]].entries()) {
        await tx.put('erased', `${id} ${index}`, erased(id, `${index}`));
      }
    });
    const found = await store.read(clubId, (tx) => tx.list('erased', { teamId: ids[0] }));
    expect(found.map(({ hash }) => hash)).toEqual(['0', '2']);
  });

  test('work that throws changes nothing, and the next work is done', async () => {
    const store = clubStore(await open());
    const failing = store.transact(clubId, async (tx) => {
      await tx.put('club', clubId, club);
      throw new RangeError('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await store.clubIds()).toEqual([]);
    await store.transact(clubId, (tx) => tx.put('club', clubId, club));
    expect(await store.clubIds()).toEqual([clubId]);
  });

  test('work on one club runs one at a time without losing anything', async () => {
    const store = clubStore(await open());
    await store.transact(clubId, (tx) => tx.put('club', clubId, { ...club, unsaved: 0 }));
    const add = () =>
      store.transact(clubId, async (tx) => {
        const now = (await tx.get('club', clubId))?.unsaved ?? 0;
        await tx.put('club', clubId, { ...club, unsaved: now + 1 });
      });
    await Promise.all(Array.from({ length: 20 }, add));
    const after = await store.read(clubId, (tx) => tx.get('club', clubId));
    expect(after?.unsaved).toBe(20);
  });

  test('clearing a club leaves others unchanged', async () => {
    const store = clubStore(await open());
    for (const id of [clubId, other]) {
      await store.transact(id, async (tx) => {
        await tx.put('club', id, { ...club, id });
        await tx.put('team', ids[0], team(ids[0]));
      });
    }
    await store.transact(clubId, async (tx) => {
      await tx.clear();
      expect(await tx.list('team')).toEqual([]);
      await tx.put('team', ids[1], team(ids[1]));
    });
    expect(await store.clubIds()).toEqual([other]);
    const teamsOf = (id: string) => store.read(id, (tx) => tx.list('team'));
    expect((await teamsOf(clubId)).map(({ id }) => id)).toEqual([ids[1]]);
    expect((await teamsOf(other)).map(({ id }) => id)).toEqual([ids[0]]);
  });

  test('a document that can’t be read is refused with its club and id', async () => {
    const documents = await open();
    const store = clubStore(documents);
    const reading = () => store.read(clubId, (tx) => tx.get('team', ids[0]));
    for (const [document, why] of [
      [{ id: ids[0] }, 'it has no version'],
      [{ ...team(ids[0]), v: 99 }, 'a newer version (99) wrote it'],
      [{ ...team(ids[0]), v: 1, roster: [{ name: 'Ana' }] }, 'roster.0.playerId'],
    ] as const) {
      await documents.transact(clubId, (tx) => tx.put('team', ids[0], document, {}));
      await expect(reading()).rejects.toThrow(
        `The team ${ids[0]} of the club ${clubId} can’t be read: ${why}`,
      );
    }
  });
}
