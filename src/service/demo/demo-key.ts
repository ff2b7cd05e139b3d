import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** RFC 6750's b64token: what fits into an Authorization header. */
const token = /^[A-Za-z0-9\-._~+/]{1,512}=*$/;

/**
 * The key of the demo club, kept in `DATA_DIR/demo-key` (0600) so that each start can print it: the
 * chosen one (`DEMO_API_KEY`), else the one that is there, else a new one. Throws RangeError for a
 * chosen key that no header can carry.
 */
export function demoKey(dataDir: string, chosen: string | undefined, newKey: () => string): string {
  const path = join(dataDir, 'demo-key');
  if (chosen !== undefined && !token.test(chosen)) {
    throw new RangeError(
      'DEMO_API_KEY may hold letters, digits and - . _ ~ + / only: it is sent in a header.',
    );
  }
  const kept = existsSync(path) ? readFileSync(path, 'utf8').trim() : '';
  const key = chosen ?? (token.test(kept) ? kept : newKey());
  if (key !== kept) writeFileSync(path, `${key}\n`, { mode: 0o600 });
  return key;
}
