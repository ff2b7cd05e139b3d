import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of package.json, as seen from src/service and from dist/service, whose files are all side by side. */
export const packageRoot = () => join(import.meta.dirname, '../..');

/** How a command begins: by npm in a clone, which has the sources, otherwise by the release's command. */
export function adminCall(): string {
  const isClone = existsSync(join(packageRoot(), 'src/service/boxout.ts'));
  return isClone ? 'npm run admin --' : 'boxout admin';
}
