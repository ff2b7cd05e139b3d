import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate --name what-changed` writes the migration for a changed schema. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/service/database/schema.ts',
  out: './src/service/database/migrations',
});
