import { screen } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { openApp } from '../testing/open-app.tsx';
import { type RecordedClub, recordClub } from '../testing/recorded-club.ts';
import { addressIn, patience, setUpPages } from './testing/recorded-pages.ts';

/* A phone has the court of all other widths, with the zones' words beside it. */

let club: RecordedClub;
setUpPages();
beforeAll(async () => {
  club = await recordClub();
});

test('on a phone each zone’s points per shot and shots are beside the court', async () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener() {},
    removeEventListener() {},
  }));
  openApp(addressIn(club, 'plays'), club.serve('coach'));
  const rim = await screen.findByText(/^At the rim/, { selector: 'tspan' }, patience);
  expect(rim.parentElement?.textContent).toMatch(/^At the rim \d\.\d\d [+−]\d\.\d\d · \d+\/\d+$/);
  const names = [...(rim.closest('svg')?.querySelectorAll('text > :first-child') ?? [])];
  expect(names.map(({ textContent }) => textContent?.trim())).toEqual([
    'At the rim',
    'In the paint',
    'Mid-range',
    'Left corner',
    'Right corner',
    'Above the break',
  ]);
});
