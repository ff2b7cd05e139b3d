import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inlineScriptHashes, pagePolicy } from '../src/service/host.ts';

/*
 * The second half of `npm run static`: dist/static, the dashboard for any host of plain files, without a service.
 * BASE=/boxout/ npm run static builds for another path than the root. Arguments are the folders' names in dist.
 * Without headers the page carries its policy in a meta tag, and an unknown path gets a page, too.
 */

const dist = join(import.meta.dirname, '../dist');

/** The page with its policy in a meta element, in front of all that it rules; frame-ancestors means nothing there. It says that no service is behind it. */
function withPolicy(page: string): string {
  const { frameAncestors: _, ...policy } = pagePolicy([], inlineScriptHashes(page));
  const text = Object.entries(policy)
    .map(([name, sources]) => `${kebab(name)} ${sources.join(' ')}`)
    .join('; ');
  const meta = `<meta http-equiv="Content-Security-Policy" content="${text}" />`;
  const alone = '<meta name="service" content="none" />';
  return page.replace(
    '<meta charset="utf-8" />',
    (charset) => `${charset}\n    ${meta}\n    ${alone}`,
  );
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const [from = 'dashboard', to = 'static'] = process.argv.slice(2);
const into = join(dist, to);
rmSync(into, { recursive: true, force: true });
cpSync(join(dist, from), into, { recursive: true });
const page = withPolicy(readFileSync(join(into, 'index.html'), 'utf8'));
for (const name of ['index.html', '404.html']) writeFileSync(join(into, name), page);
