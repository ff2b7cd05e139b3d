import { scryptAsync } from '@noble/hashes/scrypt.js';
import { type Scrypt, scryptCost } from '../../match-files/edit/erased.ts';

/** The service's scrypt in JavaScript, since browsers have none. Other tasks can run meanwhile. */
export const scrypt: Scrypt = async (text, salt) => {
  const bytes = await scryptAsync(text, salt, { ...scryptCost, dkLen: 32 });
  const digits = btoa(String.fromCharCode(...bytes));
  return digits.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
};
