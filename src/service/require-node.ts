import { oldNodeLine } from './old-node.ts';

/*
 * Ends the process where Node.js is too old, before anything is loaded that would fail on it without saying why: import
 * it first, and the rest behind it with `await import`.
 */

const line = oldNodeLine(process.versions.node);
if (line !== null) {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}
