import { beforeAll } from 'vitest';
import { testClub } from '../../club/testing/club-suite.ts';
import { describeOnEachDatabase } from '../testing/databases.ts';
import { createPostgresDocuments } from '../testing/document-store.ts';
import type { OpenDatabase } from './open.ts';

describeOnEachDatabase('clubs as documents', (open) => {
  let database: OpenDatabase;
  let opened = 0;
  beforeAll(async () => {
    database = await open();
  });
  testClub(() => {
    opened += 1;
    return createPostgresDocuments(database, `documents_${opened}`);
  });
});
