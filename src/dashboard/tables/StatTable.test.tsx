import { i18n } from '@lingui/core';
import { render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { emptyLine } from '../../basketball/line.ts';
import { cellAt, columnHeaders, textOf } from '../testing/table.ts';
import { type StatisticColumn, screenColumns } from './columns.ts';
import { StatTable } from './StatTable.tsx';

afterEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

const columns = screenColumns.filter(({ key }) => key === 'points' || key === 'twosShare');

const line = { ...emptyLine(), points: 12 };

const rows = [
  { key: 'ana', name: 'Ana', matches: '3', text: ({ text }: StatisticColumn) => text(line) },
  { key: 'bo', name: 'Bo', matches: '–', text: null, absence: 'has not played' },
];

function show() {
  render(
    <StatTable
      label="Players"
      nameHeading="Player"
      lead={[{ key: 'matches', heading: i18n.t('GP'), cell: ({ matches }) => matches }]}
      columns={columns}
      rows={rows}
      sort={{ key: 'points', direction: 'ascending' }}
      onSort={() => {}}
    />,
  );
}

test('a header is translated once, also where its translation is a word of the catalogue', () => {
  // "PTS" is Spanish "PUN"; a catalogue that knows "PUN" as well must not be asked again.
  i18n.loadAndActivate({ locale: 'es', messages: { PTS: 'PUN', PUN: '?', GP: 'PJ', PJ: '?' } });
  show();
  expect([...columnHeaders().keys()]).toEqual(['Player', 'PJ', 'PUN', '2P%']);
});

test('who has no line has one cell that says why', () => {
  show();
  expect(textOf(cellAt('Ana', 'PTS'))).toBe('12');
  const absent = cellAt('Bo', 'PTS');
  expect([textOf(absent), absent?.colSpan]).toEqual(['has not played', 2]);
  expect(textOf(cellAt('Bo', 'GP'))).toBe('–');
});
