import { PGlite } from '@electric-sql/pglite';

/* The least that a service with an embedded database does when it starts for the first time. */

const [, , folder] = process.argv;
await (await PGlite.create(folder)).close();
