import { expect, test } from 'vitest';
import { scrypt } from './scrypt.ts';

test('a device and the service hash an erased name alike', async () => {
  // The result of Node's scrypt at the service's cost.
  expect(await scrypt('philippa quambly zorn', 'club team')).toBe(
    'yWT_sybD_P629C2O8fEFGFF3JkXOzPR20QGrQ_y7k-Y',
  );
});
