/** What a page loads before it can show anything. */
export interface PageNeeds {
  /** Its address, with `:name` for an id. */
  path: string;
  /** The paths of its calls, with `{name}` for an id. */
  calls: readonly string[];
  components: readonly string[];
}

/**
 * The page of an address, with its ids filled into its calls; `undefined` if there is none. Ids that need escaping are
 * left to the app.
 */
export function pageAt(pages: readonly PageNeeds[], pathname: string): PageNeeds | undefined {
  const parts = pathname.split('/');
  for (const page of pages) {
    const ids: Record<string, string> = {};
    const named = page.path.split('/');
    const fits = named.every((name, at) => {
      const part = parts[at] ?? '';
      if (name[0] !== ':') return name === part;
      ids[name.slice(1)] = part;
      return /^[\w-]+$/.test(part);
    });
    if (!fits || named.length !== parts.length) continue;
    const calls = page.calls.map((call) =>
      call.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? ''),
    );
    return { ...page, calls };
  }
  return undefined;
}
