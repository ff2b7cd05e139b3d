#!/usr/bin/env node
import './require-node.ts';

/* The command of a release, and `npm run admin`. */

// What it writes is for its own account alone: the database's files too, as the service itself makes them.
process.umask(0o077);

await import('./command-line.ts');
