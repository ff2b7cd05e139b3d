import { expect, test } from 'vitest';
import { fourFactors } from '../../basketball/numbers.ts';
import { perMatch } from '../../basketball/ratio.ts';
import { playedTeams } from '../../insights/testing/matches.ts';
import { certaintyText, latestMatches, latestOf, numberIn } from '../figures/latest-moves.ts';
import { rosterRows, seasonMatches } from '../figures/roster.ts';
import { formatPercent } from '../figures/statistic-format.ts';
import { minutesOf, playerTimes } from '../line-ups/player-times.ts';
import { fairSoFar } from '../playing-time/fair-so-far.ts';
import { practiceReport } from '../practice/practice-report.ts';
import { themes } from '../practice/themes.ts';
import { toldOf } from '../season/TrendsPage.tsx';
import { nameOf } from '../tables/number-words.ts';
import { meetingOf } from './meeting-of.ts';

/* Two pages of one season beside each other. */

test('what practice calls clear or probable has moved in the trends, by the same numbers and word', () => {
  let moved = 0;
  for (const { matches, category } of playedTeams(2026)) {
    for (const end of [8, 10, 13, 16, matches.length]) {
      const all = matches.slice(0, end).map(meetingOf);
      const { read } = latestMatches(all.map(({ match }) => match).toReversed(), [], '');
      const meetings = all.filter(({ match }) => read.includes(match));
      const report = practiceReport(meetings, category);
      const divided = latestOf(meetings);
      if (!report || !divided) throw new Error('too few matches');
      const told = toldOf(divided);
      for (const theme of [...report.themes, ...report.keep, ...report.seldom]) {
        const { number, side } = themes[theme.key];
        if (!fourFactors.some((key) => key === number)) continue;
        const line = `${side === 'team' ? '' : 'opponents’ '}${nameOf(number)}`;
        const [usual, seen] = [theme.usual, theme.seen].map((of) => formatPercent(numberIn(of)));
        const says = `${line} from ${usual} to ${seen} (${certaintyText(theme)})`;
        expect(told.includes(says), `${says}: ${told}`).toBe(theme.certainty !== null);
        if (theme.certainty !== null) moved += 1;
      }
    }
  }
  expect(moved).toBeGreaterThan(5);
});

test('with too few matches for practice nothing has moved, nor stayed, in the trends', () => {
  const [team] = playedTeams(2026);
  const meetings = (team?.matches ?? []).slice(0, 7).map(meetingOf);
  expect(practiceReport(meetings, team?.category)).toBeNull();
  expect(toldOf(latestOf(meetings))).toBe('Too few matches to say what has moved: it takes 8.');
});

test('a player’s minutes a match are those of the roster under line-ups and on playing time', () => {
  let sheets = 0;
  for (const { matches } of playedTeams(2026)) {
    const entries = matches
      .map(meetingOf)
      .map(({ match, boxScore }) => ({ match, value: boxScore, error: null }))
      .toReversed();
    const roster = rosterRows(null, seasonMatches(entries));
    const fair = new Map(fairSoFar(entries).map((each) => [each.playerId, each]));
    for (const player of playerTimes(roster, entries, null, () => null)) {
      const onRoster = player.season?.perMatch?.seconds ?? 0;
      const { played = 0, appearances = 0, matches: there = 0 } = fair.get(player.playerId) ?? {};
      expect(minutesOf(player)).toBe(onRoster);
      expect(perMatch(played, appearances) ?? 0).toBeCloseTo(onRoster, 6);
      if (there > appearances) sheets += 1;
    }
  }
  expect(sheets).toBeGreaterThan(0);
});
