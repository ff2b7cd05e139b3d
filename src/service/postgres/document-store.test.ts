import { beforeAll, beforeEach } from 'vitest';
import { testClub } from '../../club/testing/club-suite.ts';
import type { OpenDatabase } from '../database/open.ts';
import { describeOnEachDatabase } from '../testing/databases.ts';
import { createDocumentStore } from './document-store.ts';
import { emptyDocumentTables, makeDocumentTables } from './testing/document-tables.ts';

describeOnEachDatabase('clubs as documents', (open) => {
  /** A test may open a second store, of another device. */
  let databases: OpenDatabase[];
  let free: OpenDatabase[];
  beforeAll(async () => {
    databases = [await open(), await open()];
    for (const database of databases) await makeDocumentTables(database);
  });
  beforeEach(() => {
    free = [...databases];
  });
  testClub(async () => {
    const database = free.shift();
    if (database === undefined) throw new Error('No test opens so many stores');
    await emptyDocumentTables(database);
    return createDocumentStore(database.db);
  });
});
