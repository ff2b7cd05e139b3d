import { scryptSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { scryptCost } from '../../match-files/care/erased.ts';
import { scrypt } from './scrypt.ts';

test('a name leaves on a device what it leaves at the service, so that one knows the other’s', async () => {
  const bytes = scryptSync('philippa quambly zorn', 'club team', 32, {
    ...scryptCost,
    maxmem: 64 * 1_024 * 1_024,
  });
  expect(await scrypt('philippa quambly zorn', 'club team')).toBe(bytes.toString('base64url'));
});
