import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { shotsByZone } from '../../basketball/shot-zones.ts';
import { eventsOf } from '../../basketball/testing/events.ts';
import { cellAt, textOf } from '../testing/table.ts';
import { ZoneTable } from './ZoneTable.tsx';

const two = { type: 'twoPointer', side: 'team', points: 2 } as const;
const atRim = { x: 7.5, y: 1.6 };
const shots = shotsByZone(
  eventsOf([
    { ...two, made: true, courtPosition: atRim },
    { ...two, made: true, courtPosition: atRim },
    { ...two, made: false, courtPosition: atRim },
    { ...two, made: false, courtPosition: { x: 7.5, y: 7 } },
    { ...two, made: true },
  ]),
  'team',
);

function show(onZone?: (zone: string | null) => void) {
  if (!shots) throw new Error('the shots have zones');
  render(<ZoneTable title="Shots" shots={shots} {...(onZone && { onZone })} />);
}

test('each zone with makes, percentage, worth and share; a zone without shots is no 0', () => {
  show();
  const columns = ['M/A', '%', 'PPS', 'Share'];
  const row = (name: string) => columns.map((column) => textOf(cellAt(name, column)));
  expect(row('At the rim')).toEqual(['2/3', '67%', '1.33', '75%']);
  expect(row('Left corner three')).toEqual(['–', '–', '–', '0%']);
  expect(row('Total')).toEqual(['2/4', '50%', '1.00', '']);
});

test('shots without a location are counted under the table', () => {
  show();
  expect(
    screen.getByText('The location of one more shot (1 made) was not recorded.'),
  ).toBeDefined();
});

test('the row under the pointer or the focus names its zone', () => {
  const onZone = vi.fn();
  show(onZone);
  const rim = screen.getByRole('button', { name: 'At the rim' });
  fireEvent.focus(rim);
  fireEvent.blur(rim);
  expect(onZone.mock.calls).toEqual([['rim'], [null]]);
});
