import { plainName } from '../contract/plain-name.ts';
import { isRow } from './rows.ts';

/*
 * Finds the next page of a list by a header, a link, a cursor, a number of pages or a number of records. Only the query
 * of the call changes, so that a reply can never send the key to another address.
 */

/** The most pages that are followed. */
export const mostPages = 200;

/** A reply's single values outside its lists, by their plain names. */
function singleValues(value: unknown, depth = 0): Map<string, unknown> {
  const found = new Map<string, unknown>();
  if (!isRow(value) || depth > 3) return found;
  for (const [key, one] of Object.entries(value).slice(0, 60)) {
    if (isRow(one)) {
      for (const [name, inner] of singleValues(one, depth + 1))
        found.set(name === 'href' || name === 'url' ? plainName(key) : name, inner);
    } else if (!Array.isArray(one) && one !== null && one !== '') found.set(plainName(key), one);
  }
  return found;
}

/** The number of records in a reply's longest list, or in its longest map by id. */
export function recordsIn(value: unknown, depth = 0): number {
  if (Array.isArray(value)) return value.length;
  if (!isRow(value) || depth > 4) return 0;
  const inner = Object.values(value);
  // Records under their ids, which have a digit.
  const areIds = Object.keys(value).every((key) => /\d/.test(key));
  if ((inner.length > 3 || areIds) && inner.length > 0 && inner.every(isRow)) return inner.length;
  // Rows of values with a list of their names.
  const rows = inner.find(
    (one) => Array.isArray(one) && one.length > 0 && one.every(Array.isArray),
  );
  if (Array.isArray(rows)) return rows.length;
  const lengths = inner.slice(0, 100);
  return lengths.reduce<number>((most, one) => Math.max(most, recordsIn(one, depth + 1)), 0);
}

const cursorName =
  /^(next|end)?(cursor|token|pagetoken|continuation|continuationtoken|pagecursor|key)$/;

/**
 * The queries that may give the next page, likeliest first; none for the last page.
 * @param body the whole reply
 * @param link its `Link` header
 * @param read the number of records read so far
 */
export function nextQueries(body: unknown, link: string | null, read: number): string[] {
  const next = /<([^>]*)>\s*;[^,]*\brel="?next"?/i.exec(link ?? '')?.[1];
  if (next !== undefined) return queryOf(next);
  const said = singleValues(body);
  const address = ['next', 'nextpage', 'nextlink', 'nexturl', 'nextpageurl'].map((name) =>
    said.get(name),
  );
  const url = address.find((value) => typeof value === 'string' && /[?/]/.test(value));
  if (typeof url === 'string') return queryOf(url);
  const isLast = ['hasmore', 'hasnext', 'hasnextpage'].some((name) => said.get(name) === false);
  return isLast ? [] : (byCursor(said) ?? byCount(said, body, read));
}

/** The query of a link, without the address before it. */
function queryOf(link: string): string[] {
  const at = link.indexOf('?');
  const query = at < 0 ? '' : link.slice(at + 1).split('#')[0];
  return query ? [query] : [];
}

/** Services don't name the cursor's parameter, so the caller tries these until one gives another page. */
function byCursor(said: ReadonlyMap<string, unknown>): string[] | undefined {
  for (const [name, value] of said) {
    if (!cursorName.test(name) || !/^(next|end|continuation)/.test(name)) continue;
    if (typeof value !== 'string' && typeof value !== 'number') continue;
    const own = name.replace(/^(next|end)/, '').replace('pagetoken', 'pageToken');
    const names = [
      ...(name.startsWith('end') ? ['after'] : []),
      own,
      'cursor',
      'after',
      'pageToken',
    ];
    return [...new Set(names)].map((each) => `${each}=${encodeURIComponent(String(value))}`);
  }
  return undefined;
}

function byCount(said: ReadonlyMap<string, unknown>, body: unknown, read: number): string[] {
  const number = (...names: string[]) => {
    const value = names.map((name) => said.get(name)).find((one) => typeof one === 'number');
    return typeof value === 'number' ? value : undefined;
  };
  const page = number('page', 'currentpage', 'pagenumber');
  const pages = number('pages', 'totalpages', 'pagecount', 'lastpage');
  if (page !== undefined && pages !== undefined) return page < pages ? [`page=${page + 1}`] : [];
  const total = number('total', 'totalcount', 'totalitems', 'totalresults', 'totalrecords');
  if (total === undefined || read === 0 || read >= total) return [];
  const offset = number('offset', 'skip');
  if (offset === undefined) return page === undefined ? [] : [`page=${page + 1}`];
  return [`offset=${offset + (number('limit', 'perpage', 'pagesize') ?? recordsIn(body))}`];
}
