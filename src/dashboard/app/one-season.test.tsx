import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import type { DemoTeam } from '../../league/simulate-league.ts';
import { arePresent, reason } from '../../testing/real-matches.ts';
import { partOf } from '../../testing/share.ts';
import { type PageName, pages } from '../api/paths.ts';
import { openApp } from '../testing/open-app.tsx';
import { type RecordedClub, recordClub, recordedAt } from '../testing/recorded-club.ts';
import { sharedTeam } from '../testing/shared-team.ts';
import { addressIn, collectDownloads, patience, setUpPages } from './testing/recorded-pages.ts';

/* No page mixes two seasons: each has the same content as in a club without the other season, on screen, in print and in CSV. */

setUpPages();

const main = () => document.querySelector('main');

/** All that a page says, without the season's name, years and what offers another season. */
function said(): string {
  const copy = main()?.cloneNode(true);
  if (!(copy instanceof HTMLElement)) return '';
  for (const each of copy.querySelectorAll('[data-seasons]')) each.remove();
  return (copy.textContent ?? '')
    .replace(/( · |, )?20\d\d-\d\d|, 20\d\d/g, '')
    .replace(/\s+/g, ' ');
}

/** What a page says of a season, or of a part, that it has not read yet. */
const stillReading = /Loading|Checking|read so far|not read yet|matches read/;

/** A page's content once loaded (with its last part) and stable, or once it is as expected; then its CSV. */
async function told(
  club: RecordedClub,
  address: string,
  expected?: readonly string[],
  lastPart = /./,
): Promise<string[]> {
  document.body.replaceChildren();
  const { isLoading } = openApp(address, club.serve('coach'));
  let [before, text, still] = ['', '', 0];
  await waitFor(() => {
    const now = main()?.textContent ?? '';
    const isRead = !isLoading() && !stillReading.test(now) && lastPart.test(now);
    still = now === before && now.length > 40 && isRead ? still + 1 : 0;
    // A page is copied once it has changed, since its copy takes as long as drawing it.
    if (now !== before) text = said();
    before = now;
    if (expected) expect(text).toBe(expected[0]);
    else expect(still).toBeGreaterThan(5);
  }, patience);
  const saved: string[] = [];
  collectDownloads(saved);
  for (const button of screen.queryAllByText(/ as CSV$/, { selector: 'button' })) {
    const count = saved.length + 1;
    fireEvent.click(button);
    await waitFor(() => expect(saved).toHaveLength(count), patience);
  }
  return [text, ...saved];
}

const names = Object.keys(pages) as PageName[];
const ofPresent = names.filter((name) => !['settings', 'replies', 'add'].includes(name));
const ofLast = ofPresent.filter((name) => name !== 'club' && name !== 'halfTime');
const isOfMatch = (name: PageName) => pages[name].path.includes(':matchId');
const withCsv: PageName[] = ['match', 'plays'];

const sources: [string, () => DemoTeam | undefined, PageName[]][] = [
  ['matches of the demo league', () => undefined, ofPresent],
  [
    `matches of real leagues${reason}`,
    () => sharedTeam(recordedAt),
    // None of them is under way.
    arePresent ? ofPresent.filter((name) => name !== 'halfTime') : [],
  ],
];

const opened = new Set<PageName>();

// The short run opens the pages of the demo league, the soak also those of real leagues.
describe.each(partOf(sources, 2))('%s', (_, teamOf, wanted) => {
  const clubs: Record<string, RecordedClub> = {};
  const clubOf = (name: 'both' | 'present' | 'last'): RecordedClub => {
    const club = clubs[name];
    if (!club) throw new Error('the clubs are not recorded');
    return club;
  };

  beforeAll(async () => {
    if (wanted.length === 0) return;
    const of = teamOf();
    // Insights of a season's first five matches name the season before, so none are written here.
    clubs.both = await recordClub({ of, last: 8, written: 3 });
    clubs.present = await recordClub({ of, written: 3 });
    clubs.last = await recordClub({ of, present: 0, last: 8, written: 0 });
  });

  // The short run opens a third of the pages a season.
  test.skipIf(wanted.length === 0).each(partOf(wanted.length === 0 ? ofPresent : wanted, 3))(
    '%s: the present season is that of a club without another',
    async (name) => {
      const [both, present] = [clubOf('both'), clubOf('present')];
      // Once more for the code that a page loads when it is first opened.
      if (!opened.has(name)) await told(both, addressIn(both, name));
      opened.add(name);
      // The club's match under way is read after its teams.
      const hasLive = name === 'club' && wanted.includes('halfTime');
      const atEnd = withCsv.includes(name) ? /as CSV/ : undefined;
      const lastPart = hasLive ? /Being played now/ : atEnd;
      const ofBoth = await told(both, addressIn(both, name), undefined, lastPart);
      expect(await told(present, addressIn(present, name), ofBoth)).toEqual(ofBoth);
      expect(ofBoth).toHaveLength(withCsv.includes(name) ? 2 : 1);
    },
  );

  test.skipIf(wanted.length === 0).each(partOf(ofLast, 3, 1))(
    '%s: the season before is that of a club without another',
    async (name) => {
      const [both, last] = [clubOf('both'), clubOf('last')];
      const alone = addressIn(last, name);
      const season = `${alone.includes('?') ? '&' : '?'}season=2025-26`;
      // A match says of which season its page is.
      const ofBoth = await told(both, isOfMatch(name) ? alone : alone + season);
      expect(await told(last, alone, ofBoth)).toEqual(ofBoth);
    },
  );
});

test('in the first matches of a season screen, sheet and a player’s page compare with the season before', async () => {
  const club = await recordClub({ present: 3, last: 8 });
  const textAt = async (name: PageName, search?: Record<string, string>) => {
    await told(
      club,
      addressIn(club, name, search),
      undefined,
      name === 'insights' ? /Write again/ : /./,
    );
    return document.querySelector('main')?.textContent ?? '';
  };
  expect(await textAt('insights')).toContain('usual of the 8 matches of 2025-26');
  expect(await textAt('print')).toContain('thick: usual of 2025-26');
  const numbersAfter = async (word: string, search?: Record<string, string>) =>
    [...(await textAt('seasonPlayer', search)).matchAll(RegExp(`${word} (\\d+\\.\\d)`, 'g'))].map(
      ([, number]) => number,
    );
  const usual = await numbersAfter('usual');
  expect(usual).toHaveLength(6);
  expect(usual).toEqual(await numbersAfter('all together', { season: '2025-26' }));
});
