import { build, type Plugin, type Rolldown } from 'vite';
import { endpoints } from '../../contract/endpoints.ts';
import { pages } from '../api/paths.ts';
import { languages } from '../i18n/language.ts';
import { typeface } from '../ui/typeface.ts';
import type { PageNeeds } from './page-at.ts';

/** The pages of the table, with the paths of their calls. */
const pageNeeds: PageNeeds[] = Object.values(pages).map(({ path, calls, components }) => ({
  path,
  calls: calls.map((name) => endpoints[name].path),
  components,
}));

/**
 * Inlines src/dashboard/app/head-script.ts into the head of index.html, bundled and minified, with the table of pages
 * and the file names of their code, which are known only after the build.
 */
export function headScript(): Plugin {
  let base = '/';
  return {
    name: 'head-script',
    apply: 'build',
    configResolved: (config) => {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        const script = await bundleScript(filesByName(bundle), base);
        // Before the style sheet, since a script after one waits for it.
        return html.replace(
          '<script type="module"',
          (tag) => `<script>${script}</script>\n    ${tag}`,
        );
      },
    },
  };
}

/** The script's text. It is a classic script that blocks the page, so it must not wait for anything. */
async function bundleScript(files: Record<string, string[]>, base: string): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: {
      __PAGES__: JSON.stringify(pageNeeds),
      __FILES__: JSON.stringify(files),
      __BASE__: JSON.stringify(base),
    },
    build: {
      write: false,
      target: 'baseline-widely-available',
      rolldownOptions: {
        input: 'src/dashboard/app/head-script.ts',
        output: { format: 'iife' },
      },
    },
  });
  const [first] = 'output' in result ? result.output : [];
  if (first?.type !== 'chunk') throw new Error('The script of the head was not built');
  return first.code.trim();
}

/**
 * Files by component name: its code without the shared files, styles included; by language: its sentences; and the
 * typeface's. Throws if no file exports a component.
 */
function filesByName(bundle: Rolldown.OutputBundle): Record<string, string[]> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const reached = (fileName: string, found: Set<string>): Set<string> => {
    const chunk = named.get(fileName);
    if (!chunk || found.has(fileName)) return found;
    found.add(fileName);
    for (const css of chunk.viteMetadata?.importedCss ?? []) found.add(css);
    for (const imported of chunk.imports) reached(imported, found);
    return found;
  };
  const initial = new Set<string>();
  for (const { isEntry, fileName } of chunks) if (isEntry) reached(fileName, initial);
  const filesOf = (name: string, isIn: (id: string, exported: readonly string[]) => boolean) => {
    const chunk = chunks.find(({ modules }) =>
      Object.entries(modules).some(([id, { renderedExports }]) => isIn(id, renderedExports)),
    );
    if (!chunk) throw new Error(`No file of the dashboard has ${name}`);
    return [...reached(chunk.fileName, new Set())].filter((file) => !initial.has(file));
  };
  const components = new Set(pageNeeds.flatMap((page) => page.components));
  const face = Object.keys(bundle).filter((file) => file.endsWith('.woff2'));
  return Object.fromEntries([
    [typeface, face],
    ...[...components].map((name) => [
      name,
      filesOf(name, (_, exported) => exported.includes(name)),
    ]),
    // English sentences are in the code.
    ...languages.flatMap(({ code }) =>
      code === 'en' ? [] : [[code, filesOf(code, (id) => id.endsWith(`/${code}.po`))]],
    ),
  ]);
}
