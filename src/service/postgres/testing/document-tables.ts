import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import type { OpenDatabase } from '../../database/database.ts';
import * as schema from '../schema.ts';

const statements = generateMigration(generateDrizzleJson({}), generateDrizzleJson(schema));

/** Makes the tables of documents, as a migration will. */
export async function makeDocumentTables({
  executeSql,
}: Pick<OpenDatabase, 'executeSql'>): Promise<void> {
  for (const statement of await statements) await executeSql(statement, []);
}

/** Takes every document out. */
export async function emptyDocumentTables({
  executeSql,
}: Pick<OpenDatabase, 'executeSql'>): Promise<void> {
  await executeSql(`truncate ${Object.keys(schema).join(', ')}`, []);
}
