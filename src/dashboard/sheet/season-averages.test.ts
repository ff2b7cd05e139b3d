import { expect, test } from 'vitest';
import { emptyLine } from '../../basketball/line.ts';
import { playerSeasons } from '../../basketball/season.ts';
import type { BoxScore } from '../../contract/box-score.ts';
import { paperColumns } from '../tables/columns.ts';
import { averageText } from './season-rows.ts';

const match = (points: number, steals: number | null): BoxScore => ({
  matchId: `${points}`,
  status: 'completed',
  opponent: { name: 'Them', players: [], totals: null },
  team: {
    name: 'Us',
    totals: null,
    players: [
      {
        ...emptyLine(),
        playerId: 'p',
        name: 'Player',
        starter: true,
        played: true,
        seconds: 1230,
        points,
        twos: { made: points / 2, attempted: 8 },
        steals,
        plusMinus: -3,
      },
    ],
  },
});

test('shots in percent of all, the rest a match; what one match did not record is "–"', () => {
  const [season] = playerSeasons(
    [match(4, 1), match(10, null)].map((boxScore) => ({ boxScore, seconds: 2400 })),
  );
  if (!season) throw new Error('one player, one season');
  const cells = Object.fromEntries(
    paperColumns.map((column) => [column.key, averageText(season)(column)]),
  );
  expect(cells).toMatchObject({
    minutes: '20:30',
    fieldGoals: '44%',
    twos: '44%',
    threes: '–',
    steals: '–',
    assists: '0.0',
    plusMinus: '−3.0',
    points: '7.0',
  });
});
