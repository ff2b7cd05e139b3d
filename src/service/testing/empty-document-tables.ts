import type { OpenDatabase } from '../database/database.ts';
import * as schema from '../database/document-tables.ts';
import { executeSql } from './execute-sql.ts';

/** Takes every document out. */
export async function emptyDocumentTables(database: Pick<OpenDatabase, 'db'>): Promise<void> {
  await executeSql(database, `truncate ${Object.keys(schema).join(', ')}`);
}
