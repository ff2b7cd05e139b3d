import { waitFor } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { demoSeed, simulateTeams } from '../../league/simulate-league.ts';
import { scoreSheetOf } from '../../testing/score-sheet-of.ts';
import { partOf } from '../../testing/share.ts';
import { type PageName, pages } from '../api/paths.ts';
import { openApp } from '../testing/open-app.tsx';
import { type RecordedClub, recordClub, recordedAt } from '../testing/recorded-club.ts';
import { addressIn, patience, setUpPages, there } from './testing/recorded-pages.ts';

/* Pages over a club of which nothing but score sheets is known. */

let club: RecordedClub;
setUpPages();
beforeAll(async () => {
  const [first] = simulateTeams(demoSeed, recordedAt);
  const team = there(first);
  const matches = team.matches.map((match) => ({ ...match, events: scoreSheetOf(match.events) }));
  club = await recordClub({ of: { ...team, matches } });
});

/** What each page says of data that a score sheet lacks. */
const said: Partial<Record<PageName, string>> = {
  halfTime: 'made · us, then them',
  practice: 'Too little was recorded in these matches to say what to train',
  shots: 'The missed shots are not recorded',
  compareMatches: 'Too little was recorded in one of these matches',
  insights: 'Not recorded for this match.',
};
const others = (Object.keys(pages) as PageName[]).filter(
  (name) => !(name in said || ['settings', 'replies', 'add'].includes(name)),
);

/** Sentences with a number of unrecorded data, and percentages of makes alone. */
const false_ =
  /\d (?:rebounds|assists|turnovers|steals|blocks)\b|turnovers? \d|(?:of|by) \d+ (?:misses|possessions)|(?:Two|Three) \d+\/\d|(?:2P|3P|FG)% ?\d|NaN/;

test.each([...(Object.keys(said) as PageName[]), ...partOf(others, 6)])(
  '%s: no number of unrecorded data',
  async (name) => {
    const { isLoading } = openApp(addressIn(club, name), club.serve('coach'));
    let before = '';
    const text = () => document.querySelector('main')?.textContent ?? '';
    await waitFor(() => {
      const now = text();
      const isStill = now === before;
      before = now;
      expect(isLoading()).toBe(false);
      expect(now.length).toBeGreaterThan(100);
      expect(isStill && now.includes(said[name] ?? '')).toBe(true);
    }, patience);
    expect(text()).not.toMatch(false_);
  },
);
