import type { OpenDatabase } from '../database/database.ts';
import * as schema from '../database/document-tables.ts';

/** Takes every document out. */
export async function emptyDocumentTables({
  executeSql,
}: Pick<OpenDatabase, 'executeSql'>): Promise<void> {
  await executeSql(`truncate ${Object.keys(schema).join(', ')}`, []);
}
