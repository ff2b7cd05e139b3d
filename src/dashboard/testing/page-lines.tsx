import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { type PageLine, plantedIn } from '../../testing/second-reader/page.ts';
import { randomFrom } from '../../testing/second-reader/plant.ts';
import type { Claim } from '../../testing/second-reader/reading.ts';
import { printFigure, times } from '../../testing/share.ts';

/** Every text of a part of a page in the active language, as its headings, paragraphs, rows and entries have it. */
export function pageLines(drawn: ReactNode): PageLine[] {
  const { container: page, unmount } = render(<MemoryRouter>{drawn}</MemoryRouter>);
  page.normalize();
  const all = [...page.querySelectorAll('h1, h2, p, li, tr, dt, dd, svg[role=img] > title')];
  const lines = all.map((element): PageLine => {
    const list = [...(element.closest('ol, ul, tbody')?.children ?? [])];
    const second = [
      element.closest('section')?.querySelectorAll('ul')[1],
      page.querySelectorAll('article')[1],
    ].some((each) => each?.contains(element));
    return {
      text: textsIn(element)
        .join('|')
        .replaceAll(/[\u2060\u00a0]/g, (space) => (space === '\u2060' ? '' : ' ')),
      part: element.closest('section')?.querySelector('h2 > span')?.textContent ?? '',
      side: second ? 'opponent' : 'team',
      at: list.indexOf(element),
      of: list.length,
    };
  });
  unmount();
  return lines.filter(({ text }) => text !== '');
}

/** An element's words, piece by piece: a picture by its label, and no hint that opens from it. */
function textsIn(node: Node): string[] {
  if (node instanceof Element && node.hasAttribute('popover')) return [];
  const label = node instanceof Element ? node.getAttribute('aria-label') : null;
  if (node instanceof Element && node.getAttribute('role') === 'img' && label) return [label];
  const text = node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '').trim() : '';
  return text ? [text] : [...node.childNodes].flatMap(textsIn);
}

/** A drawn page with the independent check that reads its texts, also one that is changed. */
export interface CheckedPage {
  about: string;
  lines: readonly PageLine[];
  /** Of players, as the page writes them. */
  names: readonly string[];
  read(lines: readonly PageLine[]): (Claim[] | null)[];
}

const shown = ({ about }: CheckedPage, { part, text }: PageLine) => `${about}, ${part}: ${text}`;

/** What the check finds false on some pages, and which texts it does not know. */
export function checkPages(what: string, pages: readonly CheckedPage[]) {
  const [wrong, unread]: [string[], string[]] = [[], []];
  let [claims, texts] = [0, 0];
  for (const page of pages) {
    for (const [at, found] of page.read(page.lines).entries()) {
      const line = page.lines[at];
      if (line === undefined) continue;
      texts += 1;
      claims += found?.length ?? 0;
      if (found === null) unread.push(shown(page, line));
      for (const { about, counted, holds } of found ?? [])
        if (!holds) wrong.push(`${about}, counted ${counted} – ${shown(page, line)}`);
    }
  }
  printFigure(
    `independent check of ${what}: false claims`,
    `${wrong.length} of ${claims}, ${unread.length} of ${texts} texts unread, on ${pages.length} pages`,
    '0',
  );
  return { wrong, unread, claims };
}

/** Plants errors one by one in texts that claim something. */
export function checkPlants(what: string, pages: readonly CheckedPage[]) {
  const random = randomFrom(2026);
  const all = times(500, 10_000);
  const missed: string[] = [];
  const pick = <Item,>(of: readonly Item[]) => of[Math.floor(random() * of.length)];
  for (let planted = 0; planted < all; ) {
    const page = pick(pages);
    const line = page && pick(page.lines);
    const changed = page && line && plantedIn(line, page.names, random);
    if (!page || !line || !changed) continue;
    const at = page.lines.indexOf(line);
    if (page.read(page.lines)[at]?.length === 0) continue;
    planted += 1;
    const found = page.read(page.lines.with(at, changed));
    const isNamed = found.some((claims) => !claims || claims.some(({ holds }) => !holds));
    if (!isNamed) missed.push(`${shown(page, line)} → ${changed.text}`);
  }
  printFigure(
    `independent check of ${what}: planted errors that it names`,
    `${all - missed.length} of ${all}`,
    'at least 99%',
  );
  return { missed, all };
}
