import { build, type Plugin, type Rolldown } from 'vite';

/** The name that the head's script knows the files of the pages by. */
const pageFilesName = '__PAGE_FILES__';

/**
 * Puts src/dashboard/app/head-script.ts into the head of index.html, bundled and minified, with the files that each
 * page's code lies in: their names are known only once everything else is built.
 */
export function headScript(): Plugin {
  return {
    name: 'head-script',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        const script = await bundleScript(pageFiles(bundle));
        // In front of the style sheet: a script behind one waits for it.
        return html.replace(
          '<script type="module"',
          (tag) => `<script>${script}</script>\n    ${tag}`,
        );
      },
    },
  };
}

/** The text of the script. It is a classic one, which the page waits for: nothing in it may wait in turn. */
async function bundleScript(files: Record<string, string[]>): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { [pageFilesName]: JSON.stringify(files) },
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
 * By the name of a page's component: the files that its code lies in besides those of every page, styles included; by
 * that of a language: the file of its words.
 */
function pageFiles(bundle: Rolldown.OutputBundle): Record<string, string[]> {
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
  const files: Record<string, string[]> = {};
  for (const { fileName, moduleIds } of chunks) {
    for (const moduleId of moduleIds) {
      const [, page] =
        /\/dashboard\/[\w-]+\/(\w+(?:Page|Layout|Tab)\.tsx|\w+\.po)$/.exec(moduleId) ?? [];
      if (page)
        files[page.replace(/\.\w+$/, '')] = [...reached(fileName, new Set())].filter(
          (file) => !initial.has(file),
        );
    }
  }
  return files;
}
