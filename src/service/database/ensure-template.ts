import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Builds the empty database if it is missing, or older than PGlite or the schema.
 * In a separate process, so that its memory is freed.
 */
export function ensureTemplate(root: string, progress: (step: string) => void): void {
  const template = join(root, 'dist/empty-database');
  // A migration that comes or goes, as with another branch, changes its folder.
  const made = ['package-lock.json', 'src/service/database/migrations'].map(
    (path) => statSync(join(root, path)).mtimeMs,
  );
  if (existsSync(template) && statSync(template).mtimeMs >= Math.max(...made)) return;
  progress('Making an empty database …\n');
  const script = join(root, 'src/service/database/make-template.ts');
  spawnSync(process.execPath, ['--import', 'tsx', script], { cwd: root, stdio: 'inherit' });
}
