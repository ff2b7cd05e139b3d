import { normalisedName } from '../../contract/normalised-name.ts';
import { refused } from '../refused-error.ts';

/**
 * Requires the typed name before an irreversible edit, case, accents and punctuation aside. Throws RefusedError with the name
 * to type.
 */
export function requireTypedName(typed: string, name: string): void {
  if (typed.trim() === name || normalisedName(typed) === normalisedName(name)) return;
  throw refused(`"${typed}" does not confirm it: type "${name}"`);
}

/** A name as it is stored beside the name itself. Throws RefusedError for one without a letter or a digit. */
export function comparableName(name: string): string {
  const normalised = normalisedName(name);
  if (normalised === '') throw refused(`"${name}" has no letter or digit to know it by`);
  return normalised;
}
