import { expect, test } from 'vitest';
import { scrypt } from './scrypt.ts';

test('a name leaves on a device what it leaves at the service, so that one knows the other’s', async () => {
  // What Node's own scrypt makes of it at the service's cost.
  expect(await scrypt('philippa quambly zorn', 'club team')).toBe(
    'yWT_sybD_P629C2O8fEFGFF3JkXOzPR20QGrQ_y7k-Y',
  );
});
