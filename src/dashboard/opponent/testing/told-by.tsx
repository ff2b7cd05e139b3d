import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import type { FinishedMatch } from '../../../insights/finished-match.ts';
import type { PageText } from '../../../testing/second-reader/opponent/page-text.ts';
import { meetingOf } from '../../testing/meeting-of.ts';
import { opponentZones } from '../opponent-plays.ts';
import type { OpponentReport } from '../opponent-report.ts';
import { Report } from '../Report.tsx';
import { metText } from '../seen-words.ts';

/** Every sentence, row and remark of a report on the page or the sheet, in the active language. */
export function toldBy(
  report: OpponentReport,
  others: readonly FinishedMatch[],
  paper: boolean,
): PageText[] {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(
    <MemoryRouter>
      {paper ? null : <p>{metText(report.meetings)}</p>}
      <Report
        teamId="T"
        report={report}
        usualZones={opponentZones(others.map(meetingOf))}
        reading={false}
        paper={paper}
      />
    </MemoryRouter>,
  );
  // A picture that only repeats the figures beside it.
  for (const hidden of page.querySelectorAll('td [aria-hidden]')) hidden.remove();
  return [...page.querySelectorAll('h2, h3, ol, p, tbody tr, svg')].flatMap(lineOf);
}

const textOf = (element: Element | null | undefined) =>
  (element?.textContent ?? '').replaceAll('\u2060', '').replaceAll(/ +/g, ' ').trim();

function lineOf(element: Element): PageText | PageText[] {
  const section = element.closest('section');
  const part = textOf(section?.querySelector('h2 > span'));
  const line = (heads: string[], cells: string[]): PageText => ({ part, heads, cells });
  const meeting = textOf(element.closest('article')?.querySelector('h3 > svg'));
  switch (element.tagName) {
    case 'H2': {
      const note = element.querySelector('small');
      return [line(['heading'], [part]), ...(note ? [line(['note'], [textOf(note)])] : [])];
    }
    case 'H3': {
      const [number, ...rest] = [...element.querySelectorAll(':scope > *, [title] > *')]
        .filter((each) => !each.hasAttribute('title'))
        .map(textOf);
      return line(['meeting', 'match'], [number ?? '', rest.join(' ')]);
    }
    case 'OL': {
      const items = [...element.querySelectorAll('li')];
      if (meeting) return line(['meeting', 'periods'], [meeting, ...items.map(textOf)]);
      const name = element.getAttribute('aria-label') ?? '';
      return items.map((item) => ({
        part: name,
        heads: ['place', 'order', 'text'],
        cells: [...item.querySelectorAll('b, strong, p')].map(textOf),
      }));
    }
    case 'P':
      if (element.closest('ol')) return [];
      return meeting
        ? line(['meeting', 'text'], [meeting, textOf(element)])
        : line(['text'], [textOf(element)]);
    case 'TR': {
      const heads = [...(element.closest('table')?.tHead?.rows[0]?.cells ?? [])];
      const cells = [...element.children].map(textOf);
      return line(heads.length > 0 ? heads.map(textOf) : cells.map(() => 'row'), cells);
    }
    default: {
      if (element.closest('tr') || element.getAttribute('role') !== 'img') return [];
      const title = textOf(element.querySelector('title'));
      const labels = [...element.querySelectorAll('text')].map((label) =>
        [...label.children].map(textOf).join(' '),
      );
      const texts = [title, ...labels].map((text) =>
        meeting ? line(['meeting', 'text'], [meeting, text]) : line(['text'], [text]),
      );
      return texts;
    }
  }
}
