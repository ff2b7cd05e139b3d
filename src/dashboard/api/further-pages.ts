import { joined, mostPages, nextQueries, recordsIn } from '../../foreign/pages.ts';
import { ApiError } from './api-error.ts';

/** A reply, and the path that it was asked for under. */
interface Page {
  path: string;
  response: Response;
  data: unknown;
  body: unknown;
}

/** A reply's `data` with those of all further pages. One that was there before, or that the service refuses, ends it. */
export async function withFurtherPages(
  first: Page,
  ask: (path: string) => Promise<Page>,
): Promise<unknown> {
  const queriesOf = ({ body, response }: Page, data: unknown) =>
    nextQueries(body, response.headers.get('Link'), recordsIn(data));
  let { data } = first;
  let queries = queriesOf(first, data);
  if (queries.length === 0) return data;
  const seen = new Set([JSON.stringify(data)]);
  const asked = new Set<string>();
  for (let count = 1; queries.length > 0 && count < mostPages; count += 1) {
    const page = await firstNewPage(first.path, queries, ask, seen, asked);
    if (!page) break;
    data = joined(data, page.data);
    queries = queriesOf(page, data);
  }
  return data;
}

async function firstNewPage(
  path: string,
  queries: readonly string[],
  ask: (path: string) => Promise<Page>,
  seen: Set<string>,
  asked: Set<string>,
): Promise<Page | null> {
  for (const query of queries) {
    if (asked.has(query)) continue;
    asked.add(query);
    const page = await ask(`${path}${path.includes('?') ? '&' : '?'}${query}`).catch(noPage);
    const text = page && JSON.stringify(page.data);
    if (!page || !text || seen.has(text)) continue;
    seen.add(text);
    return page;
  }
  return null;
}

/** A service that refuses a query has no such page; any other failure is the call's. */
function noPage(cause: unknown): null {
  const status = cause instanceof ApiError ? cause.status : null;
  if (status !== null && [400, 404, 416, 422].includes(status)) return null;
  throw cause;
}
