import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { TeamNaming } from '../figures/player-naming.ts';
import { hasPages, SheetChoices } from './PrintPage.tsx';
import { usualChoices } from './print-choices.ts';

const naming: TeamNaming = {
  age: 'adult',
  settled: true,
  isUnder18: null,
  answer: () => {},
  chosen: null,
  choose: () => {},
  names: 'names',
};

function show() {
  const onChoose = vi.fn();
  render(<SheetChoices choices={usualChoices} naming={naming} onChoose={onChoose} />);
  return onChoose;
}

test('the usual sheet of adults: box score, insights and charts, with names', () => {
  show();
  const checked = [...document.querySelectorAll('input:checked')].map(
    (input) => input.closest('label')?.textContent,
  );
  expect(checked).toEqual(['Box score', 'Insights and charts', 'Names']);
});

test('a page more, and shirt numbers instead of names', () => {
  const onChoose = show();
  fireEvent.click(screen.getByRole('checkbox', { name: /^Talk cards/ }));
  fireEvent.click(screen.getByRole('radio', { name: 'Shirt numbers' }));
  expect(onChoose.mock.calls).toEqual([
    [{ ...usualChoices, talkCards: true }],
    [{ ...usualChoices, names: 'numbers' }],
  ]);
});

test('a sheet without a page is none', () => {
  expect(hasPages({ ...usualChoices, boxScore: false, insights: false })).toBe(false);
  expect(hasPages(usualChoices)).toBe(true);
});
