import { expect, it } from 'vitest';
import { insightsInWords, type Shown } from './insights-command.ts';

const rating = { value: 7, comment: '19/40.' };
const ratings = {
  shotMix: rating,
  pointsPerShot: rating,
  assistRate: rating,
  turnovers: { value: null, comment: '' },
  rebounds: rating,
  defensiveImpact: rating,
};
const insights: Shown['insights'] = {
  status: 'ready',
  message: 'Insights are up to date.',
  stale: false,
  summary: { whatsWorking: ['You ran.'], focusAreas: [], suggestions: ['Run more.'] },
  ratings,
};
const match = {
  id: 'm1',
  startsAt: '2026-11-14T18:00:00.000Z',
  team: 'Own',
  opponent: 'Other',
  score: { team: 83, opponent: 74 },
};

it('prints the lists and ratings of the team and of each player under a heading', () => {
  const text = insightsInWords({
    match,
    insights,
    players: [
      {
        playerId: 'p1',
        name: 'Ana',
        insights: { ...insights, status: 'failed', message: 'It failed.' },
      },
    ],
  });
  expect(text.split('\n').slice(0, 10)).toEqual([
    '2026-11-14  Own 83–74 Other',
    "What's working:",
    '  • You ran.',
    'Focus areas:',
    '  –',
    'Suggestions:',
    '  • Run more.',
    'Ratings:',
    '  shotMix 7.0  19/40.',
    '  pointsPerShot 7.0  19/40.',
  ]);
  expect(text).toContain('  turnovers –  \n');
  expect(text).toContain('\n\n── Ana\nfailed: It failed.\n');
});

it('says under each sentence what it rests on', () => {
  const text = insightsInWords({
    match,
    players: [],
    insights: {
      ...insights,
      grounds: [
        {
          list: 'whatsWorking',
          sentence: 'You ran.',
          topic: 'fastBreaks',
          worth: -5.24,
          surprise: 1.94,
          repeats: 0.31,
          luck: 0.69,
          gained: -0.12,
          eventIds: ['a', 'b'],
        },
      ],
    },
  });
  expect(text.split('\n').slice(1, 4)).toEqual([
    "What's working:",
    '  • You ran.',
    '    worth −5.2 points, surprise 1.9, repeats 31%, luck 69%, chance to win −12%, 2 events [fastBreaks]',
  ]);
});
