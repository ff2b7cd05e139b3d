import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { paths } from '../api/paths.ts';
import { openApp } from '../testing/open-app.tsx';
import { type RecordedClub, recordClub } from '../testing/recorded-club.ts';
import { patience, setUpPages } from './testing/recorded-pages.ts';

let club: RecordedClub;
setUpPages();
beforeAll(async () => {
  club = await recordClub();
});

const calls = /^(?:change now|next change at|No change is left)/;

test('the bench calls no change in a live match that nobody has planned, until its rest is planned', async () => {
  openApp(paths.playingTime({ teamId: club.team.id }), club.serve('coach'));
  await screen.findByText('Nobody has planned this match: no change is called.', {}, patience);
  expect(screen.queryByText(calls)).toBeNull();
  expect(screen.queryByText(/min each/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Plan the rest' }));
  await waitFor(() => expect(screen.getByText(calls)).toBeDefined(), patience);
  expect(screen.queryByText(/^Nobody has planned/)).toBeNull();
});
