import { expect, test } from 'vitest';
import { fourFactors } from '../../basketball/numbers.ts';
import { perMatch } from '../../basketball/ratio.ts';
import type { Line } from '../../contract/box-score.ts';
import { playedTeams } from '../../insights/testing/matches.ts';
import { certaintyText, latestMatches, latestOf } from '../figures/latest-moves.ts';
import { rosterRows, seasonMatches } from '../figures/roster.ts';
import { minutesOf, playerTimes } from '../line-ups/player-times.ts';
import { fairSoFar } from '../playing-time/fair-so-far.ts';
import { practiceReport } from '../practice/practice-report.ts';
import { themeWords } from '../practice/theme-words.ts';
import { themes } from '../practice/themes.ts';
import { toldOf } from '../season/TrendsPage.tsx';
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
      const [told] = toldOf(divided);
      for (const theme of [...report.themes, ...report.keep, ...report.seldom]) {
        const { number } = themes[theme.key];
        if (!fourFactors.some((key) => key === number)) continue;
        const says = themeWords(theme).finding.replace(/\.$/, ` (${certaintyText(theme)}).`);
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
  expect(toldOf(latestOf(meetings))).toEqual([
    'Too few matches to say what has moved: it takes 8.',
    '',
  ]);
});

test('if every line has moved, the trends speak of no other line', () => {
  const [team] = playedTeams(2026);
  const season = (team?.matches ?? []).slice(0, 15).map(meetingOf);
  const changed = (totals: Line | null, at: number) => {
    const high = at < 10 ? 0 : 1;
    return (
      totals && {
        ...totals,
        turnovers: 5 + (at % 2) + 20 * high,
        offensiveRebounds: 5 + (at % 2) + 20 * high,
        freeThrows: { made: 5, attempted: 5 + (at % 2) + 20 * high },
      }
    );
  };
  const meetings = season.map(({ match, boxScore }, at) => ({
    match,
    boxScore: boxScore && {
      ...boxScore,
      team: { ...boxScore.team, totals: changed(boxScore.team.totals, at) },
      opponent: { ...boxScore.opponent, totals: changed(boxScore.opponent.totals, at) },
    },
  }));
  const [found, basis] = toldOf(latestOf(meetings));
  expect(found.match(/\((?:clear|probable)\)/g)).toHaveLength(6);
  expect(basis).toBe(
    'The last 5 matches beside the 10 before. Shooting is left out: over so few matches it is mostly luck.',
  );
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
