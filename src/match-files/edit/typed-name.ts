import { normalisedName } from '../../contract/normalised-name.ts';
import { refused } from '../refused-error.ts';

/**
 * Requires the typed name before an irreversible edit, ignoring case, accents and punctuation. Throws RefusedError with the
 * name to type.
 */
export function requireTypedName(typed: string, name: string): void {
  if (typed.trim() === name || normalisedName(typed) === normalisedName(name)) return;
  throw refused(`"${typed}" does not confirm it: type "${name}"`);
}

/** A name in its normalised form. Throws RefusedError for a name without a letter or digit. */
export function comparableName(name: string): string {
  const normalised = normalisedName(name);
  if (normalised === '') throw refused(`"${name}" needs a letter or a digit`);
  return normalised;
}
