import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { openApp } from '../testing/open-app.tsx';
import { type RecordedClub, recordClub } from '../testing/recorded-club.ts';
import { addressIn, patience, setUpPages } from './testing/recorded-pages.ts';

/* A phone's court has no space beside it for the zones' words. */

let club: RecordedClub;
setUpPages();
beforeAll(async () => {
  club = await recordClub();
});

test('on a phone each zone’s points per shot and shots are below the court', async () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener() {},
    removeEventListener() {},
  }));
  openApp(addressIn(club, 'plays'), club.serve('coach'));
  const rim = await screen.findByText(/^At the rim/, { selector: 'li' }, patience);
  await waitFor(() =>
    expect(rim.textContent).toMatch(/^At the rim \d\.\d\d [+−]\d\.\d\d · \d+\/\d+$/),
  );
  const zones = within(rim.closest('ul') ?? document.body).getAllByRole('listitem');
  expect(zones.map(({ textContent }) => textContent?.replace(/ [\d.].*/, ''))).toEqual([
    'At the rim',
    'In the paint',
    'Mid-range',
    'Left corner',
    'Right corner',
    'Above the break',
  ]);
});
