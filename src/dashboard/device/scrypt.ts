import { scryptAsync } from '@noble/hashes/scrypt.js';
import { type Scrypt, scryptCost } from '../../match-files/edit/erased.ts';

/** As the service's: browsers have no built-in scrypt. It yields to other calls. */
export const scrypt: Scrypt = async (text, salt) => {
  const bytes = await scryptAsync(text, salt, { ...scryptCost, dkLen: 32 });
  const digits = btoa(String.fromCharCode(...bytes));
  return digits.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
};
