import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The folder of the package: the nearest one above this file that holds a package.json. The same
 * whether the service runs from its sources or bundled in dist/service.
 */
export function packageRoot(): string {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, 'package.json'))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error(`No package.json above ${import.meta.dirname}`);
    folder = parent;
  }
  return folder;
}

/** The admin's commands start with this: npm in a clone, which has the sources, otherwise the release's own command. */
export function adminCall(): string {
  const isClone = existsSync(join(packageRoot(), 'src/service/boxout.ts'));
  return isClone ? 'npm run admin --' : 'boxout admin';
}
