import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { playedTeams } from '../../insights/testing/matches.ts';
import { verdictOf } from '../../insights/verdict.ts';
import { demoSeed } from '../../league/simulate-league.ts';
import { meetingOf } from '../testing/meeting-of.ts';
import { LeadPicture } from './LeadChart.tsx';

const meetings = playedTeams(demoSeed).flatMap((team) => team.matches);

test('the bracket names who scored most in its stretch, with points that the plays add up to', () => {
  let named = 0;
  for (const finished of meetings) {
    const stretch = verdictOf(finished)?.stretch;
    if (!stretch) continue;
    const { container, unmount } = render(
      <LeadPicture meeting={meetingOf(finished)} stretch={stretch} withScorer />,
    );
    const said = /(\p{L}[\p{L} -]*) (\d+) of the (\d+),/u.exec(
      (container.textContent ?? '').replace(/^.*?(?:seconds|minutes|Q\d|OT\d?) /, ''),
    );
    unmount();
    if (!said) continue;
    named += 1;
    const [, name = '', points, all] = said;
    const { side } = stretch;
    const people = side ? finished.matchSheet[side].filter((one) => one.name.endsWith(name)) : [];
    const within = finished.events.filter(({ id }) => stretch.eventIds.includes(id));
    const scored = people.map(({ playerId }) =>
      within
        .filter((event) => event.playerId === playerId && event.made === true)
        .reduce((sum, { type }) => sum + ({ twoPointer: 2, threePointer: 3 }[`${type}`] ?? 1), 0),
    );
    expect(scored).toContain(Number(points));
    expect(Number(all)).toBe(side && stretch.points[side]);
  }
  expect(named).toBeGreaterThan(5);
});

test('the largest lead is named above its peak, theirs below its trough', () => {
  const behind = meetings.find(({ boxScore }) => {
    const { team, opponent } = boxScore;
    return (opponent.totals?.points ?? 0) - (team.totals?.points ?? 0) > 14;
  });
  if (!behind) throw new Error('no match was lost by fifteen');
  const { container } = render(<LeadPicture meeting={meetingOf(behind)} withTops />);
  const [, top = '', , height = ''] =
    container.querySelector('svg')?.getAttribute('viewBox')?.split(' ') ?? [];
  const line = (-100 * Number(top)) / Number(height);
  const theirs = [...container.querySelectorAll('b')].find(({ textContent }) =>
    textContent?.startsWith('−'),
  );
  expect(Number.parseFloat(theirs?.style.top ?? '')).toBeGreaterThan(line + 20);
});
