import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inlineScriptHashes, pagePolicy } from '../src/service/host.ts';

/*
 * The second half of `npm run static`: dist/static, the dashboard for any host of plain files, without a service behind it.
 * Where no header can be set the page carries its policy itself, and what the host does not find is a page, too.
 */

const dist = join(import.meta.dirname, '../dist');

/** The page with its policy in a meta element, in front of all that it rules; frame-ancestors means nothing there. */
function withPolicy(page: string): string {
  const { frameAncestors: _, ...policy } = pagePolicy([], inlineScriptHashes(page));
  const text = Object.entries(policy)
    .map(([name, sources]) => `${kebab(name)} ${sources.join(' ')}`)
    .join('; ');
  const meta = `<meta http-equiv="Content-Security-Policy" content="${text}" />`;
  return page.replace('<meta charset="utf-8" />', (charset) => `${charset}\n    ${meta}`);
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const into = join(dist, 'static');
rmSync(into, { recursive: true, force: true });
cpSync(join(dist, 'dashboard'), into, { recursive: true });
const page = withPolicy(readFileSync(join(into, 'index.html'), 'utf8'));
for (const name of ['index.html', '404.html']) writeFileSync(join(into, name), page);
