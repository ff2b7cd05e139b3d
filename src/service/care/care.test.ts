import { expect } from 'vitest';
import { testCare } from '../../testing/every-care.ts';
import { createCaredClub } from '../testing/cared-club.ts';
import { describeOnEachDatabase } from '../testing/databases.ts';

describeOnEachDatabase('care for what is stored', (open) => {
  testCare(async (split, live) => {
    const database = await open();
    const club = await createCaredClub(database, split, live);
    return {
      ...club,
      status: async (path) => (await club.request('GET', path)).status,
      async left() {
        const { rows } = await database.executeSql(
          `select (select count(*) from teams) + (select count(*) from players) +
             (select count(*) from matches) + (select count(*) from match_records) +
             (select count(*) from insights) + (select count(*) from insight_runs) as left`,
          [],
        );
        expect(club.log).toEqual([]);
        return Number(Reflect.get(Object(rows[0]), 'left'));
      },
    };
  });
});
