import { expect, test } from 'vitest';
import { unrecordedLine } from '../../basketball/line.ts';
import type { BoxScore, Line } from '../../contract/box-score.ts';
import type { MatchSheet } from '../../contract/play-by-play.ts';
import { corrected, stillCorrected, withCorrections } from './corrections.ts';

/** A match sheet with two of our players, with points and fouls. */
function sheetWith(totals: Partial<Line>, bea: Partial<Line> = {}) {
  const entry = (playerId: string) => ({ playerId, name: playerId, starter: true });
  const line = (playerId: string, numbers: Partial<Line>) => ({
    ...entry(playerId),
    played: true,
    ...unrecordedLine(),
    ...numbers,
  });
  const players = [line('Ana', { points: 10, fouls: 2 }), line('Bea', { points: 7, ...bea })];
  const team = { name: 'Ours', players, totals: { ...unrecordedLine(), ...totals } };
  const opponent = { name: 'Theirs', players: [], totals: null };
  const boxScore: BoxScore = { matchId: 'M', status: 'completed', team, opponent };
  const sheet: MatchSheet = { team: [entry('Ana'), entry('Bea')], opponent: [] };
  return { boxScore, sheet };
}

const trace = { at: '2026-11-12T10:00:00.000Z', by: 'Scorer' };
const number = (
  playerId: string,
  statistic: 'points' | 'fouls',
  from: number | null,
  to: number,
) => ({
  playerId,
  statistic,
  from,
  to,
});
const score = { team: 18, opponent: 20 };

test('a total that already fits the corrected numbers stays; a total that was their sum changes with them', () => {
  const { boxScore, sheet } = sheetWith({ points: 18, fouls: 2 });
  const numbers = [number('Bea', 'points', 7, 8), number('Ana', 'fouls', 2, 3)];
  const after = corrected({ boxScore, sheet, score }, numbers, trace) ?? sheet;
  const { team } = withCorrections(boxScore, after);
  expect(team.totals).toMatchObject({ points: 18, fouls: 3, assists: null });
  expect(team.players[1]).toMatchObject({
    points: 8,
    corrections: [{ statistic: 'points', from: 7, to: 8, ...trace }],
  });
  expect(withCorrections({ ...boxScore, team }, after).team).toEqual(team);
});

test('an unrecorded number can be filled in, and points must still add up to the score', () => {
  const { boxScore, sheet } = sheetWith({ points: 17 });
  const correct = (...numbers: ReturnType<typeof number>[]) =>
    corrected({ boxScore, sheet, score: { team: 17, opponent: 20 } }, numbers, trace);
  const filled = correct(number('Bea', 'fouls', null, 4));
  expect(filled?.team[1]?.corrections).toMatchObject([{ from: null, to: 4 }]);
  expect(() => correct(number('Bea', 'points', 7, 9))).toThrow(
    'Ours: the players’ points would be 19, but the score says 17',
  );
  expect(correct(number('Ana', 'points', 10, 9), number('Bea', 'points', 7, 8))).not.toBeNull();
  expect(correct(number('Ana', 'points', 10, 10))).toBeNull();
});

test('a correction outlasts an import of the same match while the file has the old number', () => {
  const { boxScore, sheet } = sheetWith({});
  const before = corrected(
    { boxScore, sheet, score: null },
    [number('Ana', 'fouls', 2, 3), number('Bea', 'points', 7, 8)],
    trace,
  );
  const again = sheetWith({}, { points: 8 });
  const after = stillCorrected(again, before ?? sheet);
  expect(after.team.map(({ corrections }) => corrections?.length)).toEqual([1, undefined]);
});
