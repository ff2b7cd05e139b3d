import { isAbsolute, join, relative } from 'node:path';

/** The addresses of Unix sockets end here on macOS; Linux has three bytes more. */
const longestAddress = 103;

/**
 * The address of a socket in a folder: the shorter of the absolute and the relative path, since systems limit the
 * length. Null where both are too long.
 */
export function socketPath(folder: string, name: string): string | null {
  const path = join(folder, name);
  const fromHere = relative(process.cwd(), path);
  const short = isAbsolute(path) && fromHere.length < path.length ? fromHere : path;
  return Buffer.byteLength(short) > longestAddress ? null : short;
}
