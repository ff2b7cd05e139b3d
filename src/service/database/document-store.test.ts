import { afterEach, beforeAll } from 'vitest';
import { testClub } from '../../club/testing/club-suite.ts';
import { type OpenStore, testStore } from '../../club/testing/store-suite.ts';
import { describeOnBothDatabases, describeOnEachDatabase } from '../testing/databases.ts';
import { emptyDocumentTables } from '../testing/empty-document-tables.ts';
import { createDocumentStore } from './document-store.ts';
import type { OpenDatabase } from './open.ts';

/** An opener of stores over databases that are emptied, not opened, for each test. */
function storesOver(open: () => Promise<OpenDatabase>): OpenStore {
  /** A test may open a second store, of another device. */
  let databases: OpenDatabase[];
  let free: OpenDatabase[];
  beforeAll(async () => {
    databases = [await open(), await open()];
    free = [...databases];
  });
  // After each, and not before: what runs before all tests of a group opens a store, too.
  afterEach(() => {
    free = [...databases];
  });
  return async () => {
    const database = free.shift();
    if (database === undefined) throw new Error('No test opens so many stores');
    await emptyDocumentTables(database);
    return createDocumentStore(database.db, () => new Date());
  };
}

describeOnBothDatabases('documents', (open) => testStore(storesOver(open)));
// In `npm test` the club's tests run over IndexedDB, and most of them through HTTP.
describeOnEachDatabase('clubs as documents', (open) => testClub(storesOver(open)), []);
