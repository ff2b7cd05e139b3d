import { waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { opponentKey, type PageName, pages, paths } from '../api/paths.ts';
import { openApp, stubBrowser } from '../testing/open-app.tsx';
import { type RecordedClub, recordClub, recordedAt } from '../testing/recorded-club.ts';

/* No page mixes two seasons: each says what it says of a club that has no other season. */

const clubs: Record<string, RecordedClub> = {};
const patience = {
  timeout: 30_000,
  interval: 50,
  container: document.head,
  onTimeout: (error: Error) => error,
};

beforeAll(async () => {
  stubBrowser();
  vi.useFakeTimers({ toFake: ['Date'], now: recordedAt });
  // What is written of a season's first five matches names the season before: nothing of them is written here.
  clubs.both = await recordClub({ last: 8, written: 3 });
  clubs.present = await recordClub({ written: 3 });
  clubs.last = await recordClub({ present: 0, last: 8, written: 0 });
});
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function addressOf(club: RecordedClub, name: PageName, search: Record<string, string> = {}) {
  const of = (status: string) => club.matches.filter((match) => match.status === status);
  const [, match, other] = of('completed');
  const { id: matchId, opponent } = (name === 'halfTime' ? of('live')[0] : match) ?? {};
  const [playerId = '', otherId = ''] = club.roster.map((player) => player.playerId);
  const ids = {
    teamId: club.team.id,
    matchId: matchId ?? '',
    playerId,
    opponent: (opponent && opponentKey(opponent)) ?? '',
  };
  const pairs: Partial<Record<PageName, Record<string, string>>> = {
    comparePlayers: { a: playerId, b: otherId },
    compareMatches: { a: matchId ?? '', b: other?.id ?? '' },
  };
  return paths[name](ids, { ...pairs[name], ...search });
}

/** All that a page says, without the season's name, years and what offers another season. */
function said(): string {
  const main = document.querySelector('main')?.cloneNode(true);
  if (!(main instanceof HTMLElement)) return '';
  for (const each of main.querySelectorAll('[data-seasons]')) each.remove();
  return (main.textContent ?? '')
    .replace(/( · |, )?20\d\d-\d\d|, 20\d\d/g, '')
    .replace(/\s+/g, ' ');
}

/** What a page says of a season, or of a part, that it has not read yet. */
const stillReading = /Loading|Checking|read so far|not read yet|matches read/;

/** What a page says once all is read and it stays the same, or once it says what is expected. */
async function settled(club: RecordedClub, address: string, expected?: string): Promise<string> {
  document.body.replaceChildren();
  const { isLoading } = openApp(address, club.serve('coach'));
  let [before, still] = ['', 0];
  await waitFor(() => {
    const now = said();
    const isRead = !isLoading() && !stillReading.test(now);
    still = now === before && now.length > 40 && isRead ? still + 1 : 0;
    before = now;
    if (expected !== undefined) expect(now).toBe(expected);
    else expect(still).toBeGreaterThan(5);
  }, patience);
  return before;
}

const names = Object.keys(pages) as PageName[];
const ofClub = names.filter((name) => !['settings', 'replies', 'add'].includes(name));
const ofTeam = ofClub.filter(
  (name) => name !== 'club' && !pages[name].path.includes(':matchId') && !/opponent/i.test(name),
);

test.each(ofClub)('%s: the present season is that of a club without another', async (name) => {
  const { both, present } = clubs;
  if (!both || !present) throw new Error('the clubs are not recorded');
  // Once more for the code that a page loads when it is first opened.
  await settled(both, addressOf(both, name));
  const ofBoth = await settled(both, addressOf(both, name));
  await settled(present, addressOf(present, name), ofBoth);
});

test.each(ofTeam)('%s: the season before is that of a club without another', async (name) => {
  const { both, last } = clubs;
  if (!both || !last) throw new Error('the clubs are not recorded');
  const alone = addressOf(last, name);
  const address = `${alone}${alone.includes('?') ? '&' : '?'}season=2025-26`;
  await settled(last, alone, await settled(both, address));
});
