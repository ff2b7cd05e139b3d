import { ensureTemplate } from '../database/ensure-template.ts';
import { packageRoot } from '../package-root.ts';

/** Before all tests: each embedded database then opens in a fraction of the time. */
export function setup(): void {
  ensureTemplate(packageRoot(), () => {});
}
