#!/usr/bin/env node
import './require-node.ts';

/* The command of a release, and `npm run admin`. */

// Only this account may read the files written here, the database's too.
process.umask(0o077);

await import('./command-line.ts');
