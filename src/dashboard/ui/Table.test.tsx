import { fireEvent, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { cellAt, columnHeaders, rowsByName, textOf } from '../testing/table.ts';
import { Table } from './Table.tsx';

const rows = [
  { name: 'Ana', points: 12, fouls: 2 },
  { name: 'Bo', points: 3, fouls: 5 },
];

function show(paper = false) {
  render(
    <Table
      label="Players"
      rows={rows}
      keyOf={({ name }) => name}
      columns={[
        { key: 'name', heading: 'Name', isName: true, cell: ({ name }) => <a href="#x">{name}</a> },
        { key: 'points', heading: 'PTS', meaning: 'Points', cell: ({ points }) => points },
        { key: 'fouls', heading: 'PF', meaning: 'Fouls committed', cell: ({ fouls }) => fouls },
      ]}
      foot={[{ key: 'sum', cell: (column) => (column === 'name' ? 'Sum' : 15) }]}
      paper={paper}
    />,
  );
}

const button = (column: string) => {
  const found = columnHeaders().get(column)?.querySelector('button');
  if (!found) throw new Error(`nothing to press in ${column}`);
  return found;
};

test('a column’s meaning describes its header', () => {
  show();
  const meaning = document.getElementById(button('PTS').getAttribute('aria-describedby') ?? '');
  expect(meaning?.textContent).toBe('Points');
  expect(columnHeaders().get('Name')?.querySelector('button')).toBeNull();
});

test('headers are one stop of the Tab key; arrow keys go from one to the next', () => {
  show();
  expect([button('PTS').tabIndex, button('PF').tabIndex]).toEqual([0, -1]);
  button('PTS').focus();
  fireEvent.keyDown(button('PTS'), { key: 'ArrowRight' });
  expect(document.activeElement).toBe(button('PF'));
  expect([button('PTS').tabIndex, button('PF').tabIndex]).toEqual([-1, 0]);
});

test('arrow keys go from row to row', () => {
  show();
  const links = document.querySelectorAll('a');
  links[0]?.focus();
  if (links[0]) fireEvent.keyDown(links[0], { key: 'ArrowDown' });
  expect(document.activeElement).toBe(links[1]);
});

test('in print there is nothing to press, and every text is the same', () => {
  show(true);
  expect(document.querySelectorAll('button')).toHaveLength(0);
  expect([...columnHeaders().keys()]).toEqual(['Name', 'PTS', 'PF']);
  expect([...rowsByName().keys()]).toEqual(['Ana', 'Bo', 'Sum']);
  expect(textOf(cellAt('Bo', 'PF'))).toBe('5');
});
