import { screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { paths } from '../api/paths.ts';
import { openApp } from '../testing/open-app.tsx';
import { type RecordedClub, recordClub } from '../testing/recorded-club.ts';
import { patience, setUpPages, there } from './testing/recorded-pages.ts';

/* A live match has no numbers but score, fouls and flow before ten minutes of play. */

let club: RecordedClub;
setUpPages();
beforeAll(async () => {
  club = await recordClub();
});

test.each([
  [599, 0],
  [600, 1],
])(
  'after %d seconds of play the page has its reasons and totals %d times',
  async (seconds, times) => {
    const serve = club.serve('coach');
    const live = there(club.matches.find(({ status }) => status === 'live'));
    const address = paths.match({ teamId: club.team.id, matchId: live.id });
    const { isLoading } = openApp(address, async (input, init) => {
      const reply = await serve(input, init);
      if (!/\/box-score$/.test(String(input))) return reply;
      const { data, ...envelope } = await reply.json();
      const totals = { ...data.team.totals, seconds: 5 * seconds };
      const changed = { ...data, team: { ...data.team, totals } };
      return new Response(JSON.stringify({ ...envelope, data: changed }), reply);
    });
    await waitFor(() => {
      expect(isLoading()).toBe(false);
      expect(screen.getAllByRole('region', { name: live.opponent.name })).toHaveLength(1);
      expect(screen.queryAllByRole('region', { name: /^Why/ })).toHaveLength(times);
      expect(screen.queryAllByRole('region', { name: 'Team totals' })).toHaveLength(times);
      expect(screen.queryAllByText(/follow after ten minutes of play/)).toHaveLength(1 - times);
    }, patience);
  },
);
