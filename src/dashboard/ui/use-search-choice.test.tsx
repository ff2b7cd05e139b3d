import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { BrowserRouter } from 'react-router';
import { expect, test } from 'vitest';
import { readChoices, useSearchChoice, writeChoices } from './use-search-choice.ts';

const usual = { per: 'match', opponent: '' };

test('an address that names nothing has the usual choices', () => {
  expect(readChoices(new URLSearchParams('rows=500'), usual)).toEqual(usual);
  expect(readChoices(new URLSearchParams('per=minutes&opponent=owl'), usual)).toEqual({
    per: 'minutes',
    opponent: 'owl',
  });
});

test('the usual choices are left out of the address, and foreign parameters stay', () => {
  const search = new URLSearchParams('rows=500&per=minutes&opponent=owl');
  const write = (changes: Partial<typeof usual>) => `${writeChoices(search, usual, changes)}`;
  expect(write({ per: 'match' })).toBe('rows=500&opponent=owl');
  expect(write({ opponent: '' })).toBe('rows=500&per=minutes');
  expect(write({ opponent: 'a&b' })).toBe('rows=500&per=minutes&opponent=a%26b');
  expect(write({})).toBe(`${search}`);
});

function Filter() {
  const [{ opponent }, choose] = useSearchChoice(usual);
  return (
    <button type="button" onClick={() => choose({ opponent: 'owl' })}>
      {opponent || 'all'}
    </button>
  );
}

test.each(['/', '/boxout/'])('a choice reaches the address of a page under %s', async (base) => {
  window.history.replaceState({ key: base }, '', `${base}teams/t?rows=500`);
  const { unmount } = render(
    <BrowserRouter basename={base}>
      <Filter />
    </BrowserRouter>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'all' }));
  screen.getByRole('button', { name: 'owl' });
  const { location } = window;
  await waitFor(() =>
    expect(location.pathname + location.search).toBe(`${base}teams/t?rows=500&opponent=owl`),
  );
  unmount();
});

function Period() {
  const [{ per }, choose] = useSearchChoice(usual);
  return (
    <button type="button" onClick={() => choose({ per: 'minutes' })}>
      {`per ${per}`}
    </button>
  );
}

test('two parts of a page change their choices in a row, and the address has both', async () => {
  window.history.replaceState({}, '', '/teams/t?rows=500');
  render(
    <BrowserRouter>
      <Filter />
      <Period />
    </BrowserRouter>,
  );
  // Both at once: on a slow phone the second press comes before the first change is drawn.
  act(() => {
    screen.getByRole('button', { name: 'all' }).click();
    screen.getByRole('button', { name: 'per match' }).click();
  });
  await screen.findByRole('button', { name: 'owl' });
  await screen.findByRole('button', { name: 'per minutes' });
  expect(window.location.search).toBe('?rows=500&opponent=owl&per=minutes');
});
