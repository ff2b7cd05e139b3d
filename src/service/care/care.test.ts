import { expect } from 'vitest';
import { kinds } from '../../club/documents.ts';
import { testCare } from '../../testing/every-care.ts';
import { createCaredClub } from '../testing/cared-club.ts';
import { describeOnEachDatabase } from '../testing/databases.ts';
import { executeSql } from '../testing/execute-sql.ts';

// Over Postgres the club has the same edits in the tests of its store.
describeOnEachDatabase('editing stored data', (open) => {
  testCare(async (split, live) => {
    const database = await open();
    const club = await createCaredClub(database, split, live);
    return {
      ...club,
      status: async (path) => (await club.request('GET', path)).status,
      async left() {
        const counts = kinds.map((kind) => `(select count(*) from public."${kind}")`).join(' + ');
        const { rows } = await executeSql(database, `select ${counts} - 1 as left`);
        expect(club.log).toEqual([]);
        return Number(Reflect.get(Object(rows[0]), 'left'));
      },
    };
  });
});
