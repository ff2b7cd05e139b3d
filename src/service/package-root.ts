import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The nearest folder above this file with a package.json, both from the sources and from dist/service. */
export function packageRoot(): string {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, 'package.json'))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error(`No package.json above ${import.meta.dirname}`);
    folder = parent;
  }
  return folder;
}

/** How a command begins: by npm in a clone, which has the sources, otherwise by the release's command. */
export function adminCall(): string {
  const isClone = existsSync(join(packageRoot(), 'src/service/boxout.ts'));
  return isClone ? 'npm run admin --' : 'boxout admin';
}
